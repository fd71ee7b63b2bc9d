import { parseMoney } from '../money/amount.ts'
import type { PayoutRule } from '../settlement/payout.ts'
import { maxStake, possibleWin, shownCoef, totalCoef } from './preview.ts'
import { type ChangeCoefAction, pricePolicy } from './price-policy.ts'
import { correlated, countProblems, type Problem, type ShapeCode } from './shape.ts'

export interface AssessedLeg {
  outcomeId: number
  eventId: number
  state: 'active' | 'suspended' | 'settled' | 'gone'
  /** Thousandths: what the player saw, and what the book says now. */
  shown: number
  current: number
}
/** What the house allows, minor units of the account's currency. */
export interface House extends PayoutRule {
  types: readonly number[]
  maxLegs: number
  minStake: number
  minApplies: boolean
  maxStake: number
}
export type CouponCode =
  | ShapeCode
  | 'BAD_AMOUNT'
  | 'BELOW_MIN'
  | 'ABOVE_MAX'
  | 'SUSPENDED'
  | 'NOT_FOUND'
  | 'PRICE_CHANGED'
export interface Assessment {
  /** All that stands against the coupon, in the order of checks of betting.md 3.2: the first is the reason of a refusal. */
  problems: Problem<CouponCode>[]
  /** Null when the shape allows no sum. */
  sums: { coef: string; stake: number | null; min: number | null; max: number; possibleWin: number | null } | null
}

const STATES = { active: null, suspended: 'SUSPENDED', settled: 'SUSPENDED', gone: 'NOT_FOUND' } as const
/** A price of 1.000 or less pays nothing: such an outcome cannot be bet on. */
const stateCode = (leg: AssessedLeg): 'SUSPENDED' | 'NOT_FOUND' | null =>
  STATES[leg.state] ?? (leg.current <= 1000 ? 'SUSPENDED' : null)

/** Everything that a coupon's own data decides, for the preview in the browser and the decision in the wallet alike. `amount` is a decimal string. */
export function assess(
  coupon: { typeId: number; amount: string | null; changeCoefAction: ChangeCoefAction; currency: string },
  legs: readonly AssessedLeg[],
  house: House,
): Assessment {
  const shape = countProblems(coupon.typeId, legs.length, house)
  if (shape.length > 0) return { problems: shape, sums: null }
  const total = totalCoef(
    coupon.typeId,
    legs.map((leg) => (stateCode(leg) ? leg.shown : leg.current)),
  )
  const stake = coupon.amount === null ? null : parseMoney(coupon.amount, coupon.currency)
  const min = house.minApplies ? house.minStake : null
  const max = maxStake(total, [house.maxStake], house.maxPayout)

  const problems: Problem<CouponCode>[] = correlated(
    coupon.typeId,
    legs.filter((leg) => leg.state !== 'gone'),
  )
  if (stake === null || stake === 0) problems.push({ code: 'BAD_AMOUNT' })
  else if (min !== null && stake < min) problems.push({ code: 'BELOW_MIN' })
  for (const leg of legs) {
    const code = stateCode(leg)
    if (code) problems.push({ outcomeId: leg.outcomeId, code })
  }
  const prices = pricePolicy(
    legs.filter((leg) => !stateCode(leg)),
    coupon.changeCoefAction,
  )
  if (!prices.accepted) for (const { outcomeId } of prices.changed) problems.push({ outcomeId, code: 'PRICE_CHANGED' })
  if (stake !== null && stake > max) problems.push({ code: 'ABOVE_MAX' })
  return {
    problems,
    sums: {
      coef: shownCoef(total),
      stake,
      min,
      max,
      possibleWin: stake === null ? null : possibleWin(stake, total, house),
    },
  }
}
