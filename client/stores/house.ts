import { atom } from 'nanostores'
import type { CouponHouse } from '../../shared/ui/islands/props.ts'

/** What the site's config says of the slip; a page without a slip offers nothing. */
export const $house = atom<CouponHouse>({ types: [0, 1], oneClick: false, vipBet: false })
