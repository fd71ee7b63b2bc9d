import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sale } from '../../../shared/domain/cash-out/offer.ts'
import { afterMargin, presentFactor, type SaleLeg } from '../../../shared/domain/cash-out/value.ts'
import { equal, fraction } from '../../../shared/domain/coefficient/fraction.ts'
import { payoutOf } from '../../../shared/domain/settlement/payout.ts'
import { couponReturn } from '../../../shared/domain/settlement/returns.ts'

const rule = { rounding: 'half-up', maxPayout: 5_000_000 } as const
const open = (coef: number, now: number | null): SaleLeg => ({ coef, now, statusId: -2 })
const done = (coef: number, statusId: number): SaleLeg => ({ coef, now: null, statusId })
const worth = (typeId: number, stake: number, legs: SaleLeg[], margin = 500, terms = {}) => {
  const factor = presentFactor(typeId, legs, terms)
  return factor && payoutOf(stake, afterMargin(factor, margin), rule)
}

describe('what a coupon is worth before it is decided (betting.md 3.4)', () => {
  it.each([
    ['a single 100 at 2.50, now 1.67', 0, 10_000, [open(2500, 1670)], 0, 14_970],
    ['the same less 5 %', 0, 10_000, [open(2500, 1670)], 500, 14_222],
    ['an express with a won leg', 1, 5000, [done(1850, 1), open(2100, 1600), open(3400, 3900)], 0, 10_584],
    ['the same less 5 %', 1, 5000, [done(1850, 1), open(2100, 1600), open(3400, 3900)], 500, 10_055],
    ['an express with a returned leg', 1, 10_000, [done(1850, 2), open(2000, 2000)], 500, 9500],
    ['an express with a half-won leg', 1, 10_000, [done(1900, 4), open(2000, 2000)], 0, 14_500],
    ['an express that is lost', 1, 10_000, [done(1900, 0), open(2000, 2000)], 0, 0],
  ])('%s', (_, typeId, stake, legs, margin, expected) => {
    expect(worth(typeId, stake, legs, margin)).toBe(expected)
  })

  it('is the mean of its doubles for a system 2 of 3 with a lost leg', () => {
    // 300 on three doubles of 100: only the first two legs are left, 2.00/1.60 × 3.00/2.50.
    const legs = [open(2000, 1600), open(3000, 2500), done(2400, 0)]
    expect(worth(2, 30_000, legs, 0, { k: 2 })).toBe(15_000)
  })

  it('has no part of a bonus bet or an uplift, before or after legs have won: these are for who waits (betting.md 3.4)', () => {
    const legs = [done(1500, 1), done(1400, 1), done(1600, 1), open(1300, 1300)]
    const plain = worth(1, 10_000, legs, 0)
    expect(plain).toBe(33_600)
    expect(worth(1, 10_000, legs, 0, { bonus: 'count' })).toBe(plain)
    expect(worth(1, 10_000, legs, 0, { bonus: 'fixed' })).toBe(plain)
    expect(worth(1, 10_000, legs, 0, { uplift: 1100 })).toBe(plain)
    expect(worth(1, 10_000, legs, 0, { hyper: { percent: 5, most: 1000 } })).toBe(plain)
  })

  it('is not known while an open leg has no price, nor for a price of 1.000', () => {
    expect(presentFactor(1, [open(1850, 1850), open(2100, null)])).toBeNull()
    expect(presentFactor(0, [open(1850, 1000)])).toBeNull()
  })

  it.each([3, 5, 6, 9])('is not offered for type %i', (typeId) => {
    expect(presentFactor(typeId, [open(1850, 1850), open(2100, 2100), open(3000, 3000)])).toBeNull()
  })

  it('is the stake less the margin while no price has moved, whatever the type', () => {
    const coefs = fc.array(fc.integer({ min: 1001, max: 30_000 }), { minLength: 4, maxLength: 6 })
    fc.assert(
      fc.property(coefs, fc.constantFrom(1, 2, 7), (list, typeId) => {
        const factor = presentFactor(
          typeId,
          list.map((coef) => open(coef, coef)),
          { k: 2 },
        )
        expect(factor && equal(factor, fraction(1))).toBe(true)
      }),
    )
  })

  it('is the very return once every leg is settled', () => {
    const leg = fc.record({
      coef: fc.integer({ min: 1001, max: 20_000 }),
      statusId: fc.integer({ min: 0, max: 6 }),
      now: fc.constant(null),
    })
    fc.assert(
      fc.property(fc.array(leg, { minLength: 4, maxLength: 6 }), fc.constantFrom(1, 2, 7), (legs, typeId) => {
        const [sold, settled] = [presentFactor(typeId, legs, { k: 2 }), couponReturn(typeId, legs, { k: 2 })]
        expect(sold && settled && equal(sold, settled)).toBe(true)
      }),
    )
  })
})

describe('a sale', () => {
  const factor = afterMargin(fraction(2500, 1670), 500)
  const now = { stake: 10_000, factor, time: 1000, minRest: 20, rule }
  const offer = { stake: 10_000, amount: 14_222, expires: 5000 }

  it('pays the whole offer, or 56.89 for 40 % of it and leaves 60', () => {
    expect(sale(offer, now, 10_000)).toEqual({ ok: true, paid: 14_222, rest: 0 })
    expect(sale(offer, now, 4000)).toEqual({ ok: true, paid: 5689, rest: 6000 })
  })

  it('is refused after its end, for another stake, and for less than was offered', () => {
    expect(sale(offer, { ...now, time: 5001 }, 10_000)).toEqual({ ok: false, why: 'expired' })
    for (const stake of [6000, 12_000])
      expect(sale(offer, { ...now, stake }, stake)).toEqual({ ok: false, why: 'changed' })
    expect(sale(offer, { ...now, factor: fraction(14_221, 10_000) }, 10_000)).toEqual({ ok: false, why: 'changed' })
  })

  it('pays more when the coupon has become worth more', () => {
    expect(sale(offer, { ...now, factor: fraction(3, 2) }, 10_000)).toEqual({ ok: true, paid: 15_000, rest: 0 })
    expect(sale({ ...offer, amount: 9_999_999 }, now, 10_000)).toEqual({ ok: false, why: 'changed' })
  })

  it('pays for many small parts together what one sale pays: a cent is not rounded up a thousand times', () => {
    const half = { ...now, stake: 1000, factor: fraction(1, 2) }
    let [stake, paid] = [1000, 0]
    while (stake > 20) {
      const offer = { stake, amount: 0, expires: 5000 }
      const one = sale(offer, { ...half, stake }, 1)
      const sold = one.ok ? one : sale(offer, { ...half, stake }, 2)
      if (!sold.ok) throw new Error(sold.why)
      ;[stake, paid] = [sold.rest, paid + sold.paid]
    }
    expect(paid).toBe(490)
  })

  it('takes no part that is none, or leaves less than the smallest stake', () => {
    for (const part of [0, -1, 10_001, 9981]) expect(sale(offer, now, part)).toEqual({ ok: false, why: 'amount' })
    expect(sale(offer, now, 9980)).toMatchObject({ ok: true, rest: 20 })
  })
})
