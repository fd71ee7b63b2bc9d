import { describe, expect, it } from 'vitest'
import { areBlockStakesAllowed, blockLimits } from '../../../shared/domain/coupon/blocks.ts'
import { antiOffered, maximalCoef } from '../../../shared/domain/coupon/maximal.ts'
import { maxStake, possibleWin, shownCoef } from '../../../shared/domain/coupon/preview.ts'
import { singleLines, singlesTotals } from '../../../shared/domain/coupon/singles.ts'
import { minStakeOf, systemOptions, variantsOf } from '../../../shared/domain/coupon/variants.ts'
import { couponReturn } from '../../../shared/domain/settlement/returns.ts'
import { legsOf, paid } from '../settlement/legs.ts'

const plain = (n: number) => Array.from({ length: n }, () => ({}))

describe('[S3.33] the number of bets in a coupon', () => {
  it.each([
    [0, 1, 1],
    [1, 5, 1],
    [2, 3, 3],
    [2, 20, 190],
    [3, 4, 1],
    [4, 4, 6],
    [5, 4, 1],
    [6, 4, 1],
    [7, 4, 15],
    [7, 5, 31],
    [7, 6, 63],
    [8, 3, 7],
    [9, 4, 4],
  ])('of type %d with %d legs is %d', (typeId, n, bets) => expect(variantsOf(typeId, plain(n), { k: 2 })).toBe(bets))
  it('is 4 in a trixie and C(20, 10) = 184 756 in the largest system', () => {
    expect(variantsOf(8, plain(3), { minFold: 2 })).toBe(4)
    expect(variantsOf(2, plain(20), { k: 10 })).toBe(184_756)
  })
  it('leaves out bankers and the lobby', () => {
    expect(variantsOf(2, [{ banker: true }, ...plain(4)], { k: 2 })).toBe(6)
    expect(
      variantsOf(
        4,
        [0, 0, 1, 2, 3, 3].map((blockId) => ({ blockId })),
        { k: 2 },
      ),
    ).toBe(3)
  })
  it('of an unknown type is a fault', () => expect(() => variantsOf(10, plain(2))).toThrow(RangeError))
})

describe('[S3.32] the options of a system', () => {
  it('have value, offset, combos and the smallest amount, once a variant', () =>
    expect(systemOptions(2, plain(4), 20)).toEqual([
      { value: 2, offset: 0, combo: 6, minBetAmount: 120 },
      { value: 3, offset: 1, combo: 4, minBetAmount: 80 },
    ]))
  it('of three bets are the doubles', () =>
    expect(systemOptions(2, plain(3), 20)).toEqual([{ value: 2, offset: 0, combo: 3, minBetAmount: 60 }]))
  it('count blocks in a multibet', () =>
    expect(
      systemOptions(
        4,
        [0, 1, 2, 3, 3].map((blockId) => ({ blockId })),
        10,
      ),
    ).toEqual([{ value: 2, offset: 0, combo: 3, minBetAmount: 30 }]))
  it('are none for two members, too many of them, or a type without k', () => {
    expect(systemOptions(2, [{ banker: true }, ...plain(2)], 20)).toEqual([])
    expect(systemOptions(2, plain(21), 20)).toEqual([])
    expect(systemOptions(1, plain(4), 20)).toEqual([])
  })
})

it('the smallest stake is once a variant where the stake is split, once a coupon elsewhere', () => {
  const of = (typeId: number, bets: number) => minStakeOf(typeId, bets, 20)
  expect([of(0, 1), of(1, 1), of(2, 6), of(4, 3), of(7, 15), of(8, 7), of(9, 4)]).toEqual([
    20, 20, 120, 60, 300, 140, 20,
  ])
})

describe('the total coefficient', () => {
  it.each([
    ['express', 1, '1.25W 1.65W 1.85W', {}, '3.816'],
    ['system 2/3', 2, '2.00W 3.50W 2.40W', { k: 2 }, '6.733'],
    ['system with a banker', 2, 'b1.50W 2.00W 1.70W 3.00W', { k: 2 }, '7.25'],
    ['chain', 3, '1.55W 1.25W 1.85W', {}, '2.65'],
    ['multibet', 4, '1.50W@0 1.70W@1 1.20W@2 2.20W@3', { k: 2 }, '4.21'],
    ['conditional', 5, '1.15W@1 1.39W@2 1.13W@2 1.13W@3', { stakes: [10_000, 'max' as const, 10_000] }, '1.936'],
    ['anti-express', 6, '1.25W 1.65W 1.85W', {}, '1.17'],
    ['anti-express of two', 6, '1.25W 1.65W', {}, '1.583'],
    ['lucky 15', 7, '2.00W 3.00W 4.00W 5.00W', {}, '23.933'],
    ['patent', 8, '1.80W 2.20W 3.00W', {}, '4.977'],
  ])('of a %s', (_, typeId, line, terms, shown) =>
    expect(shownCoef(maximalCoef(typeId, legsOf(line), terms))).toBe(shown),
  )

  it.each([1, 2, 3, 7])('of type %d is never below what any results give', (typeId) => {
    const best = maximalCoef(typeId, legsOf('1.50W 2.00W 3.00W 4.00W'), { k: 2 })
    for (const line of ['1.50w 2.00W 3.00W 4.00V', '1.50L 2.00W 3.00W 4.00W', '1.50h 2.00l 3.00W 4.00W']) {
      const other = couponReturn(typeId, legsOf(line), { k: 2 })
      expect(other && other.num * best.den <= best.num * other.den).toBe(true)
    }
  })
  it('limits the stake: 500.00 at most paid by a chain of 2.65 takes 188.67', () => {
    const total = maximalCoef(3, legsOf('1.55W 1.25W 1.85W'))
    expect(maxStake(total, [100_000], 50_000)).toBe(18_867)
    expect(possibleWin(18_867, total, { rounding: 'half-up', maxPayout: 50_000 })).toBe(49_998)
  })
})

it('an anti-express is offered while it pays 1.01: up to K = 7.91', () => {
  expect(antiOffered([1250, 1650, 1850])).toBe(true)
  expect(antiOffered([7920])).toBe(false)
  expect(antiOffered([7910])).toBe(true)
})

describe("[S5.37] a conditional's stakes", () => {
  it('a block takes at most the stake of the block before × its coefficient', () => {
    expect(blockLimits([[2500], [1500]], [1000, 2500])).toEqual([null, 2500])
    expect(blockLimits([[1800], [1390, 1130], [1500]], [10_000, 15_000, 'max'])).toEqual([null, 18_000, 23_560])
  })
  it('after `max` counts the exact winnings on', () =>
    expect(blockLimits([[1150], [1390, 1130], [1500]], [10_000, 'max', 'max'])).toEqual([null, 11_500, 18_063]))
  it.each([
    [[1000, 2500], true],
    [[1000, 'max'], true],
    [[1000, 2501], false],
    [[1000, 0], false],
    [['max', 'max'], false],
    [[1000], false],
  ] as const)('%j are allowed: %s', (stakes, allowed) =>
    expect(areBlockStakesAllowed([[2500], [1500]], stakes)).toBe(allowed),
  )
})

describe('[S3.33] many singles (betting.md 2.3, 9)', () => {
  const legs = [
    { outcomeId: 1, coef: 1500 },
    { outcomeId: 2, coef: 2000 },
    { outcomeId: 3, coef: 3000 },
  ]
  it('are separate singles with own stakes, each settled alone: 15 + 20 + 0', () => {
    const lines = singleLines(
      legs,
      new Map([
        [1, 1000],
        [2, 2000],
        [3, 3000],
      ]),
    )
    const results = ['1.50W', '2.00V', '3.00L']
    const back = lines.map((line, i) => paid(line.typeId, line.stake ?? 0, results[i] ?? ''))
    expect(back).toEqual([1500, 2000, 0])
  })
  it('total what the lines with a stake may win, each rounded alone', () => {
    const rule = { rounding: 'half-up' as const, maxPayout: 1_000_000 }
    const odd = [
      { outcomeId: 1, coef: 1005 },
      { outcomeId: 2, coef: 1005 },
      { outcomeId: 3, coef: 3000 },
    ]
    expect(
      singlesTotals(
        singleLines(
          odd,
          new Map([
            [1, 100],
            [2, 100],
          ]),
        ),
        rule,
      ),
    ).toEqual({ stake: 200, possibleWin: 202 })
  })
})
