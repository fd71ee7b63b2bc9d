/** What to do when a price has moved since it was shown: 0 confirm, 1 accept any change, 2 accept on increase (spec §3). */
export type ChangeCoefAction = 0 | 1 | 2

export interface PricedLeg {
  outcomeId: number
  /** Thousandths: what the player saw, and what the book says now. */
  shown: number
  current: number
}

/** Is the change from `shown` to `current` accepted without asking? Leg by leg, in thousandths (betting.md 3.2). */
const ACCEPTS: Record<ChangeCoefAction, (leg: PricedLeg) => boolean> = {
  0: (leg) => leg.current === leg.shown,
  1: () => true,
  2: (leg) => leg.current >= leg.shown,
}

/**
 * Are the current prices taken? One leg that must be asked about asks for the whole coupon; `changed` then lists every leg that moved,
 * so that one confirmation shows them all.
 */
export function pricePolicy(
  legs: readonly PricedLeg[],
  action: ChangeCoefAction,
): { accepted: true } | { accepted: false; changed: PricedLeg[] } {
  if (legs.every(ACCEPTS[action])) return { accepted: true }
  return { accepted: false, changed: legs.filter((leg) => leg.current !== leg.shown) }
}
