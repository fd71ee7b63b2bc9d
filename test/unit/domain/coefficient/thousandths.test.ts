import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fraction } from '../../../../shared/domain/coefficient/fraction.ts'
import {
  fixed3,
  formatCoef,
  formatFactor,
  parseCoef,
  shownThousandths,
} from '../../../../shared/domain/coefficient/thousandths.ts'

describe('a coefficient', () => {
  it.each([
    ['1.85', 1850],
    ['1.850', 1850],
    ['2', 2000],
    ['1.333', 1333],
    ['99999.999', 99_999_999],
  ])('%s is %d thousandths', (text, t) => expect(parseCoef(text)).toBe(t))
  it.each(['0.5', '1.8500', '1e3', '-2', 'NaN', '', '100000'])('%j is none', (text) =>
    expect(parseCoef(text)).toBeNull(),
  )

  it('B-03: keeps its decimals when shown, two or three of them', () => {
    expect([1500, 1333, 2000, 2857, 1010, 1001, 1_001_000].map(formatCoef)).toEqual([
      '1.50',
      '1.333',
      '2.00',
      '2.857',
      '1.01',
      '1.001',
      '1001.00',
    ])
    expect(fixed3(5)).toBe('0.005')
  })

  it('comes back from its own text', () => {
    fc.assert(fc.property(fc.integer({ min: 1000, max: 99_999_999 }), (t) => parseCoef(formatCoef(t)) === t))
  })

  it('[S9.44] is rounded half-up to three decimals when it is shown', () => {
    expect(shownThousandths(fraction(123_456, 100_000))).toBe(1235n)
    expect(formatCoef(shownThousandths(fraction(13345, 10_000)))).toBe('1.335')
  })
})

it('writes a factor without trailing zeros', () => {
  expect(
    [fraction(59, 40), fraction(1), fraction(0), fraction(1, 2), fraction(13, 20), fraction(1, 3), fraction(100)].map(
      formatFactor,
    ),
  ).toEqual(['1.475', '1', '0', '0.5', '0.65', '0.333333', '100'])
})
