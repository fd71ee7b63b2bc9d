import type { Loaded } from './load-page.ts'

/** So many pages are kept at a time, each so long, milliseconds: prices in them are brought up to date when they are shown. */
export const MOST_PAGES = 5
export const KEEP_MS = 30_000
/** Nothing is fetched ahead before the page has been left in peace for so long, milliseconds (spec §9). */
export const IDLE_MS = 2000

/** What a browser tells of its connection; some tell nothing. */
export interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Nothing is fetched ahead on 2g or for who saves data (spec §9). */
export const mayPrefetch = ({ saveData, effectiveType = '' }: Connection = {}): boolean =>
  !saveData && !effectiveType.endsWith('2g')

type Load = (href: string, signal: AbortSignal) => Promise<Loaded | null>

interface Ahead {
  /** Fetches a page that may be wanted soon; `false` when it is here already or there is no room for one that only may. */
  fetch(href: string, isWanted: boolean): boolean
  /** The page that was fetched ahead, once; a fresh one otherwise. */
  take(href: string, signal: AbortSignal): Promise<Loaded | null>
}

/** Keeps a few pages that were fetched ahead. A link that is pointed at pushes out the oldest; one that is only in view does not. */
export function ahead(load: Load, now: () => number): Ahead {
  const kept = new Map<string, { at: number; page: Promise<Loaded | null>; stop: AbortController }>()
  const drop = (href: string) => {
    kept.get(href)?.stop.abort()
    kept.delete(href)
  }
  const sweep = () => {
    for (const [href, { at }] of kept) if (now() - at > KEEP_MS) drop(href)
  }
  return {
    fetch(href, isWanted) {
      sweep()
      if (kept.has(href) || (!isWanted && kept.size >= MOST_PAGES)) return false
      const [oldest] = kept.keys()
      if (kept.size >= MOST_PAGES && oldest !== undefined) drop(oldest)
      const stop = new AbortController()
      kept.set(href, { at: now(), page: load(href, stop.signal).catch(() => null), stop })
      return true
    },
    async take(href, signal) {
      sweep()
      const page = kept.get(href)?.page
      kept.delete(href)
      // One that is not here is asked for at once, not behind the present task.
      return (page && (await page)) ?? load(href, signal)
    },
  }
}
