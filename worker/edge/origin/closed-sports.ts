import type { ChampView, SportView } from '../../../shared/api/feed.ts'
import type { ClosedSports } from '../visit/visit.ts'
import type { EventsFilter, Origin } from './client.ts'

type Type = 'line' | 'live' | undefined

const isClosed = ({ line, live }: ClosedSports, sport: number, type: Type): boolean =>
  (type === 'live' || line.includes(sport)) && (type === 'line' || live.includes(sport))

/** Sports with what is offered of them; one of which nothing is left is not named. */
export const openSports = (sports: readonly SportView[], { line, live }: ClosedSports): SportView[] =>
  sports
    .map(({ id, ...counts }) => ({
      id,
      line: line.includes(id) ? 0 : counts.line,
      live: live.includes(id) ? 0 : counts.live,
    }))
    .filter((sport) => sport.line + sport.live > 0)

export const openChamps = (champs: readonly ChampView[], closed: ClosedSports, type?: Type): ChampView[] =>
  champs.filter(({ sportId }) => !isClosed(closed, sportId, type))

/** Names what is closed in keys of kept texts; nothing for nearly everybody. */
export const closedKey = (closed: ClosedSports | undefined): string =>
  closed ? `:closed:${closed.line.join()}/${closed.live.join()}` : ''

/** The origin as a player sees it for whom sports are closed (S6.21): they are in no list, and their events are not there. */
export function withoutClosed(origin: Origin, closed: ClosedSports | undefined): Origin {
  if (!closed) return origin
  const { line, live } = closed
  const query: EventsFilter = {
    ...(line.length > 0 && { closedLine: line.join() }),
    ...(live.length > 0 && { closedLive: live.join() }),
  }
  return {
    ...origin,
    sports: async () => {
      const sports = await origin.sports()
      return sports && openSports(sports, closed)
    },
    champs: async (filter) => {
      const champs = await origin.champs(filter)
      return champs && openChamps(champs, closed, filter.type)
    },
    expresses: async () =>
      (await origin.expresses()).filter(({ bets }) =>
        bets.every(({ sportId, isLive }) => !isClosed(closed, sportId, isLive ? 'live' : 'line')),
      ),
    events: (filter) => origin.events({ ...filter, ...query }),
    event: async (id) => {
      const event = await origin.event(id)
      const isOffered = event === null || event === 'notFound' || event.status > 3
      return isOffered || !isClosed(closed, event.sportId, event.live ? 'live' : 'line') ? event : 'notFound'
    },
  }
}
