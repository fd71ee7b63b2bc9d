import { type Fraction, fromThousandths, product } from '../coefficient/fraction.ts'
import { antiCoef, isAntiOffered } from '../settlement/anti-express.ts'
import { type CouponLeg, couponReturn, type Terms } from '../settlement/returns.ts'
import { maxStake } from './preview.ts'

/** Status of the legs when a coupon pays most: an anti-express wins by a lost leg, all others by won ones. */
const bestStatus = (typeId: number): number => (typeId === 6 ? 0 : 1)

type OpenLeg = Omit<CouponLeg, 'statusId' | 'share'>

/**
 * K, the coefficient of a coupon whose legs go all its way: the total that is shown, and what the largest stake is made from
 * (betting.md 2.2). Legs returned later may raise an anti-express above it; its payout is capped all the same.
 */
export function maximalCoef(typeId: number, legs: readonly OpenLeg[], terms: Terms = {}): Fraction {
  const statusId = bestStatus(typeId)
  const total = couponReturn(
    typeId,
    legs.map((leg) => ({ ...leg, share: undefined, statusId })),
    terms,
  )
  if (!total) throw new RangeError('a coupon whose legs are all decided is decided')
  return total
}

/** The largest stake that is taken, minor units: at most `legMax`, and paying at best no more than `maxPayout`. */
export function largestStake(
  typeId: number,
  legs: readonly OpenLeg[],
  terms: Terms,
  { legMax, maxPayout }: { legMax: number; maxPayout: number },
): number {
  const [, ...later] = terms.stakes ?? []
  const at = (stake: number) =>
    maxStake(
      maximalCoef(typeId, legs, terms.stakes ? { ...terms, stakes: [stake, ...later] } : terms),
      [legMax],
      maxPayout,
    )
  if (!later.some((stake) => stake !== 'max')) return at(1)
  // Sums of later blocks do not grow with the first stake, so K depends on it: the largest that still fits, by halves.
  let [low, high] = [0, legMax]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (middle <= at(middle)) low = middle
    else high = middle - 1
  }
  return low
}

/** Is the opposite of this express offered? `coefs` in thousandths. */
export const antiOffered = (coefs: readonly number[], book?: Fraction): boolean =>
  isAntiOffered(product(coefs.map(fromThousandths)), book)

/** Exact price of the opposite of these legs as an express, null where it is not offered. */
export const antiOf = (coefs: readonly number[], book?: Fraction): Fraction | null =>
  antiOffered(coefs, book) ? antiCoef(product(coefs.map(fromThousandths)), book) : null
