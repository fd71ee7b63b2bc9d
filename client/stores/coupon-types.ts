import { atom } from 'nanostores'
import type { CouponTypes } from '../../shared/ui/islands/coupon/awake.ts'

/** Rules and views of the types beyond single and express; null until the player has chosen one and they have come. */
export const $couponTypes = atom<CouponTypes | null>(null)
