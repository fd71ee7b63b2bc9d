import type { CouponStatus } from '../coupon/status.ts'

/** What a settled stake earns. Minor units of the coupon's currency, thousandths. */
export interface PointsRule {
  /** One point for each whole `perPoint` of the stake. */
  perPoint: number
  /** Least coefficient of the coupon. */
  minCoef: number
}

/** Results that count: a stake that went back, was sold, or was never taken has not been played. */
const COUNTS: readonly CouponStatus[] = ['won', 'lost', 'partial']

/** Promo points of a coupon as it stands: whole ones, of the stake that still ran when it was settled. */
export function earnedPoints(
  coupon: { status: CouponStatus; stake: number; coef: number },
  { perPoint, minCoef }: PointsRule,
): number {
  if (perPoint <= 0 || coupon.coef < minCoef || !COUNTS.includes(coupon.status)) return 0
  return (coupon.stake - (coupon.stake % perPoint)) / perPoint
}
