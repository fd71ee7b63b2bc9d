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
