import { agreesToMarketing } from '../domain/licence/referral-consent.ts'
import { type Guard, NEXT } from './decision.ts'

/** Queues the page view; without consent to marketing nothing is counted (spec §6). */
export const analytics: Guard = (visit) =>
  !visit.isBot && agreesToMarketing(visit.cookie('cookies_agree_type'))
    ? { kind: 'next', effects: ['queue-page-view'] }
    : NEXT
