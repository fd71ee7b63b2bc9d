import { neededByParams } from '../routes/needs.ts'
import { type Guard, NEXT, NOT_FOUND } from './decision.ts'

/**
 * 404 when there is no such route, when the path contains a configured fragment, when an id that the route or its section needs is not in `availableRoutes`,
 * when registration or identification is switched off, on a VIP domain for registration, and for development pages in production (spec §5, §6).
 */
export const accessCheck: Guard = (visit, facts) => {
  const { route } = visit
  if (!route) return NOT_FOUND
  if (facts.notFoundFragments.some((fragment) => fragment !== '' && visit.path.includes(fragment))) return NOT_FOUND
  if (route.needs !== undefined && !facts.availableRoutes.includes(route.needs)) return NOT_FOUND
  if (neededByParams(route.name, route.params).some((id) => !facts.availableRoutes.includes(id))) return NOT_FOUND
  if (route.name === 'registration' && !isRegistrationOpen(visit.origin, facts)) return NOT_FOUND
  if (route.name === 'identification' && !facts.isShowIdentification) return NOT_FOUND
  if (route.development && visit.isProduction) return NOT_FOUND
  return NEXT
}

const isRegistrationOpen = (
  origin: string,
  { isRegistrationAllowed, vipDomains }: { isRegistrationAllowed: boolean; vipDomains: readonly string[] },
): boolean => isRegistrationAllowed && (vipDomains.length === 0 || !vipDomains.includes(new URL(origin).hostname))
