import { type Guard, NEXT } from './decision.ts'

/** A visitor on a page for players goes to the sign-in page, with the query kept and the way back; a crawler gets 404 (spec §6). */
export const accessByAuthorisation: Guard = (visit) => {
  if (!visit.route?.login || visit.signedIn) return NEXT
  if (visit.isBot) return { kind: 'notFound' }
  const query = new URLSearchParams(visit.search)
  query.set('next', `/${visit.lang}${visit.path === '/' ? '/' : visit.path}`)
  return { kind: 'redirect', to: `/${visit.lang}/user/login?${query}`, status: 302 }
}
