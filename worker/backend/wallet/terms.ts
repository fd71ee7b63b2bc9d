import * as v from 'valibot'
import { fraction } from '../../../shared/domain/coefficient/fraction.ts'
import type { Terms } from '../../../shared/domain/settlement/returns.ts'

/** What a coupon was accepted with, besides its legs, as its row keeps it; coupons of before have none: `{}`. */
export const storedTerms = v.object({
  k: v.optional(v.number()),
  /** Stakes of a conditional's blocks, minor units or `max`. */
  stakes: v.optional(v.array(v.union([v.number(), v.literal('max')]))),
  minFold: v.optional(v.number()),
  book: v.optional(v.object({ num: v.number(), den: v.number() })),
  bonus: v.optional(v.picklist(['fixed', 'count'])),
  uplift: v.optional(v.number()),
  hyper: v.optional(v.object({ percent: v.number(), most: v.number() })),
  /** The house gave the stake, for this promo code. */
  free: v.optional(v.boolean()),
  promoCode: v.optional(v.string()),
  /** What of the stake was an advance, minor units. */
  prepaid: v.optional(v.number()),
  /** The ready-made express that the coupon is. */
  expressId: v.optional(v.number()),
  /** What the stake earns once it is settled: promo points, and its part in the week's cashback. Minor units, thousandths. */
  loyalty: v.optional(
    v.object({
      perPoint: v.number(),
      minCoef: v.number(),
      cashback: v.object({ percent: v.number(), least: v.number(), most: v.number() }),
    }),
  ),
  /** The stake went back for good, the player is excluded or his code was used again: results change nothing any more. */
  withdrawn: v.optional(v.boolean()),
})
export type StoredTerms = v.InferOutput<typeof storedTerms>

export const termsOf = ({
  book,
  expressId: _,
  promoCode: __,
  prepaid: ___,
  withdrawn: ____,
  loyalty: _____,
  ...terms
}: StoredTerms): Terms => ({
  ...terms,
  ...(book && { book: fraction(book.num, book.den) }),
})

export const toStored = ({ k, stakes, minFold, book, bonus, uplift, hyper, free }: Terms): StoredTerms => ({
  ...(k !== undefined && { k }),
  ...(stakes && { stakes: [...stakes] }),
  ...(minFold !== undefined && { minFold }),
  ...(book && { book: { num: Number(book.num), den: Number(book.den) } }),
  ...(bonus && { bonus }),
  ...(uplift !== undefined && { uplift }),
  ...(hyper && { hyper }),
  ...(free && { free }),
})
