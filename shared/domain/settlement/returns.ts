import { type BonusBetMode, bonusFactor } from '../bonus/bonus-bet.ts'
import type { HyperTerms } from '../bonus/hyper-bonus.ts'
import { type Fraction, fromThousandths, multiply, ONE } from '../coefficient/fraction.ts'
import { type BlockStake, chainReturn, conditionalReturn } from './accounts.ts'
import { allWin, type Factor } from './all-win.ts'
import { antiReturn } from './anti-express.ts'
import { type LegResult, legFactor } from './leg-factor.ts'
import { fullCoverReturn, multibetReturn, systemReturn } from './subsets.ts'

export interface CouponLeg extends LegResult {
  /** Thousandths, fixed at acceptance. */
  coef: number
  banker?: boolean | undefined
  /** Block of a multibet (0 is the lobby) or of a conditional. */
  blockId?: number | null | undefined
}
/** A leg with its factor, null while it is open. */
export type ReturnLeg = CouponLeg & { factor: Factor }

/** What a coupon was accepted with, besides its legs. */
export interface Terms {
  /** System value: legs, or blocks, of a combination. */
  k?: number | undefined
  /** Stakes of a conditional's blocks. */
  stakes?: readonly BlockStake[] | undefined
  /** Smallest combination of a full cover: 1, or 2 for a trixie. */
  minFold?: number | undefined
  /** Two-way book of the anti-express. */
  book?: Fraction | undefined
  /** How the bonus bet of an express is priced, when it has one. */
  bonus?: BonusBetMode | undefined
  /** Uplift of a ready-made express, thousandths: paid when all its legs are won. */
  uplift?: number | undefined
  /** Hyper bonus, paid beside the return when all legs are won. */
  hyper?: HyperTerms | undefined
  /** The house gave the stake: it is no part of what is paid. */
  free?: boolean | undefined
}

/** What one unit of the stake paid becomes; null while not decided. */
export type ReturnRule = (legs: readonly ReturnLeg[], terms: Terms) => Factor

const single: ReturnRule = (legs) => allWin(legs.map((leg) => leg.factor))

/** All legs, and the bonus bet or the uplift where the express has one. */
const express: ReturnRule = (legs, terms) => {
  const product = single(legs, terms)
  const bonus = bonusFactor(
    legs.map((leg) => leg.statusId),
    terms.bonus,
  )
  const uplift = terms.uplift && legs.every((leg) => leg.statusId === 1) ? fromThousandths(terms.uplift) : ONE
  return product && multiply(multiply(product, bonus), uplift)
}

/** How each type settles, by type id (betting.md 2.3). Many singles (9) have no row: each line is a coupon of type 0. */
export const RETURNS: Readonly<Record<number, ReturnRule>> = {
  0: single,
  1: express,
  2: systemReturn,
  3: chainReturn,
  4: multibetReturn,
  5: conditionalReturn,
  6: antiReturn,
  7: fullCoverReturn,
  8: fullCoverReturn,
}

/**
 * The exact factor of the whole stake of a coupon of any type, null while it is open; `payoutOf` rounds it, once. A type without a row is
 * a fault of the caller and throws.
 */
export function couponReturn(typeId: number, legs: readonly CouponLeg[], terms: Terms = {}): Factor {
  const rule = RETURNS[typeId]
  if (!rule) throw new RangeError(`no return for coupon type ${typeId}`)
  return rule(
    legs.map((leg) => ({ ...leg, factor: legFactor(leg.coef, leg) })),
    terms,
  )
}
