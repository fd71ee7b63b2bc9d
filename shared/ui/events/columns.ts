import type { EventView, MarketView } from '../../api/feed.ts'
import { parseCoef } from '../../domain/coefficient/thousandths.ts'
import { parseSpecifiers, signedHandicap } from '../../domain/labels/specifiers.ts'
import type { OutcomeView } from '../odds/odd.tsx'

/** Market ids (betting.md 4.3) that fill a list's three columns, in the order in which they are preferred. */
const RESULT = [1, 186, 219, 251, 340, 406, 11]
const TOTAL = [18, 189, 225, 238, 258, 412, 314]
const HANDICAP = [16, 187, 223, 237, 256, 410, 188]
/** Outcome ids of the cells: home, draw, away; under, over; home and away with a handicap. */
const HOME = [1, 4, 1714]
const DRAW = [2]
const AWAY = [3, 5, 1715]
const UNDER = [13]
const OVER = [12]

/** Does the market fill the column of totals? */
export const isTotal = (market: MarketView): boolean => TOTAL.includes(market.typeId)

/** Shown while it can be bet on or is closed for the moment; settled, cancelled and deactivated markets are not. */
export const isShown = (market: MarketView): boolean =>
  market.status === 1 || market.status === -1 || market.status === -2

const outcomeOf = (market: MarketView | undefined, ids: readonly number[]): OutcomeView | null =>
  market?.outcomes.find((outcome) => outcome.typeId !== undefined && ids.includes(outcome.typeId)) ?? null

/** How far apart the prices of a market are: the main line of several is the most even one. */
const spread = (market: MarketView): number => {
  const prices = market.outcomes.map((outcome) => parseCoef(outcome.coef) ?? 0)
  return Math.max(...prices) - Math.min(...prices)
}
function mainOf(markets: MarketView[], types: readonly number[]): MarketView | undefined {
  for (const typeId of types) {
    const lines = markets.filter((market) => market.typeId === typeId)
    if (lines.length > 0) return lines.reduce((best, market) => (spread(market) < spread(best) ? market : best))
  }
  return undefined
}

const specifiersOf = (market: MarketView | undefined) => parseSpecifiers(market?.specifiers ?? '')

export interface Column {
  market: MarketView | undefined
  line: string | null
  cells: (OutcomeView | null)[]
}

/** What a list shows of an event: result 1 X 2, the main total (under, over), the main handicap (home, away). */
export function columnsOf(event: EventView): { result: Column; total: Column; handicap: Column } {
  const shown = event.markets.filter(isShown)
  const result = mainOf(shown, RESULT)
  const total = mainOf(shown, TOTAL)
  const handicap = mainOf(shown, HANDICAP)
  return {
    result: {
      market: result,
      line: null,
      cells: [outcomeOf(result, HOME), outcomeOf(result, DRAW), outcomeOf(result, AWAY)],
    },
    total: {
      market: total,
      line: specifiersOf(total).total ?? null,
      cells: [outcomeOf(total, UNDER), outcomeOf(total, OVER)],
    },
    handicap: {
      market: handicap,
      line: signedHandicap(specifiersOf(handicap).hcp, 'home'),
      cells: [outcomeOf(handicap, HOME), outcomeOf(handicap, AWAY)],
    },
  }
}
