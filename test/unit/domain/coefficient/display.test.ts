import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { displayCoef } from '../../../../shared/domain/coefficient/display.ts'
import { parseCoef } from '../../../../shared/domain/coefficient/thousandths.ts'
import { COEF_VIEWS } from '../../../../shared/domain/settings/display.ts'

/** The table of betting.md 2.5. */
const TABLE = `
1.001 | 1/1000 | −100000 | 0.001 | −1000.000 | 0.001
1.01 | 1/100 | −10000 | 0.010 | −100.000 | 0.010
1.05 | 1/20 | −2000 | 0.050 | −20.000 | 0.050
1.333 | 1/3 | −300 | 0.333 | −3.003 | 0.333
1.5 | 1/2 | −200 | 0.500 | −2.000 | 0.500
1.57 | 4/7 | −175 | 0.570 | −1.754 | 0.570
1.83 | 5/6 | −120 | 0.830 | −1.205 | 0.830
1.91 | 10/11 | −110 | 0.910 | −1.099 | 0.910
1.95 | 19/20 | −105 | 0.950 | −1.053 | 0.950
1.995 | 199/200 | −101 | 0.995 | −1.005 | 0.995
2 | 1/1 | +100 | 1.000 | 1.000 | 1.000
2.005 | 201/200 | +101 | 1.005 | 1.005 | −0.995
2.35 | 27/20 | +135 | 1.350 | 1.350 | −0.741
2.857 | 13/7 | +186 | 1.857 | 1.857 | −0.539
3.4 | 12/5 | +240 | 2.400 | 2.400 | −0.417
6.25 | 21/4 | +525 | 5.250 | 5.250 | −0.190
11.5 | 21/2 | +1050 | 10.500 | 10.500 | −0.095
1001 | 1000/1 | +100000 | 1000.000 | 1000.000 | −0.001
1 | 0/1 | – | 0.000 | – | 0.000`
  .trim()
  .split('\n')
  .map((line) => line.split(' | '))

describe('[S3.39] a coefficient in the display formats', () => {
  it.each(TABLE)(
    '%s is %s fractional, %s American, %s Hong Kong, %s Indonesian, %s Malay (B-01, B-08)',
    (d = '', ...shown) => {
      const t = parseCoef(d) ?? 0
      expect(([1, 2, 4, 5, 6] as const).map((view) => displayCoef(t, view))).toEqual(shown)
      expect(([14, 15, 16] as const).map((view) => displayCoef(t, view))).toEqual(shown.slice(2))
    },
  )

  it.each([
    ['1.5', '1.50'],
    ['1.333', '1.333'],
    ['2', '2.00'],
    ['1', '1.00'],
  ])('%s is %s decimal', (d, shown) => expect(displayCoef(parseCoef(d) ?? 0, 0)).toBe(shown))
  it('2.5 is 2.50, 3/2 and +150', () =>
    expect(([0, 1, 2] as const).map((view) => displayCoef(2500, view))).toEqual(['2.50', '3/2', '+150']))

  it('B-07: below 1 or no number is a dash in every format, and a void leg is one in American and Indonesian', () => {
    for (const bad of [0, 999, -1850, Number.NaN, Number.POSITIVE_INFINITY, 1850.5])
      expect(COEF_VIEWS.map((view) => displayCoef(bad, view))).toEqual(COEF_VIEWS.map(() => '–'))
    expect([displayCoef(1000, 2), displayCoef(1000, 5)]).toEqual(['–', '–'])
  })

  it('never shows a negative nought', () => {
    expect(displayCoef(99_999_999, 6)).toBe('0.000')
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 99_999_999 }),
        fc.constantFrom(...COEF_VIEWS),
        (t, view) => !/^−[0.]+$/.test(displayCoef(t, view)),
      ),
    )
  })

  it('a fraction is exact, or has a denominator of at most 20 and rounds to the digits given', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1001, max: 99_999 }), (t) => {
        const [num = 0, den = 0] = displayCoef(t, 1).split('/').map(Number)
        const h = t - 1000
        if (num * 1000 === h * den) return true
        const unit = h % 10 === 0 ? 10 : 1
        return den <= 20 && num > 0 && Math.abs(2 * (num * 1000 - h * den)) <= unit * den
      }),
    )
  })
})
