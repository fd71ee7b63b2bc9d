import { type Guard, NEXT } from './decision.ts'

/**
 * A visitor on a page for players goes to the sign-in page, with the query kept and the way back in `next`; a crawler gets 404 (spec §6).
 * The payment page is such a page when the config says so (spec §2).
 */
export const accessByAuthorisation: Guard = (visit, facts) => {
  const isForPlayers = visit.route?.login || (visit.route?.name === 'payment' && facts.isShowPaymentPageOnlyAuth)
  if (!isForPlayers || visit.signedIn) return NEXT
  if (visit.isBot) return { kind: 'notFound' }
  const query = new URLSearchParams(visit.search)
  query.set('next', `/${visit.lang}${visit.path}${visit.search}`)
  return { kind: 'redirect', to: `/${visit.lang}/user/login?${query}`, status: 302 }
}
