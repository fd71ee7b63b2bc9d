import { ours } from '../page/trusted.ts'

/** How long the page is waited for, ms: longer than the edge waits for its remote. */
const WAIT = 6000

/**
 * The page that is shown here, asked for again in JSON form (spec §7): its main part as inert elements. The guards run as for any page;
 * a hidden document says so.
 */
export async function fetchMain(signal: AbortSignal): Promise<DocumentFragment> {
  const headers: Record<string, string> = {
    'mf-render-mode': 'json',
    'mf-api-version': 'v2',
    accept: 'application/json',
  }
  if (document.hidden) headers['force-spa'] = 'true'
  const answer = await fetch(location.pathname + location.search, {
    headers,
    credentials: 'same-origin',
    signal: AbortSignal.any([signal, AbortSignal.timeout(WAIT)]),
  })
  const entry: unknown = await answer.json()
  const body = typeof entry === 'object' && entry !== null && 'body' in entry ? entry.body : null
  if (typeof body !== 'string') throw new Error('no page in JSON form')
  const template = document.createElement('template')
  template.innerHTML = ours(body)
  return template.content
}
