/** Categories of promotions in the spec's order (§2), after `all`, which is every promotion. */
export const PROMO_CATEGORIES = [
  'poker',
  'casino',
  'bookmaker',
  'redeposit',
  'shares',
  'cashback',
  'first_deposit',
  'bonuses',
] as const
export type PromoCategory = (typeof PROMO_CATEGORIES)[number]
