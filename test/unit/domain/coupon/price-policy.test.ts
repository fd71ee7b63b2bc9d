import { describe, expect, it } from 'vitest'
import { pricePolicy } from '../../../../shared/domain/coupon/price-policy.ts'

const legs = (pairs: [number, number][]) => pairs.map(([shown, current], i) => ({ outcomeId: i + 1, shown, current }))

describe('[S3.34] [S3.35] [S3.36] the price policy, leg by leg (betting.md 3.2)', () => {
  it.each([
    ['1.85 stays', [[1850, 1850]], ['accept', 'accept', 'accept']],
    ['1.85 rises to 1.90', [[1850, 1900]], ['ask', 'accept', 'accept']],
    ['1.85 falls to 1.80', [[1850, 1800]], ['ask', 'accept', 'ask']],
    [
      'one rises, one falls',
      [
        [1850, 1900],
        [2100, 2050],
      ],
      ['ask', 'accept', 'ask'],
    ],
    [
      'both rise',
      [
        [1850, 1900],
        [2100, 2150],
      ],
      ['ask', 'accept', 'accept'],
    ],
  ] as [string, [number, number][], string[]][])('%s %j: modes 0, 1, 2 %j', (_, pairs, verdicts) => {
    expect(([0, 1, 2] as const).map((mode) => (pricePolicy(legs(pairs), mode).accepted ? 'accept' : 'ask'))).toEqual(
      verdicts,
    )
  })

  it('asks about every leg that moved, also about the better ones', () => {
    expect(
      pricePolicy(
        legs([
          [1850, 1900],
          [2000, 2000],
          [2100, 2050],
        ]),
        2,
      ),
    ).toEqual({
      accepted: false,
      changed: [
        { outcomeId: 1, shown: 1850, current: 1900 },
        { outcomeId: 3, shown: 2100, current: 2050 },
      ],
    })
  })
})
