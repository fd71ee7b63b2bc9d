import type { ChampView, EventView } from '../../../../shared/api/feed.ts'
import { teamIdOf } from '../../../../shared/domain/results/team-id.ts'
import { idText } from '../../forms/id-text.ts'
import type { PageContext } from '../../page.ts'
import { champById, latestVersion } from '../results/champ-data.ts'

/** Results that a table is made from at most. */
const TABLE_MOST = 400
/** Games of a team that are listed. */
export const LAST = 5

/** Statistics of a championship: all its results, the latest first. */
export interface ChampStatistic {
  kind: 'champ'
  champ: ChampView
  results: EventView[]
}
/** Statistics of an event: the last games of both, their games against each other, the results of its championship. */
export interface EventStatistic {
  kind: 'event'
  event: EventView
  home: EventView[]
  away: EventView[]
  mutual: EventView[]
  results: EventView[]
}
export type Statistic =
  | { kind: 'list'; champs: ChampView[] }
  | ChampStatistic
  | EventStatistic
  /** The event is not known. */
  | { kind: 'none' }
  | { kind: 'unavailable' }

/** An id in a query; null when it is none. */
export const idIn = (text: string | null): number | null =>
  idText(text) !== null && Number.isSafeInteger(Number(text)) ? Number(text) : null

/** An event of the book, or one that is only in the results. */
async function eventById(ctx: PageContext, id: number): Promise<EventView | null | 'unavailable'> {
  const event = await ctx.origin.event(id)
  if (event !== null && event !== 'notFound') return event
  const past = await ctx.origin.results({ event: id })
  return past?.items[0] ?? (event === null || past === null ? 'unavailable' : null)
}

async function loadEvent(ctx: PageContext, id: number): Promise<Statistic> {
  const event = await eventById(ctx, id)
  if (event === 'unavailable') return { kind: 'unavailable' }
  if (event === null) return { kind: 'none' }
  const [home, away] = [event.home, event.away].map((name) => teamIdOf(event.sportId, name))
  const [homeGames, awayGames, mutual, results] = await Promise.all([
    ctx.origin.results({ ...(home && { team: home }), count: LAST + 1 }),
    ctx.origin.results({ ...(away && { team: away }), count: LAST + 1 }),
    ctx.origin.results({ ...(home && { team: home }), ...(away && { rival: away }), count: 2 * LAST }),
    ctx.origin.results({ champ: event.champId, count: TABLE_MOST }),
  ])
  if (!homeGames || !awayGames || !mutual || !results) return { kind: 'unavailable' }
  const others = (games: EventView[]) => games.filter((game) => game.id !== event.id)
  return {
    kind: 'event',
    event,
    home: others(homeGames.items).slice(0, LAST),
    away: others(awayGames.items).slice(0, LAST),
    mutual: others(mutual.items),
    results: results.items,
  }
}

async function loadChamp(ctx: PageContext, id: number): Promise<Statistic | null> {
  const champ = await champById(ctx, id)
  if (champ === null) return null
  const answer = champ === 'unavailable' ? null : await ctx.origin.results({ champ: id, count: TABLE_MOST })
  return champ === 'unavailable' || answer === null
    ? { kind: 'unavailable' }
    : { kind: 'champ', champ, results: answer.items }
}

/** What a query asks for: `gameId`, `champId`, else the list of championships. Null when there is no such championship. */
export async function loadStatistic(ctx: PageContext): Promise<Statistic | null> {
  const { searchParams } = ctx.visit.url
  const game = idIn(searchParams.get('gameId'))
  if (game !== null) return loadEvent(ctx, game)
  const champ = idIn(searchParams.get('champId'))
  if (champ !== null) return loadChamp(ctx, champ)
  const champs = await ctx.origin.resultChamps()
  return champs === null ? { kind: 'unavailable' } : { kind: 'list', champs }
}

const state = (events: readonly EventView[]): string => `${events.length}.${latestVersion(events)}`

/** All that the markup of statistics depends on; null for what is not kept. */
export function statisticKey(data: Statistic): string | null {
  if (data.kind === 'list') return `list:${data.champs.map(({ id, count }) => `${id}.${count}`).join()}`
  if (data.kind === 'champ') return `champ:${data.champ.id}:${state(data.results)}`
  if (data.kind === 'event')
    return `event:${data.event.id}:${data.event.version}:${[data.home, data.away, data.mutual, data.results].map(state).join()}`
  return null
}
