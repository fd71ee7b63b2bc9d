import { type Guard, NEXT } from './decision.ts'

/** Query parameter, and the cookie that keeps it for the browser's session. */
export const PLATFORM = 'platform_type'
export const MOBILE = 'mobile'

/**
 * A tablet that says it is a desktop computer is redirected with `platform_type=mobile`, once (spec §6); that view then stays for the
 * browser's session. Any `platform_type` in the query is the visitor's choice.
 */
export const platform: Guard = (visit) => {
  const asked = visit.search.includes(PLATFORM) ? new URLSearchParams(visit.search).get(PLATFORM) : null
  if (asked !== null)
    return asked === MOBILE && visit.isHiddenTablet && visit.cookie(PLATFORM) !== MOBILE
      ? { kind: 'next', cookies: [{ name: PLATFORM, value: MOBILE }] }
      : NEXT
  if (!visit.isHiddenTablet || visit.kind !== 'document' || visit.isBot || visit.cookie(PLATFORM) !== undefined)
    return NEXT
  const to = `/${visit.lang}${visit.path}${visit.search === '?' ? '' : visit.search}${visit.search.length > 1 ? '&' : '?'}${PLATFORM}=${MOBILE}`
  return { kind: 'redirect', to, status: 302, cookies: [{ name: PLATFORM, value: MOBILE }] }
}
