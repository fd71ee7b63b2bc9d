import { type Fraction, product, ZERO } from '../coefficient/fraction.ts'

/** A leg's factor, null while open. */
export type Factor = Fraction | null

/** The product of all legs, one for none; a lost leg decides at once, whatever is still open. */
export function allWin(factors: readonly Factor[]): Factor {
  if (factors.some((f) => f !== null && f.num === 0n)) return ZERO
  const known = factors.filter((f) => f !== null)
  return known.length === factors.length ? product(known) : null
}
