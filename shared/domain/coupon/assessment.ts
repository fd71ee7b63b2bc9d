import type { BonusBetMode } from '../bonus/bonus-bet.ts'
import type { HyperBonusRule } from '../bonus/hyper-bonus.ts'
import type { Fraction } from '../coefficient/fraction.ts'
import type { PayoutRule } from '../settlement/payout.ts'
import type { Terms } from '../settlement/returns.ts'
import type { CheckedLeg } from './form-problems.ts'
import type { ChangeCoefAction } from './price-policy.ts'
import type { Problem, ShapeCode } from './shape.ts'

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
