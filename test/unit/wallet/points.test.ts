import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { accounts as ownedAccounts } from '../../../shared/api/accounts.ts'
import { offerId } from '../../../shared/domain/cash-out/offer.ts'
import { accounts } from '../../../worker/backend/wallet/accounts.ts'
import type { BuyInput } from '../../../worker/backend/wallet/api.ts'
import { audit } from '../../../worker/backend/wallet/audit.ts'
import { buyPromo } from '../../../worker/backend/wallet/buy-promo.ts'
import { sell } from '../../../worker/backend/wallet/cash-out.ts'
import { points } from '../../../worker/backend/wallet/points.ts'
import { nodeWallet } from './node-sql.ts'
import { cancelled, couponOf, limits, placing, quote, reopened, settled, T0 } from './samples.ts'
import { wallet } from './wallet.ts'

/** One point for each 2.50 at 1.5 or more. */
const loyalty = { perPoint: 250, minCoef: 1500, cashback: { percent: 500, least: 1000, most: 10_000 } }
const bet = (n: number, amount: string, coef = 2000, more: Parameters<typeof placing>[2] = {}) => {
  const quotes = [quote(n, coef)]
  return placing(quotes, amount, { limits: limits({ loyalty }), ...more })
}
const balanceOf = (w: ReturnType<typeof wallet>) => points(w.sql, 1).balance
const entries = (w: ReturnType<typeof wallet>) => points(w.sql, 1).items.map((e) => `${e.kind} ${e.points}`)

describe('promo points come from settled stakes', () => {
  it('one for each whole step of the stake, in the settlement itself and not before', () => {
    const w = wallet()
    w.place(bet(1, '9.99'))
    expect(balanceOf(w)).toBe(0)
    w.result(settled(1, 1, 0))
    expect([balanceOf(w), entries(w)]).toEqual([3, ['bet 3']])
    expect(accounts(w.sql).accounts[0]?.points).toBe(3)
  })

  it.each([
    ['won', 1, 4],
    ['lost', 0, 4],
    ['half won', 4, 4],
    ['half lost', 5, 4],
    ['returned', 2, 0],
    ['taken back by the house', 3, 0],
  ])('a bet that is %s', (_, statusId, earned) => {
    const w = wallet()
    w.place(bet(1, '10.00'))
    w.result(settled(1, 1, statusId))
    expect(balanceOf(w)).toBe(earned)
  })

  it('not below the least coefficient, nor where the currency has no rule', () => {
    const w = wallet()
    w.place(bet(1, '10.00', 1499))
    w.place(bet(2, '10.00', 1500))
    w.place(bet(3, '10.00', 2000, { limits: limits({ loyalty: { ...loyalty, perPoint: 0 } }) }))
    for (const n of [1, 2, 3]) w.result(settled(n, 1, 0))
    expect(entries(w)).toEqual(['bet 4'])
  })

  it('not from bonus money, nor from a stake that the house has given', () => {
    const w = wallet()
    const id = w.add(4, 'EUR')
    w.give('50.00', id)
    const quotes = [quote(1, 2000)]
    w.place(bet(1, '10.00', 2000, { coupon: couponOf(quotes, '10.00', { accountId: id }) }))
    const promo = { code: 'TEN', amount: 1000, currency: 'EUR', minCoef: null, until: null }
    const free = couponOf([quote(2, 2000)], '10.00', { promoCode: 'TEN' })
    expect(w.place(bet(2, '10.00', 2000, { coupon: free, promo })).ok).toBe(true)
    for (const n of [1, 2]) w.result(settled(n, 1, 1))
    expect(entries(w)).toEqual([])
  })

  it('of a coupon that was sold in part, only from what still ran; of one that was sold, none', () => {
    const w = wallet()
    for (const n of [1, 2]) w.place(bet(n, '20.00'))
    const rules = { types: [0], margin: 0, offerMs: 8000, minRest: 20 }
    for (const [n, amount] of [
      [1, '12.00'],
      [2, null],
    ] as const) {
      const sold = sell(w.sql, {
        couponId: w.coupons()[2 - n]?.id ?? 0,
        offerId: offerId({ stake: 2000, amount: 2000, expires: T0 + 8000 }),
        amount,
        key: `sale-${n}`,
        requestHash: 'h',
        quotes: [quote(n, 2000)],
        rules,
        requestId: 'r',
        now: T0,
      })
      expect(sold).toMatchObject({ ok: true })
    }
    for (const n of [1, 2]) w.result(settled(n, 1, 1))
    expect(entries(w)).toEqual(['bet 3'])
  })
})

describe('a result that is told anew leaves exactly its own points', () => {
  it('taken back with the result, and earned again with the next', () => {
    const w = wallet()
    w.place(bet(1, '10.00'))
    w.result(settled(1, 1, 1))
    w.result(settled(1, 1, 1))
    w.result(settled(1, 2, 0))
    expect(entries(w)).toEqual(['bet 4'])
    w.result(reopened(1, 3))
    expect([balanceOf(w), entries(w)]).toEqual([0, ['bet_back -4', 'bet 4']])
    w.result(settled(1, 4, 1))
    w.result(cancelled(1, 5))
    w.result(settled(1, 6, 0))
    expect([balanceOf(w), entries(w).length]).toEqual([4, 5])
    expect(audit(w.sql)).toEqual([])
  })

  it('points that are spent by then are owed: new ones make up for them first, and the account never shows less than none', () => {
    const w = wallet()
    w.place(bet(1, '10.00'))
    w.result(settled(1, 1, 1))
    expect(buyPromo(w.sql, buying(3))).toMatchObject({ ok: true, status: 201 })
    w.result(cancelled(1, 2))
    expect([balanceOf(w), accounts(w.sql).accounts[0]?.points]).toEqual([-3, 0])
    w.place(bet(2, '10.00'))
    w.result(settled(2, 1, 0))
    expect(balanceOf(w)).toBe(1)
  })
})

let keys = 0
const buying = (price: number, more: Partial<BuyInput> = {}): BuyInput => {
  const key = `buy-${++keys}`
  return {
    key,
    requestHash: 'h',
    price,
    promo: { code: `P-${key}`, userId: 7, amount: '2.50', currency: 'EUR', minCoef: null, until: null },
    now: T0,
    ...more,
  }
}

describe('the showcase sells promo codes for points', () => {
  const rich = () => {
    const w = wallet()
    w.place(bet(1, '100.00'))
    w.result(settled(1, 1, 0))
    return w
  }

  it('[S2.132] in one transaction: points, event and answer', () => {
    const w = rich()
    const answer = buyPromo(w.sql, buying(30, { key: 'one' }))
    expect(answer.ok && JSON.parse(answer.body)).toMatchObject({ data: { price: 30, points: 10, amount: '2.50' } })
    expect([balanceOf(w), entries(w)[0]]).toEqual([10, 'purchase -30'])
    const told = w.sql.exec('SELECT payload FROM outbox ORDER BY seq DESC LIMIT 1')[0]?.payload
    expect(JSON.parse(String(told))).toMatchObject({ kind: 'promo', promo: { userId: 7, amount: '2.50' } })
  })

  it('[S2.132] a repeated key is answered as the first time, byte for byte, and another body under it is refused', () => {
    const w = rich()
    const first = buyPromo(w.sql, buying(30, { key: 'two' }))
    const again = buyPromo(w.sql, buying(30, { key: 'two' }))
    expect(first.ok && again.ok && [again.replayed, again.body === first.body]).toEqual([true, true])
    expect(buyPromo(w.sql, buying(5, { key: 'two', requestHash: 'other' }))).toMatchObject({ error: 'keyReused' })
    expect(balanceOf(w)).toBe(10)
  })

  it('[S2.132] never for more than there is', () => {
    const w = rich()
    expect(buyPromo(w.sql, buying(41))).toMatchObject({ error: 'pointsShort', data: { points: 40, price: 41 } })
    expect(buyPromo(w.sql, buying(40))).toMatchObject({ ok: true })
    expect(buyPromo(w.sql, buying(1))).toMatchObject({ error: 'pointsShort' })
    expect(balanceOf(w)).toBe(0)
  })

  it('and storage itself refuses a purchase that leaves less than nothing', () => {
    const { sql } = nodeWallet()
    const insert = "INSERT INTO point_entry (kind, ref, points, balance, at) VALUES ('purchase', 'x', -1, -1, 0)"
    expect(() => sql.exec(insert)).toThrow(/CHECK/)
  })
})

describe('bonuses of an account', () => {
  it('[S3.64] have idBonus and money, as a number or as a decimal string', () => {
    const told = { accounts: [], active: 1, bonuses: [{ idBonus: 5, money: 10 }] }
    expect(v.parse(ownedAccounts.answer, told).bonuses).toEqual([{ idBonus: 5, money: 10 }])
    const w = wallet()
    const id = w.add(4, 'EUR')
    w.give('12.50', id)
    expect(accounts(w.sql).bonuses).toEqual([{ idBonus: id, money: '12.50' }])
  })
})
