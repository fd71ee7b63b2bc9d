import type { RouteName } from '../../../shared/routes/table.ts'
import { pathOf, placeOf } from './place.ts'

/** How the page is asked for. What a request does not tell (older browsers, HTTP libraries) counts as a document that somebody opens. */
export function kindOf({ method, headers }: Request): 'document' | 'soft' | 'other' {
  if (method !== 'GET' && method !== 'HEAD') return 'other'
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose')
  if (purpose !== null && /prefetch|prerender/.test(purpose)) return 'other'
  if (headers.get('mf-render-mode') === 'json') return 'soft'
  if (headers.get('x-requested-with') !== null) return 'other'
  const destination = headers.get('sec-fetch-dest')
  return destination === null || destination === 'document' ? 'document' : 'other'
}

/** The route of ours whose link was followed; null when the visit comes from elsewhere. */
export function previousOf({ headers }: Request, url: URL): RouteName | null {
  const referer = headers.get('referer')
  const from = referer === null ? null : URL.parse(referer)
  if (from?.host !== url.host) return null
  const { path, canonical } = pathOf(from.pathname)
  return path === null ? null : (placeOf(canonical).route?.name ?? null)
}
