import * as v from 'valibot'
import { call } from './call.ts'
import { placedCoupon } from './coupon.ts'
import { id, idText, listOf, page } from './fields.ts'

export const vipBets = call({
  method: 'GET',
  path: '/operator-api/v1/vip-bets',
  audience: 'operator',
  summary: 'Coupons above the maximum that wait for a trader, the oldest first, 50 a page',
  envelope: 'data',
  query: v.object({ page }),
  answer: listOf(v.object({ userId: id, coupon: placedCoupon })),
})
export const decideVipBet = call({
  method: 'POST',
  path: '/operator-api/v1/vip-bets/:userId/:couponId',
  audience: 'operator',
  summary: 'Take or refuse such a coupon; taken at the prices of now. 404 when it does not wait (any more)',
  envelope: 'data',
  params: v.object({ userId: idText, couponId: idText }),
  body: v.strictObject({ accept: v.boolean() }),
  /** The status of the player's answer: 201 taken, 4xx with its title refused. */
  answer: v.object({ status: v.number(), title: v.nullable(v.string()) }),
})
