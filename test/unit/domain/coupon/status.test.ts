import { describe, expect, it } from 'vitest'
import { couponStatus, isRefund } from '../../../../shared/domain/coupon/status.ts'
import { payoutOf } from '../../../../shared/domain/settlement/payout.ts'
import { couponReturn, type Terms } from '../../../../shared/domain/settlement/returns.ts'

/** The status of a coupon of 10.00 whose legs (2.00 each, unless said) have these results. */
function statusOf(typeId: number, statusIds: number[], terms: Terms = {}, coef = 2000) {
  const factor = couponReturn(
    typeId,
    statusIds.map((statusId) => ({ coef, statusId })),
    terms,
  )
  const paid = factor ? payoutOf(1000, factor, { rounding: 'half-up', maxPayout: 5_000_000 }) : 0
  return couponStatus({ statusIds, factor, paid })
}

describe('a single or an express', () => {
  it.each([
    [[-2], 'open'],
    [[1, -2], 'open'],
    [[0, -2], 'lost'],
    [[1], 'won'],
    [[0], 'lost'],
    [[2], 'returned'],
    [[3], 'cancelled'],
    [[2, 3], 'returned'],
    [[3, 3], 'cancelled'],
    [[1, 2], 'won'],
    [[1, 3], 'won'],
    [[4], 'partial'],
    [[5], 'partial'],
    [[6], 'partial'],
    [[1, 4], 'partial'],
    [[2, 5], 'partial'],
    [[0, 4], 'lost'],
  ])('with legs %j is %s', (statusIds, status) => {
    expect(statusOf(statusIds.length === 1 ? 0 : 1, statusIds)).toBe(status)
  })
})

describe('a coupon of many bets has won only what is more than its stake', () => {
  it.each([
    [
      'a system 2/3 with one of three doubles won at 2.00 × 2.00 = 4/3 of the stake',
      2,
      [1, 1, 0],
      { k: 2 },
      2000,
      'won',
    ],
    ['a system 2/3 that pays 0.75 of the stake', 2, [1, 1, 0], { k: 2 }, 1500, 'partial'],
    ['a system 2/3 without a double', 2, [1, 0, 0], { k: 2 }, 2000, 'lost'],
    ['a patent with one single won, 2/7 of the stake', 8, [1, 0, 0], {}, 2000, 'partial'],
    ['a lucky 15 whose legs are all void', 7, [2, 2, 2, 2], {}, 2000, 'returned'],
    ['a system with a leg still to decide', 2, [1, 1, -2], { k: 2 }, 2000, 'open'],
    ['a system that nothing can save', 2, [0, 0, -2], { k: 2 }, 2000, 'lost'],
    ['a chain that ends with its very stake', 3, [1, 0], {}, 2000, 'partial'],
    ['a chain whose first leg is lost, the rest open', 3, [0, -2], {}, 2000, 'lost'],
    ['an anti-express whose legs have all won', 6, [1, 1], {}, 2000, 'lost'],
    ['an anti-express with a lost leg', 6, [1, 0], {}, 2000, 'won'],
    ['an anti-express taken back by the house', 6, [3, 3], {}, 2000, 'cancelled'],
  ] as [string, number, number[], Terms, number, string][])('%s', (_, typeId, statusIds, terms, coef, status) => {
    expect(statusOf(typeId, statusIds, terms, coef)).toBe(status)
  })

  it('a dead heat that pays less than the stake is a part, and a payout that rounds to nothing is lost', () => {
    expect(couponStatus({ statusIds: [1], factor: { num: 2n, den: 3n }, paid: 667 })).toBe('partial')
    expect(couponStatus({ statusIds: [5], factor: { num: 1n, den: 2n }, paid: 0 })).toBe('lost')
  })
})

it('only a returned or cancelled coupon gives the stake back as it came', () => {
  expect((['open', 'won', 'lost', 'returned', 'partial', 'cancelled'] as const).filter(isRefund)).toEqual([
    'returned',
    'cancelled',
  ])
})
