import { noteView } from '../analytics/notes.ts'
import { closeSheet } from '../page/coupon-sheet.ts'
import { notify } from '../stores/notifications.ts'
import { loadTexts } from '../texts/load.ts'
import { announce } from './announce.ts'
import { closeModals } from './guards.ts'
import { afterPaint } from './hold-back.ts'
import { isOurPage, pageOf } from './link.ts'
import type { LoadedPage } from './load-page.ts'
import { pages } from './pages.ts'
import { pending } from './pending.ts'
import { fits, focusMain, swap } from './swap.ts'
import { hearVersion } from './version.ts'

/** A redirect after this many is left to the browser, which ends loops. */
const MOST_REDIRECTS = 3

/** How a page is gone to. */
export interface Way {
  /** Where the content is scrolled to afterwards; null for the top, or the part behind `#`. */
  y: number | null
  /** A new entry of the history; else the present one is filled. */
  isNew: boolean
  /** The page comes anew in its place: nobody has asked for it, and who reads, types or looks at a dialog goes on. */
  isQuiet?: boolean
}

let running: AbortController | null = null
/** The page whose content stands in the document. */
let shown = pageOf(location)

export const shownPage = (): string => shown
/** The address may change without us (`#part`, a query that was used up): what stands here is what it names. */
export const noteShown = (): void => {
  if (!running) shown = pageOf(location)
}

/** Notes in the present entry how far its page is scrolled. */
export const keepScroll = (): void => history.replaceState({ y: scrollY }, '')

/** A change that was painted later than this, milliseconds, is followed by one without transition: its pictures would cost as much again. */
const QUICK_MS = 100
let lastTook = Number.POSITIVE_INFINITY

const isMoving = () =>
  lastTook < QUICK_MS &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches &&
  document.visibilityState === 'visible'

/**
 * Changes the document; as a view transition where there are such, motion is wanted, and the device has shown that it is quick. `act` is told
 * whether the page is to be shown whole: the picture of a transition is.
 */
function change(act: (isWhole: boolean) => void): Promise<unknown> {
  const timed = (isWhole: boolean) => {
    const began = performance.now()
    act(isWhole)
    afterPaint(() => {
      lastTook = performance.now() - began
    })
  }
  if (!document.startViewTransition || !isMoving()) return Promise.resolve(timed(false))
  const transition = document.startViewTransition(() => timed(true))
  // One that is skipped has still changed the document.
  transition.ready.catch(() => {})
  transition.finished.catch(() => {})
  return transition.updateCallbackDone
}

/** An element that is named by a fragment stays `:target` when the address changes by script: only a step to no fragment ends that. */
function leaveTarget(): void {
  if (!document.querySelector(':target')) return
  const { href } = location
  location.replace('#')
  history.replaceState(history.state, '', href)
}

function show(page: LoadedPage, url: URL, { y, isNew }: Way, isWhole: boolean): void {
  // Where it is scrolled to must be there.
  const isTop = !(isWhole || y || url.hash)
  // Nothing has changed yet: behind the swap the same would cost a layout of its own.
  if (isTop) scrollToPlace(0)
  const path = url.href.startsWith(location.origin + page.path) ? url.href : page.path
  if (isNew) history.pushState({ y: 0 }, '', path)
  else history.replaceState({ y: y ?? 0 }, '', path)
  leaveTarget()
  closeSheet()
  swap(page, isTop ? 'top' : 'whole', () => {
    focusMain()
    announce(page.title)
    noteView(page.state.route)
  })
  shown = pageOf(location)
  const part = y === null && url.hash ? document.getElementById(decodeURIComponent(url.hash.slice(1))) : null
  if (part) part.scrollIntoView()
  else if (!isTop) scrollToPlace(y ?? 0)
}

/** Puts a page in the place of its own older content: scrolled as it is, and the keyboard is only moved when what it was on has gone. */
function renew(page: LoadedPage, url: URL): void {
  const y = scrollY
  const hadFocus = document.activeElement?.closest('main')
  if (pageOf(url) !== shown) history.replaceState({ y }, '', page.path)
  swap(page, 'whole', () => {
    if (hadFocus) focusMain()
    announce(document.querySelector('main .note h2')?.textContent ?? '')
  })
  shown = pageOf(location)
  scrollToPlace(y)
}

/** So many frames a page may take until it is as long as it was: rows off the screen get their size when they are neared. */
const MOST_FRAMES = 20

/** Scrolls to where a page was. */
export function scrollToPlace(y: number, frames = 0): void {
  scrollTo({ top: y, behavior: 'instant' })
  if (scrollY < y - 1 && frames < MOST_FRAMES) requestAnimationFrame(() => scrollToPlace(y, frames + 1))
}

/**
 * The browser goes there by itself. Without a network it could only show an error of its own: the page that stands here stays, and says that
 * the other has not come.
 */
function browse(url: URL, { isNew, isQuiet }: Way, lang: string): void {
  if (isQuiet) return
  if (!navigator.onLine && pageOf(location) === shown) {
    loadTexts(lang).then(
      (t) => notify('error', t('main_query_error')),
      () => {},
    )
    return
  }
  if (isNew) location.assign(url)
  else if (location.href === url.href) location.reload()
  else location.replace(url)
}

/** Goes to a page by its JSON form; whatever is not as it should be, the browser goes there by itself. */
export async function go(target: URL, way: Way, lang: string): Promise<void> {
  if (way.isQuiet && running) return
  running?.abort()
  const mine = new AbortController()
  running = mine
  let url = target
  // The network works while the rest is done here.
  const first = pages.take(url.href, mine.signal)
  if (!way.isQuiet) {
    closeModals(target)
    pending(true)
  }
  try {
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
      const loaded = await (redirects === 0 ? first : pages.take(url.href, mine.signal))
      if (mine.signal.aborted) return
      if (!loaded || hearVersion(loaded.version)) break
      if (loaded.kind === 'redirect') {
        url = new URL(loaded.to, url)
        if (!isOurPage(url, location, lang)) break
        continue
      }
      if (!fits(loaded.page)) break
      if (way.isQuiet) renew(loaded.page, url)
      else
        await change((isWhole) => {
          if (!mine.signal.aborted) show(loaded.page, url, way, isWhole)
        })
      return
    }
    browse(url, way, lang)
  } catch {
    if (!mine.signal.aborted) browse(url, way, lang)
  } finally {
    if (running === mine) {
      running = null
      pending(false)
    }
  }
}
