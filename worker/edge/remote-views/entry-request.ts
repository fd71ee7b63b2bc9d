import type { Visit } from '../visit/visit.ts'
import type { Remote } from './registry.ts'

/** Longest query that is passed on. */
const LONGEST = 500

/** The query parameters that the registration names, in its order, so that other ones make no other page. */
function passedQuery(remote: Remote, search: URLSearchParams): string {
  const kept = new URLSearchParams()
  for (const name of remote.query) {
    const value = search.get(name)
    if (value !== null) kept.set(name, value)
  }
  const text = kept.toString()
  return text === '' || text.length > LONGEST ? '' : `?${text}`
}

/**
 * The request of a micro-frontend page (spec §7): its URL plus the route path; POST with the components if there are any. Only the headers
 * named here go out: never a cookie, a token or the visitor's address.
 */
export function entryRequest(
  remote: Remote,
  visit: Visit,
): { url: URL; init: RequestInit & { headers: Record<string, string> } } {
  const path = `/${visit.lang}${visit.path === '/' ? '/' : encodeURI(visit.path)}`
  const url = new URL(remote.origin + remote.base + path + passedQuery(remote, visit.url.searchParams))
  const headers: Record<string, string> = {
    accept: 'application/json',
    'mf-render-mode': 'json',
    'mf-api-version': 'v2',
    'accept-language': visit.lang,
    'x-language': visit.lang,
    'x-theme': visit.display.theme,
    'x-mount-path': path,
    'x-request-id': visit.requestId,
  }
  if (visit.country !== null) headers['x-country'] = visit.country
  if (visit.request.headers.has('force-spa')) headers['force-spa'] = 'true'
  if (remote.components.length === 0) return { url, init: { method: 'GET', headers } }
  headers['content-type'] = 'application/json'
  return { url, init: { method: 'POST', headers, body: JSON.stringify({ components: remote.components }) } }
}

/** All that an answer depends on besides the remote itself. */
export const entryKey = (remote: Remote, visit: Visit): string =>
  [
    entryRequest(remote, visit).url.href,
    visit.country,
    visit.display.theme,
    visit.request.headers.has('force-spa'),
  ].join(' ')
