import type { EventView } from '../../../../shared/api/feed.ts'
import type { Section } from '../../../../shared/ui/events/address.ts'
import type { PageContext } from '../../page.ts'

/** Events on one page of a list. */
export const PAGE_SIZE = 60
/** Hours to the start that a list may be narrowed to; 0 is all. */
export const PERIODS = [0, 1, 3, 6, 12, 24] as const

/** A list of events with what it was asked for. `events` is null when the feed does not answer. */
export interface ListData {
  section: Section
  sport: number | null
  champ: number | null
  period: number
  page: number
  /** One line an event, for who wants many of them on the screen. */
  compact: boolean
  events: EventView[] | null
  total: number
  version: number
}

const numberIn = (text: string | null, most: number): number =>
  text !== null && /^[1-9][0-9]{0,4}$/.test(text) && Number(text) <= most ? Number(text) : 0

/** Reads the query (`period`, `page`, `view=compact`) and the feed's list. */
export async function loadList(
  ctx: PageContext,
  asked: { section: Section; sport?: number; champ?: number },
): Promise<ListData> {
  const { searchParams } = ctx.visit.url
  const wanted = numberIn(searchParams.get('period'), 24)
  const period = asked.section === 'line' && PERIODS.some((hours) => hours === wanted) ? wanted : 0
  const page = numberIn(searchParams.get('page'), 10_000) || 1
  const { section, sport, champ } = asked
  const answer = await ctx.origin.events({
    type: section,
    ...(sport !== undefined && { sport }),
    ...(champ !== undefined && { champ }),
    ...(period > 0 && { period }),
    ...(page > 1 && { page }),
    count: PAGE_SIZE,
  })
  return {
    section,
    sport: sport ?? null,
    champ: champ ?? null,
    period,
    page,
    compact: searchParams.get('view') === 'compact',
    events: answer?.items ?? null,
    total: answer?.total ?? 0,
    version: answer?.version ?? 0,
  }
}

/** Which page of the list this is, of how many. */
export const pagesOf = ({ page, total }: ListData): { page: number; of: number } => ({
  page,
  of: Math.max(1, Math.ceil(total / PAGE_SIZE)),
})

/** All that a list's markup depends on besides language and display. */
export const listKey = ({ section, sport, champ, period, page, compact, version }: ListData): string =>
  `list:${section}:${sport}:${champ}:${period}:${page}:${compact}:${version}`

type Change = Partial<Pick<ListData, 'page' | 'period' | 'compact'>>

/** What a list was asked for beside its path, as query pairs; what is the default is left out. */
export function listPairs({ page, period, compact }: Required<Change>): [string, string][] {
  const pairs: [string, string, boolean][] = [
    ['period', String(period), period > 0],
    ['view', 'compact', compact],
    ['page', String(page), page > 1],
  ]
  return pairs.flatMap(([name, value, isSet]): [string, string][] => (isSet ? [[name, value]] : []))
}

/** Query of the list with something changed; another period or view starts at its first page. */
export function listQuery({ period, compact }: ListData, change: Change): string {
  const query = new URLSearchParams(listPairs({ page: 1, period, compact, ...change })).toString()
  return query === '' ? '' : `?${query}`
}
