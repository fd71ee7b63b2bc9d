import { describe, expect, it } from 'vitest'
import { audit } from '../../../worker/backend/wallet/audit.ts'
import { runDue } from '../../../worker/backend/wallet/conclude.ts'
import { bonuses, chooseBonus, grantBonus, leaveBonus } from '../../../worker/backend/wallet/deposit-bonus.ts'
import { cancelled, couponOf, placing, quote, settled, T0 } from './samples.ts'
import { wallet } from './wallet.ts'

const DAY = 86_400_000
const terms = { percent: 50, least: 1000, most: 2000, wager: 3, minCoef: 1500, days: 7 }
const choice = { offer: 'half', currency: 'EUR', terms, isFirst: false, licence: 'none', now: T0 } as const

/** A wallet whose bonus of 10.00 came with a deposit of 20.00; 30.00 have to be staked. */
function granted() {
  const w = wallet('100.00')
  expect(chooseBonus(w.sql, choice)).toMatchObject({ ok: true, bonus: { state: 'chosen' } })
  grantBonus(w.sql, { id: 1, currency: 'EUR', amount: 2000 }, { now: T0, licence: 'none' })
  const account = w.add(4, 'EUR')
  const bet = (n: number, amount: string, coef = 2000) => {
    const quotes = [quote(n, coef)]
    return w.place(placing(quotes, amount, { coupon: couponOf(quotes, amount, { accountId: account }) }))
  }
  const now = () => bonuses(w.sql, 'EUR')
  const money = () => [w.balance(0), w.balance(1)]
  const last = () => now().past[0]
  return { ...w, bet, now, money, last }
}

describe('[S2.63] a bonus for a deposit', () => {
  it('comes with the deposit, as bonus money apart from the player’s own, by the offer’s percent and bounds', () => {
    const w = granted()
    expect(w.money()).toEqual(['100.00', '10.00'])
    expect(w.now().current).toMatchObject({ state: 'active', amount: '10.00', required: '30.00', wagered: '0.00' })
    for (const [amount, bonus] of [
      [999, null],
      [1001, '5.00'],
      [9999, '20.00'],
    ] as const) {
      const one = wallet('0')
      chooseBonus(one.sql, choice)
      grantBonus(one.sql, { id: 1, currency: 'EUR', amount }, { now: T0, licence: 'none' })
      expect(bonuses(one.sql, 'EUR').current).toMatchObject({ amount: bonus, state: bonus ? 'active' : 'chosen' })
    }
  })

  it('is given once: neither for a second deposit nor while one runs', () => {
    const w = granted()
    grantBonus(w.sql, { id: 2, currency: 'EUR', amount: 2000 }, { now: T0, licence: 'none' })
    expect(w.money()).toEqual(['100.00', '10.00'])
    expect(chooseBonus(w.sql, choice)).toMatchObject({ ok: false, error: 'bonusRunning' })
  })

  it('counts settled stakes of bonus money at the least coefficient or more, as results stand', () => {
    const w = granted()
    w.bet(1, '2.00')
    w.bet(2, '2.00', 1499)
    w.bet(3, '2.00')
    w.place(placing([quote(4, 2000)], '50.00'))
    expect(w.now().current?.wagered).toBe('0.00')
    for (const n of [1, 2, 3, 4]) w.result(settled(n, 1, 1))
    expect(w.now().current?.wagered).toBe('4.00')
    w.result(cancelled(3, 2))
    expect(w.now().current?.wagered).toBe('2.00')
  })

  it('becomes the player’s own, all of it and once, when enough is staked and no bet is open', () => {
    const w = granted()
    // 10 → 20 → 40, with one bet of 1.00 still open.
    w.bet(1, '10.00')
    w.result(settled(1, 1, 1))
    w.bet(2, '19.00')
    w.bet(3, '1.00')
    w.result(settled(2, 1, 1))
    expect(w.now().current?.wagered).toBe('29.00')
    w.result(settled(3, 1, 1))
    expect(w.money()).toEqual(['140.00', '0.00'])
    expect(w.last()).toMatchObject({ state: 'converted', turned: '40.00', wagered: '30.00' })
    w.result(settled(3, 1, 1))
    runDue(w.sql, T0 + 30 * DAY)
    expect(w.money()).toEqual(['140.00', '0.00'])
    expect(audit(w.sql)).toEqual([])
  })

  it('is over when all of it is lost, and another may be chosen', () => {
    const w = granted()
    w.bet(1, '10.00')
    w.result(settled(1, 1, 0))
    expect(w.last()).toMatchObject({ state: 'lost', turned: '0.00' })
    expect(chooseBonus(w.sql, choice)).toMatchObject({ ok: true })
  })

  it('goes back to the house after its time; so does what its open bets pay later, and own money stays', () => {
    const w = granted()
    w.bet(1, '4.00')
    runDue(w.sql, T0 + 7 * DAY - 1)
    expect(w.money()).toEqual(['100.00', '6.00'])
    runDue(w.sql, T0 + 7 * DAY)
    expect([w.money(), w.last()?.state]).toEqual([['100.00', '0.00'], 'expired'])
    w.result(settled(1, 1, 1))
    expect(w.money()).toEqual(['100.00', '0.00'])
    expect(audit(w.sql)).toEqual([])
  })

  it('can be given back at any time, and a chosen one be done without', () => {
    const w = granted()
    expect(leaveBonus(w.sql, T0)).toMatchObject({ state: 'cancelled' })
    expect(w.money()).toEqual(['100.00', '0.00'])
    expect(leaveBonus(w.sql, T0)).toBeNull()
    chooseBonus(w.sql, choice)
    expect(leaveBonus(w.sql, T0)).toMatchObject({ state: 'cancelled' })
    expect(audit(w.sql)).toEqual([])
  })
})
