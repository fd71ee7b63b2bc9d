import { type Fraction, fraction, fromThousandths, multiply, ONE, ZERO } from '../coefficient/fraction.ts'

/** A leg's result: status id of the spec §3, and for other dead heats the share of the price that is paid (status 1 then). */
export interface LegResult {
  statusId: number
  share?: { num: number; den: number } | undefined
}

/** Not calculated yet. */
export const NOT_CALCULATED = -2
/** Not calculated, and the game has not started. */
export const NOT_STARTED = -1
export const FORCED_RETURN = 3

const half = fraction(1, 2)

/** What one unit on a leg becomes, by status id, for the coefficient c (betting.md 2.1). */
const FACTORS: Readonly<Record<number, (c: Fraction) => Fraction>> = {
  0: () => ZERO,
  1: (c) => c,
  2: () => ONE,
  3: () => ONE,
  4: (c) => ({ num: c.num + c.den, den: 2n * c.den }),
  5: () => half,
  6: (c) => multiply(c, half),
}

/** The exact factor of a leg with coefficient `thousandths`; null while it is open (−2, −1 or a status that we do not know). */
export function legFactor(thousandths: number, { statusId, share }: LegResult): Fraction | null {
  const c = fromThousandths(thousandths)
  if (statusId === 1 && share) return multiply(c, fraction(share.num, share.den))
  return FACTORS[statusId]?.(c) ?? null
}
