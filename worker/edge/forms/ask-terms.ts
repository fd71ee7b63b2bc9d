import type { Turn } from '../turn.ts'

const ASKED = 'terms_asked'
const ONCE_IN_SECONDS = 15

/**
 * May this visit be sent to the page of changed terms because the origin refused a call? Once in a while only: an origin that refuses, and
 * says on that page that there is nothing to confirm, must not send anybody round in circles.
 */
export function mayAskTerms({ visit, jar }: Pick<Turn, 'visit' | 'jar'>): boolean {
  if (visit.route?.name === 'confirm' || visit.cookie(ASKED) !== undefined) return false
  jar.set(ASKED, '1', { maxAge: ONCE_IN_SECONDS, httpOnly: true })
  return true
}
