import { markPage } from '../coupon/marks.ts'
import { startGame } from '../game/start.ts'
import { endIslands, startIslands } from '../islands/loader.ts'
import { ours } from '../page/trusted.ts'
import { followPage } from '../realtime/live.ts'
import { startRemoteViews } from '../remote-views/start.ts'
import { $alternates } from '../stores/alternates.ts'
import { $coupon } from '../stores/coupon.ts'
import { notify } from '../stores/notifications.ts'
import { $player } from '../stores/player.ts'
import { $settings } from '../stores/settings.ts'
import { adopt } from './adopt.ts'
import { holdBack, whenShown } from './hold-back.ts'
import type { LoadedPage } from './load-page.ts'
import { parseInTwo } from './parse-in-two.ts'

const root = document.documentElement
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const regions = () => [...document.querySelectorAll<HTMLElement>('[data-region]')]

/** The layout that stands in the document; it is never swapped. */
const layoutHere = () => document.body.dataset.layout

/** Whether the page fits into this document: same language, layout, player and settings. Anything else is loaded by the browser. */
export const fits = (page: LoadedPage): boolean =>
  page.lang === root.lang &&
  page.dir === root.dir &&
  page.layout === layoutHere() &&
  page.state.player?.userId === $player.get()?.userId &&
  same(page.state.display, $settings.get()) &&
  same(
    regions().map((each) => each.dataset.region),
    Object.keys(page.regions).filter((name) => page.regions[name] !== ''),
  )

/** The page's own tags stand in the head from the title to the version. */
function swapHead(html: string): void {
  const end = document.head.querySelector('meta[name=app-version]')
  while (end?.previousElementSibling?.matches('title, title ~ *')) end.previousElementSibling.remove()
  end?.insertAdjacentHTML('beforebegin', ours(html))
}

/** The layout's parts that depend on the page; a strip of links stays scrolled as it is. All is read before anything is written. */
function swapRegions(texts: Record<string, string>): void {
  const old = regions().map((region) => ({ region, name: region.dataset.region ?? '', scrolled: region.scrollLeft }))
  for (const { region, name } of old) region.outerHTML = ours(texts[name] ?? '')
  for (const [i, { scrolled }] of old.entries()) {
    const fresh = scrolled === 0 ? undefined : regions()[i]
    if (fresh) fresh.scrollLeft = scrolled
  }
}

/** All that is not the content itself. */
function settle({ head, regions, state }: LoadedPage, main: HTMLElement): void {
  endIslands()
  swapRegions(regions)
  swapHead(head)
  const { player, live, islands, lang } = state
  if (player?.money != null) $player.set(player)
  if (islands.settings) $alternates.set(islands.settings.alternates)
  for (const { kind, text } of islands.notifications?.first ?? []) notify(kind, text)
  markPage($coupon.get().legs)
  followPage(live)
  startIslands(lang, islands, main)
  startRemoteViews()
  startGame()
}

/** Puts the top of a page into `main`; gives what puts the rest there. */
function showTop(main: HTMLElement, body: string): () => void {
  const rest = parseInTwo(main, body)
  if (rest) return rest
  main.innerHTML = ours(body)
  return holdBack(main)
}

/**
 * Puts a page into the document: content, the layout's marks, head, prices, islands of the content. The layout's own islands live on. When
 * not all of it `isWanted` at once, its top alone is painted first; the rest follows, and what nobody sees. `arrived` is called when all of it
 * stands, unless another page has come meanwhile.
 */
export function swap(page: LoadedPage, isWanted: 'whole' | 'top', arrived: () => void): void {
  const main = document.querySelector('main')
  if (!main) throw new Error('no main')
  adopt(page.style)
  const rest = isWanted === 'top' ? showTop(main, page.body) : null
  if (!rest) main.innerHTML = ours(page.body)
  const complete = () => {
    rest?.()
    main.style.removeProperty('min-block-size')
    settle(page, main)
    arrived()
  }
  if (!rest) {
    complete()
    return
  }
  markPage($coupon.get().legs)
  // As high as the window, so that nothing which is in view moves when the rest comes.
  main.style.minBlockSize = '100vh'
  const mine = main.firstChild
  whenShown(() => {
    if (main.firstChild === mine) complete()
  })
}

/** What the keyboard and a reader go on from. */
export function focusMain(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
