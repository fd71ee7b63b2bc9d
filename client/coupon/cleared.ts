import type { CouponLeg } from '../../shared/ui/islands/props.ts'
import { $coupon, changeCoupon, clearCoupon } from '../stores/coupon.ts'

/** The bets that were cleared last; forgotten as soon as the slip has bets again. */
let cleared: CouponLeg[] = []
$coupon.listen(({ legs }) => {
  if (legs[0]) cleared = []
})

export function clear(): void {
  cleared = $coupon.get().legs
  clearCoupon()
}

/** What brings the cleared bets back; null when there are none. */
export const undoClear = (): (() => void) | null =>
  cleared[0] ? () => changeCoupon(({ legs }) => ({ legs: legs[0] ? legs : cleared })) : null
