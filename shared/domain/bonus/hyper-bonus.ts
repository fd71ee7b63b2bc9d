import { fraction } from '../coefficient/fraction.ts'
import { payoutOf } from '../settlement/payout.ts'

/** What a house promises to expresses of many bets. `steps`: from so many bets on, so many percent of the win. Sums in minor units. */
export interface HyperBonusRule {
  steps: readonly { legs: number; percent: number }[]
  minStake: number
  most: number
}
/** The promise that a coupon was accepted with. */
export interface HyperTerms {
  percent: number
  most: number
}

const LEGS = { least: 4, most: 25 }
/** Thousandths. */
const LEAST_COEF = 1200
/** The bonus follows the settlement after this time, milliseconds. */
export const HYPER_DELAY_MS = 24 * 3_600_000

/** Percent that an express of these bets has a right to, null for none: 4 to 25 bets, each of at least 1.2 (betting.md 2.6). */
export function hyperPercent(
  typeId: number,
  legs: readonly { coef: number }[],
  rule: HyperBonusRule | undefined,
): number | null {
  if (!rule || typeId !== 1 || legs.length < LEGS.least || legs.length > LEGS.most) return null
  if (legs.some((leg) => leg.coef < LEAST_COEF)) return null
  const percents = rule.steps.filter((step) => step.legs <= legs.length).map((step) => step.percent)
  return percents.length > 0 ? Math.max(...percents) : null
}

/** The bonus on a payout, minor units: a part of the win, at most `most`; nothing where nothing is won. */
export const hyperBonus = (stake: number, payout: number, { percent, most }: HyperTerms): number =>
  payout > stake ? payoutOf(payout - stake, fraction(percent, 100), { rounding: 'half-up', maxPayout: most }) : 0

/** The bonus of a settled coupon: all bets must be won, a returned one is none. */
export const earnedHyperBonus = (
  statusIds: readonly number[],
  stake: number,
  payout: number,
  terms: HyperTerms,
): number => (statusIds.every((id) => id === 1) ? hyperBonus(stake, payout, terms) : 0)
