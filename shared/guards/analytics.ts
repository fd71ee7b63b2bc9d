import { agreesToMarketing } from '../domain/licence/referral-consent.ts'
import { type Guard, NEXT } from './decision.ts'

/**
 * Queues the page view; without consent to marketing nothing is counted (spec §6). Spec §7 sends a queue only where a counter exists; this
 * product ships none, so the mark has no reader yet and no view leaves the browser. Whoever adds a counter takes it from here, with consent decided.
 */
export const analytics: Guard = (visit) =>
  !visit.isBot && agreesToMarketing(visit.cookie('cookies_agree_type'))
    ? { kind: 'next', effects: ['queue-page-view'] }
    : NEXT
