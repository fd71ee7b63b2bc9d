import { expect, it } from 'vitest'
import { open } from '../../../worker/backend/wallet/accounts.ts'
import { audit } from '../../../worker/backend/wallet/audit.ts'
import { credit } from '../../../worker/backend/wallet/credit.ts'
import { balanceOf } from '../../../worker/backend/wallet/journal.ts'
import { hearProvider, newPayment, payment, stepPayment } from '../../../worker/backend/wallet/payments.ts'
import type { Callback, NewPayment } from '../../../worker/backend/wallet/payments-api.ts'
import type { Sql } from '../../../worker/backend/wallet/sql.ts'
import { nodeWallet } from '../wallet/node-sql.ts'
import { T0, USER } from '../wallet/samples.ts'

const asked = { requestId: 'r', now: T0, licence: 'gb' as const }
const making = (direction: NewPayment['direction']): NewPayment => ({
  ...asked,
  userId: USER,
  direction,
  key: direction,
  requestHash: 'h',
  accountId: null,
  amount: 3000,
  currency: 'EUR',
  methodId: 1,
  method: 'Card',
  provider: 'psp',
  lifeMs: 3_600_000,
  flags: [],
})
const saying = (id: number, word: Callback['word']): Callback => ({
  ...asked,
  id,
  provider: 'psp',
  eventId: `${id}-${word}`,
  digest: 'd',
  word,
  amount: 3000,
  currency: 'EUR',
})
const [DEPOSIT, OUT] = [USER * 1_000_000 + 1, USER * 1_000_000 + 2]

/** The life of a deposit and a withdrawal, each step a transaction with its key. */
const STEPS: readonly ((sql: Sql) => unknown)[] = [
  (sql) => newPayment(sql, making('deposit')),
  (sql) => stepPayment(sql, { ...asked, id: DEPOSIT, act: 'open' }),
  (sql) => hearProvider(sql, saying(DEPOSIT, 'approved')),
  (sql) => newPayment(sql, making('withdraw')),
  (sql) => stepPayment(sql, { ...asked, id: OUT, act: 'approve' }),
  (sql) => hearProvider(sql, saying(OUT, 'declined')),
]
/** What the purse and the hold have after each step: nothing else is ever there. */
const AFTER = [
  [1000, 0],
  [1000, 0],
  [4000, 0],
  [1000, 3000],
  [1000, 3000],
  [4000, 0],
]

it('killed at any statement, a step is done wholly or not at all, and its repeat ends at the same books (I1–I4, I7)', () => {
  let kills = 0
  for (let at = 1; ; at++) {
    let left = Number.POSITIVE_INFINITY
    const { sql, change } = nodeWallet(undefined, () => {
      if (--left === 0) throw new Error('killed')
    })
    change((tx) => open(tx, { userId: USER, currency: 'EUR' }))
    change((tx) => credit(tx, { accountId: null, amount: '10.00', reference: 's', requestId: 'r', now: T0 }))
    let rest = at
    STEPS.forEach((step, i) => {
      const books = () => [balanceOf(sql, 'player:main', 'EUR'), balanceOf(sql, 'player:hold', 'EUR')]
      left = rest
      try {
        change(() => step(sql))
        rest = left
        left = Number.POSITIVE_INFINITY
      } catch {
        rest = 0
        kills++
        expect(books()).toEqual(AFTER[i - 1] ?? [1000, 0])
        expect(audit(sql)).toEqual([])
        change(() => step(sql))
      }
      // Whoever has lost the answer asks again.
      change(() => step(sql))
      expect(books()).toEqual(AFTER[i])
      expect(audit(sql)).toEqual([])
    })
    expect([payment(sql, DEPOSIT, T0)?.status, payment(sql, OUT, T0)?.status]).toEqual(['approved', 'declined'])
    if (rest > 0) break
  }
  expect(kills).toBeGreaterThan(30)
})
