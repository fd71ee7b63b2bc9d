import * as v from 'valibot'
import { call } from './call.ts'
import { coef, id, instant, listOf, money, page } from './fields.ts'

/** Letters and digits, as a person types them; small letters count as capital ones. */
export const promoCodeText = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[A-Z0-9-]{3,40}$/, 'letters, digits and -'),
)

/** A free stake: the house pays it, the win without it is the player's. */
const terms = {
  amount: money,
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  /** Least total that it is taken at. */
  minCoef: v.optional(v.nullable(coef)),
  /** Last moment at which it is taken. */
  until: v.optional(v.nullable(instant)),
}
export const promoCode = v.object({ code: v.string(), ...terms })
export type PromoCode = v.InferOutput<typeof promoCode>

export const promoCodes = call({
  method: 'GET',
  path: '/web-api/promo-codes',
  audience: 'player',
  summary: 'Promo codes that the player can use: those issued to him, and those that the house shows to all',
  envelope: 'data',
  answer: listOf(promoCode),
})

/** A code as the operator issues it: to one player, or to all, who see it in their slip when it is listed. Each player uses it once. */
const issued = v.strictObject({
  code: promoCodeText,
  userId: v.optional(v.nullable(id)),
  isListed: v.optional(v.boolean(), true),
  ...terms,
})
export const postPromoCode = call({
  method: 'POST',
  path: '/operator-api/v1/promo-codes',
  audience: 'operator',
  summary: 'Issue a promo code; a repeat changes nothing, other terms under a known code are 409',
  envelope: 'data',
  status: 201,
  body: issued,
  answer: v.object({ code: v.string() }),
})
export const getPromoCodes = call({
  method: 'GET',
  path: '/operator-api/v1/promo-codes',
  audience: 'operator',
  summary: 'Issued promo codes, the latest first, 50 a page',
  envelope: 'data',
  query: v.object({ page }),
  answer: listOf(
    v.object({ ...promoCode.entries, userId: v.nullable(v.number()), isListed: v.boolean(), isEnded: v.boolean() }),
  ),
})
export const deletePromoCode = call({
  method: 'DELETE',
  path: '/operator-api/v1/promo-codes/:code',
  audience: 'operator',
  summary: 'End a promo code: bets that were placed with it stand',
  envelope: 'data',
  params: v.object({ code: promoCodeText }),
  answer: v.object({}),
})
