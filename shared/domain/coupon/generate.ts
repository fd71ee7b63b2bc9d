/** A price that a generated express may take; `coef` in thousandths. */
export interface Priced {
  eventId: number
  coef: number
}

/** Odds that are worth a leg, thousandths: nothing that is all but certain. */
const LEAST = 1050

/**
 * An express of `count` events whose total is about `target` thousandths: each leg is the price nearest to what is still missing, shared
 * evenly over the legs to come, and the last one makes up for what the others missed. `turn` counts the tries: each takes other prices first.
 * Null when there are too few events. What is chosen is a proposal; money is decided by the exact prices of its legs.
 */
export function generate<P extends Priced>(prices: readonly P[], target: number, count: number, turn = 0): P[] | null {
  const open = prices.filter(({ coef }) => coef >= LEAST)
  const legs: P[] = []
  let missing = target / 1000
  while (legs.length < count) {
    const left = count - legs.length
    const wanted = missing ** (1 / left)
    const taken = new Set(legs.map(({ eventId }) => eventId))
    const far = ({ coef }: P) => Math.abs(Math.log(coef / 1000 / wanted))
    const free = open.filter(({ eventId }) => !taken.has(eventId)).toSorted((a, b) => far(a) - far(b))
    const leg = free[left > 1 ? turn % free.length : 0]
    if (!leg) return null
    legs.push(leg)
    missing /= leg.coef / 1000
  }
  return legs
}
