import { href } from '../routes/href.ts'
import { safeTarget } from '../routes/safe-target.ts'
import type { RouteName } from '../routes/table.ts'
import { isSentAway } from './ban.ts'
import { type Guard, type GuardFacts, type GuardVisit, NEXT, NOT_FOUND, redirectTo } from './decision.ts'
import { outsideTarget } from './outside-target.ts'

/** Where a visitor signs in: the app that the origin has for it, the sign-in page, the account's own page (middleware mode), home (spec §6). */
function signInAt(visit: GuardVisit, facts: GuardFacts): string {
  const { isMiddleware, authApp, hasLogin, redirectHosts } = facts
  if (isMiddleware && authApp !== null) {
    const at = safeTarget(authApp, `${visit.origin}/${visit.lang}/`) ?? outsideTarget(authApp, redirectHosts)
    if (at !== null) return at
  }
  if (hasLogin) return href(visit.lang, 'login')
  const last: RouteName = isMiddleware && visit.route?.name !== 'account' ? 'account' : 'home'
  return href(visit.lang, last)
}

/**
 * A visitor on a page for players goes to sign in, with the query kept and the way back in `next`; a crawler gets 404 (spec §6).
 * The payment page is such a page when the config says so (spec §2). A banned player is sent home from what is hidden from him.
 */
export const accessByAuthorisation: Guard = (visit, facts) => {
  const { route, player } = visit
  if (player) return route && isSentAway(route, player) ? redirectTo(href(visit.lang, 'home')) : NEXT
  const isForPlayers = route?.login || (route?.name === 'payment' && facts.isShowPaymentPageOnlyAuth)
  if (!isForPlayers) return NEXT
  if (visit.isBot) return NOT_FOUND
  const [address = '', own = ''] = signInAt(visit, facts).split('?')
  const query = new URLSearchParams(own)
  for (const [name, value] of new URLSearchParams(visit.search)) query.append(name, value)
  query.set('next', `/${visit.lang}${visit.path}${visit.search}`)
  return redirectTo(`${address}?${query}`)
}
