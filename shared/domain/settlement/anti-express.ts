import { type Fraction, fraction, multiply, ONE, ZERO } from '../coefficient/fraction.ts'
import type { ReturnLeg, ReturnRule } from './returns.ts'
import { divide, isLess, minus, plus, sumOf } from './sums.ts'

/** The two-way book B in which the express and its opposite are priced (betting.md 2.3); the three published prices fit 1.1165. */
export const ANTI_BOOK: Fraction = fraction(11_165, 10_000)
/** Below this the opposite of an express is not offered (K above 7.91). */
const LEAST_ANTI = fraction(101, 100)

/** Coefficient of "this express loses" for an express of coefficient K: 1 / (B − 1/K). */
export const antiCoef = (k: Fraction, book = ANTI_BOOK): Fraction =>
  divide(ONE, minus(book, { num: k.den, den: k.num }))

export const isAntiOffered = (k: Fraction, book = ANTI_BOOK): boolean => !isLess(antiCoef(k, book), LEAST_ANTI)

const half = fraction(1, 2)
type Parts = { won?: Fraction; lost?: Fraction; void?: Fraction }
/** The parts of a stake that a leg's status wins, loses and returns. */
const PARTS: Readonly<Record<number, Parts>> = {
  0: { lost: ONE },
  1: { won: ONE },
  2: { void: ONE },
  3: { void: ONE },
  4: { won: half, void: half },
  5: { lost: half, void: half },
  6: { won: half, lost: half },
}

/** Another dead heat wins its share of the price and loses the rest, as a half and half does. */
function partsOf({ statusId, share }: ReturnLeg): Parts | null {
  if (statusId !== 1 || !share) return PARTS[statusId] ?? null
  const won = fraction(share.num, share.den)
  return { won, lost: minus(ONE, won) }
}

/**
 * Type 6: wins when the express would lose. Returned legs leave it and the price is made again from the rest; with all legs returned the
 * stake goes back. Half results split the stake over the expresses that they stand for. Sub-expresses of one coefficient are counted
 * together: `share` holds, by the numerator of K over 1000^n, the part of the stake whose legs all won and the part with a lost leg.
 */
export const antiReturn: ReturnRule = (legs, { book = ANTI_BOOK }) => {
  let share = new Map<bigint, { won: Fraction; lost: Fraction }>([[1n, { won: ONE, lost: ZERO }]])
  for (const leg of legs) {
    const parts = partsOf(leg)
    if (!parts) return null
    const next: typeof share = new Map()
    const add = (k: bigint, won: Fraction, lost: Fraction) => {
      const had = next.get(k)
      next.set(k, had ? { won: plus(had.won, won), lost: plus(had.lost, lost) } : { won, lost })
    }
    for (const [k, { won, lost }] of share) {
      const priced = k * BigInt(leg.coef)
      if (parts.won) add(priced, multiply(won, parts.won), multiply(lost, parts.won))
      if (parts.lost) add(priced, ZERO, multiply(plus(won, lost), parts.lost))
      if (parts.void) add(k * 1000n, multiply(won, parts.void), multiply(lost, parts.void))
    }
    share = next
  }
  const den = 1000n ** BigInt(legs.length)
  const paid = [...share].map(([num, { won, lost }]) => {
    // Prices are above 1.000, so only an express with no leg left has K = 1.
    if (num === den) return won
    return lost.num === 0n ? ZERO : multiply(lost, antiCoef({ num, den }, book))
  })
  return sumOf(paid)
}
