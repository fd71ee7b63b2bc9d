import type { MarketView } from '../../api/feed.ts'
import type { TextKey } from '../../i18n/keys.ts'
import { periodOf } from './period.ts'

/** Groups of an event's own page by market ids (betting.md 4.3); a market of none of them stands in the last group. */
export const MARKET_GROUPS = [
  { id: 'main', title: 'game_main_markets', types: [1, 2, 10, 11, 186, 219, 251, 340, 406, 113] },
  { id: 'totals', title: 'game_totals', types: [18, 19, 20, 189, 225, 227, 228, 238, 258, 412, 26, 229, 264] },
  { id: 'handicaps', title: 'game_handicaps', types: [14, 16, 187, 188, 223, 237, 256, 410] },
  {
    id: 'goals',
    title: 'game_goals',
    types: [8, 15, 21, 25, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 45, 546, 547, 548, 549, 550, 551],
  },
  {
    id: 'halves',
    title: 'game_halves',
    types: [47, 48, 49, 52, 60, 63, 64, 66, 68, 74, 75, 81, 83, 90, 202, 204, 210, 236, 330],
  },
] as const satisfies readonly { id: string; title: TextKey; types: readonly number[] }[]

const OTHER = { id: 'other', title: 'game_other_markets' } as const
export type GroupInfo = (typeof MARKET_GROUPS)[number] | typeof OTHER
export type GroupId = GroupInfo['id']
export const GROUP_IDS: readonly GroupId[] = [...MARKET_GROUPS, OTHER].map(({ id }) => id)

export interface MarketBlock {
  title: string
  /** The part of the event that it is about; 0 is the whole. */
  period: number
  /** Market id of betting.md: by it a block that was folded away stays so in other events. */
  typeId: number
  markets: MarketView[]
}
export interface MarketGroup {
  id: GroupId
  title: TextKey
  blocks: MarketBlock[]
}

const groupOf = (typeId: number): GroupInfo =>
  MARKET_GROUPS.find((group) => group.types.some((type) => type === typeId)) ?? OTHER
const lineOf = (market: MarketView): number =>
  Number.parseFloat(/(?:total|hcp)=(-?[0-9.]+)/.exec(market.specifiers)?.[1] ?? '0')

/**
 * Markets in groups, and within a group in blocks of one name: the lines of a total stand together, in order.
 * `label` names a market in the language of the page.
 */
export function groupMarkets(markets: readonly MarketView[], label: (market: MarketView) => string): MarketGroup[] {
  const byGroup = Map.groupBy(markets, (market) => groupOf(market.typeId))
  return [...MARKET_GROUPS, OTHER].flatMap((group) => {
    const list = byGroup.get(group)
    if (!list) return []
    const blocks = [...Map.groupBy(list, label)].map(([title, lines]) => ({
      title,
      period: lines[0] ? periodOf(lines[0]) : 0,
      typeId: lines[0]?.typeId ?? 0,
      markets: lines.toSorted((a, b) => lineOf(a) - lineOf(b)),
    }))
    return [{ id: group.id, title: group.title, blocks }]
  })
}
