import { type Guard, NEXT } from './decision.ts'

/**
 * 404 when there is no such route or its page does not exist, when the path contains a configured fragment, when the route's id is not
 * in `availableRoutes`, when registration or identification is switched off, and for development pages in production (spec §5).
 */
export const accessCheck: Guard = (visit, facts) => {
  const { route } = visit
  if (!route?.exists) return { kind: 'notFound' }
  if (facts.notFoundFragments.some((fragment) => fragment !== '' && visit.path.includes(fragment)))
    return { kind: 'notFound' }
  if (route.needs !== undefined && !facts.availableRoutes.includes(route.needs)) return { kind: 'notFound' }
  if (route.name === 'registration' && !facts.isRegistrationAllowed) return { kind: 'notFound' }
  if (route.name === 'identification' && !facts.isShowIdentification) return { kind: 'notFound' }
  if (route.development && visit.isProduction) return { kind: 'notFound' }
  return NEXT
}
