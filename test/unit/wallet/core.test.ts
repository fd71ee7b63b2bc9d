import { describe, expect, it } from 'vitest'
import { accountFor, accounts, open } from '../../../worker/backend/wallet/accounts.ts'
import type { PlaceInput } from '../../../worker/backend/wallet/api.ts'
import { audit } from '../../../worker/backend/wallet/audit.ts'
import { credit } from '../../../worker/backend/wallet/credit.ts'
import { coupon, history, ledger } from '../../../worker/backend/wallet/history.ts'
import { byKey, forgetKeys } from '../../../worker/backend/wallet/idempotency.ts'
import { balanceOf, post } from '../../../worker/backend/wallet/journal.ts'
import { delivered, nextParcel } from '../../../worker/backend/wallet/outbox.ts'
import { place } from '../../../worker/backend/wallet/place.ts'
import { migrate } from '../../../worker/backend/wallet/schema.ts'
import { applyResult } from '../../../worker/backend/wallet/settle.ts'
import type { Sql } from '../../../worker/backend/wallet/sql.ts'
import { nodeWallet } from './node-sql.ts'
import { accepted, cancelled, couponOf, limits, placing, quote, reopened, settled, T0, USER } from './samples.ts'

let ids = 0
function wallet(money = '100.00') {
  const { sql, change } = nodeWallet()
  open(sql, { userId: USER, currency: 'EUR' })
  credit(sql, { accountId: null, amount: money, reference: 'start', requestId: 'r', now: T0 })
  const bet = (...args: Parameters<typeof placing>) => change((tx) => place(tx, placing(...args), () => ++ids))
  return { sql, change, bet, balance: () => accounts(sql).accounts[0]?.money }
}
const idOf = (answer: ReturnType<ReturnType<typeof wallet>['bet']>): number => JSON.parse(accepted(answer).body).data.id
const tables = (sql: Sql) =>
  ['posting', 'coupon', 'leg', 'idempotency', 'outbox'].map(
    (name) => sql.exec(`SELECT COUNT(*) AS n FROM ${name}`)[0]?.n,
  )

describe('a refusal', () => {
  it.each([
    [
      'couponSuspended',
      { quotes: [quote(1, 2000, { state: 'suspended' })] },
      { bets: [{ outcomeId: 12, code: 'SUSPENDED' }] },
    ],
    [
      'couponSuspended',
      { quotes: [quote(1, 2000, { state: 'settled' })] },
      { bets: [{ outcomeId: 12, code: 'SUSPENDED' }] },
    ],
    ['couponNotFound', { quotes: [quote(1, 0, { state: 'gone' })] }, { bets: [{ outcomeId: 12, code: 'NOT_FOUND' }] }],
    ['priceChanged', { coupon: couponOf([quote(1, 1900)], '10.00') }, { bets: [{ outcomeId: 12, coef: '2.00' }] }],
    ['couponMin', { coupon: couponOf([quote(1, 2000)], '0.19') }, { minBetAmount: '0.20' }],
    [
      'couponMax',
      { coupon: couponOf([quote(1, 2000)], '10.00'), limits: limits({ maxPayout: 1999 }) },
      { maxBetAmount: '9.99' },
    ],
    ['couponAmount', { coupon: couponOf([quote(1, 2000)], '1.005') }, undefined],
    ['couponType', { limits: limits({ types: [1] }) }, undefined],
    ['couponFunds', { coupon: couponOf([quote(1, 2000)], '100.01') }, undefined],
    ['couponAccount', { coupon: couponOf([quote(1, 2000)], '10.00', { accountId: 1 }) }, undefined],
  ] as [string, Partial<PlaceInput>, unknown][])('%s writes nothing', (error, more, data) => {
    const w = wallet()
    const before = tables(w.sql)
    expect(w.bet([quote(1, 2000)], '10.00', more)).toEqual({ ok: false, error, ...(data !== undefined && { data }) })
    expect(tables(w.sql)).toEqual(before)
  })

  it('comes as a throw when the quotes are not those of the bets: that is a bug', () => {
    expect(() => wallet().bet([quote(1, 2000)], '10.00', { quotes: [quote(2, 2000)] })).toThrow('quotes')
  })
})

describe('a key', () => {
  it('is remembered for 7 days', () => {
    const w = wallet()
    w.bet([quote(1, 2000)], '1.00', { key: 'old' })
    w.bet([quote(1, 2000)], '1.00', { key: 'new', now: T0 + 7 * 86_400_000 })
    const late = T0 + 7 * 86_400_000 + 1
    forgetKeys(w.sql, late)
    // The outbox still tells of it.
    expect(byKey(w.sql, 'old')).not.toBeNull()
    const [, first] = nextParcel(w.sql)
    delivered(w.sql, first?.seq ?? 0)
    expect(nextParcel(w.sql)).toHaveLength(1)
    forgetKeys(w.sql, late - 1)
    expect(byKey(w.sql, 'old')).not.toBeNull()
    forgetKeys(w.sql, late)
    expect(byKey(w.sql, 'old')).toBeNull()
    expect(byKey(w.sql, 'new')).not.toBeNull()
  })
})

it('writes nothing of a coupon whose id is taken: the same press may try again', () => {
  const w = wallet()
  const supply = [5, 5, 6]
  const input = placing([quote(1, 2000)], '1.00', { key: 'again' })
  const press = (pressed = input) => w.change((tx) => place(tx, pressed, () => supply.shift() ?? 0))
  expect(idOf(press(placing([quote(1, 2000)], '1.00')))).toBe(5)
  const before = balanceOf(w.sql, 'player:main', 'EUR')
  expect(() => press()).toThrow('coupon.id')
  expect([byKey(w.sql, 'again'), balanceOf(w.sql, 'player:main', 'EUR')]).toEqual([null, before])
  expect(idOf(press())).toBe(6)
})

describe('a market of which the wallet has been told', () => {
  it('takes no bet once it is settled or cancelled, and takes one again after it is reopened', () => {
    const w = wallet()
    w.bet([quote(1, 2000)], '1.00')
    for (const result of [settled(1, 1, 1), cancelled(1, 2)]) {
      applyResult(w.sql, result, T0)
      expect(w.bet([quote(1, 2000)], '1.00')).toMatchObject({
        ok: false,
        error: 'couponSuspended',
        data: { bets: [{ outcomeId: 12, code: 'SUSPENDED' }] },
      })
    }
    applyResult(w.sql, reopened(1, 3), T0)
    expect(w.bet([quote(1, 2000)], '1.00').ok).toBe(true)
  })

  it('takes no bet inside a cancelled window, and one after it', () => {
    const w = wallet()
    applyResult(w.sql, cancelled(1, 1, { from: null, to: T0 }), T0)
    expect(w.bet([quote(1, 2000)], '1.00', { now: T0 - 1 })).toMatchObject({ error: 'couponSuspended' })
    expect(w.bet([quote(1, 2000)], '1.00', { now: T0 }).ok).toBe(true)
  })
})

describe('a cancelled window', () => {
  it('returns only what was placed in [from, to), and keeps it returned when the market is settled later', () => {
    const w = wallet()
    const at = (ms: number) => idOf(w.bet([quote(1, 2000)], '10.00', { now: T0 + ms }))
    const [before, first, last, after] = [at(0), at(10), at(19), at(20)]
    const status = (id: number) => coupon(w.sql, id, T0)?.status
    const window = { from: T0 + 10, to: T0 + 20 }
    applyResult(w.sql, { ...cancelled(1, 1, window), voided: [window] }, T0)
    expect([before, first, last, after].map(status)).toEqual(['open', 'cancelled', 'cancelled', 'open'])
    applyResult(w.sql, settled(1, 2, 1, { voided: [window, { from: T0 + 20, to: null }] }), T0)
    expect([before, first, last, after].map(status)).toEqual(['won', 'cancelled', 'cancelled', 'cancelled'])
    expect(w.balance()).toBe('110.00')
    applyResult(w.sql, settled(1, 3, 1), T0)
    expect([before, first, last, after].map(status)).toEqual(['won', 'won', 'won', 'won'])
    expect(w.balance()).toBe('140.00')
    expect(audit(w.sql)).toEqual([])
  })
})

describe('a result', () => {
  it('B-29: leaves an outcome that it does not name open', () => {
    const w = wallet()
    const id = idOf(w.bet([quote(1, 2000)], '10.00'))
    applyResult(w.sql, settled(1, 1, 1, { outcomes: [{ id: 13, statusId: 0 }] }), T0)
    expect(coupon(w.sql, id, T0)).toMatchObject({ status: 'open', bets: [{ statusId: -1, factor: null }] })
  })

  it('of an equal or a lower version changes nothing, whatever it says', () => {
    const w = wallet()
    w.bet([quote(1, 2000)], '10.00')
    applyResult(w.sql, settled(1, 2, 1), T0)
    expect([applyResult(w.sql, settled(1, 2, 0), T0), applyResult(w.sql, settled(1, 1, 0), T0)]).toEqual([0, 0])
    expect(w.balance()).toBe('110.00')
  })

  it('B-28: a bet on a game that has begun is not calculated, never won', () => {
    const w = wallet()
    const id = idOf(w.bet([quote(1, 2000)], '10.00'))
    expect(coupon(w.sql, id, T0 + 86_400_000)).toMatchObject({ status: 'open', bets: [{ statusId: -2 }] })
  })

  it('pays a dead heat’s share exactly', () => {
    const w = wallet()
    const id = idOf(w.bet([quote(1, 9000)], '10.00'))
    applyResult(w.sql, settled(1, 1, 1, { outcomes: [{ id: 12, statusId: 1, share: { num: 1, den: 3 } }] }), T0)
    expect(coupon(w.sql, id, T0)).toMatchObject({ payout: '30.00', bets: [{ statusId: 1, factor: '3' }] })
  })

  it('of an outcome that wins instead of loses pays the higher sum: the old entry reversed, a new one booked', () => {
    const w = wallet()
    const id = idOf(w.bet([quote(1, 1900)], '10.00'))
    applyResult(w.sql, settled(1, 1, 5), T0)
    applyResult(w.sql, settled(1, 2, 4), T0 + 5)
    expect(coupon(w.sql, id, T0)).toMatchObject({ payout: '14.50', settledAt: new Date(T0 + 5).toISOString() })
    expect(
      ledger(w.sql, 1)
        .items.slice(4)
        .map((p) => [p.tx, p.kind, p.ref, p.account, p.amount]),
    ).toEqual([
      [3, 'payout', `coupon:${id}:1`, 'house:payouts', '-5.00'],
      [3, 'payout', `coupon:${id}:1`, 'player:main', '5.00'],
      [4, 'payout_reversal', `coupon:${id}:1`, 'player:main', '-5.00'],
      [4, 'payout_reversal', `coupon:${id}:1`, 'house:payouts', '5.00'],
      [5, 'payout', `coupon:${id}:2`, 'house:payouts', '-14.50'],
      [5, 'payout', `coupon:${id}:2`, 'player:main', '14.50'],
    ])
  })

  it('that turns a return into a win moves the money from the payouts, not from the stakes', () => {
    const w = wallet()
    w.bet([quote(1, 1001)], '0.20')
    applyResult(w.sql, settled(1, 1, 2), T0)
    applyResult(w.sql, settled(1, 2, 1), T0)
    expect([balanceOf(w.sql, 'house:stakes', 'EUR'), balanceOf(w.sql, 'house:payouts', 'EUR')]).toEqual([20, -20])
    expect(audit(w.sql)).toEqual([])
  })

  it('B-32: counts every settled leg of a coupon', () => {
    const w = wallet()
    const id = idOf(w.bet([quote(1, 2000), quote(2, 2000), quote(3, 2000)], '1.00'))
    applyResult(w.sql, settled(1, 1, 1), T0)
    applyResult(w.sql, settled(2, 1, 1), T0)
    expect(coupon(w.sql, id, T0)?.bets.map((b) => b.factor)).toEqual(['2', '2', null])
  })
})

describe('accounts', () => {
  it('are opened once, whatever a repeat asks', () => {
    const w = wallet('0.01')
    open(w.sql, { userId: USER, currency: 'USD' })
    expect(accounts(w.sql)).toMatchObject({ accounts: [{ iso: 'EUR', isActive: true }] })
    expect(accounts(w.sql).active).toBe(accountFor(w.sql, null)?.id)
  })

  it('are none before that, and then nothing can be credited', () => {
    const { sql } = nodeWallet()
    expect(accounts(sql)).toEqual({ accounts: [], bonuses: [], active: 0 })
    expect(credit(sql, { accountId: null, amount: '1.00', reference: 'x', requestId: 'r', now: T0 })).toEqual({
      ok: false,
      error: 'notFound',
    })
  })

  it.each(['0', '0.00', '1.005', '-5', '45035996273704.97'])('take no credit of %s', (amount) => {
    expect(credit(wallet().sql, { accountId: null, amount, reference: 'x', requestId: 'r', now: T0 })).toEqual({
      ok: false,
      error: 'invalid',
    })
  })
})

describe('the storage itself', () => {
  it('refuses entries that do not sum to zero, a negative balance and a second booking of one reason', () => {
    const w = wallet()
    const reason = (ref: string) => ({ kind: 'bet' as const, ref, currency: 'EUR', requestId: 'r', now: T0 })
    expect(() => post(w.sql, reason('a'), [{ account: 'player:main', amount: 5 }])).toThrow('unbalanced')
    expect(() =>
      w.change((tx) =>
        post(tx, reason('b'), [
          { account: 'player:main', amount: -10_001 },
          { account: 'house:stakes', amount: 10_001 },
        ]),
      ),
    ).toThrow('CHECK')
    const entries = [
      { account: 'player:main' as const, amount: -1 },
      { account: 'house:stakes' as const, amount: 1 },
    ]
    w.change((tx) => post(tx, reason('c'), entries))
    expect(() => w.change((tx) => post(tx, reason('c'), entries))).toThrow('UNIQUE')
    expect(audit(w.sql)).toEqual([])
  })

  it('shows in the audit when a row was edited, removed or made up', () => {
    for (const edit of [
      'UPDATE posting SET amount = amount * 2',
      'DELETE FROM posting WHERE seq = 1',
      "UPDATE posting SET ref = 'other' WHERE seq = 2",
      'UPDATE balance SET minor = minor + 1',
    ]) {
      const { sql } = wallet()
      sql.exec(edit)
      expect(audit(sql)).not.toEqual([])
    }
  })

  it('is brought up to date once', () => {
    const w = wallet()
    migrate(w.sql)
    expect(w.balance()).toBe('100.00')
  })
})

it('gives the ledger 5000 whole transactions a page, the history 50 coupons', () => {
  const w = wallet()
  for (let i = 0; i < 260; i++) w.bet([quote(1, 2000)], '0.20')
  for (let i = 0; i < 4740; i++)
    credit(w.sql, { accountId: null, amount: '0.01', reference: `more ${i}`, requestId: 'r', now: T0 })
  expect(
    [ledger(w.sql, 1), ledger(w.sql, 2), ledger(w.sql, 3)].map((p) => [p.items.length, p.items[0]?.seq, p.total]),
  ).toEqual([
    [10_000, 1, 10_002],
    [2, 10_001, 10_002],
    [0, undefined, 10_002],
  ])
  const page = (n: number) => history(w.sql, { page: n, now: T0 }).items.length
  expect([page(1), page(6), page(7)]).toEqual([50, 10, 0])
})
