import {
  FAVOURITES_COOKIE,
  readFavourites,
  toggled,
  writeFavourites,
} from '../../shared/domain/favourites/favourites.ts'
import { loadRows, showRows } from './column.ts'
import { favouritesNow, keepFavourites } from './cookie.ts'
import { saveFavourites } from './save.ts'
import { addStars, markStars, starred } from './stars.ts'

/** What the column says is so old at most when somebody looks at it anew: events begin and end meanwhile. */
const FRESH_MS = 30_000

/**
 * Favourite events and championships: a star on each of the page, a list in the left column. They are kept in a cookie, which the server
 * reads for its list of favourites; every change starts from what the cookie has now, and the other tabs are told.
 */
export function startFavourites(): void {
  const page = document.querySelector('main')?.parentElement
  const column = document.querySelector('aside.left')
  if (!page || !column) return
  const { lang } = document.documentElement
  let rows: Awaited<ReturnType<typeof loadRows>> = []
  let isOpen = false
  let asked = 0
  let at = 0

  const place = () => document.querySelector<HTMLElement>('[data-favourites]')
  const mark = (now = favouritesNow()) => {
    const main = document.querySelector('main')
    if (main) addStars(main, place()?.dataset.title ?? '')
    markStars(now)
  }
  const show = () => showRows(rows ?? [], isOpen)
  /** The last one asked for counts: an earlier answer that comes late tells of marks that are gone. */
  const refresh = async (now = favouritesNow()) => {
    const mine = ++asked
    at = Date.now()
    const found = await loadRows(now, lang)
    if (mine !== asked) return
    rows = found ?? rows
    show()
  }
  const lookAgain = () => {
    if (document.visibilityState === 'visible' && Date.now() - at >= FRESH_MS) void refresh()
  }

  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(FAVOURITES_COOKIE) : null
  const changed = (now = favouritesNow()) => {
    mark(now)
    void refresh(now)
  }
  // Another tab's word may be here before its cookie is: browsers write cookies in a process of their own.
  if (channel) channel.onmessage = ({ data }) => changed(readFavourites(String(data)))
  // A page from the browser's memory missed what was marked meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) changed()
  })
  document.addEventListener('visibilitychange', lookAgain)

  document.addEventListener('click', ({ target }) => {
    const star = target instanceof Element ? target.closest<HTMLElement>('.star') : null
    const whose = star && starred(star)
    if (!whose) return
    const now = toggled(favouritesNow(), whose.kind, whose.id)
    keepFavourites(now)
    saveFavourites()
    isOpen = true
    channel?.postMessage(writeFavourites(now))
    changed(now)
  })
  column.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !place()?.contains(target)) return
      isOpen = target.open
      if (isOpen) lookAgain()
    },
    true,
  )
  // The browser's navigation puts another page's content and column in their places; rows come while the page is open.
  const isContent = ({ target }: MutationRecord) =>
    target === page || (target instanceof Element && target.closest('main') !== null)
  new MutationObserver((records) => {
    if (!records.some(isContent)) return
    mark()
    if (records.some(({ target }) => target === page || target.nodeName === 'MAIN')) lookAgain()
  }).observe(page, { childList: true, subtree: true })
  new MutationObserver(show).observe(column, { childList: true })
  document.documentElement.dataset.stars = ''
  changed()
}
