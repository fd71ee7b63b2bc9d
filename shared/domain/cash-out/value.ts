import { type Fraction, fraction, multiply } from '../coefficient/fraction.ts'
import { legFactor } from '../settlement/leg-factor.ts'
import { type CouponLeg, RETURNS, type Terms } from '../settlement/returns.ts'

/**
 * Coupon types that can be sold: those whose return is linear in the factor of each leg, so that the expected factor may stand in for one
 * that is not known yet. A chain, a conditional and an anti-express are not (betting.md 3.4: not supported).
 */
export const SELLABLE_TYPES: readonly number[] = [0, 1, 2, 4, 7, 8]

/** A leg as it stands: `now` is the present price in thousandths, null when there is none (settled legs have no need of one). */
export type SaleLeg = CouponLeg & { now: number | null }

/**
 * What one unit of the stake is worth now without a margin: each settled leg by its factor, each open one by its price at acceptance over
 * the present one (betting.md 3.4). Gifts are for those who wait for the result: a bonus bet or an uplift is not bought back, and stays
 * with the part of the stake that runs on. Null when an open leg has no price, or the type cannot be sold.
 */
export function presentFactor(
  typeId: number,
  legs: readonly SaleLeg[],
  { bonus: _, uplift: __, ...terms }: Terms = {},
): Fraction | null {
  const rule = RETURNS[typeId]
  if (!rule || !SELLABLE_TYPES.includes(typeId)) return null
  return rule(
    legs.map((leg) => {
      const settled = legFactor(leg.coef, leg)
      const expected = leg.now !== null && leg.now > 1000 ? fraction(leg.coef, leg.now) : null
      return { ...leg, factor: settled ?? expected }
    }),
    terms,
  )
}

/** The present factor less the house's margin, percent with at most two decimals as hundredths (5 % is 500). */
export const afterMargin = (factor: Fraction, marginHundredths: number): Fraction =>
  multiply(factor, fraction(10_000 - marginHundredths, 10_000))
