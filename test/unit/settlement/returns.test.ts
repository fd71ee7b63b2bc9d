import { describe, expect, it } from 'vitest'
import { COUPON_TYPES } from '../../../shared/domain/coupon/types.ts'
import { couponReturn, RETURNS } from '../../../shared/domain/settlement/returns.ts'
import { legsOf, paid } from './legs.ts'
import { WORKED } from './worked.ts'

it('every type that settles as one coupon has worked numbers', () =>
  expect(Object.keys(WORKED)).toEqual(Object.keys(RETURNS)))

for (const [typeId, rows] of Object.entries(WORKED))
  describe(`[S3.33] ${COUPON_TYPES[Number(typeId)]} (betting.md 2.3, ${typeId})`, () => {
    it.each(rows)('%s for %d pays %s', (line, stake, back, terms) =>
      expect(paid(Number(typeId), stake, line, terms)).toBe(back),
    )
  })

it('a multibet without a lobby and with singles only is the system', () =>
  expect(paid(4, 30_000, '2.00W@1 3.50V@2 2.40L@3', { k: 2 })).toBe(paid(2, 30_000, '2.00W 3.50V 2.40L', { k: 2 })))

it('a conditional needs the stake of its first block', () =>
  expect(() => couponReturn(5, legsOf('1.80W@1 2.00W@2 1.50W@3'))).toThrow(RangeError))

it('an anti-express takes a dead heat of three for one place as a third won and two thirds lost', () => {
  const legs = legsOf('1.25W 1.65W 1.85W').map((leg, i) => (i === 0 ? { ...leg, share: { num: 1, den: 3 } } : leg))
  const factor = couponReturn(6, legs)
  // 2/3 of the stake at 1/(1.1165 − 1/3.815625) = 1.170385…
  expect(factor && Number((factor.num * 100_000n) / factor.den)).toBe(78_025)
})

describe('rounding of every type', () => {
  it('happens once, at the end, and goes down where the house floors', () => {
    expect(paid(2, 10_000, '1.80W 2.05w 1.95l 2.20W', { k: 3 }, 'floor')).toBe(27_672)
    expect(paid(6, 10_000, '1.25W 1.65W 1.85l', {}, 'floor')).toBe(5851)
    expect(paid(6, 10_000, '1.25L 1.65W 1.85W', {}, 'floor')).toBe(11_703)
  })
  it('knows no type that it has no rule for', () => {
    expect(() => couponReturn(9, legsOf('1.50W'))).toThrow(RangeError)
    expect(() => couponReturn(77, legsOf('1.50W'))).toThrow(RangeError)
  })
})
