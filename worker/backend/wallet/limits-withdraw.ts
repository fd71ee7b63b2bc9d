import { FORCED_RETURN } from '../../../shared/domain/settlement/leg-factor.ts'
import type { VoidCode } from '../../../shared/domain/settlement/void-reasons.ts'
import { conclude, isFinal } from './conclude.ts'
import { readCoupons, updateLeg } from './coupons.ts'
import type { Sql } from './sql.ts'

const WHY: VoidCode = 'self_exclusion'

/**
 * Gives the stakes of open coupons back whose events have all not begun; the others are settled as usual (safer-play.md 1.2,
 * openBetsOnExclusion). The house takes all legs back, so the coupons are cancelled, and no result changes them any more. Call it inside a
 * transaction.
 */
export function withdrawOpenBets(
  sql: Sql,
  requestId: string,
  now: number,
  { evenBegun = false, why = WHY }: { evenBegun?: boolean; why?: VoidCode } = {},
): void {
  for (const { coupon, legs } of readCoupons(sql, "WHERE status = 'open' ORDER BY n")) {
    const hasBegun = legs.some(({ info }) => info.isLive || Date.parse(info.startsAt) <= now)
    if ((hasBegun && !evenBegun) || isFinal(sql, coupon)) continue
    const terms = { ...coupon.terms, withdrawn: true }
    sql.exec('UPDATE coupon SET terms = ? WHERE id = ?', JSON.stringify(terms), coupon.id)
    const after = legs.map((leg) => ({
      ...leg,
      status_id: FORCED_RETURN,
      share_num: null,
      share_den: null,
      info: { ...leg.info, voidReason: why },
    }))
    for (const leg of after) updateLeg(sql, leg)
    conclude(sql, { coupon: { ...coupon, terms }, legs: after }, requestId, now)
  }
}
