import * as v from 'valibot'
import { freeFactor } from '../../../shared/domain/bonus/free-stake.ts'
import { couponStatus, isRefund } from '../../../shared/domain/coupon/status.ts'
import { payoutOf } from '../../../shared/domain/settlement/payout.ts'
import { purseAt } from './accounts.ts'
import {
  type AdvanceRow,
  advanceOf,
  closeAdvances,
  mayBeRepaid,
  NEXT_ADVANCE,
  oweAgain,
  owedAdvances,
  paidBefore,
  repay,
} from './advance.ts'
import { followCashback, NEXT_CASHBACK, payCashback } from './cashback.ts'
import { type CouponRow, couponFactor, type LegRow, readCoupons, type StoredCoupon } from './coupons.ts'
import { expireBonus, NEXT_BONUS } from './deposit-bonus.ts'
import { followFriend } from './friends.ts'
import { NEXT_GAME_CASHBACK, payGameCashback } from './game-cashback.ts'
import { followHyper, NEXT_HYPER, payHyper } from './hyper.ts'
import { payIn, post, takeBack } from './journal.ts'
import { enqueueCoupon } from './outbox.ts'
import { placedOf } from './placed-of.ts'
import { followPoints } from './points.ts'
import { bookGift } from './promo.ts'
import { row, type Sql } from './sql.ts'
import { followBonus } from './wagering.ts'

type Outcome = Pick<CouponRow, 'status' | 'payout'>
const OPEN: Outcome = { status: 'open', payout: null }

/** Status and payout (minor units, null while open) that a coupon's legs make. */
function outcomeOf(c: CouponRow, legs: readonly LegRow[]): Outcome {
  const factor = couponFactor(c, legs)
  if (!factor) return OPEN
  const rule = { rounding: c.rounding, maxPayout: c.max_payout }
  const whole = payoutOf(c.stake, factor, rule)
  const status = couponStatus({ statusIds: legs.map((leg) => leg.status_id), factor, paid: whole })
  if (!c.terms.free) return { status, payout: whole }
  const payout = payoutOf(c.stake, freeFactor(factor), rule)
  return { status: payout > 0 || isRefund(status) ? status : 'lost', payout }
}

/**
 * Books the change from a coupon's old outcome to its new one: the old entry is reversed and the new one booked, never edited.
 * Gives the number of the coupon's last settlement; it makes each entry's reference unique.
 */
function bookChange(sql: Sql, c: CouponRow, next: Outcome, requestId: string, now: number): number {
  const purse = purseAt(sql, c.account_id)
  const wasRefund = isRefund(c.status)
  const refund = isRefund(next.status)
  if ((c.payout ?? 0) === (next.payout ?? 0) && (wasRefund === refund || !next.payout)) return c.settlement
  const reason = (kind: 'payout' | 'refund' | 'payout_reversal' | 'refund_reversal', n: number) => ({
    kind,
    ref: `coupon:${c.id}:${n}`,
    currency: c.currency,
    requestId,
    now,
  })
  if (c.payout)
    takeBack(
      sql,
      reason(wasRefund ? 'refund_reversal' : 'payout_reversal', c.settlement),
      wasRefund ? 'house:stakes' : 'house:payouts',
      c.payout,
      purse,
    )
  if (!next.payout) return c.settlement
  payIn(
    sql,
    reason(refund ? 'refund' : 'payout', c.settlement + 1),
    refund ? 'house:stakes' : 'house:payouts',
    next.payout,
    purse,
  )
  return c.settlement + 1
}

/**
 * An advance that was not repaid, or is owed again, makes its coupon void: the player's own part goes back, the advance to the house
 * (betting.md 2.6).
 */
function bookVoid(sql: Sql, c: CouponRow, { owed }: AdvanceRow, requestId: string, now: number): Outcome {
  bookChange(sql, c, OPEN, requestId, now)
  const reason = { ref: `coupon:${c.id}:${c.settlement + 1}`, currency: c.currency, requestId, now }
  const own = c.stake - owed
  payIn(sql, { ...reason, kind: 'refund' }, 'house:stakes', own, purseAt(sql, c.account_id))
  post(sql, { ...reason, kind: 'repayment' }, [
    { account: 'house:stakes', amount: -owed },
    { account: 'house:advance', amount: owed },
  ])
  sql.exec('UPDATE advance SET owed = 0, is_void = 1 WHERE coupon_id = ?', c.id)
  return { status: 'returned', payout: own }
}

/** Coupons that no result changes any more. */
export const isFinal = (sql: Sql, c: CouponRow): boolean =>
  c.status === 'sold' || c.status === 'refused' || c.terms.withdrawn === true || advanceOf(sql, c)?.is_void === 1

/**
 * Makes of a coupon what its legs now say, and books the difference to what it was. A coupon with an advance waits until that is repaid, or
 * cannot be any more. Call it inside one transaction; gives whether anything has changed.
 */
export function conclude(sql: Sql, { coupon, legs }: StoredCoupon, requestId: string, now: number): boolean {
  const advance = advanceOf(sql, coupon)
  const results = outcomeOf(coupon, legs)
  const isOwed = advance !== null && advance.owed > 0 && (results.payout ?? 0) > 0
  const waits = isOwed && !isRefund(results.status) && mayBeRepaid(sql, coupon, advance, now)
  const isVoid = isOwed && !waits
  const next = waits ? OPEN : isVoid ? bookVoid(sql, coupon, advance, requestId, now) : results
  const settlement = isVoid
    ? coupon.settlement + 1
    : Math.max(bookGift(sql, coupon, next.status, requestId, now), bookChange(sql, coupon, next, requestId, now))
  const isSame = coupon.status === next.status && coupon.payout === next.payout
  const settledAt = next.payout === null ? null : isSame ? coupon.settled_at : now
  sql.exec(
    'UPDATE coupon SET status = ?, payout = ?, settlement = ?, settled_at = ? WHERE id = ?',
    next.status,
    next.payout,
    settlement,
    settledAt,
    coupon.id,
  )
  const after: CouponRow = { ...coupon, ...next, settlement, settled_at: settledAt }
  followHyper(sql, after, legs, now)
  followPoints(sql, after, now)
  followCashback(sql, coupon, after, now)
  followFriend(sql, after, now)
  followBonus(
    sql,
    {
      ...{ accountId: after.account_id, currency: after.currency, at: after.placed_at },
      ...{ ref: `${after.id}:${settlement}`, paid: (after.payout ?? 0) - (coupon.payout ?? 0) },
    },
    now,
  )
  tell(sql, after, legs, now)
  const [was, is] = [coupon.payout ?? 0, isVoid ? 0 : (next.payout ?? 0)]
  if (is < was) followAdvances(sql, after, is, requestId, now, coupon.settlement)
  else followAdvances(sql, after, is - was, requestId, now)
  return !isSame
}

/** Tells the rest of the house what a coupon is now. */
function tell(sql: Sql, c: CouponRow, legs: LegRow[], now: number): void {
  // Its hyper bonus stands in another table.
  const [stored] = c.terms.hyper ? readCoupons(sql, 'WHERE id = ?', c.id) : []
  enqueueCoupon(sql, placedOf(stored ?? { coupon: c, legs }, now), now)
}

/**
 * What a coupon has just paid (minor units, by its result or by a sale) first repays the advances that were given while it was open; then
 * coupons that waited for that are concluded. What its settlement number `undone` has repaid, whose payout was taken back, is owed again.
 */
export function followAdvances(
  sql: Sql,
  source: CouponRow,
  paid: number,
  requestId: string,
  now: number,
  undone: number | null = null,
): void {
  const again = undone === null ? new Set() : oweAgain(sql, source, undone, requestId, now)
  let left = paid
  for (const { coupon_id, due } of owedAdvances(sql, source.account_id)) {
    const [stored] = readCoupons(sql, 'WHERE id = ?', coupon_id)
    if (!stored || stored.coupon.n <= source.n) continue
    const { coupon } = stored
    if (now <= due) left -= repay(sql, source, coupon_id, left, requestId, now)
    if (again.has(coupon_id))
      for (const other of paidBefore(sql, coupon, due)) repay(sql, other, coupon_id, other.payout ?? 0, requestId, now)
    const isDue = coupon.status === 'open' || (again.has(coupon_id) && !isFinal(sql, coupon))
    if (isDue && couponFactor(coupon, stored.legs)) conclude(sql, stored, requestId, now)
  }
}

/** When time alone will change something next, milliseconds on the backend's clock; null when nothing waits for it. */
export const nextDue = (sql: Sql): number | null =>
  row(
    sql,
    due,
    `SELECT MIN(due) AS due FROM (${[NEXT_HYPER, NEXT_ADVANCE, NEXT_CASHBACK, NEXT_GAME_CASHBACK, NEXT_BONUS].join(' UNION ALL ')})`,
  )?.due ?? null
const due = v.object({ due: v.nullable(v.number()) })

/** Pays the hyper bonuses and the cashback that are due, and ends coupons whose advance nobody has repaid in time. Call it inside one transaction. */
export function runDue(sql: Sql, now: number): void {
  payHyper(sql, now)
  payCashback(sql, now)
  expireBonus(sql, now)
  payGameCashback(sql, now)
  for (const stored of readCoupons(
    sql,
    "WHERE status = 'open' AND id IN (SELECT coupon_id FROM advance WHERE owed > 0 AND is_void = 0 AND due < ?)",
    now,
  ))
    if (couponFactor(stored.coupon, stored.legs)) conclude(sql, stored, `advance:${stored.coupon.id}`, now)
  closeAdvances(sql, now)
}
