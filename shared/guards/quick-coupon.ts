import { AVAILABLE_ROUTE } from '../routes/available.ts'
import { type Guard, NEXT } from './decision.ts'

/** Hides the quick coupon, which here is the bet by one click, when its setting is off (spec §5): the page’s slip is then made without it. */
export const quickCoupon: Guard = (_visit, facts) =>
  facts.availableRoutes.includes(AVAILABLE_ROUTE.quickCoupon) ? NEXT : { kind: 'next', effects: ['hide-quick-coupon'] }
