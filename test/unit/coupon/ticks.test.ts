import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatCoef, parseCoef } from '../../../shared/domain/coefficient/thousandths.ts'
import { formatMoney, parseMoney } from '../../../shared/domain/money/amount.ts'
import { amountStep } from '../../../shared/domain/money/steps.ts'
import { stakeOf } from '../../../shared/ui/islands/coupon/amount.ts'
import { onLadder, priceText } from '../../../worker/backend/simulator/pricing/ladder.ts'

describe('B-33: nothing drifts off its tick', () => {
  it('a typed amount is on the wire what was typed: .51 is 0.51', () => {
    expect(formatMoney(stakeOf('.51', 'EUR') ?? 0, 'EUR')).toBe('0.51')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (minor) => {
        const text = formatMoney(minor, 'EUR')
        expect(stakeOf(text, 'EUR')).toBe(minor)
        expect(formatMoney(stakeOf(text, 'EUR') ?? -1, 'EUR')).toBe(text)
      }),
    )
  })

  it('presses on the amount buttons add up exactly, in steps of the currency at hand', () => {
    for (const [iso, presses, sum] of [
      ['EUR', 41, '102.50'],
      ['KWD', 7, '3.500'],
      ['RUB', 3, '300.00'],
    ] as const) {
      // The step is looked up for the currency of each press, so that another currency never adds the step of the one before.
      const step = parseMoney(amountStep(iso), iso) ?? 0
      let amount = formatMoney(0, iso)
      for (let i = 0; i < presses; i++) amount = formatMoney((stakeOf(amount, iso) ?? 0) + step, iso)
      expect(amount).toBe(sum)
    }
  })

  it('every price of the ladder is written in whole thousandths, and read back as it was', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 1100, noNaN: true }), (raw) => {
        const price = onLadder(raw)
        expect(Number.isInteger(price)).toBe(true)
        expect(onLadder(price / 1000)).toBe(price)
        expect(priceText(price)).toBe(formatCoef(price))
        expect(parseCoef(priceText(price))).toBe(price)
      }),
    )
  })
})
