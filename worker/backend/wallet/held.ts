import * as v from 'valibot'
import { couponIn, type PlacedCoupon, placedCoupon } from '../../../shared/api/coupon.ts'
import { type CatalogueError, ERRORS, type ErrorName, errorBody } from '../../../shared/errors/catalogue.ts'
import { accountFor, purseOf } from './accounts.ts'
import type { HeldBet, HoldTimes, PlaceAnswer, PlaceInput } from './api.ts'
import { remember } from './idempotency.ts'
import { balanceOf, payIn, post } from './journal.ts'
import { enqueueCoupon } from './outbox.ts'
import { place, replay } from './place.ts'
import { keepRefused } from './refused.ts'
import { row, rows, type Sql } from './sql.ts'
import type { NewId } from './take-stake.ts'

/** How long after its delay a bet waits for its decision before it is refused and its stake is back, real milliseconds (B-25: 10 s). */
export const PATIENCE_MS = 8000

const purse = v.picklist(['player:main', 'player:bonus'])
const heldRow = v.object({
  key: v.string(),
  request_hash: v.string(),
  stake: v.number(),
  currency: v.string(),
  due: v.number(),
  input: v.pipe(v.string(), v.parseJson(), v.object({ purse, requestId: v.string(), coupon: v.optional(couponIn) })),
  /** A trader decides it, not time. */
  trader: v.number(),
  /** The coupons that it will be, for the history. */
  shown: v.pipe(v.string(), v.parseJson(), v.array(placedCoupon)),
})
type HeldRow = v.InferOutput<typeof heldRow>

const heldBy = (sql: Sql, key: string): HeldRow | null => row(sql, heldRow, 'SELECT * FROM held_bet WHERE key = ?', key)
const allHeld = (sql: Sql): HeldRow[] => rows(sql, heldRow, 'SELECT * FROM held_bet ORDER BY due DESC')

/** Does a bet with this key wait for its decision? */
export const isHeld = (sql: Sql, key: string): boolean => heldBy(sql, key) !== null

/** Does it wait for a trader? */
export const isAsked = (sql: Sql, key: string): boolean => heldBy(sql, key)?.trader === 1

/** The coupons that wait for their decision. */
export const pendingCoupons = (sql: Sql): PlacedCoupon[] => allHeld(sql).flatMap(({ shown }) => shown)

/** What a trader is asked about a coupon; null when it does not wait for one. */
export function askedOf(sql: Sql, couponId: number) {
  const held = allHeld(sql).find(({ trader, shown }) => trader === 1 && shown.some(({ id }) => id === couponId))
  const coupon = held?.input.coupon
  return held && coupon
    ? {
        key: held.key,
        requestHash: held.request_hash,
        requestId: held.input.requestId,
        currency: held.currency,
        coupon,
      }
    : null
}

/** When the next waiting bet is refused unless it is decided before, real milliseconds; null when none waits. */
export function nextExpiry(sql: Sql): number | null {
  const first = row(sql, v.object({ due: v.number() }), 'SELECT due FROM held_bet ORDER BY due LIMIT 1')
  return first && first.due + PATIENCE_MS
}

const answered = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    data: v.union([
      placedCoupon,
      v.object({ items: v.array(v.union([placedCoupon, v.object({ outcomeId: v.number() })])) }),
    ]),
  }),
)
/** The coupons of an answer of placing, as they are shown while they wait. */
function shownOf(body: string, vip: boolean): PlacedCoupon[] {
  const { data } = v.parse(answered, body)
  const coupons = 'items' in data ? data.items.filter((line) => 'status' in line) : [data]
  return coupons.map((coupon) => ({ ...coupon, status: 'pending', ...(vip && { vip }) }))
}

/**
 * Begins a bet that waits: it must pass every check now, and its stake is set aside until it is decided, by the delay of live bets or by a
 * trader. A refusal writes nothing. `tryOut` runs a change and takes it back: what placing would take is what is held.
 */
export function hold(
  sql: Sql,
  input: PlaceInput,
  { delayMs, real, trader = false }: HoldTimes & { real: number },
  newId: NewId,
  tryOut: <T>(f: () => T) => T,
): PlaceAnswer | HeldBet {
  const before = replay(sql, input.key, input.requestHash)
  if (before) return before
  const waiting = heldBy(sql, input.key)
  if (waiting)
    return waiting.request_hash === input.requestHash
      ? { ok: 'held', due: waiting.due, coupons: waiting.shown }
      : { ok: false, error: 'keyReused' }
  const { currency } = input.limits
  const account = accountFor(sql, input.coupon.accountId)
  const from = account && purseOf(account)
  const { answer, stake } = tryOut(() => {
    const there = from ? balanceOf(sql, from, currency) : 0
    const answer = place(sql, input, newId)
    return { answer, stake: from ? there - balanceOf(sql, from, currency) : 0 }
  })
  if (!answer.ok || !from) return answer
  post(sql, { kind: 'hold', ref: `hold:${input.key}`, currency, requestId: input.requestId, now: input.now }, [
    { account: from, amount: -stake },
    { account: 'player:hold', amount: stake },
  ])
  const due = real + delayMs
  const coupons = shownOf(answer.body, trader)
  sql.exec(
    'INSERT INTO held_bet (key, request_hash, stake, currency, due, input, trader, shown) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    input.key,
    input.requestHash,
    stake,
    currency,
    due,
    JSON.stringify({ purse: from, requestId: input.requestId, ...(trader && { coupon: input.coupon }) }),
    trader ? 1 : 0,
    JSON.stringify(coupons),
  )
  // The trader's list is made of what the outbox brings.
  if (trader) for (const coupon of coupons) enqueueCoupon(sql, coupon, input.now)
  return { ok: 'held', due, coupons }
}

/** The stake goes back to where it came from; what follows in the same transaction may take it. */
function release(sql: Sql, held: HeldRow, now: number): void {
  const { key, stake, currency, input } = held
  const reason = { kind: 'release', ref: `hold:${key}`, currency, requestId: input.requestId, now } as const
  payIn(sql, reason, 'player:hold', stake, input.purse)
  sql.exec('DELETE FROM held_bet WHERE key = ?', key)
}

/** The history shows what has waited and was not taken. */
function keepAllRefused(sql: Sql, coupons: readonly PlacedCoupon[], now: number): void {
  for (const coupon of coupons) enqueueCoupon(sql, keepRefused(sql, coupon, now), now)
}

/** A refusal as the first answer to its key: whoever asks by the key learns it, and the history shows it. */
function refuse(
  sql: Sql,
  { key, request_hash, shown }: HeldRow,
  error: ErrorName,
  data: Record<string, unknown> | undefined,
  now: number,
): PlaceAnswer {
  const { http }: CatalogueError = ERRORS[error]
  const body = JSON.stringify(errorBody(error, {}, data))
  remember(sql, key, request_hash, http, body, now)
  keepAllRefused(sql, shown, now)
  return { ok: true, status: http, body, replayed: false }
}

/**
 * Decides a waiting bet at the prices of now: it is placed, or refused with its stake back; of many singles each line is, under the number
 * that it has been shown under. Once, whoever asks again gets the first answer.
 */
export function decide(sql: Sql, input: PlaceInput, newId: NewId): PlaceAnswer {
  const before = replay(sql, input.key, input.requestHash)
  if (before) return before
  const held = heldBy(sql, input.key)
  if (!held) return { ok: false, error: 'betNotTaken' }
  release(sql, held, input.now)
  const waiting = new Map(held.shown.map((coupon) => [outcomesOf(coupon.bets.map(({ market }) => market)), coupon]))
  const answer = place(sql, input, (bets) => {
    const which = outcomesOf(bets.map(({ quote }) => quote))
    const id = waiting.get(which)?.id ?? newId(bets)
    waiting.delete(which)
    return id
  })
  if (!answer.ok) return refuse(sql, held, answer.error, answer.data, input.now)
  keepAllRefused(sql, [...waiting.values()], input.now)
  return answer
}

const outcomesOf = (bets: readonly { outcomeId: number }[]): string => bets.map(({ outcomeId }) => outcomeId).join()

/** A trader says no to a waiting bet; the first answer, when it is decided already. */
export function decline(sql: Sql, key: string, now: number): PlaceAnswer | null {
  const held = heldBy(sql, key)
  if (!held) return null
  release(sql, held, now)
  return refuse(sql, held, 'couponMax', undefined, now)
}

/** Refuses the bets that nobody has decided in time; `real` is real time, `now` the backend's clock, milliseconds. */
export function expire(sql: Sql, real: number, now: number): void {
  for (const held of rows(sql, heldRow, 'SELECT * FROM held_bet WHERE due <= ?', real - PATIENCE_MS)) {
    release(sql, held, now)
    refuse(sql, held, 'betNotTaken', undefined, now)
  }
}
