import { $settings } from '../stores/settings.ts'
import { linkedPage, pageOf } from './link.ts'
import { linkAt } from './link-at.ts'
import { pages } from './pages.ts'
import { type Connection, IDLE_MS, mayPrefetch } from './prefetch.ts'
import { isNewer } from './version.ts'

/** A pointer that rests on a link for so long means it, milliseconds. */
const REST_MS = 80
/** Where links are fetched ahead when nothing happens, so many of those in view; one place is left for a link that is pointed at. */
const IN_VIEW = ['[data-region=sections]', 'main']
const MOST_IN_VIEW = 2
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'click', 'scroll', 'touchstart'] as const

declare global {
  interface Navigator {
    connection?: Connection
  }
}

function fetchAhead(link: HTMLAnchorElement | null, lang: string, isWanted: boolean): boolean {
  if (
    !link ||
    link.dataset.open ||
    $settings.get().lightVersion ||
    isNewer() ||
    document.hidden ||
    !mayPrefetch(navigator.connection)
  )
    return false
  const here = new URL(location.href)
  const url = linkedPage(link, here, lang)
  return url !== null && pageOf(url) !== pageOf(here) && pages.fetch(url.href, isWanted)
}

const isInView = (link: HTMLElement): boolean => {
  const { top, bottom, width } = link.getBoundingClientRect()
  return width > 0 && top >= 0 && bottom <= innerHeight
}

/** Fetches ahead what is pointed at, and, after 2 s in which nothing happens, the first sections and links of the content that are in view. */
export function startPrefetch(lang: string): void {
  let rest = 0
  let idle = 0

  document.addEventListener('pointerover', (event) => {
    clearTimeout(rest)
    const link = linkAt(event)
    if (link && event.pointerType === 'mouse') rest = window.setTimeout(() => fetchAhead(link, lang, true), REST_MS)
  })
  for (const press of ['touchstart', 'mousedown'])
    document.addEventListener(press, (event) => fetchAhead(linkAt(event), lang, true), { passive: true })

  const waitIdle = () => {
    clearTimeout(idle)
    idle = window.setTimeout(() => {
      for (const part of IN_VIEW) {
        let left = MOST_IN_VIEW
        for (const link of document.querySelectorAll<HTMLAnchorElement>(`${part} a[href]`))
          if (left > 0 && isInView(link) && fetchAhead(link, lang, false)) left--
      }
      for (const sign of SIGNS) removeEventListener(sign, waitIdle)
    }, IDLE_MS)
  }
  for (const sign of SIGNS) addEventListener(sign, waitIdle, { passive: true })
  waitIdle()
}
