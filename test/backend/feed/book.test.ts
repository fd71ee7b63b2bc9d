import { env, evictDurableObject, runDurableObjectAlarm, runInDurableObject, SELF } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { event as eventCall, sports } from '../../../shared/api/feed.ts'
import { bookOf, walletOf } from '../../../worker/backend/env.ts'
import type { WalletApi } from '../../../worker/backend/wallet/api.ts'
import { placing } from '../../unit/wallet/samples.ts'
import { event, feed, get, iso, odds, unique } from './operator.ts'

const book = () => bookOf(env)
const quote = (e: { marketId: number; outcomeId: number }, wallet: number | null = null) =>
  book().quote([{ marketId: e.marketId, outcomeId: e.outcomeId }], wallet, Date.now())
const settlement = (e: Awaited<ReturnType<typeof event>>, statusId: number) => ({
  type: 'bet_settlement',
  eventId: e.eventId,
  marketId: e.marketId,
  outcomes: [{ id: e.outcomeId, statusId }],
})
const rows = (query: string, ...values: number[]) =>
  runInDurableObject(book(), (_, { storage }) => storage.sql.exec(query, ...values).toArray())
const deliveries = (e: { marketId: number }) =>
  rows('SELECT wallet_id, version FROM delivery WHERE market_id = ?', e.marketId)

async function until<T>(read: () => Promise<T>, good: (value: T) => boolean): Promise<T> {
  for (let i = 0; ; i++) {
    const value = await read()
    if (good(value) || i === 50) return value
    await new Promise((done) => setTimeout(done, 50))
  }
}

/** A wallet with 100 EUR. */
async function player() {
  const userId = unique()
  const wallet = (): WalletApi => walletOf(env, userId)
  await wallet().open({ userId, currency: 'EUR', now: Date.now() })
  await wallet().credit({
    accountId: null,
    amount: '100.00',
    reference: `start-${userId}`,
    requestId: 'r',
    now: Date.now(),
  })
  const money = async () => (await wallet().accounts()).accounts[0]?.money
  return { userId, wallet, money }
}

/** A player with a single of 10 EUR on an event's first outcome. */
async function bet(e: Awaited<ReturnType<typeof event>>) {
  const { userId, wallet, money } = await player()
  const quotes = await quote(e, userId)
  const { answer } = await wallet().place(placing(quotes, '10.00', { userId, now: Date.now() }))
  expect(answer).toMatchObject({ ok: true, status: 201 })
  return { userId, quotes, wallet, money, comesTo: (amount: string) => until(money, (m) => m === amount) }
}

it('tells the wallets that asked for a market its results, each version', async () => {
  const e = await event({ coef: '2.00' })
  const players = await Promise.all([bet(e), bet(e), bet(e)])
  expect(await Promise.all(players.map((p) => p.money()))).toEqual(['90.00', '90.00', '90.00'])
  await feed([settlement(e, 1)])
  for (const p of players) expect(await p.comesTo('110.00')).toBe('110.00')
  await feed([{ type: 'rollback_bet_settlement', eventId: e.eventId, marketId: e.marketId }])
  for (const p of players) expect(await p.comesTo('90.00')).toBe('90.00')
  await feed([settlement(e, 2)])
  for (const p of players) expect(await p.comesTo('100.00')).toBe('100.00')
  expect(
    await until(
      () => deliveries(e),
      (left) => left.length === 0,
    ),
  ).toEqual([])
})

it('closes the race of a bet with its result: a wallet that asked refuses the bet that comes after the result', async () => {
  const e = await event({ coef: '2.00' })
  const p = await bet(e)
  const early = await quote(e, p.userId)
  await feed([settlement(e, 1)])
  await p.comesTo('110.00')
  const late = placing(early, '10.00', { userId: p.userId, now: Date.now(), key: crypto.randomUUID() })
  const { answer } = await p.wallet().place(late)
  expect(answer).toMatchObject({ ok: false })
  expect(await p.money()).toBe('110.00')
})

it('returns the stakes of a window alone, and settles the others', async () => {
  const e = await event({ coef: '2.00' })
  const early = await bet(e)
  await new Promise((done) => setTimeout(done, 20))
  const to = new Date().toISOString()
  await new Promise((done) => setTimeout(done, 20))
  const late = await bet(e)
  await feed([{ type: 'bet_cancel', eventId: e.eventId, marketId: e.marketId, to }])
  expect(await early.comesTo('100.00')).toBe('100.00')
  await feed([settlement(e, 1)])
  expect(await late.comesTo('110.00')).toBe('110.00')
  expect(await early.money()).toBe('100.00')
})

it('refuses a bet inside a cancelled window that has not ended, of a wallet that was not told too, also after an eviction', async () => {
  const e = await event({ coef: '2.00' })
  const window = { from: iso(Date.now() - 60_000), to: iso(Date.now() + 600_000) }
  await feed([{ type: 'bet_cancel', eventId: e.eventId, ...window }])
  await evictDurableObject(book())
  const p = await player()
  const place = async () =>
    p.wallet().place(placing(await quote(e, p.userId), '10.00', { userId: p.userId, now: Date.now() }))
  expect(await place()).toMatchObject({ answer: { ok: false, error: 'couponSuspended' } })
  expect(await p.money()).toBe('100.00')
  await feed([{ type: 'rollback_bet_cancel', eventId: e.eventId, ...window }])
  expect(await place()).toMatchObject({ answer: { ok: true, status: 201 } })
})

it('keeps a delivery until the wallet has taken it, and tries again by alarm', async () => {
  const e = await event({ coef: '2.00' })
  const p = await bet(e)
  // A result that was queued when the object went away, before anything was sent.
  await feed([settlement(e, 1)])
  await p.comesTo('110.00')
  await feed([{ type: 'rollback_bet_settlement', eventId: e.eventId }])
  await p.comesTo('90.00')
  await until(
    () => deliveries(e),
    (left) => left.length === 0,
  )
  await rows('INSERT INTO delivery VALUES (?, ?, 2, 3, 0)', e.marketId, p.userId)
  await evictDurableObject(book())
  await book().wake()
  expect(
    await until(
      () => deliveries(e),
      (left) => left.length === 0,
    ),
  ).toEqual([])
  expect(await p.money()).toBe('90.00')
})

it('comes back after an eviction with the same prices, results and memory for messages', async () => {
  const e = await event({ coef: '1.85' })
  const settled = await event({ coef: '2.00' })
  const p = await bet(settled)
  const at = new Date().toISOString()
  await feed([
    { ...settlement(settled, 1), timestamp: at },
    { ...odds(e, '1.95', { score: '1:0' }), timestamp: at },
  ])
  const before = await get(`/events/${e.eventId}`, eventCall.answer)
  await evictDurableObject(book())
  const after = await get(`/events/${e.eventId}`, eventCall.answer)
  expect(after).toEqual(before)
  expect(after).toMatchObject({ score: '1:0', markets: [{ outcomes: [{ coef: '1.95' }, { coef: '2.000' }] }] })
  expect(await quote(settled)).toMatchObject([{ state: 'settled' }])
  await feed([
    { ...odds(e, '1.95', { score: '1:0' }), timestamp: at },
    { ...settlement(settled, 1), timestamp: at },
  ])
  expect((await get(`/events/${e.eventId}`, eventCall.answer)).feedVersion).toBe(before.feedVersion)
  expect(await p.comesTo('110.00')).toBe('110.00')
})

it('writes the rows of the events that changed, and no others', async () => {
  const [a, b] = [await event(), await event()]
  const versions = () => rows('SELECT id, version FROM event WHERE id IN (?, ?) ORDER BY id', a.eventId, b.eventId)
  const before = await versions()
  await feed([odds(b, '1.99')])
  const after = await versions()
  expect(after[0]).toEqual(before[0])
  expect(Number(after[1]?.version)).toBeGreaterThan(Number(before[1]?.version))
})

it('forgets a producer but for markets with open bets, and tidies by alarm without losing anything', async () => {
  const e = await event({ coef: '2.00', producer: 'demo' })
  const idle = await event({ producer: 'demo' })
  const other = await event()
  const p = await bet(e)
  await book().forget('demo', Date.now())
  await runDurableObjectAlarm(book())
  await evictDurableObject(book())
  expect(await book().event(idle.eventId, Date.now())).toBeNull()
  expect(await quote(e)).toMatchObject([{ state: 'suspended' }])
  expect(await quote(other)).toMatchObject([{ state: 'active' }])
  await feed([settlement(e, 1)])
  expect(await p.comesTo('110.00')).toBe('110.00')
})

it('counts sports by what is asked for', async () => {
  await event({ sportId: 77, live: true })
  const line = await get('/sports?type=line', sports.answer)
  const live = await get('/sports?type=live', sports.answer)
  expect(line.items.find((s) => s.id === 77)).toBeUndefined()
  expect(live.items.find((s) => s.id === 77)).toEqual({ id: 77, live: 1, line: 0 })
})

it.each([
  '/events?sport=x',
  '/events?type=all',
  '/events?page=0',
  '/events/abc',
  '/results?date=2026-13-01',
  '/champs?sport=-1',
])('answers %s with 422', async (path) => {
  const answer = await SELF.fetch(`https://site.test/feed-api/v1${path}`)
  expect(answer.status).toBe(422)
})
