import type { PageState } from '../state.ts'
import { startAnnouncing } from './announce.ts'
import { go, keepScroll, noteShown, scrollToPlace, shownPage } from './go.ts'
import { stepOf } from './history.ts'
import { pageOf, swapTarget } from './link.ts'
import { recheckPage } from './recheck.ts'
import { startPrefetch } from './start-prefetch.ts'
import { startUpdateNotice } from './update-notice.ts'
import { checkLater, isNewer } from './version.ts'

/** A pause in scrolling after which its place is noted, milliseconds: browsers refuse too many notes. */
const SCROLL_MS = 250

/** The page that a press on a link swaps for, null when the browser should follow it. */
export function targetOf(event: MouseEvent, lang: string): URL | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!(link instanceof HTMLAnchorElement)) return null
  return swapTarget(
    {
      button: event.button,
      isTaken: event.defaultPrevented,
      hasModifier: event.metaKey || event.ctrlKey || event.shiftKey || event.altKey,
    },
    { href: link.href, target: link.target, isDownload: link.hasAttribute('download'), rel: link.rel },
    new URL(location.href),
    lang,
  )
}

/** Keeps the place of each entry of the history, as the browser does for pages that it loads itself. */
function startScroll(): void {
  let timer = 0
  const own = () => {
    history.scrollRestoration = 'manual'
  }
  own()
  keepScroll()
  addEventListener(
    'scroll',
    () => {
      clearTimeout(timer)
      timer = window.setTimeout(keepScroll, SCROLL_MS)
    },
    { passive: true },
  )
  addEventListener('pageshow', own)
  addEventListener('pagehide', () => {
    keepScroll()
    history.scrollRestoration = 'auto'
  })
}

/** Takes over the links of the site: the next page's content comes into this document, and what lives in the layout lives on. */
export function startNavigation({ lang, player, recheck }: PageState): void {
  startAnnouncing()
  startScroll()
  startPrefetch(lang)
  checkLater()
  startUpdateNotice(lang)
  if (player && recheck) void recheckPage(lang)

  document.addEventListener('click', (event) => {
    const url = targetOf(event, lang)
    if (!url || isNewer()) return
    event.preventDefault()
    noteShown()
    keepScroll()
    void go(url, { y: null, isNew: pageOf(url) !== shownPage() }, lang)
  })
  addEventListener('popstate', ({ state }) => {
    const step = stepOf(shownPage(), pageOf(location), state)
    if (step.kind === 'swap') void go(new URL(location.href), { y: step.y, isNew: false }, lang)
    else if (step.y !== null) scrollToPlace(step.y)
  })
}
