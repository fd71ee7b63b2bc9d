import { type Fraction, floor, fromThousandths, product } from '../coefficient/fraction.ts'
import { formatCoef, shownThousandths } from '../coefficient/thousandths.ts'
import { type PayoutRule, payoutOf } from '../settlement/payout.ts'

/**
 * The exact coefficient of a single or an express if all its legs win; `coefs` in thousandths. It is what every page computes with; the
 * other types' rules (maximal.ts) are loaded when one of them is chosen, and asking for one here is a fault of the caller.
 */
export function totalCoef(typeId: number, coefs: readonly number[]): Fraction {
  if (typeId > 1) throw new RangeError(`the total of coupon type ${typeId} is no product`)
  return product(coefs.map(fromThousandths))
}

/** The total as it is shown: rounded half-up to three decimals. */
export const shownCoef = (total: Fraction): string => formatCoef(shownThousandths(total))

/** What is paid after a full win, minor units: the very sum of the settlement (betting.md 2.2). */
export const possibleWin = (stake: number, total: Fraction, rule: PayoutRule): number => payoutOf(stake, total, rule)

/** The largest stake: the smallest maximum of a leg, and what still pays within the largest payout (betting.md 2.2). Minor units. */
export function maxStake(total: Fraction, legMax: readonly number[], maxPayout: number): number {
  const byPayout = total.num === 0n ? maxPayout : Number(floor({ num: BigInt(maxPayout) * total.den, den: total.num }))
  return Math.min(byPayout, ...legMax)
}
