import { FORCED_RETURN } from '../../../shared/domain/settlement/leg-factor.ts'
import { conclude, isFinal } from './conclude.ts'
import { readCoupons } from './coupons.ts'
import type { Sql } from './sql.ts'

/**
 * Gives the stakes of open coupons back whose events have all not begun; the others are settled as usual (safer-play.md 1.2,
 * openBetsOnExclusion). The house takes all legs back, so the coupons are cancelled, and no result changes them any more. Call it inside a
 * transaction.
 */
export function withdrawOpenBets(sql: Sql, requestId: string, now: number): void {
  for (const { coupon, legs } of readCoupons(sql, "WHERE status = 'open' ORDER BY n")) {
    const hasBegun = legs.some(({ info }) => info.isLive || Date.parse(info.startsAt) <= now)
    if (hasBegun || isFinal(sql, coupon)) continue
    const terms = { ...coupon.terms, withdrawn: true }
    sql.exec('UPDATE coupon SET terms = ? WHERE id = ?', JSON.stringify(terms), coupon.id)
    sql.exec(
      'UPDATE leg SET status_id = ?, share_num = NULL, share_den = NULL WHERE coupon_id = ?',
      FORCED_RETURN,
      coupon.id,
    )
    const after = legs.map((leg) => ({ ...leg, status_id: FORCED_RETURN, share_num: null, share_den: null }))
    conclude(sql, { coupon: { ...coupon, terms }, legs: after }, requestId, now)
  }
}
