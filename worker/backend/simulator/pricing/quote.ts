import type { MarketPlan, View } from '../sports/sport.ts'
import { fairProbability } from './fair.ts'
import { onLadder } from './ladder.ts'
import { power, shin } from './margin.ts'

/** Prices of a market, in the order of its outcomes. */
export interface Quote {
  /** 1 active, 0 nothing left to bet on. */
  status: 1 | 0
  /** Thousandths, on the ladder. */
  prices: readonly number[]
  active: readonly boolean[]
}

/** Nearly sure outcomes are not offered (betting.md 4.4, item 7), nor nearly impossible ones; of two ways none is left then. */
const SURE = 0.985
const HOPELESS = 0.0015
/** The ladder's end, thousandths: a price that the margin has pushed there pays nothing worth a bet. */
const LEAST = 1001

/** Prices a market: fair chances from the view, the margin on them, the ladder. */
export function quote(market: MarketPlan, view: View, margin: readonly [twoWay: number, other: number]): Quote {
  const cells = view(market.scope, market.axis)
  const chances = market.outcomes.map((outcome) => fairProbability(cells, outcome.rule))
  const prices = withMargin(chances, market.winners, margin).map(onLadder)
  const least = chances.length === 2 ? 1 - SURE : HOPELESS
  const active = chances.map((p, i) => p <= SURE && p >= least && (prices[i] ?? 0) > LEAST)
  return { status: active.includes(true) ? 1 : 0, prices, active }
}

/**
 * Power for two and three ways, Shin for long lists: markets of one match then say the same, as the long shots of all are shortened.
 * Of several winners all but one win (a double chance): its price is that of its parts bet on together, never above one of them.
 */
function withMargin(chances: readonly number[], winners: number, [twoWay, other]: readonly [number, number]): number[] {
  if (winners > 1) return power(chances.map(lost), other).map((price) => 1 / (1 + other - 1 / price))
  if (chances.length <= 3) return power(chances, chances.length === 2 ? twoWay : other)
  return shin(chances, other + 0.01 * chances.length)
}

const lost = (p: number): number => Math.max(0, 1 - p)

export const sameQuote = (a: Quote, b: Quote): boolean =>
  a.status === b.status && a.prices.every((price, i) => price === b.prices[i] && a.active[i] === b.active[i])
