import { expect, it } from 'vitest'
import { accounts } from '../../../worker/backend/wallet/accounts.ts'
import { audit } from '../../../worker/backend/wallet/audit.ts'
import { history } from '../../../worker/backend/wallet/history.ts'
import { post } from '../../../worker/backend/wallet/journal.ts'
import { place } from '../../../worker/backend/wallet/place.ts'
import { migrate } from '../../../worker/backend/wallet/schema.ts'
import { applyResult } from '../../../worker/backend/wallet/settle.ts'
import { nodeWallet } from './node-sql.ts'
import { accepted, marketOf, outcomeOf, settled, T0, USER } from './samples.ts'
import { placingOf } from './wallet.ts'

const info = JSON.stringify({
  blockId: null,
  banker: false,
  eventId: 1,
  sportId: 1,
  champId: 9,
  champ: 'Cup',
  home: 'A',
  away: 'B',
  startsAt: new Date(T0).toISOString(),
  isLive: false,
  outcome: { name: 'A' },
  marketTypeId: 186,
  specifiers: '',
})

it('a wallet of the first schema is upgraded: its open express is paid, its balance kept, and a system placed beside it', () => {
  const { sql, change } = nodeWallet(1)
  change((tx) => {
    tx.exec("INSERT INTO account VALUES (701, ?, 0, 'EUR', '', 1)", USER)
    post(tx, { kind: 'credit', ref: 'start', currency: 'EUR', requestId: 'r', now: T0 }, [
      { account: 'house:test', amount: -5000 },
      { account: 'player:main', amount: 5000 },
    ])
    post(tx, { kind: 'bet', ref: 'coupon:1', currency: 'EUR', requestId: 'r', now: T0 }, [
      { account: 'player:main', amount: -1000 },
      { account: 'house:stakes', amount: 1000 },
    ])
    tx.exec(
      `INSERT INTO coupon (id, user_id, account_id, currency, type_id, stake, coef, coef_view_id, change_coef_action, possible_win,
         max_payout, rounding, status, settlement, placed_at)
       VALUES (1, ?, 701, 'EUR', 1, 1000, '4.00', 0, 2, 4000, 5000000, 'half-up', 'open', 0, ?)`,
      USER,
      T0,
    )
    for (const n of [1, 2])
      tx.exec('INSERT INTO leg VALUES (1, ?, ?, ?, 2000, -2, NULL, NULL, ?)', n - 1, marketOf(n), outcomeOf(n), info)
  })

  change((tx) => migrate(tx))
  change((tx) => migrate(tx))
  expect(history(sql, { page: 1, now: T0 }).items).toMatchObject([
    { id: 1, typeId: 1, amount: '10.00', status: 'open', systemValue: null },
  ])
  expect(accounts(sql).accounts[0]?.money).toBe('40.00')
  accepted(
    change((tx) => place(tx, placingOf([2000, 2000, 2000], { typeId: 2, systemValue: 2, amount: '3.00' }), () => 2)),
  )
  change((tx) => applyResult(tx, settled(1, 1, 1), T0))
  change((tx) => applyResult(tx, settled(2, 1, 1), T0))
  change((tx) => applyResult(tx, settled(3, 1, 0), T0))
  expect(history(sql, { page: 1, now: T0 }).items.map((c) => [c.id, c.status, c.payout])).toEqual([
    [2, 'won', '4.00'],
    [1, 'won', '40.00'],
  ])
  expect(accounts(sql).accounts[0]?.money).toBe('81.00')
  expect(audit(sql)).toEqual([])
})

it.each([
  ['player:main', -1],
  ['player:bonus', -1],
  ['player:hold', -1],
  ['player:debt', 1],
  ['player:bonus_debt', 1],
] as const)('%s cannot be booked to %d: money is never below zero, a debt never above it', (account, amount) => {
  const { change } = nodeWallet()
  expect(() =>
    change((tx) =>
      post(tx, { kind: 'bet', ref: 'x', currency: 'EUR', requestId: 'r', now: T0 }, [
        { account, amount },
        { account: 'house:stakes', amount: -amount },
      ]),
    ),
  ).toThrow(/CHECK/)
})
