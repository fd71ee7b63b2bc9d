import { type Fraction, floor, fraction, multiply, roundHalfUp } from '../coefficient/fraction.ts'

export interface PayoutRule {
  rounding: 'half-up' | 'floor'
  /** Largest payout, minor units. */
  maxPayout: number
}

/** Stake × exact factor in minor units, rounded once, and never above the house's largest payout (betting.md 2.2, B-35). */
export function payoutOf(stake: number, factor: Fraction, { rounding, maxPayout }: PayoutRule): number {
  const exact = multiply(fraction(stake), factor)
  const minor = rounding === 'floor' ? floor(exact) : roundHalfUp(exact)
  return minor > BigInt(maxPayout) ? maxPayout : Number(minor)
}
