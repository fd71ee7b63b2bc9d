import * as v from 'valibot'
import { OFFER_ID } from '../domain/cash-out/offer.ts'
import { call } from './call.ts'
import { placedCoupon } from './coupon.ts'
import { idText, instant, money } from './fields.ts'

/** What the house pays now for the whole stake that still runs. */
export const offer = v.object({
  id: v.string(),
  stake: money,
  amount: money,
  expiresAt: instant,
  /** How long it stands from now: a browser's clock may be wrong. */
  seconds: v.number(),
})
/** Why a coupon cannot be sold now: it is decided, was paid with bonus money, its type is never sold, a market of it is closed for now, or it is worth nothing. */
export const noOffer = v.picklist(['CLOSED', 'BONUS', 'TYPE', 'SUSPENDED', 'WORTHLESS'])
export const saleState = v.object({ offer: v.nullable(offer), reason: v.nullable(noOffer) })
export type Offer = v.InferOutput<typeof offer>
export type SaleState = v.InferOutput<typeof saleState>

export const couponOffer = call({
  method: 'GET',
  path: '/web-api/coupon/:id/sell',
  audience: 'player',
  summary: 'What is paid for an own coupon now, until when; or why it cannot be sold',
  envelope: 'data',
  params: v.object({ id: idText }),
  answer: saleState,
})
export const sellCoupon = call({
  method: 'POST',
  path: '/web-api/coupon/:id/sell',
  audience: 'player',
  summary:
    'Sell an own coupon, or a part of its stake; 409 with a new offer when the old one is over or the prices have fallen',
  envelope: 'data',
  idempotent: true,
  params: v.object({ id: idText }),
  body: v.strictObject({
    offerId: v.pipe(v.string(), v.regex(OFFER_ID, 'the id of an offer')),
    /** Part of the stake to sell; all of it when absent. */
    amount: v.optional(v.nullable(money)),
  }),
  answer: v.object({ ...placedCoupon.entries, paid: v.string() }),
})
/** The coupons that a page shows, as they are now, each with its offer. */
export const liveCoupons = call({
  method: 'GET',
  path: '/web-api/history/live',
  audience: 'player',
  summary: 'Own coupons as they are now, at most 50, each with what is paid for it',
  envelope: 'data',
  query: v.object({
    ids: v.pipe(
      v.string(),
      v.regex(/^[0-9]{1,16}(,[0-9]{1,16}){0,49}$/, 'at most 50 ids'),
      v.transform((text) => text.split(',').map(Number)),
      v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
    ),
  }),
  answer: v.object({ items: v.array(v.object({ coupon: placedCoupon, ...saleState.entries })) }),
})
