import { atom } from 'nanostores'
import type { CouponAfter, CouponTypes } from '../../shared/ui/islands/coupon/awake.ts'

/** Rules and views of the types beyond single and express; null until the player has chosen one and they have come. */
export const $couponTypes = atom<CouponTypes | null>(null)

/** What became of a press on 'place'; null until there is a bet to place and it has come. */
export const $couponAfter = atom<CouponAfter | null>(null)
