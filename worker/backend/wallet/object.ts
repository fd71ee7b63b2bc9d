import { DurableObject } from 'cloudflare:workers'
import { currentOffset, loadClock, now } from '../clock/clock.ts'
import type { Env } from '../env.ts'
import type { MarketResult } from '../feed/api.ts'
import * as ledgerAccounts from './accounts.ts'
import type { BuyInput, HoldTimes, PlaceInput, SellInput, UnderVersion, WalletApi } from './api.ts'
import { buyPromo } from './buy-promo.ts'
import { couponsOf, sell } from './cash-out.ts'
import { cashback } from './cashback.ts'
import { nextDue, runDue } from './conclude.ts'
import { credit } from './credit.ts'
import type { GamesApi } from './game-api.ts'
import * as games from './games.ts'
import { askedOf, decide, decline, expire, hold, isAsked, isHeld, nextExpiry, pendingCoupons } from './held.ts'
import { coupon, history, ledger } from './history.ts'
import { byKey, forgetKeys } from './idempotency.ts'
import * as limits from './limits.ts'
import type { LimitsApi } from './limits-api.ts'
import { delivered, failed, nextParcel, waiting } from './outbox.ts'
import { activate, removeAccount } from './own-accounts.ts'
import * as money from './payments.ts'
import type { PaymentsApi } from './payments-api.ts'
import { place } from './place.ts'
import { points } from './points.ts'
import { usedPromos } from './promo.ts'
import { rewards } from './rewards.ts'
import { migrate } from './schema.ts'
import { applyResult } from './settle.ts'
import { slipFacts } from './slip-facts.ts'
import type { Sql } from './sql.ts'

/**
 * How long the outbox gathers before it is sent, milliseconds: only read models are fed by it, and a sending with its alarm costs four
 * durable writes, more than two bets do. What a trader waits for is sent at once.
 */
const GATHER_MS = 30_000

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
  /** When time alone changes something next, on the backend's clock. */
  #due: number | null = null
  /** Changes with the player's sessions and profile. An object that starts anew has another one, which only costs a read more. */
  #version = crypto.randomUUID()

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    ctx.storage.transactionSync(() => migrate(this.#sql))
    ctx.blockConcurrencyWhile(async () => {
      // An object that its alarm starts must not put it off, nor one that starts between two bets.
      this.#armed = (await ctx.storage.getAlarm()) ?? Number.POSITIVE_INFINITY
      this.#plan()
      this.#planExpiry()
    })
  }

  /** One atomic change, and an alarm for what it left in the outbox; both are durable before the answer leaves the object. */
  #change<T>(f: (sql: Sql) => T): T {
    const result = this.ctx.storage.transactionSync(() => f(this.#sql))
    this.#plan()
    return result
  }

  /** An alarm for what a change may leave: what time alone will do next, and the outbox, unless it has an alarm of its own. */
  #plan(outbox = true): void {
    this.#due = nextDue(this.#sql)
    if (this.#due !== null) this.#arm(Math.max(Date.now(), this.#due - currentOffset()))
    const gathered = Date.now() + GATHER_MS
    if (outbox && this.#armed > gathered && waiting(this.#sql) > 0) this.#arm(gathered)
  }

  /** An alarm for bets that wait for their decision. */
  #planExpiry(): void {
    const expiry = nextExpiry(this.#sql)
    if (expiry !== null) this.#arm(expiry)
  }

  /** Time rules are decided when read: what is due by the backend's clock is done first. */
  async #atNow(): Promise<Sql> {
    await loadClock(this.env)
    if (this.#due !== null && this.#due <= now()) this.#change((sql) => runDue(sql, now()))
    return this.#sql
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
    return ledgerAccounts.accounts(await this.#atNow())
  }

  async slipFacts(input: Parameters<WalletApi['slipFacts']>[0]) {
    return slipFacts(await this.#atNow(), input)
  }

  async usedPromos() {
    return usedPromos(this.#sql)
  }

  async addAccount(input: Parameters<WalletApi['addAccount']>[0]) {
    return this.#change((sql) => ledgerAccounts.addAccount(sql, input))
  }

  async activate(id: number) {
    return this.#change((sql) => activate(sql, id))
  }

  async removeAccount(currency: string) {
    return this.#change((sql) => removeAccount(sql, currency))
  }

  async renewVersion() {
    this.#version = crypto.randomUUID()
  }

  /** A change by the word of a session: none, when that was kept under another version. Nothing comes between the look and the change. */
  #changeUnder<T>(version: string | undefined, f: (sql: Sql) => T): UnderVersion<T> {
    const isCurrent = version === undefined || version === this.#version
    return { version: this.#version, answer: isCurrent ? this.#change(f) : null }
  }

  async place(input: PlaceInput) {
    await this.#atNow()
    return this.#changeUnder(input.version, (sql) => place(sql, input, randomId))
  }

  async hold(input: PlaceInput, times: HoldTimes) {
    const real = Date.now()
    await this.#atNow()
    const held = this.#changeUnder(input.version, (sql) => hold(sql, input, { ...times, real }, randomId, this.#tryOut))
    this.#planExpiry()
    // Traders wait for what they are to decide.
    if (times.trader) this.#arm(real)
    return held
  }

  async decide(input: PlaceInput) {
    if (isAsked(this.#sql, input.key)) this.#arm(Date.now())
    return this.#change((sql) => decide(sql, input, randomId))
  }

  async decline(key: string, at: number) {
    this.#arm(Date.now())
    return this.#change((sql) => decline(sql, key, at))
  }

  async asked(couponId: number) {
    return askedOf(this.#sql, couponId)
  }

  async pending() {
    return pendingCoupons(this.#sql)
  }

  async byKey(key: string) {
    return byKey(this.#sql, key)
  }

  async isHeld(key: string) {
    return isHeld(this.#sql, key)
  }

  async coupon(id: number, now: number) {
    return coupon(await this.#atNow(), id, now)
  }

  async history(query: Parameters<WalletApi['history']>[0]) {
    return history(await this.#atNow(), query)
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
    return couponsOf(await this.#atNow(), ids)
  }

  async sell(input: SellInput) {
    return this.#change((sql) => sell(sql, input))
  }

  async points(page: number) {
    return points(await this.#atNow(), page)
  }

  async buyPromo(input: BuyInput) {
    return this.#change((sql) => buyPromo(sql, input))
  }

  async rewards() {
    return rewards(await this.#atNow())
  }

  async cashback() {
    return cashback(await this.#atNow())
  }

  async ledger(page: number) {
    return ledger(await this.#atNow(), page)
  }

  /** A change of a payment, told at once: an operator waits for it. */
  #pay<T>(f: (sql: Sql) => T): T {
    this.#arm(Date.now())
    return this.#change(f)
  }

  async newPayment(input: Parameters<PaymentsApi['newPayment']>[0]) {
    await this.#atNow()
    return this.#pay((sql) => money.newPayment(sql, input))
  }

  async stepPayment(input: Parameters<PaymentsApi['stepPayment']>[0]) {
    return this.#pay((sql) => money.stepPayment(sql, input))
  }

  async hearProvider(input: Parameters<PaymentsApi['hearProvider']>[0]) {
    return this.#pay((sql) => money.hearProvider(sql, input))
  }

  async payment(id: number, now: number) {
    return money.payment(this.#sql, id, now)
  }

  async paymentByKey(key: string) {
    return money.paymentByKey(this.#sql, key)
  }

  async payments(query: Parameters<PaymentsApi['payments']>[0]) {
    return money.payments(this.#sql, query)
  }

  async playRound(input: Parameters<GamesApi['playRound']>[0]) {
    await this.#atNow()
    return this.#change((sql) => games.playRound(sql, input))
  }

  async rounds(query: Parameters<GamesApi['rounds']>[0]) {
    return games.rounds(this.#sql, query)
  }

  async round(id: number) {
    return games.round(this.#sql, id)
  }

  async seeds(now: number) {
    return this.#change((sql) => games.seedsNow(sql, now))
  }

  async changeSeeds(clientSeed: string | null, now: number) {
    return this.#change((sql) => games.changeSeeds(sql, clientSeed, now))
  }

  async box(gameId: number) {
    return games.boxOf(this.#sql, gameId)
  }

  async hearGames(ask: Parameters<GamesApi['hearGames']>[0]) {
    await this.#atNow()
    return this.#change((sql) => games.hearGames(sql, ask))
  }

  async enter(input: Parameters<LimitsApi['enter']>[0]) {
    return this.#change((sql) => limits.enter(sql, input))
  }

  async limits(input: Parameters<LimitsApi['limits']>[0]) {
    return limits.limitViews(this.#sql, input, input.running)
  }

  async saveLimits(input: Parameters<LimitsApi['saveLimits']>[0]) {
    return this.#change((sql) => limits.saveLimits(sql, input))
  }

  async decideLimit(input: Parameters<LimitsApi['decideLimit']>[0]) {
    return this.#change((sql) => limits.decideLimit(sql, input))
  }

  async removeLimit(input: Parameters<LimitsApi['removeLimit']>[0]) {
    return this.#change((sql) => limits.removeLimit(sql, input))
  }

  async answerTest(input: Parameters<LimitsApi['answerTest']>[0]) {
    return this.#change((sql) => limits.answerTest(sql, input))
  }

  async beat(input: Parameters<LimitsApi['beat']>[0]) {
    return this.#change((sql) => limits.beatNow(sql, input))
  }

  async reality(input: Parameters<LimitsApi['reality']>[0]) {
    return limits.reality(this.#sql, input)
  }

  async answerReality(input: Parameters<LimitsApi['answerReality']>[0]) {
    return this.#change((sql) => limits.answerReality(sql, input))
  }

  async limitLog(page: number) {
    return limits.limitLog(this.#sql, page)
  }

  async askReopening(input: Parameters<LimitsApi['askReopening']>[0]) {
    return this.#change((sql) => limits.askReopening(sql, input))
  }

  /** Refuses bets that nobody has decided in time, does what is due, forgets old keys, and sends the outbox. */
  override async alarm(): Promise<void> {
    this.#armed = Number.POSITIVE_INFINITY
    await loadClock(this.env)
    this.ctx.storage.transactionSync(() => {
      expire(this.#sql, Date.now(), now())
      runDue(this.#sql, now())
      forgetKeys(this.#sql, now())
    })
    this.#plan(await this.#send())
    this.#planExpiry()
  }

  /** Sends the outbox to the queue in order, at least once; a queue that does not answer is asked again later: then false. */
  async #send(): Promise<boolean> {
    for (let parcel = nextParcel(this.#sql); parcel.length > 0; parcel = nextParcel(this.#sql)) {
      const last = parcel.at(-1)?.seq ?? 0
      try {
        await this.env.WALLET_EVENTS.sendBatch(parcel.map((body) => ({ body })))
      } catch (error) {
        const pause = failed(this.#sql, last)
        console.error(
          JSON.stringify({ level: 'error', message: 'wallet events are not sent', pause, error: String(error) }),
        )
        this.#arm(Date.now() + pause)
        return false
      }
      delivered(this.#sql, last)
    }
    return true
  }
}
