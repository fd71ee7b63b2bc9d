import { expect, it } from 'vitest'
import { CURRENCIES } from '../../../../shared/domain/money/currencies.ts'
import { exponentOf } from '../../../../shared/domain/money/exponents.ts'

it('every currency of the table has its decimals, and nothing else has', () => {
  expect(Object.keys(CURRENCIES).length).toBeGreaterThan(60)
  expect(Object.keys(CURRENCIES).filter((iso) => exponentOf(iso) === null)).toEqual([])
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const all = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)))
  expect(all.filter((iso) => exponentOf(iso) !== null)).toEqual(Object.keys(CURRENCIES).toSorted())
})

it.each([
  ['EUR', 2],
  ['JPY', 0],
  ['KWD', 3],
  ['XXX', null],
  ['R A', null],
  ['', null],
  ['toString', null],
])('%j has %j decimals', (iso, exponent) => expect(exponentOf(iso)).toBe(exponent))
