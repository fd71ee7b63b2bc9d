/** Time filters of a list (spec §3): id → what it leaves. */
export const TIME_FILTERS = {
  0: 'all',
  1: 'upcoming',
  2: 'first_period',
  3: 'second_period',
  6: 'recommended',
} as const
export type TimeFilter = keyof typeof TIME_FILTERS
/** Their ids in the spec's order. */
export const TIME_FILTER_IDS: readonly TimeFilter[] = [0, 1, 2, 3, 6]

/** Groups of prices that stand beside an event in a list. */
export const MARKET_COLUMNS = ['result', 'total', 'handicap'] as const
export type MarketColumn = (typeof MARKET_COLUMNS)[number]

/** What a person has chosen of a list of events (spec §3, 'Betting state'). */
export interface BettingState {
  bettingType: 'live' | 'line'
  /** By sport and championship; else in order of start. */
  groupByCategories: boolean
  /** Discipline of esports, null for all. */
  cyberFilter: string | null
  /** Scores of an event's parts beside the whole. */
  wideScoreboard: boolean
  /** Only what begins soon. */
  upcomingEvents: boolean
  onlyWithVideos: boolean
  /** The groups of prices that are shown; none of them named shows all. */
  filteredMarkets: readonly MarketColumn[]
}

export const INITIAL_BETTING_STATE: BettingState = {
  bettingType: 'live',
  groupByCategories: true,
  cyberFilter: null,
  wideScoreboard: false,
  upcomingEvents: false,
  onlyWithVideos: false,
  filteredMarkets: [],
}
