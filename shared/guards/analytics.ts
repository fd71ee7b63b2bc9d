import { CONSENT_COOKIE } from '../domain/consent/consent.ts'
import { agreesToMarketing } from '../domain/licence/referral-consent.ts'
import { type Decision, type GuardVisit, NEXT } from './decision.ts'

/** Queues the page view for client/analytics; without consent to marketing nothing is counted (spec §6). */
export const analytics = (visit: Pick<GuardVisit, 'isBot' | 'cookie'>): Decision =>
  !visit.isBot && agreesToMarketing(visit.cookie(CONSENT_COOKIE))
    ? { kind: 'next', effects: ['queue-page-view'] }
    : NEXT
