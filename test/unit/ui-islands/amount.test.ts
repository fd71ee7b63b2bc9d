import { describe, expect, it } from 'vitest'
import { shownAmount, stakeOf, wireAmount, withCurrency } from '../../../shared/ui/islands/coupon/amount.ts'

describe('a typed stake', () => {
  it.each([
    ['10', 'EUR', '10', 1000],
    ['10,5', 'EUR', '10.5', 1050],
    ['1 234,50', 'EUR', '1234.50', 123_450],
    ['1.005', 'EUR', '1.00', 100],
    ['0.999', 'KWD', '0.999', 999],
    ['7.9', 'JPY', '7', 7],
    ['.5', 'EUR', '0.5', 50],
    ['10.', 'EUR', '10', 1000],
    ['007', 'EUR', '7', 700],
    ['٢٥٫٥', 'EUR', '25.5', 2550],
  ])('%j in %s is %s', (typed, currency, wire, minor) => {
    expect(wireAmount(typed, currency)).toBe(wire)
    expect(stakeOf(typed, currency)).toBe(minor)
  })

  it.each(['abc', '-5', '1e3', '1.2.3', '.', '1,2,3', '+5'])('%j is no amount', (typed) => {
    expect(stakeOf(typed, 'EUR')).toBeNull()
  })
})

it('amounts are grouped by thousands and name their currency', () => {
  expect(shownAmount('1234567.50')).toBe('1\u00a0234\u00a0567.50')
  expect(withCurrency('999.00', 'EUR')).toBe('999.00\u00a0EUR')
})
