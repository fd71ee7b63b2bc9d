import { expect, it } from 'vitest'
import { open } from '../../../worker/backend/wallet/accounts.ts'
import { credit } from '../../../worker/backend/wallet/credit.ts'
import { delivered, failed, nextParcel, waiting } from '../../../worker/backend/wallet/outbox.ts'
import { nodeWallet } from './node-sql.ts'
import { T0, USER } from './samples.ts'

function wallet(events: number, referenceLength = 5) {
  const { sql } = nodeWallet()
  open(sql, { userId: USER, currency: 'EUR' })
  for (let i = 1; i <= events; i++)
    credit(sql, {
      accountId: null,
      amount: '1.00',
      reference: String(i).padStart(referenceLength, '0'),
      requestId: 'r',
      now: T0,
    })
  return sql
}

it('gives events in order, at most 50 at once, each with an id of its own', () => {
  const sql = wallet(60)
  const first = nextParcel(sql)
  expect(first.map((e) => e.seq)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1))
  delivered(sql, 50)
  expect(nextParcel(sql).map((e) => e.seq)).toEqual([51, 52, 53, 54, 55, 56, 57, 58, 59, 60])
  delivered(sql, 60)
  expect(waiting(sql)).toBe(0)
})

it('never numbers an event as an earlier one was, also when all have been delivered', () => {
  const sql = wallet(3)
  delivered(sql, 3)
  credit(sql, { accountId: null, amount: '1.00', reference: 'later', requestId: 'r', now: T0 })
  expect(nextParcel(sql).map((e) => e.seq)).toEqual([4])
})

it('keeps a parcel below what a queue takes, but never empty', () => {
  const sql = wallet(5, 30_000)
  expect(nextParcel(sql).map((e) => e.seq)).toEqual([1, 2])
  delivered(sql, 2)
  expect(nextParcel(wallet(2, 90_000)).map((e) => e.seq)).toEqual([1])
})

it('waits 1 s, doubled up to 5 min, and keeps what was not delivered', () => {
  const sql = wallet(2)
  expect(Array.from({ length: 12 }, () => failed(sql, 2))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 32_000, 64_000, 128_000, 256_000, 300_000, 300_000, 300_000,
  ])
  expect(nextParcel(sql)).toHaveLength(2)
})
