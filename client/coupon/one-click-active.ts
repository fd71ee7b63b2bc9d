import type { CouponSettings } from '../../shared/domain/settings/coupon.ts'
import type { CouponHouse } from '../../shared/ui/islands/props.ts'

/** Does a press on a price place a bet at once? The player has said so, and the site allows it (spec §5). */
export const isOneClickActive = (settings: CouponSettings, house: CouponHouse): boolean =>
  settings.isActiveOneClick && house.oneClick
