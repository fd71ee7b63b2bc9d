import { describe, expect, it } from 'vitest'
import { offerId } from '../../../shared/domain/cash-out/offer.ts'
import { audit } from '../../../worker/backend/wallet/audit.ts'
import { sell } from '../../../worker/backend/wallet/cash-out.ts'
import { couponOf, limits, marketOf, outcomeOf, placing, quote, settled, T0 } from './samples.ts'
import { wallet } from './wallet.ts'

const rules = { types: [0, 1], margin: 0, offerMs: 8000, minRest: 20 }
let keys = 0
/** Sells the latest coupon whole, at the prices given, by an offer of next to nothing. */
function sold(w: ReturnType<typeof wallet>, quotes: ReturnType<typeof quote>[], stake = 1000) {
  const offer = offerId({ stake, amount: 1, expires: T0 + 8000 })
  const asked = { couponId: w.coupons()[0]?.id ?? 0, offerId: offer, amount: null, key: `s${++keys}`, requestHash: 'h' }
  return sell(w.sql, { ...asked, quotes, rules, requestId: 'r', now: T0 })
}
const refusedAs = (reason: string) => ({ ok: false, error: 'notSellable', data: { reason } })

describe('a sale', () => {
  it('is refused when the wallet knows a result of the market that the quote did not', () => {
    const w = wallet()
    w.place(placing([quote(1, 2000)], '10.00'))
    // Told of the other outcome only: this bet is open, but its market is decided.
    w.result(settled(1, 1, 1, { outcomes: [{ id: outcomeOf(1, 1), statusId: 0 }] }))
    expect(sold(w, [quote(1, 1100)])).toEqual(refusedAs('SUSPENDED'))
    expect(w.balance()).toBe('90.00')
  })

  it('is refused while a part of the stake is an advance that is not repaid, and made when it is', () => {
    const w = wallet('500.00')
    const soon = { startsAt: new Date(T0 + 3_600_000).toISOString() }
    const lending = { limits: limits({ advance: { percent: 100, most: 10_000 } }) }
    w.place(placing([quote(1, 2000, soon)], '490.00', lending))
    const bet = [quote(2, 2000, soon)]
    w.place(placing(bet, '20.00', { ...lending, coupon: couponOf(bet, '20.00', { prepaidAmount: '15.00' }) }))
    expect(sold(w, bet, 2000)).toEqual(refusedAs('SUSPENDED'))
    w.result(settled(1, 1, 1))
    expect(w.balance()).toBe('970.00')
    expect(sold(w, bet, 2000)).toMatchObject({ ok: true })
    expect(w.balance()).toBe('990.00')
    expect(audit(w.sql)).toEqual([])
  })

  it('leaves the bets as they were: a later result changes neither them nor any money', () => {
    const w = wallet()
    w.place(placing([quote(1, 2000)], '10.00'))
    expect(sold(w, [quote(1, 2000)])).toMatchObject({ ok: true })
    const [before] = w.coupons()
    expect(before).toMatchObject({
      status: 'sold',
      payout: '10.00',
      bets: [{ market: { id: marketOf(1) }, statusId: -1 }],
    })
    expect(w.result(settled(1, 1, 1))).toBe(0)
    expect(w.coupons()[0]).toEqual(before)
    expect(w.balance()).toBe('100.00')
  })
})
