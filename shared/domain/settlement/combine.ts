import { type Fraction, product, ZERO } from '../coefficient/fraction.ts'

/** A leg's factor, null while open. */
export type Factor = Fraction | null

/** The product of all legs, one for none; a lost leg decides at once, whatever is still open. */
export function allWin(factors: readonly Factor[]): Factor {
  if (factors.some((f) => f !== null && f.num === 0n)) return ZERO
  const known = factors.filter((f) => f !== null)
  return known.length === factors.length ? product(known) : null
}

/** How the legs of a coupon become one factor of its stake, by type id (betting.md 2.3); null while not decided. */
export const COMBINE: Readonly<Record<number, (factors: readonly Factor[]) => Factor>> = {
  0: allWin,
  1: allWin,
}

/** The exact factor of a coupon's stake, null while it is open. An unknown type is a fault of the caller and throws. */
export function couponFactor(typeId: number, factors: readonly Factor[]): Factor {
  const combine = COMBINE[typeId]
  if (!combine) throw new RangeError(`no combination for coupon type ${typeId}`)
  return combine(factors)
}
