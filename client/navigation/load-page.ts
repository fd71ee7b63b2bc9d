import { record } from '../api/loose.ts'
import { type PageState, readState } from '../state.ts'

/** How long a page is waited for before the browser is asked to load it, milliseconds. */
export const PAGE_MS = 8000

/** A page in JSON form, read (worker/edge/render/page-json.tsx writes it). */
export interface LoadedPage {
  /** Path and query: those of the request, or of the canonical address that it was led to. */
  path: string
  title: string
  body: string
  /** The page's own piece of the stylesheet. */
  style: string
  head: string
  lang: string
  dir: string
  layout: string
  regions: Record<string, string>
  state: PageState
}

export type Loaded =
  | { kind: 'page'; page: LoadedPage; version: string }
  | { kind: 'redirect'; to: string; version: string }

const areTexts = <K extends string>(x: Record<K, unknown>): x is Record<K, string> =>
  Object.values(x).every((each) => typeof each === 'string')

/** Reads the JSON form; null when it is not what this version of the site writes. */
export function readPage(json: unknown): Loaded | null {
  const { title, body, style, head, page } = record(json)
  const { path, lang, dir, layout, regions: parts, redirect, version, state: known } = record(page)
  if (typeof version !== 'string') return null
  if (typeof redirect === 'string') return { kind: 'redirect', to: redirect, version }
  const texts = { title, body, style, head, path, lang, dir, layout }
  const regions = record(parts)
  const state = readState(known)
  return state && areTexts(texts) && areTexts(regions)
    ? { kind: 'page', version, page: { ...texts, regions, state } }
    : null
}

/** Asks for a page in JSON form. Null when anything is wrong with the answer: the browser then loads the page itself. Throws when aborted. */
export async function loadPage(href: string, signal: AbortSignal): Promise<Loaded | null> {
  try {
    const answer = await fetch(href, {
      headers: { 'mf-render-mode': 'json', 'mf-api-version': 'v2', accept: 'application/json' },
      credentials: 'same-origin',
      signal: AbortSignal.any([signal, AbortSignal.timeout(PAGE_MS)]),
    })
    return answer.headers.get('content-type')?.startsWith('application/json') ? readPage(await answer.json()) : null
  } catch {
    signal.throwIfAborted()
    return null
  }
}
