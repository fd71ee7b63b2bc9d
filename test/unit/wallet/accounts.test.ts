import { describe, expect, it } from 'vitest'
import { accounts } from '../../../worker/backend/wallet/accounts.ts'
import { audit } from '../../../worker/backend/wallet/audit.ts'
import { couponsOf, offerOf } from '../../../worker/backend/wallet/cash-out.ts'
import { accepted, limits, placing, quote, reopened, settled, T0 } from './samples.ts'
import { placingOf, wallet } from './wallet.ts'

const on = (accountId: number, amount: string, more = {}) => placingOf([2000], { typeId: 0, amount, accountId }, more)

describe('accounts of a wallet', () => {
  it('[S5.30] the maximum is for a main account, not for a bonus account', () => {
    const w = wallet('500.00')
    const bonus = w.add(4, 'EUR')
    w.give('500.00', bonus)
    const tight = { limits: limits({ maxStake: 10_000 }) }
    expect(w.place(placing([quote(1, 2000)], '200.00', tight))).toEqual({
      ok: false,
      error: 'couponMax',
      data: { maxBetAmount: '100.00' },
    })
    expect(accepted(w.place(on(bonus, '200.00', tight))).status).toBe(201)
  })

  it('a bet of bonus money takes from it and returns to it: bonus and own money never mix', () => {
    const w = wallet('50.00')
    const bonus = w.add(4, 'EUR')
    w.give('20.00', bonus)
    w.place(on(bonus, '20.00'))
    expect([w.balance(0), w.balance(1)]).toEqual(['50.00', '0.00'])
    w.result(settled(1, 1, 1))
    expect([w.balance(0), w.balance(1)]).toEqual(['50.00', '40.00'])
    w.result(settled(1, 2, 2))
    expect([w.balance(0), w.balance(1)]).toEqual(['50.00', '20.00'])
    expect(w.coupons()).toMatchObject([{ accountId: bonus, status: 'returned' }])
    expect(w.kinds().filter((kind) => kind.includes('player:main'))).toEqual(['credit player:main 50.00'])
    expect(audit(w.sql)).toEqual([])
  })

  it('a payout of bonus money that is taken back when it is gone is a debt of the bonus account only', () => {
    const w = wallet('50.00')
    const bonus = w.add(4, 'EUR')
    w.give('10.00', bonus)
    w.place(on(bonus, '10.00'))
    w.result(settled(1, 1, 1))
    w.place(placingOf([0, 3000].slice(1), { typeId: 0, amount: '20.00', accountId: bonus }, { key: 'second' }))
    w.result(reopened(1, 2))
    expect([w.balance(0), w.balance(1)]).toEqual(['50.00', '0.00'])
    w.give('15.00', bonus)
    expect(audit(w.sql)).toEqual([])
    expect(w.balance(0)).toBe('50.00')
  })

  it('a coupon of bonus money is not sold: nothing turns it into own money before it is decided', () => {
    const w = wallet('50.00')
    const bonus = w.add(4, 'EUR')
    w.give('20.00', bonus)
    w.place(on(bonus, '20.00'))
    const [{ id = 0 } = {}] = w.coupons()
    const [stored] = couponsOf(w.sql, [id])
    const rules = { types: [0], margin: 0, offerMs: 5000, minRest: 20 }
    expect(stored && offerOf(stored, [quote(1, 1500)], rules, T0)).toEqual({ offer: null, reason: 'BONUS' })
    const own = w.place(placingOf([2000], { typeId: 0, amount: '20.00' }, { key: 'own' }))
    expect(accepted(own).status).toBe(201)
    const ownId = w.coupons().find((c) => c.id !== id)?.id ?? 0
    const [other] = couponsOf(w.sql, [ownId])
    expect(other && offerOf(other, [quote(1, 1500)], rules, T0).offer).toMatchObject({ amount: '26.67' })
  })

  it('an account of a further currency bets and is paid in it; limits of another currency are not applied to it', () => {
    const w = wallet('50.00')
    const kwd = w.add(9, 'KWD')
    w.give('5.000', kwd)
    expect(w.place(on(kwd, '1.000'))).toEqual({ ok: false, error: 'couponAccount', data: { currency: 'KWD' } })
    accepted(w.place(on(kwd, '1.001', { limits: limits({ currency: 'KWD' }) })))
    w.result(settled(1, 1, 1))
    expect(accounts(w.sql).accounts.map((a) => [a.type, a.iso, a.money])).toEqual([
      [0, 'EUR', '50.00'],
      [9, 'KWD', '6.001'],
    ])
    expect(audit(w.sql)).toEqual([])
  })

  it('are made once: a repeat gives the same bonus account, and no second one in a currency that is there', () => {
    const w = wallet()
    expect([w.add(9, 'USD'), w.add(9, 'USD')]).toEqual([702, 0])
    expect(w.add(9, 'EUR')).toBe(0)
    expect(w.add(4, 'EUR')).toBe(w.add(4, 'EUR'))
    expect(accounts(w.sql).accounts.map((a) => [a.type, a.iso, a.isActive])).toEqual([
      [0, 'EUR', true],
      [9, 'USD', false],
      [4, 'EUR', false],
    ])
  })

  it('of somebody else do not exist', () => {
    expect(wallet().place(on(999, '1.00'))).toEqual({ ok: false, error: 'couponAccount' })
  })
})
