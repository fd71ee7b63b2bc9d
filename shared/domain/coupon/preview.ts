import { type Fraction, floor, fromThousandths } from '../coefficient/fraction.ts'
import { formatCoef, shownThousandths } from '../coefficient/thousandths.ts'
import { couponFactor } from '../settlement/combine.ts'
import { type PayoutRule, payoutOf } from '../settlement/payout.ts'

/** The exact coefficient of a coupon if all its legs win; `coefs` in thousandths. */
export function totalCoef(typeId: number, coefs: readonly number[]): Fraction {
  const total = couponFactor(typeId, coefs.map(fromThousandths))
  if (!total) throw new RangeError('a coupon whose legs have all won is decided')
  return total
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
