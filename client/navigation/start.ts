import { analyticsLater } from '../analytics/later.ts'
import { startConsent } from '../consent/answer.ts'
import { keepWindowWidth } from '../consent/window-width.ts'
import { fingerprintLater } from '../fingerprint/later.ts'
import { loadIsland } from '../islands/loader.ts'
import { sessionLater } from '../session/later.ts'
import type { PageState } from '../state.ts'
import { $player } from '../stores/player.ts'
import { startAnnouncing } from './announce.ts'
import { followEnds } from './ended.ts'
import { go, keepScroll, noteShown, scrollToPlace, shownPage } from './go.ts'
import { stepOf } from './history.ts'
import { isPlain, linkedPage, pageOf } from './link.ts'
import { linkAt } from './link-at.ts'
import { startPrefetch } from './start-prefetch.ts'
import { startUpdateNotice } from './update-notice.ts'
import { checkLater, isNewer } from './version.ts'

/** A pause in scrolling after which its place is noted, milliseconds: browsers refuse too many notes. */
const SCROLL_MS = 250

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

/**
 * What runs beside a page for as long as its document lives. Takes over the links of the site: the next page's content comes into this
 * document, and what lives in the layout lives on.
 */
export function startNavigation(state: PageState): void {
  const { lang, player, recheck } = state
  analyticsLater(state)
  sessionLater(state)
  import('../session/auth-start.ts').then(({ startAuth }) => startAuth(lang)).catch(() => {})
  import('../pwa/start.ts').then(({ startPwa }) => startPwa()).catch(() => {})
  fingerprintLater()
  startAnnouncing()
  startConsent()
  keepWindowWidth()
  startScroll()
  startPrefetch(lang)
  followEnds(lang)
  $player.subscribe((player) => {
    if (!player) return
    import('../page/terms-watch.ts').then(({ startTermsWatch }) => startTermsWatch(lang)).catch(() => {})
    import('../limits/start.ts').then(({ startLimits }) => startLimits(lang)).catch(() => {})
  })
  checkLater()
  startUpdateNotice(lang)
  // A notice that the network is gone could not be fetched any more.
  loadIsland('notifications', lang).catch(() => {})
  if (player && recheck) import('./recheck.ts').then(({ recheckPage }) => recheckPage(lang)).catch(() => {})

  document.addEventListener('click', (event) => {
    const link = linkAt(event)
    const url = link && isPlain(event) && !isNewer() && linkedPage(link, new URL(location.href), lang)
    if (!url) return
    event.preventDefault()
    noteShown()
    void go(url, { y: null, isNew: pageOf(url) !== shownPage() }, lang)
    keepScroll()
  })
  addEventListener('popstate', ({ state }) => {
    const step = stepOf(shownPage(), pageOf(location), state)
    if (step.kind === 'swap') void go(new URL(location.href), { y: step.y, isNew: false }, lang)
    else if (step.y !== null) scrollToPlace(step.y)
  })
}
