import { type Fraction, ZERO } from '../coefficient/fraction.ts'

/** What one unit of a stake that the house has given pays: the win without the stake (betting.md 2.6), never below nothing. */
export const freeFactor = ({ num, den }: Fraction): Fraction => (num > den ? { num: num - den, den } : ZERO)

/** A promo code as the house has issued it: a free stake. Sums in minor units of `currency`. */
export interface PromoTerms {
  code: string
  amount: number
  currency: string
  /** Least total, thousandths; null for any. */
  minCoef: number | null
  /** Last moment at which it is taken, milliseconds; null for no end. */
  until: number | null
}
export type PromoProblem = 'PROMO_USED' | 'PROMO_OVER' | 'PROMO_TERMS'

/** Types that a free stake can be put on. */
const TYPES: readonly number[] = [0, 1]

/** Why a code cannot be used with a coupon, null when it can. `stake` null: none is known yet. */
export function promoProblem(
  promo: PromoTerms,
  coupon: { typeId: number; stake: number | null; currency: string; total: Fraction; isUsed: boolean; now: number },
): PromoProblem | null {
  if (coupon.isUsed) return 'PROMO_USED'
  if (promo.until !== null && coupon.now > promo.until) return 'PROMO_OVER'
  const { num, den } = coupon.total
  const fits =
    TYPES.includes(coupon.typeId) &&
    coupon.currency === promo.currency &&
    (coupon.stake === null || coupon.stake === promo.amount) &&
    (promo.minCoef === null || num * 1000n >= den * BigInt(promo.minCoef))
  return fits ? null : 'PROMO_TERMS'
}
