import { fold, isFound } from '../../../../shared/domain/search/fold.ts'
import { sportSlug } from '../../../../shared/domain/sports/sports.ts'
import type { EventsQuery } from '../api.ts'
import type { HotEvent } from './hot-book.ts'
import { isOfPart } from './parts.ts'
import { hasResult } from './result.ts'
import type { EventState, MarketState } from './state.ts'

/** What search looks through, made once a fixture: both sides, the championship in all its languages, the sport. */
const searched = new WeakMap<EventState['fixture'], string>()
function searchText(fixture: EventState['fixture']): string {
  const known = searched.get(fixture)
  if (known !== undefined) return known
  const { home, away, champ, champNames, sportId } = fixture
  const text = fold([home, away, champ, ...Object.values(champNames ?? {}), sportSlug(sportId)].join(' '))
  searched.set(fixture, text)
  return text
}

const isOpen = (m: MarketState) => (m.status === 1 || m.status === -1 || m.status === -2) && !hasResult(m)
const openMarkets = ({ state }: HotEvent) => state.markets.filter(isOpen).length

/** What a query asks of an event beside its section, sport, championship and time. */
export function asks({ q, country, ids, champs, video, part }: EventsQuery): (hot: HotEvent) => boolean {
  const query = q === undefined ? null : fold(q)
  return ({ state }) => {
    const { fixture } = state
    if (country !== undefined && fixture.country !== country) return false
    if ((ids || champs) && !ids?.includes(fixture.id) && !champs?.includes(fixture.champId)) return false
    if (video && fixture.media?.videoId === undefined) return false
    if (part !== undefined && !state.markets.some((m) => isOpen(m) && isOfPart(m, part))) return false
    return query === null || isFound(searchText(fixture), query)
  }
}

/** The asked order: by start, the next first; else as they come. `top` leaves so many, those with the most open markets. */
export function arranged(events: HotEvent[], { sort, top }: EventsQuery): HotEvent[] {
  const best =
    top === undefined || events.length <= top
      ? events
      : keepOrder(
          events,
          events
            .map((hot) => ({ hot, markets: openMarkets(hot) }))
            .toSorted((a, b) => b.markets - a.markets || a.hot.startsAt - b.hot.startsAt)
            .slice(0, top)
            .map(({ hot }) => hot),
        )
  return sort === 'start' ? best.toSorted((a, b) => a.startsAt - b.startsAt) : best
}

function keepOrder(events: HotEvent[], chosen: HotEvent[]): HotEvent[] {
  const set = new Set(chosen)
  return events.filter((hot) => set.has(hot))
}
