import { fromThousandths } from '../coefficient/fraction.ts'
import { type PayoutRule, payoutOf } from '../settlement/payout.ts'

/** A line of many singles: a coupon of type 0 with an own stake, minor units. */
export interface SingleLine<Leg> {
  typeId: 0
  leg: Leg
  stake: number | null
}

/** Many singles as the separate coupons that they are; each is placed, refused, limited and settled alone (betting.md 2.3, 9). */
export const singleLines = <Leg extends { outcomeId: number }>(
  legs: readonly Leg[],
  stakes: ReadonlyMap<number, number>,
): SingleLine<Leg>[] => legs.map((leg) => ({ typeId: 0, leg, stake: stakes.get(leg.outcomeId) ?? null }))

/** What all lines stake and may win, minor units; each line is rounded alone, because each is paid alone. Lines without a stake count nothing. */
export function singlesTotals(
  lines: readonly SingleLine<{ coef: number }>[],
  rule: PayoutRule,
): { stake: number; possibleWin: number } {
  let stake = 0
  let possibleWin = 0
  for (const line of lines) {
    stake += line.stake ?? 0
    possibleWin += payoutOf(line.stake ?? 0, fromThousandths(line.leg.coef), rule)
  }
  return { stake, possibleWin }
}
