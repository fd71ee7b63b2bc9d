import type { CouponPlace } from '../../../client/stores/coupon.ts'
import type { CouponLeg } from '../../../shared/ui/islands/props.ts'

/** A browser that keeps no coupon. */
export const NOWHERE: CouponPlace = { read: () => null, write: () => {}, tell: () => {}, later: (act) => act() }

/** A leg of event n: market n0, outcome n01. */
export const leg = (n: number, more: Partial<CouponLeg> = {}): CouponLeg => ({
  eventId: n,
  marketId: n * 10,
  outcomeId: n * 100 + 1,
  event: `Home ${n} – Away ${n}`,
  market: '1X2',
  outcome: `Home ${n}`,
  coef: '1.85',
  isLive: false,
  sportId: 1,
  ...more,
})
