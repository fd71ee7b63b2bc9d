import { describe, expect, it } from 'vitest'
import { isSameExpress, pickLegs } from '../../../shared/domain/bonus/ready-express.ts'
import { accepted, reopened, settled } from '../wallet/samples.ts'
import { placingOf, wallet } from '../wallet/wallet.ts'

const event = (eventId: number, champId: number, ...coefs: number[]) => ({
  eventId,
  champId,
  prices: coefs.map((coef, i) => ({ marketId: eventId * 10, outcomeId: eventId * 10 + 1 + i, coef })),
})

describe('a ready-made express', () => {
  it('takes from each event the price nearest to 1.60, from four championships', () => {
    const legs = pickLegs([
      event(1, 1, 1500, 4000, 1900),
      event(2, 1, 1600),
      event(3, 2, 1250, 2200),
      event(4, 3, 1700),
      event(5, 4, 1800),
      event(6, 5, 1650),
    ])
    expect(legs?.map((leg) => leg.outcomeId)).toEqual([11, 31, 41, 51])
  })
  it('fills up from the same championships, and is none with fewer than three likely bets', () => {
    expect(pickLegs([event(1, 1, 1500), event(2, 1, 1600), event(3, 1, 1700)])).toHaveLength(3)
    expect(pickLegs([event(1, 1, 1500), event(2, 1, 1600), event(3, 1, 1200), event(4, 2, 2300)])).toBeNull()
  })
  it('is the same in any order of its bets, and another one with any bet more, less or changed', () => {
    const legs = [1, 2, 3].map((n) => ({ marketId: n, outcomeId: n * 10 }))
    expect(isSameExpress(legs.toReversed(), legs)).toBe(true)
    expect(isSameExpress(legs.slice(1), legs)).toBe(false)
    expect(isSameExpress([...legs, { marketId: 4, outcomeId: 40 }], legs)).toBe(false)
    expect(isSameExpress([...legs.slice(1), { marketId: 1, outcomeId: 11 }], legs)).toBe(false)
  })
})

describe('a placed express with an uplift of 10 %', () => {
  const placed = () => {
    const w = wallet()
    const input = placingOf(
      [1500, 1600, 2000],
      { typeId: 1, amount: '10.00', expressId: 5 },
      { uplift: { expressId: 5, coef: 1100 } },
    )
    return { w, coupon: JSON.parse(accepted(w.place(input)).body).data }
  }
  it('promises and pays 10.00 × 4.8 × 1.1 when all its bets are won', () => {
    const { w, coupon } = placed()
    expect(coupon).toMatchObject({ coef: '5.28', possibleWin: '52.80', expressId: 5 })
    for (const n of [1, 2, 3]) w.result(settled(n, 1, 1))
    expect(w.balance()).toBe('142.80')
    w.result(reopened(3, 2))
    expect(w.balance()).toBe('90.00')
  })
  it('pays the product alone when a bet is returned', () => {
    const { w } = placed()
    w.result(settled(1, 1, 1))
    w.result(settled(2, 1, 2))
    w.result(settled(3, 1, 1))
    expect(w.coupons()[0]).toMatchObject({ payout: '30.00', status: 'won' })
  })
  it('returns the stake as it came when all are', () => {
    const { w } = placed()
    for (const n of [1, 2, 3]) w.result(settled(n, 1, 3))
    expect(w.coupons()[0]).toMatchObject({ payout: '10.00', status: 'cancelled' })
  })
})
