import { neededByParams } from '../routes/needs.ts'
import { oldPath } from '../routes/old-paths.ts'
import { type Guard, NEXT, NOT_FOUND, redirectTo } from './decision.ts'

/**
 * An old address of a promotion leads to its new one, for good (spec §2). 404 when there is no such route, when the path contains a configured fragment, when an id that the route or its section needs is not in `availableRoutes`,
 * when registration or identification is switched off, on a VIP domain for registration, and for development pages in production (spec §5, §6).
 */
export const accessCheck: Guard = (visit, facts) => {
  const { route } = visit
  if (facts.notFoundFragments.some((fragment) => fragment !== '' && visit.path.includes(fragment))) return NOT_FOUND
  const moved = route ? null : oldPath(visit.path)
  if (moved !== null) return redirectTo(`/${visit.lang}${moved}${visit.search}`, 301)
  if (!route) return NOT_FOUND
  if (route.needs !== undefined && !facts.availableRoutes.includes(route.needs)) return NOT_FOUND
  if (neededByParams(route.name, route.params).some((id) => !facts.availableRoutes.includes(id))) return NOT_FOUND
  if (route.name === 'registration' && !isRegistrationOpen(visit.origin, facts)) return NOT_FOUND
  if (route.name === 'identification' && !facts.isShowIdentification) return NOT_FOUND
  if (route.development && visit.isProduction) return NOT_FOUND
  return NEXT
}

/** May anybody register on this host? Not where registration is switched off, and not on a VIP domain (spec §2, §6). */
export const isRegistrationOpen = (
  origin: string,
  { isRegistrationAllowed, vipDomains }: { isRegistrationAllowed: boolean; vipDomains: readonly string[] },
): boolean => isRegistrationAllowed && (vipDomains.length === 0 || !vipDomains.includes(new URL(origin).hostname))
