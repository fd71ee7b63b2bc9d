import { href } from '../routes/href.ts'
import { matchRoute } from '../routes/match.ts'
import { safeTarget } from '../routes/safe-target.ts'
import { ROUTES, type RouteName } from '../routes/table.ts'
import { type Guard, type GuardVisit, NEXT, redirectTo } from './decision.ts'

/** Pages from which a signed-in player goes on. */
const SIGN_IN: ReadonlySet<RouteName> = new Set(['login', 'registration'])
const withoutLanguage = (path: string): string => path.replace(/^\/[a-z]{2}(?=\/|$)/, '') || '/'
const isRouteName = (name: string): name is RouteName => ROUTES.some((route) => route.name === name)

/** The address of a configured place: a route's name or a path without its language; null when it is none. */
function addressOf(place: string, { lang, origin }: Pick<GuardVisit, 'lang' | 'origin'>): string | null {
  if (isRouteName(place)) {
    const needsParameters = ROUTES.some(({ name, pattern }) => name === place && /:[^?]*(?:\/|$)/.test(pattern))
    return needsParameters ? null : href(lang, place)
  }
  const path = place.startsWith('/') ? withoutLanguage(place) : null
  return path === null ? null : safeTarget(`/${lang}${path}`, origin)
}

/**
 * Where a player goes on to after signing in or registering: to the `route_to` of the first pair whose `route_from` he came from,
 * else to where he came from, else to his account (spec §5, decisions.md guard 19). `next` is that place, with its language.
 */
export function wayOn(
  next: string | null,
  visit: Pick<GuardVisit, 'lang' | 'origin'>,
  pairs: readonly { route_from: string; route_to: string }[],
): string {
  const from = next === null ? null : safeTarget(next, `${visit.origin}/`)
  const path = withoutLanguage(from?.split(/[?#]/, 1)[0] ?? '/')
  const name = matchRoute(path)?.name
  for (const { route_from, route_to } of pairs) {
    if (route_from !== name && route_from !== path) continue
    const to = addressOf(route_to, visit)
    if (to !== null) return to
  }
  return from ?? href(visit.lang, 'account')
}

/** A signed-in player on a sign-in page goes on. */
export const authorisationRedirect: Guard = (visit, facts) => {
  if (!visit.player || !visit.route || !SIGN_IN.has(visit.route.name)) return NEXT
  return redirectTo(wayOn(new URLSearchParams(visit.search).get('next'), visit, facts.authRedirects))
}
