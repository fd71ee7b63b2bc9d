import { describe, expect, it } from 'vitest'
import { type CouponFacts, couponModel } from '../../../shared/ui/islands/coupon/model.ts'
import { leg } from '../client/legs.ts'

const facts = (more: Partial<CouponFacts> = {}): CouponFacts => ({
  legs: [leg(1)],
  odds: new Map(),
  amount: '10',
  currency: 'EUR',
  change: 2,
  coefViewId: 0,
  signedIn: true,
  stale: false,
  ...more,
})
const price = (outcomeId: number, coef: number, flags = 0): CouponFacts['odds'] =>
  new Map([[outcomeId, { coef, flags }]])

describe('what the coupon shows', () => {
  it('[S3.33] one bet is a single, more are an express', () => {
    expect(couponModel(facts()).typeId).toBe(0)
    expect(couponModel(facts({ legs: [leg(1), leg(2)] })).typeId).toBe(1)
  })

  it('recomputes the win with every key press (B-02)', () => {
    expect(['1', '10', '25'].map((amount) => couponModel(facts({ amount })).win)).toEqual(['1.85', '18.50', '46.25'])
  })

  it('never computes with a converted price (B-06)', () => {
    const legs = [leg(1, { coef: '1.91' })]
    expect(([0, 2, 1, 4, 0] as const).map((coefViewId) => couponModel(facts({ legs, coefViewId })).win)).toEqual(
      Array(5).fill('19.10'),
    )
  })

  it('multiplies exactly and rounds once', () => {
    const legs = [1, 2, 3].map((n) => leg(n, { coef: '1.101' }))
    expect(couponModel(facts({ legs, amount: '2.50', currency: 'USD' }))).toMatchObject({ total: '1.335', win: '3.34' })
  })

  it('[S9.44] shows the total in thousandths, in the chosen format', () => {
    const legs = [leg(1, { coef: '1.5' }), leg(2, { coef: '2' })]
    expect(couponModel(facts({ legs })).total).toBe('3.00')
    expect(couponModel(facts({ legs, coefViewId: 2 })).total).toBe('+200')
    expect(couponModel(facts({ legs, coefViewId: 1 })).total).toBe('2/1')
  })

  it('shows a moved price beside the one that was taken', () => {
    expect(couponModel(facts({ odds: price(101, 1900) })).legs[0]).toMatchObject({
      coef: '1.90',
      fromCoef: '1.85',
      now: 1900,
      from: 1850,
    })
  })

  it.each([
    [0, 1900, true],
    [0, 1850, false],
    [0, 1800, true],
    [1, 1800, false],
    [2, 1900, false],
    [2, 1800, true],
  ] as const)('[S3.34] [S3.35] [S3.36] policy %i and a price of %i: asks %s', (change, now, asks) => {
    expect(couponModel(facts({ change, odds: price(101, now) })).mustAccept).toBe(asks)
  })

  it('asks for the whole coupon when one of its prices has fallen', () => {
    const odds = new Map([...price(101, 1900), ...price(201, 1840)])
    expect(couponModel(facts({ legs: [leg(1), leg(2)], odds })).mustAccept).toBe(true)
  })
})

describe('what stands in the way', () => {
  it.each([
    ['empty', { legs: [] }],
    ['gone', { odds: price(101, 1850, 2) }],
    ['blocked', { odds: price(101, 1850, 1) }],
    ['correlated', { legs: [leg(1), { ...leg(1), marketId: 11, outcomeId: 111 }] }],
    ['signIn', { signedIn: false }],
    ['stale', { stale: true }],
    ['amount', { amount: '' }],
    ['amount', { amount: '0' }],
    ['amount', { amount: 'ten' }],
    [null, {}],
  ] as const)('%s', (obstacle, more) => {
    expect(couponModel(facts(more)).obstacle).toBe(obstacle)
  })

  it('marks every leg of an event that stands there twice', () => {
    const legs = [leg(1), { ...leg(1), marketId: 11, outcomeId: 111 }, leg(2)]
    expect(couponModel(facts({ legs })).legs.map((l) => l.correlated)).toEqual([true, true, false])
  })
})

describe('a ready-made express', () => {
  const legs = [1, 2, 3].map((n) => leg(n, { coef: '1.60' }))
  const more = { express: { id: 8, uplift: 1100, outcomes: legs.map(({ outcomeId }) => outcomeId) } }

  it('pays its uplift beside its odds, in place of a bonus bet, and says which it is', () => {
    expect(couponModel(facts({ legs, more, bonus: 1040 }))).toMatchObject({
      total: '4.506',
      win: '45.06',
      terms: { expressId: 8 },
      uplift: 1100,
    })
  })

  it.each([
    ['a bet less', legs.slice(1)],
    ['a bet more', [...legs, leg(4, { coef: '1.60' })]],
    ['another bet', [...legs.slice(1), leg(4, { coef: '1.60' })]],
  ])('is none with %s', (_, edited) => {
    const model = couponModel(facts({ legs: edited, more }))
    expect(model.uplift).toBeUndefined()
    expect(model.terms).toEqual({})
  })

  it('is not read from a stored text that makes no sense', () => {
    for (const express of [
      null,
      'x',
      { id: '8', uplift: 1100, outcomes: more.express.outcomes },
      { id: 8, outcomes: {} },
    ])
      expect(couponModel(facts({ legs, more: { express } })).terms).toEqual({})
  })
})
