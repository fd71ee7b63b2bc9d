import type { CouponLeg } from '../../shared/ui/islands/props.ts'

/** A coupon of the wire takes 50 bets. */
export const MOST_LEGS = 50

/**
 * A press on a price: the same outcome again takes it out, another outcome of the same market replaces it in its place,
 * anything else is added at the end (B-04) while there is room.
 */
export function toggleLeg(legs: readonly CouponLeg[], leg: CouponLeg): CouponLeg[] {
  if (legs.some((other) => other.outcomeId === leg.outcomeId))
    return legs.filter((other) => other.outcomeId !== leg.outcomeId)
  const rival = legs.findIndex((other) => other.marketId === leg.marketId)
  return rival < 0 ? [...legs, leg].slice(0, MOST_LEGS) : legs.with(rival, leg)
}
