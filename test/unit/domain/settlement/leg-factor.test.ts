import { describe, expect, it } from 'vitest'
import { formatFactor } from '../../../../shared/domain/coefficient/thousandths.ts'
import { deadHeatShare } from '../../../../shared/domain/settlement/dead-heat.ts'
import { legFactor } from '../../../../shared/domain/settlement/leg-factor.ts'
import { payoutOf } from '../../../../shared/domain/settlement/payout.ts'

const rule = { rounding: 'half-up', maxPayout: 5_000_000 } as const
const paid = (stake: number, coef: number, statusId: number, share?: { num: number; den: number }) => {
  const factor = legFactor(coef, { statusId, share })
  return factor && payoutOf(stake, factor, rule)
}

describe('[S3.37] the factor of a leg of 1.95 (betting.md 2.1)', () => {
  it.each([
    [-2, null, null],
    [-1, null, null],
    [0, '0', 0],
    [1, '1.95', 19_500],
    [2, '1', 10_000],
    [3, '1', 10_000],
    [4, '1.475', 14_750],
    [5, '0.5', 5000],
    [6, '0.975', 9750],
  ])('with status %d is %s, and 100.00 returns %s minor units', (statusId, shown, back) => {
    const factor = legFactor(1950, { statusId })
    expect(factor && formatFactor(factor)).toBe(shown)
    expect(paid(10_000, 1950, statusId)).toBe(back)
  })
  it('is open for a status that nobody has named', () => expect(legFactor(1950, { statusId: 7 })).toBeNull())
})

describe('a dead heat', () => {
  it.each([
    [1, 2, 4500],
    [1, 3, 3000],
    [3, 4, 6750],
  ])('of %d place and %d tied pays 10.00 @ 9.00 as %d minor units', (places, tied, back) => {
    expect(paid(1000, 9000, 1, deadHeatShare(places, tied))).toBe(back)
  })
  it('B-11: is not applied when the number of winners is unspecified', () => {
    expect(paid(200, 2000, 1, deadHeatShare(0, 60))).toBe(400)
    expect(paid(200, 2000, 1, deadHeatShare(1, 2))).toBe(200)
  })
})
