import { describe, expect, it } from 'vitest'
import { assess } from '../../../../shared/domain/coupon/assess.ts'
import type { AssessedCoupon, AssessedLeg, House } from '../../../../shared/domain/coupon/assessment.ts'
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

describe('[S3.33] every type by its own rules', () => {
  const all: Partial<House> = { types: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] }
  const two = (n: number, more: (i: number) => Partial<AssessedLeg> = () => ({})) =>
    Array.from({ length: n }, (_, i) => leg(i + 1, { shown: 1500, current: 1500, ...more(i) }))
  const of = (typeId: number, legs: AssessedLeg[], amount: string, more: Partial<AssessedCoupon> = {}, rules = {}) =>
    assess({ typeId, amount, changeCoefAction: 0, currency: 'EUR', ...more }, legs, { ...house, ...all, ...rules })

  it.each([
    ['a system 2/4', 2, two(4), { k: 2 }, 6, '1.20'],
    ['a system 2/3 with a banker', 2, two(4, (i) => ({ banker: i === 0 })), { k: 2 }, 3, '0.60'],
    ['a chain', 3, two(4), {}, 1, '0.20'],
    ['a multibet 2/3 with a lobby', 4, two(4, (i) => ({ blockId: i })), { k: 2 }, 3, '0.60'],
    ['an anti-express', 6, two(3), {}, 1, '0.20'],
    ['a lucky 31', 7, two(5), {}, 31, '6.20'],
    ['a patent', 8, two(3), {}, 7, '1.40'],
  ] as [string, number, AssessedLeg[], Partial<AssessedCoupon>, number, string][])(
    '%s: the minimum is once for each of its bets',
    (_, typeId, legs, coupon, combos, least) => {
      const minor = Math.round(Number(least) * 100)
      const exact = of(typeId, legs, least, coupon)
      expect([exact.problems, exact.sums?.combos, exact.sums?.min]).toEqual([[], combos, minor])
      expect(of(typeId, legs, `${(minor - 1) / 100}`, coupon).problems).toEqual([{ code: 'BELOW_MIN' }])
    },
  )

  it('a trixie, where the house takes no singles in a patent, is four bets', () =>
    expect(of(8, two(3), '0.80', {}, { minFold: 2 }).sums).toMatchObject({ combos: 4, min: 80, terms: { minFold: 2 } }))

  it.each([
    // K = 100 × 100 = 10 000 for each of three doubles: 50,000.00 / 10 000.
    ['a system 2/3 of 100.00', 2, 3, { k: 2 }, 100_000, 500],
    // K = 1 + 2 × 99.
    ['a chain of 100.00', 3, 2, {}, 100_000, 25_125],
    // u = S/7 and 101³ − 1 units.
    ['a patent of 100.00', 8, 3, {}, 100_000, 33],
    ['an express of 1.50', 1, 2, {}, 1500, 500_000],
  ] as [string, number, number, Partial<AssessedCoupon>, number, number][])(
    'B-26: %s has a maximum that is taken, and one cent more is not',
    (_, typeId, n, coupon, coef, max) => {
      const legs = Array.from({ length: n }, (__, i) => leg(i + 1, { shown: coef, current: coef }))
      const rules = { minApplies: false }
      expect(of(typeId, legs, (max / 100).toFixed(2), coupon, rules)).toMatchObject({ problems: [], sums: { max } })
      expect(of(typeId, legs, ((max + 1) / 100).toFixed(2), coupon, rules).problems).toEqual([{ code: 'ABOVE_MAX' }])
    },
  )

  it('B-26: a conditional whose later blocks have sums of their own has a maximum that is taken', () => {
    const legs = [20_000, 20_000, 2000].map((coef, i) => leg(i + 1, { shown: coef, current: coef, blockId: i + 1 }))
    const coupon = { blockAmounts: { 2: '1000.00', 3: '1000.00' } }
    const at = (stake: string) => of(5, legs, stake, coupon)
    // 20 S − 1000 + 20 000 − 1000 + 2000 = 50 000.
    expect(at('100.00').sums?.max).toBe(150_000)
    expect(at('1500.00').problems).toEqual([])
    expect(at('1500.01').problems).toEqual([{ code: 'ABOVE_MAX' }])
  })

  it('[S5.30] there is no maximum where it does not apply, and the payout is capped all the same', () => {
    const single = of(0, [leg(1, { shown: 200_000, current: 200_000 })], '900.00', {}, { maxApplies: false })
    expect(single).toMatchObject({ problems: [], sums: { max: null, possibleWin: 5_000_000 } })
  })

  it('a book of its own prices the anti-express', () => {
    const legs = [1500, 2000, 2600].map((coef, i) => leg(i + 1, { shown: coef, current: coef }))
    expect(of(6, legs, '1.00', {}, { antiBook: 10_520 }).sums?.coef).toBe('1.082')
    expect(of(6, legs, '1.00').sums?.coef).toBe('1.012')
  })

  it('[S5.37] a conditional names the block whose stake is missing, or above what the block before can win', () => {
    const legs = [1, 2, 2, 3].map((blockId, i) => leg(i + 1, { blockId }))
    const problems = (blockAmounts: Record<string, string>) => of(5, legs, '10.00', { blockAmounts }).problems
    expect(problems({ 2: '20.00', 3: 'max' })).toEqual([])
    expect(problems({ 2: '20.01', 3: 'max' })).toEqual([{ blockId: 2, code: 'ABOVE_MAX' }])
    expect(problems({ 3: 'max' })).toEqual([{ blockId: 2, code: 'BAD_AMOUNT' }])
    expect(problems({ 2: '0', 3: '1.005' })).toEqual([
      { blockId: 2, code: 'BAD_AMOUNT' },
      { blockId: 3, code: 'BAD_AMOUNT' },
    ])
  })

  it('B-27: no type but the express knows anything of a bonus, and a system pays its combinations alone', () => {
    expect(of(2, two(3), '3.00', { k: 2 }).sums).toMatchObject({ coef: '2.25', possibleWin: 675 })
  })
})
