import { describe, expect, it } from 'vitest'
import { bonusAfter, bonusBetOf, bonusCoef } from '../../../shared/domain/bonus/bonus-bet.ts'
import { accepted, limits, reopened, settled } from '../wallet/samples.ts'
import { placingOf, wallet } from '../wallet/wallet.ts'

const legs = (...coefs: number[]) => coefs.map((coef) => ({ coef }))

describe('the bonus bet of an express', () => {
  it('[S5.22] needs the flag of the site', () => {
    expect(bonusBetOf(1, legs(1500, 1400, 1600), null)).toBeNull()
    expect(bonusBetOf(1, legs(1500, 1400, 1600), 'count')).toBe(1030)
  })
  it('[S5.23] needs an express', () => {
    for (const typeId of [0, 2, 3, 4, 5, 6, 7, 8, 9])
      expect(bonusBetOf(typeId, legs(1500, 1400, 1600, 1300), 'count')).toBeNull()
  })
  it('[S5.24] needs three bets', () => {
    expect(bonusBetOf(1, legs(1500, 1400), 'count')).toBeNull()
    expect(bonusBetOf(1, legs(1500, 1400, 1600), 'count')).toBe(1030)
  })
  it('[S5.25] [S5.27] needs 1.1 of each bet, which makes the total more than 1.01', () => {
    expect(bonusBetOf(1, legs(1100, 1100, 1100), 'count')).toBe(1030)
    expect(bonusBetOf(1, legs(1100, 1099, 5000), 'count')).toBeNull()
  })
  it('[S5.26] is not for markets of kind 7', () => {
    expect(bonusBetOf(1, [...legs(1500, 1400), { coef: 1600, kind: 7 }], 'count')).toBeNull()
    expect(bonusBetOf(1, [...legs(1500, 1400), { coef: 1600, kind: 6 }], 'count')).toBe(1030)
  })
  it('[S5.28] is 1.1, or 1 + count/100 up to nine', () => {
    expect([1, 3, 9, 12].map((n) => bonusCoef(n, 'count'))).toEqual([1010, 1030, 1090, 1090])
    expect([1, 3, 9].map((n) => bonusCoef(n, 'fixed'))).toEqual([1100, 1100, 1100])
  })
  it('is priced anew by the won bets, and returned when fewer than three are won', () => {
    expect(bonusAfter([1, 1, 1, 1], 'count')).toBe(1040)
    expect(bonusAfter([1, 2, 1, 1], 'count')).toBe(1030)
    expect(bonusAfter([1, 2, 3, 1], 'count')).toBe(1000)
    expect(bonusAfter([1, 4, 1, 2], 'count')).toBe(1000)
    expect(bonusAfter([1, 2, 1, 1], 'fixed')).toBe(1100)
  })
})

describe('a placed express with a bonus bet (betting.md 2.6): 100.00 on 1.5 × 1.4 × 1.6 × 1.3', () => {
  const COEFS = [1500, 1400, 1600, 1300]
  const placed = (more: Parameters<typeof placingOf>[1] = {}) => {
    const w = wallet()
    const input = placingOf(COEFS, { typeId: 1, amount: '100.00', ...more }, { limits: limits({ bonusBet: 'count' }) })
    return { w, coupon: JSON.parse(accepted(w.place(input)).body).data }
  }
  const results = (w: ReturnType<typeof wallet>, statusIds: number[], version = 1) =>
    statusIds.forEach((statusId, i) => void w.result(settled(i + 1, version, statusId)))

  it('promises 454.27 and pays it when all win', () => {
    const { w, coupon } = placed()
    expect(coupon).toMatchObject({
      coef: '4.543',
      possibleWin: '454.27',
      bonusBet: { coef: '1.04', statusId: -2 },
    })
    results(w, [1, 1, 1, 1])
    expect(w.balance()).toBe('454.27')
    expect(w.coupons()[0]).toMatchObject({ status: 'won', payout: '454.27', bonusBet: { coef: '1.04', statusId: 1 } })
  })

  it.each([
    ['one void: 3.12 × 1.03', [1, 2, 1, 1], '321.36', { coef: '1.03', statusId: 1 }],
    ['two void: no bonus', [1, 2, 2, 1], '195.00', { coef: '1.00', statusId: 2 }],
    ['all void: the stake', [2, 2, 3, 2], '100.00', { coef: '1.00', statusId: 2 }],
    ['one lost', [1, 1, 0, 1], '0.00', { coef: '1.03', statusId: 2 }],
  ] as const)('%s', (_, statusIds, payout, bonusBet) => {
    const { w } = placed()
    results(w, [...statusIds])
    expect(w.coupons()[0]).toMatchObject({ payout, ...(payout !== '0.00' && { bonusBet }) })
    expect(w.coupons()[0]?.bonusBet?.statusId).toBe(bonusBet.statusId)
    for (let n = 1; n <= 4; n++) w.result(reopened(n, 2))
    results(w, [1, 1, 1, 1], 3)
    expect(w.balance()).toBe('454.27')
  })

  it('[S4.88] has none when the player has removed it', () => {
    const { w, coupon } = placed({ bonusBet: false })
    expect(coupon).toMatchObject({ coef: '4.368', possibleWin: '436.80' })
    expect(coupon).not.toHaveProperty('bonusBet')
    results(w, [1, 1, 1, 1])
    expect(w.balance()).toBe('436.80')
  })

  it('B-27: a system of the same bets gets no bonus', () => {
    const w = wallet()
    const input = placingOf(
      [1500, 2000, 2000],
      { typeId: 2, systemValue: 2, amount: '3.00' },
      { limits: limits({ bonusBet: 'count' }) },
    )
    const coupon = JSON.parse(accepted(w.place(input)).body).data
    expect(coupon).toMatchObject({ coef: '3.333', possibleWin: '10.00' })
    expect(coupon).not.toHaveProperty('bonusBet')
  })
})
