import { env, evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { type Env, walletOf } from '../../../worker/backend/env.ts'
import type { PlaceAnswer, WalletApi } from '../../../worker/backend/wallet/api.ts'
import { accepted, couponOf, placing, quote, settled, T0 } from '../../unit/wallet/samples.ts'

const bindings = env as unknown as Env
let users = 5000

/** The wallet of a new player with `money` EUR; every later call goes through a fresh stub. */
async function player(money: string) {
  const userId = ++users
  const wallet = (): WalletApi => walletOf(bindings, userId)
  await wallet().open({ userId, currency: 'EUR', now: T0 })
  if (money !== '0')
    await wallet().credit({ accountId: null, amount: money, reference: 'start', requestId: 'r', now: T0 })
  return {
    userId,
    wallet,
    balance: async () => (await wallet().accounts()).accounts[0]?.money,
    place: async (quotes = [quote(1, 2000)], amount = '10.00', more = {}): Promise<PlaceAnswer> => {
      const { answer } = await wallet().place(placing(quotes, amount, { userId, ...more }))
      if (!answer) throw new Error('asked under another version')
      return answer
    },
  }
}

const sumsOf = (items: { amount: string; currency: string }[]) =>
  items.reduce((sum, p) => sum + BigInt(p.amount.replace('.', '')), 0n)

describe('racing bets on one wallet', () => {
  it('B-22: of ten parallel bets of 30 on 100 exactly three are taken, and 10 is left', async () => {
    const p = await player('100.00')
    const answers = await Promise.all(Array.from({ length: 10 }, () => p.place([quote(1, 2000)], '30.00')))
    expect(answers.filter((a) => a.ok)).toHaveLength(3)
    expect(answers.filter((a) => !a.ok)).toEqual(Array(7).fill({ ok: false, error: 'couponFunds' }))
    expect(await p.balance()).toBe('10.00')
  })

  it('takes ten of twenty bets of 9.00 on 90.00, and nothing goes below zero', async () => {
    const p = await player('90.00')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => p.place([quote(1, 1850), quote(2, 2100)], '9.00')),
    )
    expect(answers.filter((a) => a.ok)).toHaveLength(10)
    expect(await p.balance()).toBe('0.00')
    const { items } = await p.wallet().ledger(1)
    expect(items.map((x) => x.seq)).toEqual(items.map((_, i) => i + 1))
    expect(sumsOf(items)).toBe(0n)
  })

  it('B-21 T17: a bet of 100 after a bet of 50 on 100 is refused, and 50 is left', async () => {
    const p = await player('100.00')
    const [a, b] = await Promise.all([p.place([quote(1, 2000)], '50.00'), p.place([quote(1, 2000)], '100.00')])
    expect(a.ok).toBe(true)
    expect(b).toEqual({ ok: false, error: 'couponFunds' })
    expect(await p.balance()).toBe('50.00')
  })
})

it('does nothing for a call under a version that it no longer stands at, not even give a first answer again', async () => {
  const p = await player('100.00')
  const bet = placing([quote(1, 2000)], '10.00', { userId: p.userId, key: 'k', requestHash: 'h' })
  const { version } = await p.wallet().place(bet)
  expect((await p.wallet().place({ ...bet, version })).answer).toMatchObject({ ok: true, replayed: true })
  await p.wallet().renewVersion()
  const after = await p.wallet().place({ ...bet, version })
  expect(after.answer).toBe(null)
  expect(after.version).not.toBe(version)
  expect((await p.wallet().hold({ ...bet, key: 'other', version }, { delayMs: 1000 })).answer).toBe(null)
  expect((await p.wallet().place({ ...bet, version: after.version })).answer).toMatchObject({
    ok: true,
    replayed: true,
  })
  expect(await p.balance()).toBe('90.00')
})

describe('one key', () => {
  it('B-23: answers twenty parallel repeats byte for byte alike, and takes one stake', async () => {
    const p = await player('100.00')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => p.place([quote(1, 1850)], '10.00', { key: 'k', requestHash: 'h' })),
    )
    const bodies = new Set(answers.map((a) => accepted(a).body))
    expect(bodies.size).toBe(1)
    expect(answers.filter((a) => a.ok && a.replayed)).toHaveLength(19)
    expect(await p.balance()).toBe('90.00')
    expect(await p.wallet().byKey('k')).toEqual({ requestHash: 'h', status: 201, body: [...bodies][0] })
  })

  it('is refused with another body, and free for another player', async () => {
    const [p, other] = await Promise.all([player('100.00'), player('100.00')])
    await p.place([quote(1, 1850)], '10.00', { key: 'k', requestHash: 'h' })
    expect(await p.place([quote(1, 1850)], '11.00', { key: 'k', requestHash: 'h2' })).toEqual({
      ok: false,
      error: 'keyReused',
    })
    expect((await other.place([quote(1, 1850)], '11.00', { key: 'k', requestHash: 'h2' })).ok).toBe(true)
    expect(await p.balance()).toBe('90.00')
  })

  it('B-23: is not used up by a refusal', async () => {
    const p = await player('5.00')
    expect(await p.place([quote(1, 2000)], '10.00', { key: 'k', requestHash: 'h' })).toEqual({
      ok: false,
      error: 'couponFunds',
    })
    await p.wallet().credit({ accountId: null, amount: '10.00', reference: 'more', requestId: 'r', now: T0 })
    expect((await p.place([quote(1, 2000)], '10.00', { key: 'k', requestHash: 'h' })).ok).toBe(true)
  })
})

it('credits a reference once, also when asked twenty times at once', async () => {
  const p = await player('0')
  const input = { accountId: null, amount: '25.00', reference: 'ref', requestId: 'r', now: T0 }
  await Promise.all(Array.from({ length: 20 }, () => p.wallet().credit(input)))
  expect(await p.balance()).toBe('25.00')
  expect(await p.wallet().credit({ ...input, amount: '26.00' })).toEqual({ ok: false, error: 'keyReused' })
})

it('pays a result once when it is told twenty times at once', async () => {
  const p = await player('100.00')
  await p.place([quote(1, 1850)], '10.00')
  await Promise.all(Array.from({ length: 20 }, () => p.wallet().applyResult(settled(1, 1, 1), T0)))
  expect(await p.balance()).toBe('108.50')
})

it('tells D1 of every coupon in its last state', async () => {
  const p = await player('100.00')
  await p.place([quote(1, 1850)], '10.00')
  await p.place([quote(2, 1850)], '10.00')
  await p.wallet().applyResult(settled(1, 1, 1), T0)
  await runDurableObjectAlarm(walletOf(bindings, p.userId))
  const rows = () =>
    bindings.DB.prepare('SELECT status, payout FROM bet_history WHERE user_id = ?1 ORDER BY placed_at, seq DESC')
      .bind(p.userId)
      .all()
  await expect
    .poll(async () => (await rows()).results, { timeout: 15_000 })
    .toEqual([
      { status: 'won', payout: '18.50' },
      { status: 'open', payout: null },
    ])
  const money = await bindings.DB.prepare('SELECT amount, currency, reference FROM money_event WHERE user_id = ?1')
    .bind(p.userId)
    .all()
  expect(money.results).toEqual([{ amount: '100.00', currency: 'EUR', reference: 'start' }])
})

it('keeps the alarm of its outbox when it starts again, whatever is done then, and sends what waits by it', async () => {
  const p = await player('100.00')
  await p.place()
  const stub = () => walletOf(bindings, p.userId)
  const alarm = () => runInDurableObject(stub(), (_, { storage }) => storage.getAlarm())
  const waiting = () =>
    runInDurableObject(stub(), (_, { storage }) => [...storage.sql.exec('SELECT seq FROM outbox')].length)
  const before = await alarm()
  expect(before).not.toBeNull()
  await evictDurableObject(stub())
  await p.place([quote(2, 1850)])
  expect(await alarm()).toBe(before)
  await evictDurableObject(stub())
  expect(await runDurableObjectAlarm(stub())).toBe(true)
  await expect.poll(waiting, { timeout: 15_000 }).toBe(0)
})

it('keeps coupons of one player from another', async () => {
  const [p, other] = await Promise.all([player('100.00'), player('100.00')])
  const { data } = JSON.parse(accepted(await p.place()).body)
  expect(await p.wallet().coupon(data.id, T0)).toMatchObject({ id: data.id })
  expect(await other.wallet().coupon(data.id, T0)).toBeNull()
})

it('takes a bet on another account only when it is the player’s own', async () => {
  const p = await player('100.00')
  const coupon = couponOf([quote(1, 2000)], '10.00', { accountId: 123 })
  expect(await p.place([quote(1, 2000)], '10.00', { coupon })).toEqual({ ok: false, error: 'couponAccount' })
})
