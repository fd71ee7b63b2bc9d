import { describe, expect, it } from 'vitest'
import { open } from '../../../worker/backend/wallet/accounts.ts'
import { credit } from '../../../worker/backend/wallet/credit.ts'
import type { SentEvent } from '../../../worker/backend/wallet/events.ts'
import { delivered, failed, nextParcel, waiting } from '../../../worker/backend/wallet/outbox.ts'
import { ARRIVAL_MS, outboxSender } from '../../../worker/backend/wallet/send-outbox.ts'
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

describe('sending', () => {
  /** A queue that takes every parcel, of which `taken` has the numbers. */
  function queue() {
    const taken: number[][] = []
    const send = async (parcel: SentEvent[]) => void taken.push(parcel.map(({ seq }) => seq))
    return { taken, queue: { send } as unknown as Queue<SentEvent[]> }
  }

  it('I11 keeps an event until who receives it has told to have it, and sends it again when nobody does', async () => {
    const sql = wallet(2)
    const to = queue()
    const sender = outboxSender(sql, to.queue)
    expect([await sender.send(T0), sender.unsent(), waiting(sql)]).toEqual([ARRIVAL_MS, 0, 2])
    expect(await sender.send(T0 + 20_000)).toBe(ARRIVAL_MS - 20_000)
    expect(to.taken).toEqual([[1, 2]])
    await sender.send(T0 + ARRIVAL_MS)
    expect(to.taken).toEqual([
      [1, 2],
      [1, 2],
    ])
    delivered(sql, 2, 1)
    expect([await sender.send(T0 + 3 * ARRIVAL_MS), to.taken.length]).toEqual([null, 2])
  })

  it('sends only what is new while the rest is on its way, and one that came alone leaves the others', async () => {
    const sql = wallet(2)
    const to = queue()
    const sender = outboxSender(sql, to.queue)
    await sender.send(T0)
    credit(sql, { accountId: null, amount: '1.00', reference: 'later', requestId: 'r', now: T0 })
    expect(sender.unsent()).toBe(1)
    await sender.send(T0 + 1000)
    expect(to.taken).toEqual([[1, 2], [3]])
    delivered(sql, 3, 3)
    await sender.send(T0 + ARRIVAL_MS)
    expect(to.taken.at(-1)).toEqual([1, 2])
  })

  it('sends once more what was on its way when its object died', async () => {
    const sql = wallet(2)
    const to = queue()
    await outboxSender(sql, to.queue).send(T0)
    await outboxSender(sql, to.queue).send(T0 + 1000)
    expect(to.taken).toEqual([
      [1, 2],
      [1, 2],
    ])
  })
})
