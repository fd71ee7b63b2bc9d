/** An event that may give a leg: its main market's open prices, thousandths. */
export interface Candidate {
  eventId: number
  champId: number
  prices: readonly { marketId: number; outcomeId: number; coef: number }[]
}
export interface ReadyLeg {
  marketId: number
  outcomeId: number
}

const LEGS = { least: 3, most: 4 }
/** A leg is likely, but worth having; the best one is the nearest to the middle. Thousandths. */
const PRICE = { from: 1250, to: 2200, middle: 1600 }

/**
 * The legs of a ready-made express: from each event its price nearest to 1.60, no two of one championship while there are enough of them,
 * in the order of the events; null when there are too few.
 */
export function pickLegs(events: readonly Candidate[]): ReadyLeg[] | null {
  const offers = events.flatMap(({ eventId, champId, prices }) => {
    const [best] = prices
      .filter(({ coef }) => coef >= PRICE.from && coef <= PRICE.to)
      .toSorted((a, b) => Math.abs(a.coef - PRICE.middle) - Math.abs(b.coef - PRICE.middle))
    return best ? [{ eventId, champId, leg: { marketId: best.marketId, outcomeId: best.outcomeId } }] : []
  })
  const firstOfChamp = offers.filter((o, i) => offers.findIndex((other) => other.champId === o.champId) === i)
  const others = offers.filter((o) => !firstOfChamp.includes(o))
  const chosen = [...firstOfChamp, ...others].slice(0, LEGS.most)
  return chosen.length < LEGS.least ? null : chosen.map((o) => o.leg)
}

/** Are these bets the express as it was made, no leg more, less or other? An edited one loses its uplift (betting.md 2.6). */
export const isSameExpress = (bets: readonly ReadyLeg[], express: readonly ReadyLeg[]): boolean =>
  bets.length === express.length &&
  express.every((leg) => bets.some((bet) => bet.marketId === leg.marketId && bet.outcomeId === leg.outcomeId))
