import { type BonusBetMode, bonusBetOf } from '../bonus/bonus-bet.ts'
import { freeFactor } from '../bonus/free-stake.ts'
import { type HyperBonusRule, hyperBonus, hyperPercent } from '../bonus/hyper-bonus.ts'
import type { Fraction } from '../coefficient/fraction.ts'
import { parseMoney } from '../money/amount.ts'
import type { PayoutRule } from '../settlement/payout.ts'
import type { Terms } from '../settlement/returns.ts'
import { blockStakes } from './block-stakes.ts'
import { type CheckedLeg, formProblems } from './form-problems.ts'
import { antiOffered, largestStake, maximalCoef } from './maximal.ts'
import { possibleWin, shownCoef } from './preview.ts'
import { type ChangeCoefAction, pricePolicy } from './price-policy.ts'
import type { Problem, ShapeCode } from './shape.ts'
import { minStakeOf, variantsOf } from './variants.ts'

export interface AssessedLeg extends CheckedLeg {
  state: 'active' | 'suspended' | 'settled' | 'gone'
  /** Thousandths: what the player saw, and what the book says now. */
  shown: number
  current: number
}
export interface AssessedCoupon {
  typeId: number
  /** Decimal string: the whole stake, of a conditional the first block's. */
  amount: string | null
  /** System value. */
  k?: number | null | undefined
  /** Stakes of a conditional's later blocks, by number: decimal strings or `max`. */
  blockAmounts?: Readonly<Record<string, string>> | null | undefined
  /** Uplift of a ready-made express, thousandths. */
  uplift?: number | undefined
  /** False: the player has removed the bonus bet. */
  bonusBet?: boolean | undefined
  /** The player takes part in the hyper bonus: it stands in place of a bonus bet. */
  hyperBonus?: boolean | undefined
  /** The house gives the stake, which is then not part of what is paid; its limits are the promo code's own. */
  freeStake?: boolean | undefined
  changeCoefAction: ChangeCoefAction
  currency: string
}
/** What the house allows, minor units of the account's currency. */
export interface House extends PayoutRule {
  types: readonly number[]
  maxLegs: number
  minStake: number
  minApplies: boolean
  maxStake: number
  /** Not on a bonus account (spec §5). */
  maxApplies: boolean
  /** Smallest combination of a patent: 2 makes it a trixie. */
  minFold?: number | undefined
  /** Two-way book of the anti-express, ten-thousandths. */
  antiBook?: number | undefined
  /** How the bonus bet of an express is priced, where the house gives one. */
  bonusBet?: BonusBetMode | undefined
  /** What it promises to expresses of many bets. */
  hyper?: HyperBonusRule | undefined
}
/** The hyper bonus that these bets have a right to; `amount` for the stake at hand, 0 below the smallest. Minor units. */
export interface HyperOffer {
  percent: number
  minStake: number
  most: number
  amount: number
}
export type CouponCode =
  | ShapeCode
  | 'BAD_AMOUNT'
  | 'BELOW_MIN'
  | 'ABOVE_MAX'
  | 'SUSPENDED'
  | 'NOT_FOUND'
  | 'PRICE_CHANGED'
export interface Sums {
  /** As shown. */
  coef: string
  total: Fraction
  /** Bets that the stake is split into. */
  combos: number
  /** Minor units; `min` and `max` are null where none applies. */
  stake: number | null
  min: number | null
  max: number | null
  possibleWin: number | null
  /** Coefficient of the bonus bet, thousandths; `total` includes it. */
  bonusCoef: number | null
  /** Null where none is offered; whether the coupon takes part stands in its terms. */
  hyper: HyperOffer | null
  /** Largest stakes of a conditional's later blocks, by number. */
  blockLimits: ReadonlyMap<number, number>
  /** What the coupon is settled by, besides its legs. */
  terms: Terms
}
export interface Assessment {
  /** All that stands against the coupon, in the order of checks of betting.md 3.2: the first is the reason of a refusal. */
  problems: Problem<CouponCode>[]
  /** Null when the shape allows no sum. */
  sums: Sums | null
}

const STATES = { active: null, suspended: 'SUSPENDED', settled: 'SUSPENDED', gone: 'NOT_FOUND' } as const
/** A price of 1.000 or less pays nothing: such an outcome cannot be bet on. */
const stateCode = (leg: AssessedLeg): 'SUSPENDED' | 'NOT_FOUND' | null =>
  STATES[leg.state] ?? (leg.current <= 1000 ? 'SUSPENDED' : null)

/** The price that sums are made with. */
export const priceOf = (leg: AssessedLeg): number => (stateCode(leg) ? leg.shown : leg.current)

/** A removed outcome has no event; it must not seem to share one with another. */
const formLegs = (legs: readonly AssessedLeg[]): CheckedLeg[] =>
  legs.map((leg, i) => (leg.state === 'gone' ? { ...leg, eventId: -1 - i } : leg))

/** Everything that a coupon's own data decides, for the preview and the decision in the wallet alike; of types 0 to 8 (9: `assessLines`). */
export function assess(coupon: AssessedCoupon, legs: readonly AssessedLeg[], house: House): Assessment {
  const { typeId, currency } = coupon
  if (!house.types.includes(typeId)) return { problems: [{ code: 'TYPE_NOT_OFFERED' }], sums: null }
  const problems: Problem<CouponCode>[] = formProblems(typeId, formLegs(legs), { k: coupon.k, maxLegs: house.maxLegs })
  if (problems.some((p) => p.outcomeId === undefined)) return { problems, sums: null }

  const stake = coupon.amount === null ? null : parseMoney(coupon.amount, currency)
  const priced = legs.map(({ banker, blockId, ...leg }) => ({
    banker,
    blockId,
    coef: priceOf({ ...leg, banker, blockId }),
  }))
  const blocks = typeId === 5 ? blockStakes(priced, stake || 1, coupon.blockAmounts ?? {}, currency) : null
  // A ready-made express has its uplift and a free stake its gift: no bonus beside them, and of the others only one.
  const isGifted = coupon.uplift !== undefined || coupon.freeStake === true
  const percent = isGifted ? null : hyperPercent(typeId, priced, house.hyper)
  const takesHyper = coupon.hyperBonus === true && percent !== null && (stake ?? 0) >= (house.hyper?.minStake ?? 0)
  const bonus = coupon.bonusBet === false || isGifted || takesHyper ? null : bonusBetOf(typeId, priced, house.bonusBet)
  const terms: Terms = {
    ...(coupon.k && { k: coupon.k }),
    ...(typeId === 8 && house.minFold && { minFold: house.minFold }),
    ...(typeId === 6 && house.antiBook && { book: { num: BigInt(house.antiBook), den: 10_000n } }),
    ...(blocks && { stakes: blocks.stakes }),
    ...(bonus !== null && { bonus: house.bonusBet }),
    ...(typeId === 1 && coupon.uplift && { uplift: coupon.uplift }),
    ...(takesHyper && house.hyper && { hyper: { percent, most: house.hyper.most } }),
    ...(coupon.freeStake && { free: true }),
  }
  const total = maximalCoef(typeId, priced, terms)
  const combos = variantsOf(typeId, legs, {
    ...(coupon.k && { k: coupon.k }),
    ...(terms.minFold && { minFold: terms.minFold }),
  })
  const min = house.minApplies && !coupon.freeStake ? minStakeOf(typeId, combos, house.minStake) : null
  const max =
    house.maxApplies && !coupon.freeStake
      ? largestStake(typeId, priced, terms, { legMax: house.maxStake, maxPayout: house.maxPayout })
      : null

  if (
    typeId === 6 &&
    !antiOffered(
      priced.map((leg) => leg.coef),
      terms.book,
    )
  )
    problems.push({ code: 'TYPE_NOT_OFFERED' })
  if (stake === null || stake === 0) problems.push({ code: 'BAD_AMOUNT' })
  else {
    if (min !== null && stake < min) problems.push({ code: 'BELOW_MIN' })
    if (blocks) problems.push(...blocks.problems)
  }
  for (const leg of legs) {
    const code = stateCode(leg)
    if (code) problems.push({ outcomeId: leg.outcomeId, code })
  }
  const prices = pricePolicy(
    legs.filter((leg) => !stateCode(leg)),
    coupon.changeCoefAction,
  )
  if (!prices.accepted) for (const { outcomeId } of prices.changed) problems.push({ outcomeId, code: 'PRICE_CHANGED' })
  if (stake !== null && max !== null && stake > max) problems.push({ code: 'ABOVE_MAX' })
  const win = stake === null ? null : possibleWin(stake, coupon.freeStake ? freeFactor(total) : total, house)
  return {
    problems,
    sums: {
      coef: shownCoef(total),
      total,
      combos,
      stake,
      min,
      max,
      possibleWin: win,
      bonusCoef: bonus,
      // It would stand in place of the bonus bet.
      hyper: hyperOffer(
        percent,
        stake,
        stake === null ? null : possibleWin(stake, withoutBonus(total, bonus), house),
        house.hyper,
      ),
      blockLimits: stake ? (blocks?.limits ?? new Map()) : new Map(),
      terms,
    },
  }
}

const withoutBonus = ({ num, den }: Fraction, bonus: number | null): Fraction =>
  bonus === null ? { num, den } : { num: num * 1000n, den: den * BigInt(bonus) }

function hyperOffer(
  percent: number | null,
  stake: number | null,
  win: number | null,
  rule: HyperBonusRule | undefined,
): HyperOffer | null {
  if (percent === null || !rule) return null
  const { minStake, most } = rule
  const amount = stake !== null && win !== null && stake >= minStake ? hyperBonus(stake, win, { percent, most }) : 0
  return { percent, minStake, most, amount }
}
