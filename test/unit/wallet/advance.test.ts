import { describe, expect, it } from 'vitest'
import { audit } from '../../../worker/backend/wallet/audit.ts'
import { nextDue, runDue } from '../../../worker/backend/wallet/conclude.ts'
import { nodeWallet } from './node-sql.ts'
import { couponOf, limits, placing, quote, settled, T0 } from './samples.ts'
import { wallet } from './wallet.ts'

const HOUR = 3_600_000
/** The house lends so much that the worked example has 100 to lend. */
const lending = limits({ advance: { percent: 100, most: 10_000 } })
const bet = (n: number, coef: number, amount: string, prepaidAmount?: string, more = {}) => {
  const q = quote(n, coef, { startsAt: new Date(T0 + HOUR).toISOString(), ...more })
  return placing([q], amount, {
    coupon: couponOf([q], amount, prepaidAmount === undefined ? {} : { prepaidAmount }),
    limits: lending,
  })
}
/** Balance 500; 200 at 1.50 and 240 at 2.00 leave 60; then 140 of which 80 are lent (betting.md 2.6). */
function worked() {
  const w = wallet('500.00')
  expect(w.place(bet(1, 1500, '200.00')).ok && w.place(bet(2, 2000, '240.00')).ok).toBe(true)
  expect(w.place(bet(3, 3000, '140.00', '80.00')).ok).toBe(true)
  expect(w.balance()).toBe('0.00')
  expect(w.coupons('open').map(({ prepaidAmount }) => prepaidAmount)).toEqual(['80.00', null, null])
  return w
}
const sum = (w: ReturnType<typeof wallet>, account: string) =>
  w
    .kinds()
    .filter((line) => line.includes(` ${account} `))
    .reduce((total, line) => total + Number(line.split(' ')[2]), 0)

describe('an advance against open bets (betting.md 2.6)', () => {
  it('(a) is not repaid when the old bets lose: the new one is void although it won, and the own part goes back', () => {
    const w = worked()
    w.result(settled(3, 1, 1))
    expect([w.balance(), w.coupons()[0]?.status]).toEqual(['0.00', 'open'])
    w.result(settled(1, 1, 0))
    expect(w.balance()).toBe('0.00')
    w.result(settled(2, 1, 0))
    expect(w.balance()).toBe('60.00')
    expect(w.coupons()[0]).toMatchObject({ status: 'returned', payout: '60.00' })
    expect(sum(w, 'house:advance')).toBe(0)
    expect(audit(w.sql)).toEqual([])
  })

  it('(b) is repaid first by what the old bets pay; the new one then pays as any bet', () => {
    const w = worked()
    w.result(settled(1, 1, 1))
    expect(w.balance()).toBe('220.00')
    w.result(settled(2, 1, 1))
    expect(w.balance()).toBe('700.00')
    w.result(settled(3, 1, 1))
    expect(w.balance()).toBe('1120.00')
    expect(sum(w, 'house:advance')).toBe(0)
    expect(audit(w.sql)).toEqual([])
  })

  it('(b) pays a bet that won before, as soon as the advance is repaid', () => {
    const w = worked()
    w.result(settled(3, 1, 1))
    expect(w.balance()).toBe('0.00')
    w.result(settled(2, 1, 1))
    expect(w.balance()).toBe('820.00')
    expect(w.coupons()[0]).toMatchObject({ status: 'won', payout: '420.00' })
  })

  it('(c) gives nothing back when everything loses, in whatever order', () => {
    for (const order of [
      [1, 2, 3],
      [3, 1, 2],
    ]) {
      const w = worked()
      for (const n of order) w.result(settled(n, 1, 0))
      expect(w.balance()).toBe('0.00')
      expect(w.coupons().map(({ status }) => status)).toEqual(['lost', 'lost', 'lost'])
      expect(audit(w.sql)).toEqual([])
    }
  })

  // Old bets 1 and 2, the new one 3; what is said first of each, and what at last.
  it.each([
    ['(c) all lost', [1, 1, 0], [0, 0, 0], '0.00'],
    ['(a) the new one won', [1, 1, 1], [0, 0, 1], '60.00'],
    ['(b) one old one won', [1, 1, 1], [0, 1, 1], '820.00'],
    ['(b) the other one won', [1, 1, 1], [1, 0, 1], '640.00'],
    ['(b) old ones won, the new one lost', [1, 1, 1], [1, 1, 0], '700.00'],
  ])('is owed again when what has repaid it is taken back: %s', (_, first, last, balance) => {
    for (const order of [
      [1, 2, 3],
      [2, 3, 1],
      [3, 2, 1],
      [3, 1, 2],
    ]) {
      const w = worked()
      for (const n of order) w.result(settled(n, 1, first[n - 1] ?? 0))
      for (const n of order) w.result(settled(n, 2, last[n - 1] ?? 0))
      expect([order, w.balance(), audit(w.sql)]).toEqual([order, balance, []])
    }
  })

  it('is not repaid by a deposit, and a bet of 48 h later repays nothing', () => {
    const w = worked()
    w.give('1000.00')
    w.result(settled(3, 1, 1))
    expect([w.balance(), w.coupons()[0]?.status]).toEqual(['1000.00', 'open'])
    const due = nextDue(w.sql) ?? 0
    expect(due).toBe(T0 + 48 * HOUR + 1)
    runDue(w.sql, due - 1)
    expect(w.coupons()[0]?.status).toBe('open')
    runDue(w.sql, due)
    expect(w.coupons()[0]).toMatchObject({ status: 'returned', payout: '60.00' })
    expect(w.balance()).toBe('1060.00')
    expect(nextDue(w.sql)).toBeNull()
    // Terminal: a later result changes nothing.
    w.result(settled(3, 2, 0))
    expect(w.balance()).toBe('1060.00')
    expect(audit(w.sql)).toEqual([])
  })

  it('is waited for no longer when its time is over while the bet itself is open', () => {
    const w = worked()
    runDue(w.sql, nextDue(w.sql) ?? 0)
    expect([nextDue(w.sql), w.coupons()[0]?.status]).toEqual([null, 'open'])
    w.result(settled(3, 1, 1))
    expect([w.balance(), w.coupons()[0]?.status]).toEqual(['60.00', 'returned'])
  })

  it('is lent once: two bets share what is available, and none without open bets', () => {
    const w = worked()
    const more = w.place(bet(4, 2000, '20.01', '20.01'))
    expect(more).toMatchObject({ ok: false, error: 'couponFunds', data: { availablePrepaidAmount: '20.00' } })
    expect(w.place(bet(4, 2000, '20.00', '20.00')).ok).toBe(true)
    expect(w.place(bet(5, 2000, '1.00', '1.00'))).toMatchObject({ data: { availablePrepaidAmount: '0.00' } })
    const fresh = wallet('5.00')
    expect(fresh.place(bet(1, 2000, '6.00', '1.00'))).toMatchObject({ error: 'couponFunds' })
    expect(fresh.place(bet(1, 2000, '5.00', '6.00'))).toMatchObject({ error: 'couponFunds' })
  })

  it('needs events that are live or begin within 48 hours, of the new bet and of the old ones', () => {
    const late = { startsAt: new Date(T0 + 49 * HOUR).toISOString() }
    const w = worked()
    expect(w.place(bet(4, 2000, '10.00', '10.00', late))).toMatchObject({ error: 'couponFunds' })
    expect(w.place(bet(4, 2000, '10.00', '10.00', { ...late, isLive: true })).ok).toBe(true)
    const other = wallet('500.00')
    expect(other.place(bet(1, 1500, '200.00', undefined, late)).ok).toBe(true)
    expect(other.place(bet(3, 3000, '140.00', '80.00'))).toMatchObject({ error: 'couponFunds' })
  })

  it('is never lent from or to bonus money', () => {
    const w = wallet('500.00')
    const bonus = w.add(4, 'EUR')
    w.give('100.00', bonus)
    const at = (input: ReturnType<typeof bet>) => ({ ...input, coupon: { ...input.coupon, accountId: bonus } })
    expect(w.place(at(bet(1, 2000, '50.00'))).ok).toBe(true)
    expect(w.place(at(bet(2, 2000, '50.00', '10.00')))).toMatchObject({ error: 'couponFunds' })
  })

  it('waits for no time when nothing is lent', () => {
    expect(nextDue(nodeWallet().sql)).toBeNull()
  })
})
