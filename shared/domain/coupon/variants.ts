import { systemRange } from './form-problems.ts'
import { FORMS, type FormLeg } from './forms.ts'

/** One k that a system may have. `minBetAmount` in minor units, for the whole coupon. */
export interface SystemOption {
  value: number
  /** Place among the options, from 0. */
  offset: number
  combo: number
  minBetAmount: number
}

/** Number of bets that a coupon's stake is split into. An unknown type is a fault of the caller and throws. */
export function variantsOf(typeId: number, legs: readonly FormLeg[], { k = 2, minFold = 1 } = {}): number {
  const form = FORMS[typeId]
  if (!form) throw new RangeError(`no form for coupon type ${typeId}`)
  return form.variants(legs, k, minFold)
}

/** Smallest stake of a coupon from the house's smallest of a bet, minor units: each variant carries it where the type is split (betting.md 2.2). */
export const minStakeOf = (typeId: number, variants: number, minStake: number): number =>
  FORMS[typeId]?.perVariant ? minStake * variants : minStake

/** [S3.32] The choices of k for a coupon's legs, smallest first; none for a type without k or with too few members. */
export function systemOptions(typeId: number, legs: readonly FormLeg[], minStake: number): SystemOption[] {
  const form = FORMS[typeId]
  const range = form ? systemRange(form, legs) : null
  if (!form || !range) return []
  return Array.from({ length: range.to - range.from + 1 }, (_, offset) => {
    const value = range.from + offset
    const combo = form.variants(legs, value)
    return { value, offset, combo, minBetAmount: minStakeOf(typeId, combo, minStake) }
  })
}
