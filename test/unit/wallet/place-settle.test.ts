import { describe, expect, it } from 'vitest'
import { accounts, open } from '../../../worker/backend/wallet/accounts.ts'
import { audit } from '../../../worker/backend/wallet/audit.ts'
import { credit } from '../../../worker/backend/wallet/credit.ts'
import { history, ledger } from '../../../worker/backend/wallet/history.ts'
import { place } from '../../../worker/backend/wallet/place.ts'
import { applyResult } from '../../../worker/backend/wallet/settle.ts'
import { nodeWallet } from './node-sql.ts'
import { accepted, cancelled, placing, quote, reopened, settled, T0, USER } from './samples.ts'

let ids = 1000
function wallet(money = '100.00', currency = 'EUR') {
  const { sql, change } = nodeWallet()
  change((tx) => open(tx, { userId: USER, currency }))
  if (money !== '0')
    change((tx) => credit(tx, { accountId: null, amount: money, reference: 'start', requestId: 'r', now: T0 }))
  return {
    sql,
    balance: () => accounts(sql).accounts[0]?.money,
    place: (input: Parameters<typeof place>[1]) => change((tx) => place(tx, input, () => ++ids)),
    result: (r: Parameters<typeof applyResult>[1]) => change((tx) => applyResult(tx, r, T0)),
    credit: (amount: string, reference: string) =>
      change((tx) => credit(tx, { accountId: null, amount, reference, requestId: 'r', now: T0 })),
    coupons: (status?: string) => history(sql, { page: 1, now: T0, status }).items,
    kinds: () => ledger(sql, 1).items.map((p) => `${p.kind} ${p.account} ${p.amount}`),
  }
}

it('keeps a championship’s names in all languages with the bet', () => {
  const champNames = { ru: 'Кубок', ar: 'الكأس' }
  const w = wallet()
  const body = JSON.parse(accepted(w.place(placing([quote(1, 1850, { champNames }), quote(2, 2000)], '10.00'))).body)
  expect(body.data.bets.map((bet: { champNames?: unknown }) => bet.champNames)).toEqual([champNames, undefined])
})

describe('a single', () => {
  it('takes the stake, pays stake × coefficient once, and shows both in the history', () => {
    const w = wallet()
    const body = JSON.parse(accepted(w.place(placing([quote(1, 1850)], '10.00'))).body)
    expect(body.data).toMatchObject({
      amount: '10.00',
      coef: '1.85',
      possibleWin: '18.50',
      status: 'open',
      typeId: 0,
      userId: USER,
    })
    expect(w.balance()).toBe('90.00')
    expect(w.result(settled(1, 1, 1))).toBe(1)
    expect(w.balance()).toBe('108.50')
    expect(w.coupons()).toMatchObject([
      {
        status: 'won',
        payout: '18.50',
        settledAt: new Date(T0).toISOString(),
        bets: [{ statusId: 1, factor: '1.85' }],
      },
    ])
    expect(audit(w.sql)).toEqual([])
  })

  it('B-37: a result told twice pays once; rolled back and settled the other way it is reversed and the balance is right', () => {
    const w = wallet()
    w.place(placing([quote(1, 2000)], '10.00'))
    w.result(settled(1, 1, 1))
    expect(w.result(settled(1, 1, 1))).toBe(0)
    expect(w.balance()).toBe('110.00')
    w.result(reopened(1, 2))
    expect(w.balance()).toBe('90.00')
    expect(w.coupons('open')).toHaveLength(1)
    w.result(settled(1, 3, 0))
    expect(w.balance()).toBe('90.00')
    expect(w.coupons()).toMatchObject([{ status: 'lost', payout: '0.00' }])
    expect(w.kinds().filter((k) => k.startsWith('payout'))).toEqual([
      'payout house:payouts -20.00',
      'payout player:main 20.00',
      'payout_reversal player:main -20.00',
      'payout_reversal house:payouts 20.00',
    ])
    expect(w.result(settled(1, 2, 1))).toBe(0)
    expect(audit(w.sql)).toEqual([])
  })

  it('B-30: a cancelled market gives the whole stake back, from the stakes', () => {
    const w = wallet()
    w.place(placing([quote(1, 1700)], '10.00'))
    w.result(cancelled(1, 1))
    expect(w.balance()).toBe('100.00')
    expect(w.coupons()).toMatchObject([{ status: 'cancelled', payout: '10.00', bets: [{ statusId: 3, factor: '1' }] }])
    expect(w.kinds().slice(-2)).toEqual(['refund house:stakes -10.00', 'refund player:main 10.00'])
  })
})

describe('[C42] a bet that the house returns', () => {
  it('says why, also when that is said later, and no more when it is returned no more', () => {
    const w = wallet()
    w.place(placing([quote(1, 1700)], '10.00'))
    const bet = () => w.coupons()[0]?.bets[0]
    w.result(cancelled(1, 1))
    expect(bet()).toMatchObject({ statusId: 3, factor: '1' })
    expect(bet()).not.toHaveProperty('voidReason')
    const before = w.kinds()
    w.result({ ...cancelled(1, 2), reason: 'event_abandoned' })
    expect(bet()).toMatchObject({ statusId: 3, voidReason: 'event_abandoned' })
    expect(w.kinds()).toEqual(before)
    w.result(settled(1, 3, 1))
    expect(bet()).not.toHaveProperty('voidReason')
    expect(w.coupons()).toMatchObject([{ status: 'won', payout: '17.00' }])
    expect(audit(w.sql)).toEqual([])
  })

  it('by a window of time says what was said of that window', () => {
    const w = wallet()
    w.place(placing([quote(1, 1700)], '10.00'))
    const voided = [
      { from: null, to: T0, reason: 'late_bet' },
      { from: T0, to: null, reason: 'obvious_error' },
    ]
    w.result({ ...settled(1, 1, 0), voided })
    expect(w.coupons()).toMatchObject([{ status: 'cancelled', bets: [{ voidReason: 'obvious_error' }] }])
  })
})

describe('money that is gone when a payout is taken back', () => {
  it('becomes a debt that the next money repays first, and the balance never goes below zero', () => {
    const w = wallet('10.00')
    w.place(placing([quote(1, 3000)], '10.00'))
    w.result(settled(1, 1, 1))
    w.place(placing([quote(2, 2000)], '25.00'))
    expect(w.balance()).toBe('5.00')
    const owed = () => accounts(w.sql).accounts[0]?.debt
    expect(owed()).toBeUndefined()
    w.result(settled(1, 2, 0))
    expect([w.balance(), owed()]).toEqual(['0.00', '25.00'])
    expect(w.place(placing([quote(3, 2000)], '1.00'))).toEqual({ ok: false, error: 'couponFunds' })
    w.credit('20.00', 'second')
    expect([w.balance(), owed()]).toEqual(['0.00', '5.00'])
    w.credit('20.00', 'third')
    expect([w.balance(), owed()]).toEqual(['15.00', undefined])
    expect(audit(w.sql)).toEqual([])
  })
})
