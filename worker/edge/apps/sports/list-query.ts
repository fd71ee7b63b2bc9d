import {
  type BettingState,
  INITIAL_BETTING_STATE,
  MARKET_COLUMNS,
  TIME_FILTER_IDS,
  type TimeFilter,
} from '../../../../shared/domain/sports/betting-state.ts'
import { DISCIPLINES } from '../../../../shared/domain/sports/disciplines.ts'

/** Hours to the start that a line may be narrowed to; 0 is all. */
export const PERIODS = [0, 1, 3, 6, 12, 24] as const
/** How a list is laid out for who asks by address; null leaves it to the settings. */
export const VIEWS = ['compact', 'european', 'asian'] as const
export type View = (typeof VIEWS)[number]

/** What a list was asked for beside its path. */
export interface ListChoice extends Omit<BettingState, 'bettingType'> {
  /** Words that are looked for, '' for none. */
  q: string
  timeFilter: TimeFilter
  period: number
  view: View | null
  page: number
}

const numberIn = (text: string | null, most: number): number =>
  text !== null && /^[1-9][0-9]{0,4}$/.test(text) && Number(text) <= most ? Number(text) : 0
const LONGEST = 80

/** Reads a list's query. A value that it does not know is the default, so that no unknown address is another page. */
export function readChoice(query: URLSearchParams): ListChoice {
  const period = numberIn(query.get('period'), 24)
  const timeFilter = TIME_FILTER_IDS.find((id) => String(id) === query.get('filter')) ?? 0
  const columns = query.get('markets')?.split(',') ?? []
  const known = MARKET_COLUMNS.filter((column) => columns.includes(column))
  const discipline = query.get('discipline')
  return {
    q: (query.get('q') ?? '')
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .slice(0, LONGEST)
      .trim(),
    timeFilter,
    upcomingEvents: timeFilter === 1,
    period: PERIODS.find((hours) => hours === period) ?? 0,
    groupByCategories: query.get('group') !== '0',
    cyberFilter: DISCIPLINES.find(({ slug }) => slug === discipline)?.slug ?? null,
    wideScoreboard: query.get('board') === 'wide',
    onlyWithVideos: query.get('video') === '1',
    filteredMarkets: known.length === MARKET_COLUMNS.length ? INITIAL_BETTING_STATE.filteredMarkets : known,
    view: VIEWS.find((view) => view === query.get('view')) ?? null,
    page: numberIn(query.get('page'), 10_000) || 1,
  }
}

/** The choice as query pairs; what is the default is left out. */
export function choicePairs(choice: ListChoice): [string, string][] {
  const pairs: [string, string, boolean][] = [
    ['q', choice.q, choice.q !== ''],
    ['filter', String(choice.timeFilter), choice.timeFilter > 0],
    ['period', String(choice.period), choice.period > 0],
    ['discipline', choice.cyberFilter ?? '', choice.cyberFilter !== null],
    ['video', '1', choice.onlyWithVideos],
    ['group', '0', !choice.groupByCategories],
    ['markets', choice.filteredMarkets.join(), choice.filteredMarkets.length > 0],
    ['board', 'wide', choice.wideScoreboard],
    ['view', choice.view ?? '', choice.view !== null],
    ['page', String(choice.page), choice.page > 1],
  ]
  return pairs.flatMap(([name, value, isSet]): [string, string][] => (isSet ? [[name, value]] : []))
}

/** Query of the same list with something changed, from its first page unless a page is named. */
export function choiceQuery(choice: ListChoice, change: Partial<ListChoice>): string {
  const query = new URLSearchParams(choicePairs({ ...choice, page: 1, ...change })).toString()
  return query === '' ? '' : `?${query}`
}

/** Are fewer events, or other ones, shown than the list has by itself? How they are laid out does not count. */
export const isNarrowed = (choice: ListChoice): boolean =>
  choice.q !== '' ||
  choice.timeFilter > 0 ||
  choice.period > 0 ||
  choice.onlyWithVideos ||
  choice.cyberFilter !== null ||
  !choice.groupByCategories

/** Without what narrows the list. */
export const WIDE_OPEN = {
  timeFilter: 0,
  period: 0,
  onlyWithVideos: false,
  cyberFilter: null,
  groupByCategories: true,
} as const satisfies Partial<ListChoice>
