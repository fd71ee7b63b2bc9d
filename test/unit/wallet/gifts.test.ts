import { describe, expect, it } from 'vitest'
import type { CouponIn } from '../../../shared/api/coupon.ts'
import type { PromoTerms } from '../../../shared/domain/bonus/free-stake.ts'
import { HYPER_DELAY_MS } from '../../../shared/domain/bonus/hyper-bonus.ts'
import { audit } from '../../../worker/backend/wallet/audit.ts'
import { couponsOf, offerOf } from '../../../worker/backend/wallet/cash-out.ts'
import { nextDue, runDue } from '../../../worker/backend/wallet/conclude.ts'
import { cancelled, couponOf, limits, placing, quote, reopened, settled, T0 } from './samples.ts'
import { wallet } from './wallet.ts'

const promo = { code: 'TEN', amount: 1000, currency: 'EUR', minCoef: null, until: null }
const free = (coefs: readonly number[], coupon: Partial<CouponIn> = {}, terms: Partial<PromoTerms> = {}) => {
  const quotes = coefs.map((coef, i) => quote(i + 1, coef))
  return placing(quotes, '10.00', {
    coupon: couponOf(quotes, '10.00', { promoCode: 'TEN', ...coupon }),
    promo: { ...promo, ...terms },
  })
}
const gift = (w: ReturnType<typeof wallet>) =>
  w
    .kinds()
    .filter((line) => line.includes('house:bonus_cost'))
    .reduce((total, line) => total + Number(line.split(' ')[2]), 0)

describe('a promo code gives the stake (betting.md 2.6)', () => {
  it('pays the win without the stake: 10.00 at 2.50 gives 15.00', () => {
    const w = wallet('0')
    expect(w.place(free([2500])).ok).toBe(true)
    expect(w.coupons()[0]).toMatchObject({ amount: '10.00', coef: '2.50', possibleWin: '15.00', promoCode: 'TEN' })
    w.result(settled(1, 1, 1))
    expect(w.balance()).toBe('15.00')
    expect(w.coupons()[0]).toMatchObject({ status: 'won', payout: '15.00' })
    expect(gift(w)).toBe(-10)
    expect(audit(w.sql)).toEqual([])
  })

  it.each([
    ['lost', 0, 'lost', '0.00'],
    ['half won', 4, 'partial', '7.50'],
    ['half lost', 5, 'lost', '0.00'],
  ])('a %s bet', (_, statusId, status, payout) => {
    const w = wallet('0')
    w.place(free([2500]))
    w.result(settled(1, 1, statusId))
    expect(w.coupons()[0]).toMatchObject({ status, payout })
    expect(w.balance()).toBe(payout)
  })

  it('is used once, in the transaction of the bet; a refused bet does not use it', () => {
    const w = wallet('0')
    expect(w.place(free([2500], { amount: '9.00' }))).toMatchObject({ error: 'promoTerms' })
    expect(w.place({ ...free([2500]), quotes: [quote(1, 2500, { state: 'suspended' })] })).toMatchObject({
      error: 'couponSuspended',
    })
    expect(w.place(free([2500])).ok).toBe(true)
    expect(w.place(free([2500]))).toMatchObject({ ok: false, error: 'promoUsed' })
  })

  it.each([
    ['a system', { typeId: 2 as const, systemValue: 2 }, {}, 'promoTerms'],
    ['another currency', {}, { currency: 'USD' }, 'promoTerms'],
    ['too small a total', {}, { minCoef: 9000 }, 'promoTerms'],
    ['its end', {}, { until: T0 - 1 }, 'promoOver'],
    ['an advance', { prepaidAmount: '1.00' }, {}, 'couponFunds'],
  ])('is not for %s', (_, coupon, terms, error) => {
    expect(wallet('100.00').place(free([2000, 2000, 2000], coupon, terms))).toMatchObject({ ok: false, error })
  })

  it('goes back to the house when the bet is returned, and the code may be used again', () => {
    const w = wallet('0')
    w.place(free([2500]))
    w.result(cancelled(1, 1))
    expect([w.balance(), gift(w), w.coupons()[0]?.status]).toEqual(['0.00', 0, 'cancelled'])
    w.result(reopened(1, 2))
    expect(gift(w)).toBe(-10)
    expect(w.place(free([2500]))).toMatchObject({ error: 'promoUsed' })
    w.result(cancelled(1, 3))
    const again = [quote(5, 3000)]
    expect(w.place({ ...free([3000]), coupon: couponOf(again, '10.00', { promoCode: 'TEN' }), quotes: again }).ok).toBe(
      true,
    )
    // The return is taken back later: the code has been used again, and is worth one stake.
    w.result(reopened(1, 4))
    w.result(settled(1, 5, 1))
    expect([w.balance(), gift(w), w.coupons()[1]?.status]).toEqual(['0.00', -10, 'cancelled'])
    w.result(settled(5, 1, 1))
    expect(w.balance()).toBe('20.00')
    expect(w.place(free([2500]))).toMatchObject({ ok: false })
    expect(audit(w.sql)).toEqual([])
  })

  it('and is not bought back', () => {
    const w = wallet('0')
    w.place(free([2500]))
    const [stored] = couponsOf(w.sql, [w.coupons()[0]?.id ?? 0])
    const rules = { types: [0], margin: 0, offerMs: 1000, minRest: 1 }
    expect(stored && offerOf(stored, [quote(1, 2000)], rules, T0)).toEqual({ offer: null, reason: 'BONUS' })
  })
})

const hyper = {
  steps: [
    { legs: 4, percent: 5 },
    { legs: 5, percent: 10 },
  ],
  minStake: 100,
  most: 5000,
}
const express = (coefs: readonly number[], amount = '100.00', more: Partial<CouponIn> = { hyperBonus: true }) => {
  const quotes = coefs.map((coef, i) => quote(i + 1, coef))
  return placing(quotes, amount, {
    coupon: couponOf(quotes, amount, more),
    limits: limits({ hyper, bonusBet: 'count' }),
  })
}
const FOUR = [1500, 1500, 1500, 1500]

describe('a hyper bonus (betting.md 2.6)', () => {
  /** 100.00 at 1.5⁴ = 5.0625 pays 506.25: 5 % of the win of 406.25 is 20.31. */
  function won() {
    const w = wallet('100.00')
    expect(w.place(express(FOUR)).ok).toBe(true)
    expect(w.coupons()[0]).toMatchObject({ hyperBonus: { percent: 5, amount: '20.31', status: 'open' } })
    for (const n of [1, 2, 3, 4]) w.result(settled(n, 1, 1))
    return w
  }

  it('is paid 24 hours after the settlement, once', () => {
    const w = won()
    expect(w.balance()).toBe('506.25')
    const due = T0 + HYPER_DELAY_MS
    expect(nextDue(w.sql)).toBe(due)
    expect(w.coupons()[0]?.hyperBonus).toMatchObject({ status: 'waiting', dueAt: new Date(due).toISOString() })
    runDue(w.sql, due - 1)
    expect(w.balance()).toBe('506.25')
    runDue(w.sql, due)
    runDue(w.sql, due)
    expect(w.balance()).toBe('526.56')
    expect(w.coupons()[0]?.hyperBonus).toEqual({ percent: 5, amount: '20.31', status: 'paid' })
    expect(audit(w.sql)).toEqual([])
  })

  it('follows a corrected result: taken back when paid, never paid when not, due anew when it is earned again', () => {
    const w = won()
    runDue(w.sql, T0 + HYPER_DELAY_MS)
    w.result(settled(4, 2, 0))
    expect(w.balance()).toBe('0.00')
    expect(w.coupons()[0]).toMatchObject({ status: 'lost', hyperBonus: { status: 'none', amount: '0.00' } })
    w.result(settled(4, 3, 1))
    expect(w.balance()).toBe('506.25')
    runDue(w.sql, T0 + HYPER_DELAY_MS)
    expect(w.balance()).toBe('526.56')
    w.result(settled(4, 4, 2))
    expect(w.balance()).toBe('337.50')
    expect(nextDue(w.sql)).toBeNull()
    expect(audit(w.sql)).toEqual([])
  })

  it('needs every bet won: a return is none', () => {
    const w = wallet('100.00')
    w.place(express(FOUR))
    for (const n of [1, 2, 3]) w.result(settled(n, 1, 1))
    w.result(settled(4, 1, 2))
    expect([w.balance(), nextDue(w.sql)]).toEqual(['337.50', null])
  })

  it('is at most the largest one, and larger for more bets', () => {
    const w = wallet('100.00')
    w.place(express([2000, 2000, 2000, 2000, 2000]))
    expect(w.coupons()[0]?.hyperBonus).toMatchObject({ percent: 10, amount: '50.00' })
  })

  it.each([
    ['nobody has asked for it', FOUR, '100.00', {}],
    ['three bets', FOUR.slice(1), '100.00', { hyperBonus: true }],
    ['a price below 1.2', [1199, 1500, 1500, 1500], '100.00', { hyperBonus: true }],
    ['too small a stake', FOUR, '0.99', { hyperBonus: true }],
    ['a system', FOUR, '100.00', { hyperBonus: true, typeId: 2 as const, systemValue: 2 }],
  ])('is not there for %s', (_, coefs, amount, more) => {
    const w = wallet('100.00')
    expect(w.place(express(coefs, amount, more)).ok).toBe(true)
    expect(w.coupons()[0]?.hyperBonus).toBeUndefined()
  })

  it('stands in place of a bonus bet, never beside it', () => {
    const w = wallet('200.00')
    w.place(express(FOUR))
    w.place(express(FOUR, '100.00', {}))
    expect(w.coupons().map(({ bonusBet, hyperBonus }) => [Boolean(bonusBet), Boolean(hyperBonus)])).toEqual([
      [true, false],
      [false, true],
    ])
  })
})
