import type { CouponLeg } from '../../shared/ui/islands/props.ts'

/**
 * A press on a price: the same outcome again takes it out, another outcome of the same market replaces it in its place,
 * anything else is added at the end (B-04).
 */
export function toggleLeg(legs: readonly CouponLeg[], leg: CouponLeg): CouponLeg[] {
  if (legs.some((other) => other.outcomeId === leg.outcomeId))
    return legs.filter((other) => other.outcomeId !== leg.outcomeId)
  const rival = legs.findIndex((other) => other.marketId === leg.marketId)
  return rival < 0 ? [...legs, leg] : legs.with(rival, leg)
}
