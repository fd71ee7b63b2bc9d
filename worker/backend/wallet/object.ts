import { DurableObject } from 'cloudflare:workers'
import { loadClock, now } from '../clock/clock.ts'
import type { Env } from '../env.ts'
import type { MarketResult } from '../feed/api.ts'
import * as ledgerAccounts from './accounts.ts'
import type { PlaceInput, SellInput, WalletApi } from './api.ts'
import { couponsOf, sell } from './cash-out.ts'
import { credit } from './credit.ts'
import { decide, expire, hold, isHeld, nextExpiry } from './held.ts'
import { coupon, history, ledger } from './history.ts'
import { byKey } from './idempotency.ts'
import { delivered, failed, nextParcel, waiting } from './outbox.ts'
import { place } from './place.ts'
import { migrate } from './schema.ts'
import { applyResult } from './settle.ts'
import type { Sql } from './sql.ts'

/** A random safe integer that nobody can guess from another. */
function randomId(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  return (high % 2 ** 21) * 2 ** 32 + low || 1
}

/**
 * One player's money: accounts, ledger, coupons. The class only wires storage and alarms to the functions of this folder;
 * every change is one `transactionSync` without an `await` in it (decisions.md 6).
 */
export class Wallet extends DurableObject<Env> implements WalletApi {
  readonly #sql: Sql = { exec: (query, ...params) => this.ctx.storage.sql.exec(query, ...params).toArray() }
  /** When the alarm is set for, real milliseconds; kept in memory only, a second alarm would be harmless. */
  #armed = Number.POSITIVE_INFINITY

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    ctx.storage.transactionSync(() => migrate(this.#sql))
  }

  /** One atomic change, and an alarm for what it left in the outbox; both are durable before the answer leaves the object. */
  #change<T>(f: (sql: Sql) => T): T {
    const result = this.ctx.storage.transactionSync(() => f(this.#sql))
    if (waiting(this.#sql) > 0) this.#arm(Date.now())
    return result
  }

  /** Sets the alarm, unless it rings before anyway. */
  #arm(at: number): void {
    if (this.#armed <= at) return
    this.#armed = at
    void this.ctx.storage.setAlarm(at)
  }

  /** Runs a change inside a transaction and takes it back. */
  readonly #tryOut = <T>(f: () => T): T => {
    const undo = new Error('tried out')
    let result: { value: T } | undefined
    try {
      this.ctx.storage.transactionSync(() => {
        result = { value: f() }
        throw undo
      })
    } catch (error) {
      if (error !== undo) throw error
    }
    if (!result) throw new Error('nothing was tried out')
    return result.value
  }

  async open(input: Parameters<WalletApi['open']>[0]) {
    this.#change((sql) => ledgerAccounts.open(sql, input))
  }

  async accounts() {
    return ledgerAccounts.accounts(this.#sql)
  }

  async addAccount(input: Parameters<WalletApi['addAccount']>[0]) {
    return this.#change((sql) => ledgerAccounts.addAccount(sql, input))
  }

  async place(input: PlaceInput) {
    return this.#change((sql) => place(sql, input, randomId))
  }

  async hold(input: PlaceInput, delayMs: number) {
    const times = { delayMs, real: Date.now() }
    const held = this.#change((sql) => hold(sql, input, times, randomId, this.#tryOut))
    const expiry = nextExpiry(this.#sql)
    if (expiry !== null) this.#arm(expiry)
    return held
  }

  async decide(input: PlaceInput) {
    return this.#change((sql) => decide(sql, input, randomId))
  }

  async byKey(key: string) {
    return byKey(this.#sql, key)
  }

  async isHeld(key: string) {
    return isHeld(this.#sql, key)
  }

  async coupon(id: number, now: number) {
    return coupon(this.#sql, id, now)
  }

  async history(query: Parameters<WalletApi['history']>[0]) {
    return history(this.#sql, query)
  }

  async applyResults(results: MarketResult[], now: number) {
    return {
      changed: this.#change((sql) => results.reduce((n, result) => n + applyResult(sql, result, now), 0)),
    }
  }

  async applyResult(result: MarketResult, now: number) {
    return { changed: this.#change((sql) => applyResult(sql, result, now)) }
  }

  async credit(input: Parameters<WalletApi['credit']>[0]) {
    return this.#change((sql) => credit(sql, input))
  }

  async stored(ids: number[]) {
    return couponsOf(this.#sql, ids)
  }

  async sell(input: SellInput) {
    return this.#change((sql) => sell(sql, input))
  }

  async ledger(page: number) {
    return ledger(this.#sql, page)
  }

  /** Refuses bets that nobody has decided in time, and sends the outbox. */
  override async alarm(): Promise<void> {
    this.#armed = Number.POSITIVE_INFINITY
    await loadClock(this.env)
    this.ctx.storage.transactionSync(() => expire(this.#sql, Date.now(), now()))
    const expiry = nextExpiry(this.#sql)
    if (expiry !== null) this.#arm(expiry)
    await this.#send()
  }

  /** Sends the outbox to the queue in order, at least once; a queue that does not answer is asked again later. */
  async #send(): Promise<void> {
    for (let parcel = nextParcel(this.#sql); parcel.length > 0; parcel = nextParcel(this.#sql)) {
      const last = parcel.at(-1)?.seq ?? 0
      try {
        await this.env.WALLET_EVENTS.sendBatch(parcel.map((body) => ({ body })))
      } catch (error) {
        const pause = failed(this.#sql, last)
        console.error(
          JSON.stringify({ level: 'error', message: 'wallet events are not sent', pause, error: String(error) }),
        )
        return this.#arm(Date.now() + pause)
      }
      delivered(this.#sql, last)
    }
  }
}
