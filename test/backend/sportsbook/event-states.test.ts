import { env } from 'cloudflare:test'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { liveCoupons } from '../../../shared/api/cash-out.ts'
import { type PlacedCoupon, placedCoupon } from '../../../shared/api/coupon.ts'
import { bookOf } from '../../../worker/backend/env.ts'
import { standing } from '../../../worker/backend/sportsbook/event-states.ts'
import { feed } from '../feed/operator.ts'
import { bettor, event, leg, placed } from './bettor.ts'

const one = v.object({ data: placedCoupon })
const listed = v.object({ data: liveCoupons.answer })
const statuses = (coupon: PlacedCoupon | undefined) => coupon?.bets.map((bet) => bet.statusId)

/** A chain of two events of tomorrow, and its bets' statuses in every answer that shows it. */
async function chain() {
  const [p, e, other] = await Promise.all([bettor(), event('1.85'), event('2.10')])
  const coupon = placed(await p.place({ typeId: 3, amount: '10.00', bets: [leg(e), leg(other)] }))
  const get = async (path: string) => (await p.visitor.send(path)).data
  const shown = async () => [
    statuses((await p.history()).items[0]),
    statuses(v.parse(one, await get(`/web-api/coupon/${coupon.id}`)).data),
    statuses(v.parse(listed, await get(`/web-api/history/live?ids=${coupon.id}`)).data.items[0]?.coupon),
  ]
  return { p, e, coupon, shown }
}

describe('an open bet', () => {
  it('B-28: is not calculated once its game has begun or ended, whatever start was known when it was placed', async () => {
    const { p, e, shown } = await chain()
    expect(await shown()).toEqual(Array(3).fill([-1, -1]))
    for (const gameStatus of [2, 4]) {
      await feed([{ type: 'odds_change', eventId: e.eventId, markets: [], gameStatus }])
      expect(await shown()).toEqual(Array(3).fill([-2, -1]))
    }
    expect((await p.history()).items[0]?.status).toBe('open')
  })

  it('has not begun when its game was put off, and is as it was where the book says nothing of it', async () => {
    const { e, coupon } = await chain()
    const begun = { ...coupon, bets: coupon.bets.map((bet) => ({ ...bet, statusId: -2 })) }
    const quotes = await bookOf(env).quote([e], null, Date.now())
    expect(statuses(standing(quotes, Date.now())(begun))).toEqual([-1, -2])
  })
})
