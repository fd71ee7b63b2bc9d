import { hasResult } from './result.ts'
import { type EventState, type MarketState, thousandths } from './state.ts'

/**
 * Which markets stand in a list: the winner, one total and one handicap. Market ids of betting.md 4.3, the first that an event has;
 * of several lines the one whose prices are nearest to each other.
 */
const GROUPS = [
  { kind: 'winner', types: [1, 186, 219, 251, 340, 406, 534] },
  { kind: 'total', types: [18, 225, 189, 238, 258, 412, 166] },
  { kind: 'handicap', types: [16, 223, 187, 237, 410, 188, 165] },
] as const

/** A line is left for another only when that is nearer to even by this much, or prices that move would swap lines all the time. */
const STAY = 0.15

const open = (m: MarketState) => (m.status === 1 || m.status === -1 || m.status === -2) && !hasResult(m)

/** How far from even a two-way price is: 0 for equal prices, towards 1 for a foregone one. */
function lean(m: MarketState): number {
  const [a, b] = m.outcomes.filter((o) => !o.gone).map((o) => 1000 / thousandths(o.coef))
  return a === undefined || b === undefined ? 1 : Math.abs(a - b) / (a + b)
}

/** Ids of an event's main markets; `before` is the former choice. */
export function mainMarkets(event: EventState, before: readonly number[]): number[] {
  const offered = event.markets.filter(open)
  const chosen = GROUPS.flatMap(({ types }) => {
    const type = types.find((t) => offered.some((m) => m.typeId === t))
    const lines = offered.filter((m) => m.typeId === type)
    const best = lines.toSorted((a, b) => weight(a, before) - weight(b, before) || a.id - b.id)[0]
    return best ? [best.id] : []
  })
  const first = offered[0]
  return chosen.length === 0 && first ? [first.id] : chosen
}

const weight = (m: MarketState, before: readonly number[]) =>
  lean(m) + (m.status === 1 ? 0 : 1) - (before.includes(m.id) ? STAY : 0)
