import { safeTarget } from '../routes/safe-target.ts'
import { type Guard, NEXT } from './decision.ts'
import { outsideTarget } from './outside-target.ts'

/** Redirects that this browser has followed: how many, and since when (seconds since 1970). */
export const HOPS = 'redirect_hops'
const MOST_HOPS = 3
const WINDOW = 60
export const ASKING = 'redirect-service'

function hopsOf(marker: string | undefined, now: number): { count: number; since: number } {
  const [, count, since] = /^([0-9])\.([0-9]{1,12})$/.exec(marker ?? '') ?? []
  const age = now - Number(since)
  return count !== undefined && age >= 0 && age < WINDOW
    ? { count: Number(count), since: Number(since) }
    : { count: 0, since: now }
}

/** The visit's query without the parameter that asks for redirects outside production. */
function keptQuery(search: string): string {
  return search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && pair.split('=', 1)[0] !== ASKING)
    .join('&')
}

function withQuery(target: string, query: string): string {
  if (query === '') return target
  const [rest = '', hash] = target.split('#')
  return `${rest}${rest.includes('?') ? '&' : '?'}${query}${hash === undefined ? '' : `#${hash}`}`
}

/** With the visit's language in front, unless the target says its own; a language of the asked address that is not to be had is none. */
function inLanguage(path: string, { lang, urlLang }: { lang: string; urlLang: string | null }): string {
  const [, own] = /^\/([a-z]{2})(?=[/?#]|$)/.exec(path) ?? []
  if (own === undefined) return `/${lang}${path}`
  return own === urlLang ? `/${lang}${path.slice(3)}` : path
}

/** Is redirect-light's answer of use for this visit: in production, or when the query asks for it (spec §7)? */
export const asksRedirect = (visit: { isProduction: boolean; search: string }): boolean =>
  visit.isProduction || (visit.search.includes(ASKING) && new URLSearchParams(visit.search).get(ASKING) === '1')

/**
 * Follows redirect-light: to another address than the asked one, on this site or an allow-listed host, with the visit's query. The answer is
 * of the path alone, so that it serves all visits of the path. After three hops in a minute the page is shown as it is (security.md 2.3 C).
 */
export const redirector: Guard = (visit, facts) => {
  const answer = facts.late.redirect
  if (!answer?.redirect || !asksRedirect(visit)) return NEXT
  const here = new URL(`/${visit.lang}${visit.path}`, visit.origin).pathname
  const own = safeTarget(answer.url, visit.origin + here)
  const target = own === null ? outsideTarget(answer.url, facts.redirectHosts) : inLanguage(own, visit)
  if (target === null) return NEXT
  const query = keptQuery(visit.search)
  const to = withQuery(target, query)
  if (to === withQuery(here, query)) return NEXT
  const now = Math.floor(visit.now / 1000)
  const { count, since } = hopsOf(visit.cookie(HOPS), now)
  if (count >= MOST_HOPS) return NEXT
  const marker = { name: HOPS, value: `${count + 1}.${since}`, maxAge: Math.max(1, since + WINDOW - now) }
  return { kind: 'redirect', to, status: answer.code === 301 || answer.code === 308 ? 301 : 302, cookies: [marker] }
}
