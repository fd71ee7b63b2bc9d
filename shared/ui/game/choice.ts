import { GROUP_IDS, type GroupId } from './groups.ts'

/** Which markets of an event are asked for; null is all. They stand in the query: `?group=totals&period=1`. */
export interface MarketChoice {
  group: GroupId | null
  period: number | null
}

export const ALL_MARKETS: MarketChoice = { group: null, period: null }

/** Reads a query; what is not known is not chosen. */
export function readChoice(query: URLSearchParams): MarketChoice {
  const period = query.get('period') ?? ''
  return {
    group: GROUP_IDS.find((id) => id === query.get('group')) ?? null,
    period: /^[0-9]{1,2}$/.test(period) ? Number(period) : null,
  }
}

/** The choice as pairs of a query. */
export const choicePairs = ({ group, period }: MarketChoice): [string, string][] => [
  ...(group === null ? [] : [['group', group] satisfies [string, string]]),
  ...(period === null ? [] : [['period', String(period)] satisfies [string, string]]),
]

/** The choice as a query with its `?`, empty for all. */
export function choiceQuery(choice: MarketChoice): string {
  const query = new URLSearchParams(choicePairs(choice)).toString()
  return query && `?${query}`
}
