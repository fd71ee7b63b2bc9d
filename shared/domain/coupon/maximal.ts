import { type Fraction, fromThousandths, product } from '../coefficient/fraction.ts'
import { isAntiOffered } from '../settlement/anti-express.ts'
import { type CouponLeg, couponReturn, type Terms } from '../settlement/returns.ts'

/** Status of the legs when a coupon pays most: an anti-express wins by a lost leg, all others by won ones. */
const bestStatus = (typeId: number): number => (typeId === 6 ? 0 : 1)

/**
 * K, the coefficient of a coupon whose legs go all its way: the total that is shown, and what the largest stake is made from
 * (betting.md 2.2). Legs returned later may raise an anti-express above it; its payout is capped all the same.
 */
export function maximalCoef(
  typeId: number,
  legs: readonly Omit<CouponLeg, 'statusId' | 'share'>[],
  terms: Terms = {},
): Fraction {
  const statusId = bestStatus(typeId)
  const total = couponReturn(
    typeId,
    legs.map((leg) => ({ ...leg, share: undefined, statusId })),
    terms,
  )
  if (!total) throw new RangeError('a coupon whose legs are all decided is decided')
  return total
}

/** Is the opposite of this express offered? `coefs` in thousandths. */
export const antiOffered = (coefs: readonly number[], book?: Fraction): boolean =>
  isAntiOffered(product(coefs.map(fromThousandths)), book)
