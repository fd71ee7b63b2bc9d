import { couponStatus, isRefund } from '../../../shared/domain/coupon/status.ts'
import { payoutOf } from '../../../shared/domain/settlement/payout.ts'
import type { MarketResult } from '../feed/api.ts'
import { purseAt } from './accounts.ts'
import { type CouponRow, couponFactor, type LegRow, placedOf, readCoupons } from './coupons.ts'
import { payIn, takeBack } from './journal.ts'
import { enqueue } from './outbox.ts'
import { legResult, take } from './results.ts'
import type { Sql } from './sql.ts'

/** A leg as the result of its market leaves it. */
function apply(leg: LegRow, placedAt: number, r: MarketResult): LegRow {
  const { statusId, share } = legResult(r, leg.outcome_id, placedAt)
  return { ...leg, status_id: statusId, share_num: share?.num ?? null, share_den: share?.den ?? null }
}

/** Status and payout (minor units, null while open) that a coupon's legs make. */
function outcomeOf(c: CouponRow, legs: LegRow[]): { status: CouponRow['status']; payout: number | null } {
  const factor = couponFactor(c, legs)
  const payout = factor && payoutOf(c.stake, factor, { rounding: c.rounding, maxPayout: c.max_payout })
  return {
    status: couponStatus({ statusIds: legs.map((leg) => leg.status_id), factor, paid: payout ?? 0 }),
    payout,
  }
}

/**
 * Books the change from a coupon's old outcome to its new one: the old entry is reversed and the new one booked, never edited.
 * Gives the number of the coupon's last settlement; it makes each entry's reference unique.
 */
function bookChange(
  sql: Sql,
  c: CouponRow,
  next: { status: CouponRow['status']; payout: number | null },
  requestId: string,
  now: number,
): number {
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

const same = (a: LegRow, b: LegRow) =>
  a.status_id === b.status_id && a.share_num === b.share_num && a.share_den === b.share_den

/**
 * Applies a market's result to every coupon with a leg on it, open or settled, once a version. Call it inside one transaction.
 * Gives the number of coupons that changed.
 */
export function applyResult(sql: Sql, r: MarketResult, now: number): number {
  if (!take(sql, r, now)) return 0
  let changed = 0
  for (const { coupon, legs } of readCoupons(
    sql,
    'WHERE id IN (SELECT coupon_id FROM leg WHERE market_id = ?)',
    r.marketId,
  )) {
    const after = legs.map((leg) => (leg.market_id === r.marketId ? apply(leg, coupon.placed_at, r) : leg))
    if (coupon.status === 'sold' || after.every((leg, i) => same(leg, legs[i] ?? leg))) continue
    for (const leg of after)
      sql.exec(
        'UPDATE leg SET status_id = ?, share_num = ?, share_den = ? WHERE coupon_id = ? AND n = ?',
        leg.status_id,
        leg.share_num,
        leg.share_den,
        coupon.id,
        leg.n,
      )
    const next = outcomeOf(coupon, after)
    const settlement = bookChange(sql, coupon, next, `result:${r.marketId}:${r.version}`, now)
    const settledAt =
      next.payout === null
        ? null
        : coupon.status === next.status && coupon.payout === next.payout
          ? coupon.settled_at
          : now
    sql.exec(
      'UPDATE coupon SET status = ?, payout = ?, settlement = ?, settled_at = ? WHERE id = ?',
      next.status,
      next.payout,
      settlement,
      settledAt,
      coupon.id,
    )
    const updated = { coupon: { ...coupon, ...next, settlement, settled_at: settledAt }, legs: after }
    enqueue(sql, {
      userId: coupon.user_id,
      at: new Date(now).toISOString(),
      kind: 'coupon',
      coupon: placedOf(updated, now),
    })
    changed++
  }
  return changed
}
