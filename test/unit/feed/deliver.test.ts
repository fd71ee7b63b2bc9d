import { expect, it, vi } from 'vitest'
import type { MarketResult } from '../../../worker/backend/feed/api.ts'
import { deliverer, pause } from '../../../worker/backend/feed/deliver.ts'
import type { Delivery } from '../../../worker/backend/feed/store.ts'

const result = (marketId: number, version = 1): MarketResult => ({
  marketId,
  eventId: 1,
  version,
  kind: 'settled',
  outcomes: [{ id: 1, statusId: 1 }],
  window: null,
})

/** Rows in memory with the store's rules. */
function post(count: number) {
  let rows: Delivery[] = Array.from({ length: count }, (_, i) => ({
    market_id: 1,
    wallet_id: i + 1,
    version: 1,
    attempts: 0,
    next_at: 0,
  }))
  const is = (d: Delivery) => (row: Delivery) =>
    row.market_id === d.market_id && row.wallet_id === d.wallet_id && row.version === d.version
  return {
    rows: () => rows,
    add: (row: Delivery) => void rows.push(row),
    due: (at: number, limit: number) => rows.filter((row) => row.next_at <= at).slice(0, limit),
    delivered: (d: Delivery) => {
      rows = rows.filter((row) => !is(d)(row))
    },
    failed: (d: Delivery, nextAt: number) => {
      rows = rows.map((row) => (is(d)(row) ? { ...row, attempts: row.attempts + 1, next_at: nextAt } : row))
    },
  }
}

it('tells every wallet once, at most two at a time', async () => {
  const store = post(100)
  const told: number[] = []
  let busy = 0
  let most = 0
  const send = async (wallet: number) => {
    most = Math.max(most, ++busy)
    await new Promise((done) => setTimeout(done, 1))
    busy -= 1
    told.push(wallet)
  }
  const deliver = deliverer({ store, result, send, time: () => 0 })
  await Promise.all([deliver(), deliver()])
  expect(told.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1))
  expect([most, store.rows()]).toEqual([2, []])
})

it.each([
  [17, 120],
  [16, 80],
])('of many it rests after each for as long as it took, so that bets go on meanwhile: %d', async (count, next) => {
  vi.useFakeTimers()
  const told: number[] = []
  const send = async (wallet: number) => {
    await new Promise((done) => setTimeout(done, 40))
    told.push(wallet)
  }
  const run = deliverer({ store: post(count), result, send, time: Date.now })()
  await vi.advanceTimersByTimeAsync(next - 1)
  expect(told).toEqual([1, 2])
  await vi.advanceTimersByTimeAsync(1)
  expect(told).toEqual([1, 2, 3, 4])
  await vi.runAllTimersAsync()
  await run
  vi.useRealTimers()
})

it('tries again after a pause, and tells the others meanwhile', async () => {
  const store = post(3)
  let now = 0
  let down = true
  const told: number[] = []
  const send = async (wallet: number) => {
    if (wallet === 2 && down) throw new Error('gone for a moment')
    told.push(wallet)
  }
  const deliver = deliverer({ store, result, send, time: () => now })
  await deliver()
  expect(told).toEqual([1, 3])
  expect(store.rows()).toMatchObject([{ wallet_id: 2, attempts: 1, next_at: pause(0) }])
  await deliver()
  expect(told).toEqual([1, 3])
  now = pause(0)
  down = false
  await deliver()
  expect([told, store.rows()]).toEqual([[1, 3, 2], []])
})

it('keeps the delivery of a result that came while the one before was on its way', async () => {
  const store = post(1)
  const told: number[] = []
  let version = 1
  const send = async (_: number, results: MarketResult[]) => {
    told.push(...results.map((r) => r.version))
    if (version === 2) return
    version = 2
    store.delivered({ market_id: 1, wallet_id: 1, version: 1, attempts: 0, next_at: 0 })
    store.add({ market_id: 1, wallet_id: 1, version: 2, attempts: 0, next_at: 0 })
  }
  await deliverer({ store, result: (id) => result(id, version), send, time: () => 0 })()
  expect([told, store.rows()]).toEqual([[1, 2], []])
})

it('tells a wallet its new results in one call, and what has failed alone', async () => {
  const store = post(0)
  const of = (market_id: number, wallet_id: number, attempts = 0): Delivery => ({
    market_id,
    wallet_id,
    version: 1,
    attempts,
    next_at: 0,
  })
  for (const row of [of(1, 7), of(2, 7), of(1, 8), of(3, 7, 2), of(4, 7)]) store.add(row)
  const told: string[] = []
  const send = async (wallet: number, results: MarketResult[]) => {
    told.push(`${wallet}: ${results.map((r) => r.marketId)}`)
  }
  await deliverer({ store, result: (id) => (id === 2 ? null : result(id)), send, time: () => 0 })()
  expect([told.toSorted(), store.rows()]).toEqual([['7: 1,4', '7: 3', '8: 1'], []])
})

it('drops the delivery of a market that has left the book', async () => {
  const store = post(1)
  await deliverer({ store, result: () => null, send: () => Promise.reject(new Error('never asked')), time: () => 0 })()
  expect(store.rows()).toEqual([])
})

it.each([
  [0, 500],
  [1, 1000],
  [6, 32_000],
  [7, 60_000],
  [40, 60_000],
])('waits after %i failures %i ms', (attempts, ms) => {
  expect(pause(attempts)).toBe(ms)
})
