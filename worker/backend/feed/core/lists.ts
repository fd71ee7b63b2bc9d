import type { ChampView, EventView, SportView } from '../../../../shared/api/feed.ts'
import type { EventsQuery } from '../api.ts'
import { finished, type HotBook, type HotEvent } from './hot-book.ts'
import { arranged, asks } from './select.ts'
import { eventView } from './view.ts'

const PAGE = { events: 50, most: 200 }
const HOUR = 3_600_000

/** Live: running now. Line: not started, and its start is still to come. */
const live = ({ state }: HotEvent) => state.fixture.live && !finished(state)
const line = (hot: HotEvent, now: number) => !hot.state.fixture.live && hot.state.status < 2 && hot.startsAt > now

/** Events that are not over in the order of lists: live first, then by sport, championship and start. */
function ordered(book: HotBook): HotEvent[] {
  book.order ??= [...book.events.values()]
    .filter((hot) => !finished(hot.state))
    .toSorted(byPlace)
    .map((hot) => hot.state.fixture.id)
  return book.order.flatMap((id) => book.events.get(id) ?? [])
}
const byPlace = (a: HotEvent, b: HotEvent) => {
  const x = a.state.fixture
  const y = b.state.fixture
  return (
    Number(y.live) - Number(x.live) ||
    x.sportId - y.sportId ||
    x.champId - y.champId ||
    a.startsAt - b.startsAt ||
    x.id - y.id
  )
}

/** Events that are not over and match a query, in the order of lists. */
export function matching(book: HotBook, query: EventsQuery, now: number): HotEvent[] {
  const until = query.period === undefined ? Number.POSITIVE_INFINITY : now + query.period * HOUR
  const isAsked = asks(query)
  const found = ordered(book).filter((hot) => {
    const { sportId, champId } = hot.state.fixture
    if (query.sport !== undefined && sportId !== query.sport) return false
    if (query.champ !== undefined && champId !== query.champ) return false
    if (!isAsked(hot)) return false
    if (query.type !== 'line' && live(hot)) return !query.closedLive?.includes(sportId)
    return query.type !== 'live' && line(hot, now) && hot.startsAt <= until && !query.closedLine?.includes(sportId)
  })
  return arranged(found, query)
}

function paged<T>(all: T[], size: number, page: number | undefined): { items: T[]; total: number; page: number } {
  const at = page ?? 1
  return { items: all.slice((at - 1) * size, at * size), total: all.length, page: at }
}

/** Views of events for lists, made once a version of the event. */
const views = new WeakMap<HotEvent['state'], EventView>()
export function listView(book: HotBook, hot: HotEvent): EventView {
  const known = views.get(hot.state)
  if (known) return known
  const view = eventView(book, hot, 'main')
  views.set(hot.state, view)
  return view
}

/** A page of events with their main markets. */
export function eventsPage(book: HotBook, query: EventsQuery, now: number) {
  const size = Math.min(Math.max(query.count ?? PAGE.events, 1), PAGE.most)
  const { items, total, page } = paged(matching(book, query, now), size, query.page)
  return { items: items.map((hot) => listView(book, hot)), total, page, version: book.version }
}

/** Sports that have live or upcoming events, with their counts. */
export function sportsList(book: HotBook, now: number): SportView[] {
  const sports = new Map<number, SportView>()
  for (const hot of matching(book, {}, now)) {
    const id = hot.state.fixture.sportId
    const sport = sports.get(id) ?? { id, live: 0, line: 0 }
    sports.set(id, sport)
    sport[live(hot) ? 'live' : 'line'] += 1
  }
  return [...sports.values()].toSorted((a, b) => a.id - b.id)
}

/** Championships of the matching events, with their counts. */
export function champsList(book: HotBook, query: EventsQuery, now: number): ChampView[] {
  const champs = new Map<number, ChampView>()
  for (const { state } of matching(book, query, now)) {
    const { champId, sportId, champ, champNames, country } = state.fixture
    const known = champs.get(champId)
    if (known) known.count += 1
    else
      champs.set(champId, {
        id: champId,
        sportId,
        name: champ,
        ...(champNames && { names: champNames }),
        ...(country && { country }),
        count: 1,
      })
  }
  return [...champs.values()].toSorted((a, b) => a.sportId - b.sportId || (a.name < b.name ? -1 : 1))
}
