import { describe, expect, it } from 'vitest'
import { cashbackOf, cashbackWeek } from '../../../shared/domain/bonus/cashback.ts'
import { audit } from '../../../worker/backend/wallet/audit.ts'
import { cashback } from '../../../worker/backend/wallet/cashback.ts'
import { nextDue, runDue } from '../../../worker/backend/wallet/conclude.ts'
import { limitBook, saveBook } from '../../../worker/backend/wallet/limits-book.ts'
import { rewards } from '../../../worker/backend/wallet/rewards.ts'
import { applyResult } from '../../../worker/backend/wallet/settle.ts'
import { cancelled, couponOf, limits, placing, quote, settled, T0 } from './samples.ts'
import { wallet } from './wallet.ts'

const DAY = 86_400_000
/** 5 % of losses of 10.00 or more, at most 4.00 a week. */
const rule = { percent: 500, least: 1000, most: 400 }
const loyalty = { perPoint: 250, minCoef: 1500, cashback: rule }
const bet = (n: number, amount: string, more: Parameters<typeof placing>[2] = {}) =>
  placing([quote(n, 2000)], amount, { limits: limits({ loyalty }), ...more })
const { to: END } = cashbackWeek(T0)

describe('the rule of cashback', () => {
  it('a week goes from Monday to Monday, UTC', () => {
    const monday = Date.UTC(2026, 5, 1)
    for (const at of [monday, monday + 3 * DAY, monday + 7 * DAY - 1])
      expect(cashbackWeek(at)).toEqual({ from: monday, to: monday + 7 * DAY })
    expect(cashbackWeek(monday - 1).to).toBe(monday)
  })

  it.each([
    [999, 0],
    [1000, 50],
    [1019, 50],
    [7999, 399],
    [8000, 400],
    [1_000_000, 400],
    [0, 0],
    [-5000, 0],
  ])('a loss of %i brings %i', (loss, back) => expect(cashbackOf(loss, rule)).toBe(back))
})

describe('cashback of a week', () => {
  /** Lost 30.00 and 10.00, won 20.00: the net loss is 20.00, and 5 % of it 1.00. */
  function week() {
    const w = wallet('100.00')
    w.place(bet(1, '30.00'))
    w.place(bet(2, '10.00'))
    w.place(bet(3, '20.00'))
    for (const [n, status] of [
      [1, 0],
      [2, 0],
      [3, 1],
    ] as const)
      w.result(settled(n, 1, status))
    return w
  }

  it('is paid once, when the week is over, as an entry of its own type', () => {
    const w = week()
    expect(w.balance()).toBe('80.00')
    expect(cashback(w.sql)).toMatchObject([{ currency: 'EUR', loss: '20.00', amount: '1.00', isPaid: false }])
    expect(nextDue(w.sql)).toBe(END)
    runDue(w.sql, END - 1)
    expect(w.balance()).toBe('80.00')
    runDue(w.sql, END)
    runDue(w.sql, END + DAY)
    expect(w.balance()).toBe('81.00')
    expect(w.kinds().filter((line) => line.startsWith('cashback'))).toEqual([
      'cashback house:bonus_cost -1.00',
      'cashback player:main 1.00',
    ])
    expect([nextDue(w.sql), cashback(w.sql)[0]?.isPaid, audit(w.sql)]).toEqual([null, true, []])
  })

  it('follows a result that is corrected later: what was paid too much is taken back, the next week has its own', () => {
    const w = week()
    runDue(w.sql, END)
    applyResult(w.sql, settled(1, 2, 1), END + DAY)
    // Without the bet of 30.00 the week has won 10.00; with its win the next one has, too.
    expect(w.balance()).toBe('140.00')
    expect(w.kinds()).toContain('cashback_reversal player:main -1.00')
    expect(rewards(w.sql).map(({ kind, of, amount }) => [kind, of, amount])).toEqual([
      ['cashback_reversal', '2026-06-01', '-1.00'],
      ['cashback', '2026-06-01', '1.00'],
    ])
    runDue(w.sql, END + 7 * DAY)
    expect([w.balance(), nextDue(w.sql), audit(w.sql)]).toEqual(['140.00', null, []])
  })

  it('and pays the rest when the corrected result makes the loss larger', () => {
    const w = week()
    runDue(w.sql, END)
    applyResult(w.sql, cancelled(3, 2), END + DAY)
    // 20.00 came back for 40.00 that were won; the week has lost 40.00.
    expect(w.balance()).toBe('62.00')
    expect(audit(w.sql)).toEqual([])
  })

  it('counts neither bonus money nor a given stake, nor what came back', () => {
    const w = wallet('100.00')
    const id = w.add(4, 'EUR')
    w.give('50.00', id)
    w.place(bet(1, '20.00', { coupon: couponOf([quote(1, 2000)], '20.00', { accountId: id }) }))
    w.place(bet(2, '20.00'))
    w.result(settled(1, 1, 0))
    w.result(settled(2, 1, 2))
    runDue(w.sql, END)
    expect([w.balance(), nextDue(w.sql)]).toEqual(['100.00', null])
  })

  it('is held back while the player is excluded, and not lost', () => {
    const w = week()
    const book = limitBook(w.sql)
    const exclusion = { startedAt: T0, endsAt: END + 3 * DAY, reasonId: null, askedAt: T0 }
    saveBook(w.sql, { ...book, exclusion })
    runDue(w.sql, END)
    expect([w.balance(), nextDue(w.sql)]).toEqual(['80.00', END + DAY])
    runDue(w.sql, END + 4 * DAY)
    expect(w.balance()).toBe('81.00')
  })
})
