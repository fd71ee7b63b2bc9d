/** Names of the coupon types by id (spec §3), keys of the texts `coupon_type_…`. */
export const COUPON_TYPES = [
  'single',
  'express',
  'system',
  'chain',
  'multibet',
  'conditional',
  'anti-express',
  'lucky',
  'patent',
  'many-singles',
] as const

export interface ShapeRule {
  minLegs: number
  maxLegs: number
  /** Two legs of one event may not stand in the same coupon. */
  independent: boolean
}

/** Shape of each type that we take bets on, by type id: the rows of FORMS whose coupons are priced, placed and settled (betting.md 2.3). */
export const SHAPES: Readonly<Record<number, ShapeRule>> = {
  0: { minLegs: 1, maxLegs: 1, independent: true },
  1: { minLegs: 2, maxLegs: 50, independent: true },
}
