import { describe, expect, it } from 'vitest'
import { type AssessedLeg, assess, type House } from '../../../../shared/domain/coupon/assess.ts'
import { COUPON_TYPES } from '../../../../shared/domain/coupon/types.ts'

const house: House = {
  types: [0, 1, 2],
  maxLegs: 10,
  minStake: 20,
  minApplies: true,
  maxStake: 500_000,
  maxApplies: true,
  maxPayout: 5_000_000,
  rounding: 'half-up',
}
const leg = (n: number, more: Partial<AssessedLeg> = {}): AssessedLeg => ({
  outcomeId: n,
  eventId: n,
  state: 'active',
  shown: 2000,
  current: 2000,
  ...more,
})
const of = (
  legs: AssessedLeg[],
  more: { typeId?: number; amount?: string | null; changeCoefAction?: 0 | 1 | 2; currency?: string } = {},
  rules: Partial<House> = {},
) =>
  assess({ typeId: legs.length === 1 ? 0 : 1, amount: '10.00', changeCoefAction: 0, currency: 'EUR', ...more }, legs, {
    ...house,
    ...rules,
  })
const codes = (...given: Parameters<typeof of>) =>
  of(...given).problems.map((p) => (p.outcomeId === undefined ? p.code : `${p.code} ${p.outcomeId}`))

it('[S3.33] names the ten coupon types by their ids', () => {
  expect(COUPON_TYPES).toEqual([
    'single',
    'express',
    'system',
    'chain',
    'multibet',
    'conditional',
    'anti-express',
    'lucky',
    'patent',
    'many-singles',
  ])
})

describe('what stands against a coupon', () => {
  it.each([
    ['nothing', [leg(1)], {}, {}, []],
    ['a single of two bets', [leg(1), leg(2)], { typeId: 0 }, {}, ['BAD_SHAPE']],
    ['an express of one bet', [leg(1)], { typeId: 1 }, {}, ['BAD_SHAPE']],
    ['more bets than the house takes', [leg(1), leg(2), leg(3)], {}, { maxLegs: 2 }, ['TOO_MANY_LEGS']],
    ['a type that the house has switched off', [leg(1)], {}, { types: [1] }, ['TYPE_NOT_OFFERED']],
    ['two outcomes of one event', [leg(1), leg(2, { eventId: 1 }), leg(3)], {}, {}, ['CORRELATED 1', 'CORRELATED 2']],
    ['no amount', [leg(1)], { amount: null }, {}, ['BAD_AMOUNT']],
    ['an amount of 0', [leg(1)], { amount: '0.00' }, {}, ['BAD_AMOUNT']],
    ['a third decimal', [leg(1)], { amount: '1.005' }, {}, ['BAD_AMOUNT']],
    ['less than the minimum', [leg(1)], { amount: '0.19' }, {}, ['BELOW_MIN']],
    ['less than a minimum that is not for this type', [leg(1)], { amount: '0.19' }, { minApplies: false }, []],
    ['more than the maximum of a leg', [leg(1)], { amount: '5000.01' }, {}, ['ABOVE_MAX']],
    [
      'a suspended, a settled and a removed outcome',
      [leg(1, { state: 'suspended' }), leg(2, { state: 'settled' }), leg(3, { state: 'gone', current: 0, eventId: 0 })],
      {},
      {},
      ['SUSPENDED 1', 'SUSPENDED 2', 'NOT_FOUND 3'],
    ],
    ['a price that pays nothing', [leg(1, { current: 1000 })], {}, {}, ['SUSPENDED 1']],
    ['a price that moved', [leg(1, { current: 1990 }), leg(2)], { changeCoefAction: 2 }, {}, ['PRICE_CHANGED 1']],
  ] as [string, AssessedLeg[], Parameters<typeof of>[1], Partial<House>, string[]][])(
    '%s',
    (_, legs, coupon, rules, expected) => {
      expect(codes(legs, coupon, rules)).toEqual(expected)
    },
  )

  it('[S5.29] the minimum applies only to the types of the site config', () => {
    expect(codes([leg(1)], { amount: '0.05' }, { minApplies: true })).toEqual(['BELOW_MIN'])
    expect(codes([leg(1)], { amount: '0.05' }, { minApplies: false })).toEqual([])
  })

  it('comes in the order of checks of betting.md 3.2', () => {
    expect(
      codes([leg(1, { eventId: 9, state: 'suspended' }), leg(2, { eventId: 9, current: 900_000 })], { amount: '9000' }),
    ).toEqual(['CORRELATED 1', 'CORRELATED 2', 'SUSPENDED 1', 'PRICE_CHANGED 2', 'ABOVE_MAX'])
  })
})

describe('the sums of a coupon', () => {
  it('are those of the present prices', () => {
    expect(
      of([leg(1, { current: 1850 }), leg(2, { current: 2100 })], { amount: '9.00', changeCoefAction: 1 }).sums,
    ).toMatchObject({ coef: '3.885', combos: 1, stake: 900, min: 20, max: 500_000, possibleWin: 3497 })
  })

  it('[S9.44] show the total rounded to three decimals', () =>
    expect(of([leg(1, { shown: 1333, current: 1333 }), leg(2, { shown: 1777, current: 1777 })]).sums?.coef).toBe(
      '2.369',
    ))

  it('B-26: name the largest stake that is really taken', () => {
    const legs = [leg(1, { shown: 200_000, current: 200_000 })]
    const max = of(legs).sums?.max ?? 0
    expect(max).toBe(25_000)
    expect(codes(legs, { amount: '250.00' })).toEqual([])
    expect(codes(legs, { amount: '250.01' })).toEqual(['ABOVE_MAX'])
  })

  it('B-35: show the largest payout instead of a win above it', () => {
    expect(of([leg(1, { shown: 200_000, current: 200_000 })], { amount: '1000.00' }).sums?.possibleWin).toBe(5_000_000)
  })
})
