import type { MarketResult } from '../feed/api.ts'
import { conclude, isFinal } from './conclude.ts'
import { type LegRow, readCoupons, type StoredCoupon, updateLeg } from './coupons.ts'
import { legResult, take } from './results.ts'
import type { Sql } from './sql.ts'

/** A leg as the result of its market leaves it. */
function apply(leg: LegRow, placedAt: number, r: MarketResult): LegRow {
  const { statusId, share, reason } = legResult(r, leg.outcome_id, placedAt)
  const { voidReason: _, ...info } = leg.info
  return {
    ...leg,
    status_id: statusId,
    share_num: share?.num ?? null,
    share_den: share?.den ?? null,
    info: reason === undefined ? info : { ...info, voidReason: reason },
  }
}

const same = (a: LegRow, b: LegRow | undefined) =>
  a.status_id === b?.status_id &&
  a.share_num === b.share_num &&
  a.share_den === b.share_den &&
  a.info.voidReason === b.info.voidReason

/**
 * Applies a market's result to every coupon with a leg on it, open or settled, once a version. Call it inside one transaction.
 * Gives the number of coupons that changed.
 */
export function applyResult(sql: Sql, r: MarketResult, now: number): number {
  if (!take(sql, r, now)) return 0
  const changed: StoredCoupon[] = []
  for (const { coupon, legs } of readCoupons(
    sql,
    'WHERE id IN (SELECT coupon_id FROM leg WHERE market_id = ?) ORDER BY n',
    r.marketId,
  )) {
    const after = legs.map((leg) => (leg.market_id === r.marketId ? apply(leg, coupon.placed_at, r) : leg))
    const other = after.filter((leg, i) => !same(leg, legs[i]))
    if (other.length === 0 || isFinal(sql, coupon)) continue
    for (const leg of other) updateLeg(sql, leg)
    changed.push({ coupon, legs: after })
  }
  for (const stored of changed) {
    const { coupon } = stored
    // The end of another coupon may have ended one with an advance already.
    const [current] = coupon.terms.prepaid ? readCoupons(sql, 'WHERE id = ?', coupon.id) : [stored]
    if (current && !isFinal(sql, current.coupon)) conclude(sql, current, `result:${r.marketId}:${r.version}`, now)
  }
  return changed.length
}
