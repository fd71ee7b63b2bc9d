import { type Guard, NEXT } from '../../../shared/guards/decision.ts'

/**
 * Lets a crawler pass to its page. That it gets one complete document without cookies, interstitials or a player's state
 * is not decided here but follows from `visit.isBot` where cookies are written and pages are sent.
 */
export const seoBot: Guard = () => NEXT
