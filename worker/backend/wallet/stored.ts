import { DurableObject } from 'cloudflare:workers'
import { currentOffset, loadClock, now } from '../clock/clock.ts'
import type { Env } from '../env.ts'
import type { UnderVersion } from './api.ts'
import { nextDue, runDue } from './conclude.ts'
import { expire, nextExpiry } from './held.ts'
import { forgetKeys } from './idempotency.ts'
import { forgetKept } from './kept.ts'
import { delivered } from './outbox.ts'
import { migrate } from './schema.ts'
import { outboxSender } from './send-outbox.ts'
import type { Sql } from './sql.ts'

/**
 * How long the outbox gathers before it is sent, milliseconds: only read models are fed by it, and a sending with its alarm costs four
 * durable writes, more than two bets do. What a trader waits for is sent at once.
 */
const GATHER_MS = 30_000

/** A wallet's storage with its transactions and its alarm: every change is one `transactionSync` without an `await` in it (decisions.md 6). */
function walletStore(ctx: DurableObjectState, env: Env) {
  const { storage } = ctx
  const tables = storage.sql
  const sql: Sql = { exec: (query, ...params) => tables.exec(query, ...params).toArray() }
  const sender = outboxSender(sql, env.WALLET_EVENTS)
  /** When the alarm is set for, real milliseconds; kept in memory only, a second alarm would be harmless. */
  let armed = Number.POSITIVE_INFINITY
  /** When time alone changes something next, on the backend's clock. */
  let dueAt: number | null = null
  /** Changes with the player's sessions and profile. An object that starts anew has another one, which only costs a read more. */
  let version = crypto.randomUUID()

  function atomically<T>(f: (sql: Sql) => T): T {
    try {
      return storage.transactionSync(() => f(sql))
    } catch (error) {
      forgetKept(sql)
      throw error
    }
  }

  /** Sets the alarm, unless it rings before anyway. */
  function arm(at: number): void {
    if (armed <= at) return
    armed = at
    void storage.setAlarm(at)
  }

  /**
   * An alarm for what a change may leave: what time alone will do next, and the outbox, unless it has an alarm of its own. `due` is false
   * after a change that adds nothing to what waits for a time: to ask costs as much as half of its writing.
   */
  function plan({ outbox = true, due = true } = {}): void {
    if (due) dueAt = nextDue(sql)
    if (dueAt !== null) arm(Math.max(Date.now(), dueAt - currentOffset()))
    const gathered = Date.now() + GATHER_MS
    if (outbox && armed > gathered && sender.unsent() > 0) arm(gathered)
  }

  /** An alarm for bets that wait for their decision. */
  function planExpiry(): void {
    const expiry = nextExpiry(sql)
    if (expiry !== null) arm(expiry)
  }

  /** One atomic change, and an alarm for what it left in the outbox; both are durable before the answer leaves the object. */
  function change<T>(f: (sql: Sql) => T, left: { due?: boolean } = {}): T {
    const result = atomically(f)
    plan(left)
    return result
  }

  atomically(migrate)
  ctx.blockConcurrencyWhile(async () => {
    // An object that its alarm starts must not put it off, nor one that starts between two bets.
    armed = (await storage.getAlarm()) ?? Number.POSITIVE_INFINITY
    plan()
    planExpiry()
  })

  return {
    sql,
    arm,
    change,
    planExpiry,

    /** Time rules are decided when read: what is due by the backend's clock is done first. */
    async atNow(): Promise<Sql> {
      await loadClock(env)
      if (dueAt !== null && dueAt <= now()) change((tx) => runDue(tx, now()))
      return sql
    },

    /** A change by the word of a session: none, when that was kept under another version. Nothing comes between the look and the change. */
    changeUnder<T>(asked: string | undefined, f: (sql: Sql) => T, left?: { due: boolean }): UnderVersion<T> {
      const isCurrent = asked === undefined || asked === version
      return { version, answer: isCurrent ? change(f, left) : null }
    },

    /** Events of the outbox have arrived. */
    arrived: (from: number, to: number): void => atomically((tx) => delivered(tx, to, from)),

    renewVersion(): void {
      version = crypto.randomUUID()
    },

    /** Runs a change inside a transaction and takes it back. */
    tryOut<T>(f: () => T): T {
      const undo = new Error('tried out')
      let result: { value: T } | undefined
      try {
        atomically(() => {
          result = { value: f() }
          throw undo
        })
      } catch (error) {
        if (error !== undo) throw error
      }
      if (!result) throw new Error('nothing was tried out')
      return result.value
    },

    /** The alarm: refuses bets that nobody has decided in time, does what is due, forgets old keys, and sends the outbox. */
    async ring(): Promise<void> {
      armed = Number.POSITIVE_INFINITY
      await loadClock(env)
      atomically((tx) => {
        expire(tx, Date.now(), now())
        runDue(tx, now())
        forgetKeys(tx, now())
      })
      const again = await sender.send(Date.now())
      if (again !== null) arm(Date.now() + again)
      plan({ outbox: again === null })
      planExpiry()
    },
  }
}

/** A wallet's object as every layer of its calls finds it. What is an object's own cannot be called from outside. */
export abstract class WalletStored extends DurableObject<Env> {
  protected readonly store = walletStore(this.ctx, this.env)

  override alarm(): Promise<void> {
    return this.store.ring()
  }
}
