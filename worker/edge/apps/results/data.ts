import type { EventView } from '../../../../shared/api/feed.ts'
import { SPORT_ORDER, sportIdOf, sportSlug } from '../../../../shared/domain/sports/sports.ts'
import type { PageContext } from '../../page.ts'
import { dayAt, dayIn } from './days.ts'

export type ResultsType = 'live' | 'zone'
/** Events on one page. */
export const PAGE_SIZE = 60

/** Results with what they were asked for; `events` is null when the feed does not answer. */
export interface ResultsData {
  type: ResultsType
  today: string
  date: string
  sport: number | null
  page: number
  events: EventView[] | null
  total: number
  version: number
  /** Sports that the list may be narrowed to. */
  sports: number[]
}

/** A page's number in a query; the first where there is none. */
export const pageIn = (text: string | null): number =>
  text !== null && /^[1-9][0-9]{0,3}$/.test(text) ? Number(text) : 1

/** Sports that have events or results, in the order of the menu; an operator's own sports behind those of the table. */
export async function sportsOf(ctx: PageContext): Promise<number[]> {
  const [sports, champs] = await Promise.all([ctx.origin.sports(), ctx.origin.resultChamps()])
  const ids = new Set([...(sports ?? []).map(({ id }) => id), ...(champs ?? []).map(({ sportId }) => sportId)])
  const known: number[] = SPORT_ORDER.filter((id) => ids.has(id))
  return [...known, ...[...ids].filter((id) => !known.includes(id)).sort((a, b) => a - b)]
}

async function read(
  ctx: PageContext,
  { type, date, sport, page }: Pick<ResultsData, 'type' | 'date' | 'sport' | 'page'>,
) {
  const common = { ...(sport !== null && { sport }), ...(page > 1 && { page }), count: PAGE_SIZE }
  if (type === 'live') return ctx.origin.events({ type, ...common })
  const answer = await ctx.origin.results({ date, tz: ctx.visit.display.tzo, ...common })
  return answer && { ...answer, version: 0 }
}

/** Events of one sport together, sports in the order of the menu; within one they stay as they come. */
export function bySport(events: readonly EventView[]): EventView[] {
  const rank = new Map<number, number>(SPORT_ORDER.map((id, place) => [id, place]))
  return events.toSorted((a, b) => (rank.get(a.sportId) ?? a.sportId + 100) - (rank.get(b.sportId) ?? b.sportId + 100))
}

/** What is being played, or the results of a day (query `date`, in the visitor's zone), of all sports or one (`sport`). */
export async function loadResults(ctx: PageContext, type: ResultsType): Promise<ResultsData> {
  const { searchParams } = ctx.visit.url
  const today = dayAt(Date.now(), ctx.visit.display.tzo)
  const asked = {
    type,
    date: dayIn(searchParams.get('date'), today),
    sport: sportIdOf(searchParams.get('sport') ?? ''),
    page: pageIn(searchParams.get('page')),
  }
  const [answer, sports] = await Promise.all([read(ctx, asked), sportsOf(ctx)])
  return {
    ...asked,
    today,
    sports,
    events: answer && bySport(answer.items),
    total: answer?.total ?? 0,
    version: answer?.version ?? 0,
  }
}

/** What was asked for beside the path, as query pairs; what is the default is left out. */
export function resultsPairs({
  date,
  today,
  sport,
  page,
}: Pick<ResultsData, 'date' | 'today' | 'sport' | 'page'>): [string, string][] {
  return [
    ...(date === today ? [] : [['date', date] as [string, string]]),
    ...(sport === null ? [] : [['sport', sportSlug(sport)] as [string, string]]),
    ...(page > 1 ? [['page', String(page)] as [string, string]] : []),
  ]
}

/** Address of results with something changed; another day or sport starts at its first page. */
export function resultsLink(
  ctx: PageContext,
  data: ResultsData,
  change: Partial<Pick<ResultsData, 'type' | 'date' | 'sport' | 'page'>>,
): string {
  const query = new URLSearchParams(resultsPairs({ ...data, page: 1, ...change })).toString()
  return ctx.href('results', { type: change.type ?? data.type }) + (query === '' ? '' : `?${query}`)
}

/** All that the markup depends on besides language and display. */
export const resultsKey = ({ type, today, date, sport, page, events, total, version, sports }: ResultsData): string =>
  [
    'results',
    type,
    today,
    date,
    sport,
    page,
    total,
    version,
    sports.join(),
    (events ?? []).reduce((latest, event) => Math.max(latest, event.version), 0),
  ].join(':')
