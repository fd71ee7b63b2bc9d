import { atom } from 'nanostores'

/** Is a stake above the maximum asked for with this coupon? Only the slip's late part knows. */
export const $vip = atom(false)
