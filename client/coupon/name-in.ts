import { request } from '../api/request.ts'
import { $coupon, changeCoupon } from '../stores/coupon.ts'
import { couponOf } from './codes.ts'

/**
 * Names the slip's bets in the page's language when they were taken from pages of another one, which the slip remembers. What the house
 * offers no more keeps its words.
 */
export async function nameIn(lang: string): Promise<void> {
  const { legs, more } = $coupon.get()
  if (more.lang === lang || legs.length === 0) return
  const named = new Map<number, { market: string; outcome: string }>()
  if (more.lang !== undefined) {
    const answer = await request(`/web-api/coupon/named?lang=${lang}`, {
      method: 'POST',
      body: {
        typeId: 0,
        bets: legs.map(({ marketId, outcomeId, coef }) => ({ market: { id: marketId, outcomeId, coef } })),
      },
    })
    if (!answer.ok) return
    for (const { outcomeId, market, outcome } of couponOf(answer.data, '')?.legs ?? [])
      named.set(outcomeId, { market, outcome })
  }
  changeCoupon((coupon) => ({
    legs: coupon.legs.map((leg) => ({ ...leg, ...named.get(leg.outcomeId) })),
    more: { ...coupon.more, lang },
  }))
}
