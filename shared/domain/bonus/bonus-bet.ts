import { type Fraction, fromThousandths, ONE, product } from '../coefficient/fraction.ts'

/** Price of the bonus bet: always 1.1, or 1 + n/100 for n bets, n up to 9 (spec §5 gives both; the site chooses). */
export type BonusBetMode = 'fixed' | 'count'

const LEAST_BETS = 3
/** Thousandths. */
const LEAST_COEF = 1100
const LEAST_TOTAL = 1010
const BARRED_KIND = 7
const FIXED = 1100
const MOST_COUNTED = 9

/** Coefficient of the bonus bet for so many bets, thousandths. */
export const bonusCoef = (bets: number, mode: BonusBetMode): number =>
  mode === 'fixed' ? FIXED : 1000 + 10 * Math.min(bets, MOST_COUNTED)

/**
 * The bonus bet that an express gets, thousandths; null when it gets none: it needs the site's flag (`mode` is not null), three bets, each
 * of at least 1.1 and not of kind 7, and a total of at least 1.01 (spec §5).
 */
export function bonusBetOf(
  typeId: number,
  legs: readonly { coef: number; kind?: number | undefined }[],
  mode: BonusBetMode | null | undefined,
): number | null {
  if (!mode || typeId !== 1 || legs.length < LEAST_BETS) return null
  if (legs.some((leg) => leg.coef < LEAST_COEF || leg.kind === BARRED_KIND)) return null
  const { num, den } = product(legs.map((leg) => fromThousandths(leg.coef)))
  return num * 1000n >= den * BigInt(LEAST_TOTAL) ? bonusCoef(legs.length, mode) : null
}

/** What the bonus bet has come to when all bets are decided: priced anew by the won ones, returned (1.000) when fewer than three are won. */
export function bonusAfter(statusIds: readonly number[], mode: BonusBetMode): number {
  const won = statusIds.filter((id) => id === 1).length
  return won < LEAST_BETS ? 1000 : bonusCoef(won, mode)
}

/** The factor that the bonus bet multiplies an express by. */
export const bonusFactor = (statusIds: readonly number[], mode: BonusBetMode | undefined): Fraction =>
  mode ? fromThousandths(bonusAfter(statusIds, mode)) : ONE
