import { FAVOURITES_COOKIE, toggled } from '../../shared/domain/favourites/favourites.ts'
import { loadRows, showRows } from './column.ts'
import { favouritesNow, keepFavourites } from './cookie.ts'
import { addStars, markStars, starred } from './stars.ts'

/**
 * Favourite events and championships: a star on each of the page, a list in the left column. They are kept in a cookie, which the server
 * reads for its list of favourites; every change starts from what the cookie has now, and the other tabs are told.
 */
export function startFavourites(): void {
  const main = document.querySelector('main')
  const column = document.querySelector('aside.left')
  if (!main || !column) return
  const { lang } = document.documentElement
  let rows: Awaited<ReturnType<typeof loadRows>> = []
  let isOpen = false

  const place = () => document.querySelector<HTMLElement>('[data-favourites]')
  const mark = () => {
    addStars(main, place()?.dataset.title ?? '')
    markStars(favouritesNow())
  }
  const show = () => showRows(rows ?? [], isOpen)
  const refresh = async () => {
    rows = (await loadRows(favouritesNow(), lang)) ?? rows
    show()
  }

  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(FAVOURITES_COOKIE) : null
  const changed = () => {
    mark()
    void refresh()
  }
  if (channel) channel.onmessage = changed

  document.addEventListener('click', ({ target }) => {
    const star = target instanceof Element ? target.closest<HTMLElement>('.star') : null
    const whose = star && starred(star)
    if (!whose) return
    keepFavourites(toggled(favouritesNow(), whose.kind, whose.id))
    isOpen = true
    channel?.postMessage(0)
    changed()
  })
  column.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && place()?.contains(target)) isOpen = target.open
    },
    true,
  )
  // The browser's navigation puts another page's content and column in their places.
  new MutationObserver(mark).observe(main, { childList: true })
  new MutationObserver(show).observe(column, { childList: true })
  document.documentElement.dataset.stars = ''
  changed()
}
