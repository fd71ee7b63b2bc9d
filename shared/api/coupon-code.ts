import * as v from 'valibot'
import { call } from './call.ts'
import { couponIn, couponType } from './coupon.ts'
import { coef, id, idText, instant, language, text } from './fields.ts'

/** The parameter of any page that puts a saved coupon into the slip: `/en/line?coupon=7K3M9QX2RD5T`. */
export const COUPON_PARAMETER = 'coupon'

/** A code as a person types it: in any case, with spaces or hyphens. One that no code looks like is not there, as any other wrong one. */
const code = v.pipe(
  v.string(),
  v.maxLength(40),
  v.transform((typed) => typed.toUpperCase().replace(/[\s-]/g, '')),
)

/**
 * A bet as the slip keeps it (`CouponLeg`), named in the language asked for, at the present price. `suspended` bets are closed for now; bets
 * that are closed for good are left out.
 */
const slipBet = v.object({
  eventId: id,
  marketId: id,
  outcomeId: id,
  event: v.string(),
  market: v.string(),
  outcome: v.string(),
  coef,
  isLive: v.boolean(),
  sportId: id,
  score: v.optional(v.string()),
  banker: v.optional(v.boolean()),
  blockId: v.optional(v.number()),
  state: v.picklist(['active', 'suspended']),
  /** The price with which it was saved or placed. */
  savedCoef: coef,
})
/** A coupon for the slip. `missing` is the number of bets that are no longer offered. A stake is the business of whoever places it. */
export const slipCoupon = v.object({
  typeId: couponType,
  systemValue: v.nullable(v.number()),
  bets: v.array(slipBet),
  missing: v.number(),
})
export type SlipCoupon = v.InferOutput<typeof slipCoupon>

const query = v.object({ lang: v.optional(language) })

export const saveCoupon = call({
  method: 'POST',
  path: '/web-api/coupon/save',
  audience: 'public',
  summary: 'Keep a coupon under a code for 30 days: its bets, type and system value, nothing of who saved it',
  envelope: 'data',
  body: couponIn,
  answer: v.object({ code: text(12), expiresAt: instant }),
})
export const couponNamed = call({
  method: 'POST',
  path: '/web-api/coupon/named',
  audience: 'public',
  summary: 'Bets of a slip named in another language, at the present prices; nothing is kept',
  envelope: 'data',
  query,
  body: couponIn,
  answer: slipCoupon,
})
export const couponByCode = call({
  method: 'GET',
  path: '/web-api/coupon/code/:code',
  audience: 'public',
  summary: 'A saved coupon: what is still offered of it, at the present prices',
  envelope: 'data',
  params: v.object({ code }),
  query,
  answer: v.object({ ...slipCoupon.entries, code: v.string(), expiresAt: instant }),
})
export const couponAgain = call({
  method: 'GET',
  path: '/web-api/coupon/:id/again',
  audience: 'player',
  summary: 'An own placed coupon for the slip: what is still offered of it, at the present prices',
  envelope: 'data',
  params: v.object({ id: idText }),
  query,
  answer: slipCoupon,
})
