import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney, parseMoney } from '../../../../shared/domain/money/amount.ts'
import { CURRENCIES, currencyOf } from '../../../../shared/domain/money/currencies.ts'

describe('an amount on the wire', () => {
  it.each([
    ['2.50', 'USD', 250],
    ['2.5', 'USD', 250],
    ['0.5', 'KWD', 500],
    ['0.005', 'KWD', 5],
    ['333', 'JPY', 333],
    ['100', 'RUB', 10_000],
    ['8.2', 'EUR', 820],
    ['1.15', 'EUR', 115],
    ['8.575', 'BHD', 8575],
    ['0', 'EUR', 0],
    ['90071992547409.91', 'EUR', 9_007_199_254_740_991],
  ])('%s %s is %d minor units', (text, iso, minor) => expect(parseMoney(text, iso)).toBe(minor))

  it.each([
    ['1.005', 'EUR'],
    ['1.500', 'EUR'],
    ['1.0', 'JPY'],
    ['0.0005', 'KWD'],
    ['-1', 'EUR'],
    ['+1', 'EUR'],
    ['1e3', 'EUR'],
    ['1e400', 'EUR'],
    ['NaN', 'EUR'],
    ['Infinity', 'EUR'],
    ['', 'EUR'],
    ['.5', 'EUR'],
    ['5.', 'EUR'],
    ['01', 'EUR'],
    ['1,5', 'EUR'],
    [' 1', 'EUR'],
    ['1\n', 'EUR'],
    ['٣', 'EUR'],
    ['90071992547409.92', 'EUR'],
    ['1', 'XXX'],
    ['1', 'toString'],
  ])('%j is no amount of %s', (text, iso) => expect(parseMoney(text, iso)).toBeNull())

  it('is written with all decimals of its currency, and comes back', () => {
    expect([
      formatMoney(250, 'EUR'),
      formatMoney(5, 'EUR'),
      formatMoney(-34, 'EUR'),
      formatMoney(333, 'JPY'),
      formatMoney(5, 'KWD'),
      formatMoney(0, 'EUR'),
    ]).toEqual(['2.50', '0.05', '-0.34', '333', '0.005', '0.00'])
    const iso = fc.constantFrom(...Object.keys(CURRENCIES))
    fc.assert(fc.property(fc.maxSafeNat(), iso, (minor, code) => parseMoney(formatMoney(minor, code), code) === minor))
  })
})

describe('the currency table', () => {
  it.each([
    [0, ['JPY', 'KRW', 'VND', 'CLP', 'XAF', 'XOF', 'ISK', 'PYG', 'UGX']],
    [2, ['RUB', 'USD', 'EUR', 'KZT', 'UAH', 'AZN', 'INR', 'HUF']],
    [3, ['KWD', 'BHD', 'OMR', 'JOD', 'TND', 'IQD', 'LYD']],
  ] as const)('has %d decimals where ISO 4217 has', (exponent, codes) => {
    expect(codes.map((code) => currencyOf(code)?.exponent)).toEqual(codes.map(() => exponent))
  })

  it('agrees with the platform’s own ISO 4217 data on decimals', () => {
    // CLDR leaves out the decimals that are unused in cash for these; ISO 4217 has two (three for IQD, JOD, …).
    const cash = new Set([
      'IQD',
      'PKR',
      'UZS',
      'AMD',
      'COP',
      'RSD',
      'IDR',
      'HUF',
      'TWD',
      'KRW',
      'LYD',
      'NOK',
      'SEK',
      'CZK',
    ])
    for (const [code, { exponent }] of Object.entries(CURRENCIES))
      if (!cash.has(code))
        expect([
          code,
          new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits,
        ]).toEqual([code, exponent])
  })

  it('gives every currency a number of its own', () => {
    const ids = Object.values(CURRENCIES).map((c) => c.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect([currencyOf('EUR')?.id, currencyOf('USD')?.id, currencyOf('RUB')?.id, currencyOf('KWD')?.id]).toEqual([
      978, 840, 643, 414,
    ])
  })
})
