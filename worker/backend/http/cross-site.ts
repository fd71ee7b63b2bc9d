import { isLocalHost } from '../../../shared/domain/redirects/own-hosts.ts'
import type { Env } from '../env.ts'
import { isProduction } from '../env.ts'
import { HttpError } from './error.ts'

/** Is `origin` (a header value) the site that `address` belongs to? Outside production the local names count as one. */
function sameSite(origin: string, address: string, local: boolean): boolean {
  // A browser's own call, as nearly all are, needs no parsing: an origin ends where the path begins.
  if (address.startsWith(`${origin}/`)) return true
  if (!URL.canParse(origin)) return false
  const [from, url] = [new URL(origin), new URL(address)]
  if (from.host === url.host) return true
  return local && isLocalHost(from.hostname) && isLocalHost(url.hostname) && from.port === url.port
}

/**
 * Refuses an unsafe request of another site (security.md SEC-04 … SEC-08): `Origin` or `Sec-Fetch-Site` names another site,
 * or both are absent and the header that a form cannot send is too.
 */
export function refuseCrossSite(request: Request, env: Env): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  if (origin !== null && !sameSite(origin, request.url, !isProduction(env))) throw new HttpError('crossSite')
  if (site !== null && site !== 'same-origin' && site !== 'none') throw new HttpError('crossSite')
  if (origin === null && site === null && request.headers.get('x-requested-with') === null)
    throw new HttpError('crossSite')
}
