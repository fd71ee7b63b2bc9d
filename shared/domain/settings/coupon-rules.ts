import type { CouponSettings } from './coupon.ts'

/**
 * One setting changed, with those that follow from it (spec §4): dropping bets on a changed score turns one-click off, and clearing the
 * exact coefficient clears it.
 */
export function withSetting<K extends keyof CouponSettings>(
  settings: CouponSettings,
  key: K,
  value: CouponSettings[K],
): CouponSettings {
  return {
    ...settings,
    [key]: value,
    ...(key === 'isDropOnScoreChange' && value === true && { isActiveOneClick: false }),
    ...(key === 'exactCoef' && value === false && { isDropOnScoreChange: false }),
  }
}

/** What turning one-click on asks first: a slip that holds bets would be cleared (spec §4). */
export const asksBeforeOneClick = (turnOn: boolean, bets: number): boolean => turnOn && bets > 0

/** May a stake above the maximum be asked for? The site says so, the maximum is known, all bets are line, and the type is not many singles (spec §5). */
export const isVipBetAvailable = (coupon: {
  isOnSite: boolean
  maxBetAmount: number
  legs: readonly { isLive: boolean }[]
  typeId: number
}): boolean =>
  coupon.isOnSite &&
  Number.isFinite(coupon.maxBetAmount) &&
  coupon.legs.length > 0 &&
  coupon.legs.every((leg) => !leg.isLive) &&
  coupon.typeId !== 9
