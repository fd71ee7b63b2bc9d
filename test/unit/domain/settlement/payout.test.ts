import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromThousandths, product } from '../../../../shared/domain/coefficient/fraction.ts'
import { shownCoef, totalCoef } from '../../../../shared/domain/coupon/preview.ts'
import { payoutOf } from '../../../../shared/domain/settlement/payout.ts'
import { couponReturn } from '../../../../shared/domain/settlement/returns.ts'

const big = 5_000_000_000
/** A coupon of [coefficient in thousandths, status] pairs; null while open. */
function paid(
  stake: number,
  legs: [coef: number, statusId: number][],
  rounding: 'half-up' | 'floor' = 'half-up',
  maxPayout = big,
) {
  const factor = couponReturn(
    legs.length === 1 ? 0 : 1,
    legs.map(([coef, statusId]) => ({ coef, statusId })),
  )
  return factor && payoutOf(stake, factor, { rounding, maxPayout })
}

describe('the payout tables of money.md 3.3', () => {
  it.each([
    ['2.50 USD', 250, [1370], '1.37', 343, 342],
    ['2.50 USD', 250, [1101, 1101, 1101], '1.335', 334, 333],
    ['1.50 EUR', 150, [1005], '1.005', 151, 150],
    ['1 JPY', 1, [1500], '1.50', 2, 1],
    ['333 JPY', 333, [1333, 1777], '2.369', 789, 788],
    ['0.500 KWD', 500, [1853], '1.853', 927, 926],
    ['100.01 RUB', 10_001, [1001], '1.001', 10_011, 10_011],
  ])('%s of %d on %j shows %s and pays %d, or %d with floor', (_, stake, coefs, shown, halfUp, floored) => {
    const legs = coefs.map((coef): [number, number] => [coef, 1])
    expect(shownCoef(totalCoef(1, coefs))).toBe(shown)
    expect(paid(stake, legs)).toBe(halfUp)
    expect(paid(stake, legs, 'floor')).toBe(floored)
  })

  it.each([
    ['500 KWD half won', 500, [[1850, 4]], 713],
    ['500 KWD half lost', 500, [[1850, 5]], 250],
    ['10.00 USD half and half', 1000, [[2000, 6]], 1000],
    [
      'half won and won',
      1000,
      [
        [1900, 4],
        [2100, 1],
      ],
      3045,
    ],
    [
      'half lost and won',
      1000,
      [
        [1900, 5],
        [2100, 1],
      ],
      1050,
    ],
    [
      'two returns',
      1000,
      [
        [1900, 2],
        [2100, 3],
      ],
      1000,
    ],
    [
      'one lost',
      1000,
      [
        [1900, 0],
        [2100, 1],
      ],
      0,
    ],
    ['a half of an odd stake', 1001, [[1900, 5]], 501],
    ['not calculated', 1000, [[1900, -2]], null],
    [
      'not started beside a win',
      1000,
      [
        [1900, -1],
        [2100, 1],
      ],
      null,
    ],
  ] as [string, number, [number, number][], number | null][])('%s: %d on %j pays %s', (_, stake, legs, back) =>
    expect(paid(stake, legs)).toBe(back),
  )
})

describe('singles and expresses of betting.md 2.3', () => {
  it.each([
    ['100 @ 1.85', 10_000, [[1850, 1]], 18_500],
    [
      'all win',
      5000,
      [
        [1850, 1],
        [2100, 1],
        [3400, 1],
      ],
      66_045,
    ],
    [
      'one leg void',
      5000,
      [
        [1850, 1],
        [2100, 2],
        [3400, 1],
      ],
      31_450,
    ],
    [
      'middle half won',
      5000,
      [
        [1850, 1],
        [1950, 4],
        [3400, 1],
      ],
      46_389,
    ],
    [
      'middle half lost',
      5000,
      [
        [1850, 1],
        [1950, 5],
        [3400, 1],
      ],
      15_725,
    ],
    [
      'middle half lost half won',
      5000,
      [
        [1850, 1],
        [1950, 6],
        [3400, 1],
      ],
      30_664,
    ],
    [
      'all void',
      5000,
      [
        [1850, 2],
        [2100, 2],
        [3400, 3],
      ],
      5000,
    ],
    [
      'one lost, the others open',
      5000,
      [
        [1850, 0],
        [2100, -2],
        [3400, -1],
      ],
      0,
    ],
  ] as [string, number, [number, number][], number][])('%s: %d on %j pays %d', (_, stake, legs, back) =>
    expect(paid(stake, legs)).toBe(back),
  )
})

describe('rounding (betting.md 2.2)', () => {
  it('happens once: 115 on 1.39 × 1.13 pays 180.63, though the shown 1.571 would give 180.67', () => {
    expect(shownCoef(totalCoef(1, [1390, 1130]))).toBe('1.571')
    expect(
      paid(11_500, [
        [1390, 1],
        [1130, 1],
      ]),
    ).toBe(18_063)
  })
  it('of ten legs of 1.333 keeps the exact product 17.713382…', () => {
    const coefs = Array<number>(10).fill(1333)
    expect(shownCoef(totalCoef(1, coefs))).toBe('17.713')
    expect(
      paid(
        100_000_000,
        coefs.map((c) => [c, 1]),
      ),
    ).toBe(1_771_338_223)
  })
  it('is half-up, never below floor and less than one unit above the exact sum', () => {
    const coef = fc.integer({ min: 1001, max: 30_000 })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.array(coef, { minLength: 1, maxLength: 4 }),
        (stake, coefs) => {
          const exact = product(coefs.map(fromThousandths))
          const rule = { maxPayout: Number.MAX_SAFE_INTEGER }
          const floored = BigInt(payoutOf(stake, exact, { ...rule, rounding: 'floor' }))
          const rounded = BigInt(payoutOf(stake, exact, { ...rule, rounding: 'half-up' }))
          const scaled = BigInt(stake) * exact.num
          return (
            floored * exact.den <= scaled &&
            scaled < (floored + 1n) * exact.den &&
            rounded - floored === (2n * (scaled - floored * exact.den) >= exact.den ? 1n : 0n)
          )
        },
      ),
    )
  })
})

it('B-35: never pays more than the largest payout', () =>
  expect(paid(100_000, [[200_000, 1]], 'half-up', 5_000_000)).toBe(5_000_000))

it('B-06: 10.00 at 1.91 pays 19.10, whatever format shows it', () => expect(paid(1000, [[1910, 1]])).toBe(1910))

it('refuses to combine a type that it does not know', () =>
  expect(() => couponReturn(9, [{ coef: 2000, statusId: 1 }])).toThrow(RangeError))
