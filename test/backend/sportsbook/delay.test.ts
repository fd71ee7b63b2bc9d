import { env, evictDurableObject, runInDurableObject } from 'cloudflare:test'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { liveCoupons } from '../../../shared/api/cash-out.ts'
import { walletOf } from '../../../worker/backend/env.ts'
import { audit } from '../../../worker/backend/wallet/audit.ts'
import { expire, PATIENCE_MS } from '../../../worker/backend/wallet/held.ts'
import { feed, odds } from '../feed/operator.ts'
import { operator } from '../identity/visitor.ts'
import { bettor, event, leg, placed, refusal, settle } from './bettor.ts'

const soon = { timeout: 10_000 }
const SECONDS = 1
type Bettor = Awaited<ReturnType<typeof bettor>>

const setDelay = (seconds: number | null) => operator('PUT', '/config', { betting: { liveDelaySeconds: seconds } })
beforeAll(async () => {
  expect((await setDelay(SECONDS)).status).toBe(200)
})
afterAll(() => setDelay(null))

/** Does something in a wallet's storage behind its back; it starts anew then, as it keeps what it has read. */
async function inWallet<T>(userId: number, f: (sql: Parameters<typeof audit>[0]) => T): Promise<T> {
  const result = await runInDurableObject(walletOf(env, userId), (_, { storage }) =>
    storage.transactionSync(() => f({ exec: (query, ...params) => storage.sql.exec(query, ...params).toArray() })),
  )
  await evictDurableObject(walletOf(env, userId))
  return result
}
const books = (userId: number) => inWallet(userId, audit)
const kinds = async (p: Bettor) =>
  [...(await operator('GET', `/players/${p.id}/ledger`)).text.matchAll(/"kind":"(\w+)"/g)].map(([, kind]) => kind)
/** Waits until the stake of a press is set aside. */
const held = (p: Bettor, balance: string) => expect.poll(p.balance, soon).toBe(balance)

async function live(coef = '2.50', money = '100.00') {
  const [p, e] = await Promise.all([bettor(money), event(coef, { live: true })])
  return { p, e, key: crypto.randomUUID() }
}

/** Follows a coupon as the history page does. */
const followed = async (p: Bettor, id: number) => {
  const seen = await p.visitor.send(`/web-api/history/live?ids=${id}`)
  return v.parse(v.object({ data: liveCoupons.answer }), seen.data).data.items[0]?.coupon.status
}

describe('a bet with a live leg (betting.md 3.2)', () => {
  it('is taken after the delay; meanwhile its stake is set aside', async () => {
    const { p, e, key } = await live()
    const start = Date.now()
    const press = p.place(p.single(e), key)
    await held(p, '90.00')
    expect((await p.history()).items).toMatchObject([{ status: 'pending', amount: '10.00', coef: '2.50' }])
    expect((await p.history('?status=open')).total).toBe(1)
    expect((await p.history('?status=settled')).total).toBe(0)
    const waiting = await p.visitor.send(`/web-api/coupon/by-key/${key}`)
    if (Date.now() - start < SECONDS * 1000) expect(waiting.status).toBe(503)
    const coupon = placed(await press)
    expect(Date.now() - start).toBeGreaterThanOrEqual(SECONDS * 1000)
    expect(Date.parse(coupon.placedAt)).toBeGreaterThanOrEqual(start + SECONDS * 1000)
    expect((await p.history()).items).toMatchObject([{ id: coupon.id, status: 'open' }])
    expect(await p.balance()).toBe('90.00')
    expect(await kinds(p)).toEqual(['credit', 'credit', 'hold', 'hold', 'release', 'release', 'bet', 'bet'])
    await settle(e, 1)
    await expect.poll(p.balance, soon).toBe('115.00')
    expect(await books(p.id)).toEqual([])
  })

  it('SEC-87 asks again when the price has fallen meanwhile, and the stake is back', async () => {
    const { p, e, key } = await live()
    const press = p.place(p.single(e), key)
    await held(p, '90.00')
    await feed([odds(e, '2.40')])
    expect(refusal(await press)).toMatchObject({
      status: 409,
      title: 'price_changed',
      bets: [{ outcomeId: e.outcomeId, coef: '2.40' }],
    })
    expect(await p.balance()).toBe('100.00')
    expect((await p.history()).items).toMatchObject([{ status: 'refused', payout: '0.00' }])
    expect((await p.history('?status=open')).total).toBe(0)
    expect((await p.history('?status=settled')).total).toBe(0)
    // Whoever lost the answer finds it under the key, and so does the same press once more.
    expect((await p.visitor.send(`/web-api/coupon/by-key/${key}`)).status).toBe(409)
    expect((await p.place(p.single(e), key)).status).toBe(409)
    expect(await books(p.id)).toEqual([])
  })

  it('is followed under one number from waiting to taken, and from waiting to refused', async () => {
    const { p, e } = await live()
    const other = await event('2.00', { live: true })
    const taken = p.place(p.single(e))
    const refused = p.place(p.single(other))
    await held(p, '80.00')
    const ids = (await p.history()).items.map(({ id }) => id)
    expect(new Set(ids).size).toBe(2)
    await feed([odds(other, '1.90')])
    expect([await followed(p, ids[0] ?? 0), await followed(p, ids[1] ?? 0)]).toEqual(['pending', 'pending'])
    const { id } = placed(await taken)
    await refused
    expect(await followed(p, id)).toBe('open')
    expect(await followed(p, ids.find((each) => each !== id) ?? 0)).toBe('refused')
    expect((await p.visitor.send(`/web-api/coupon/${id}`)).status).toBe(200)
  })

  it('is decided line by line as many singles, each under the number that it has been shown under', async () => {
    const { p, e } = await live()
    const other = await event('2.00', { live: true })
    const bets = [leg(e), leg(other)]
    const press = p.place({
      typeId: 9,
      amountByBetId: { [e.outcomeId]: '10.00', [other.outcomeId]: '20.00' },
      bets,
    })
    await held(p, '70.00')
    const shown = new Map((await p.history()).items.map((coupon) => [coupon.amount, coupon.id]))
    await feed([odds(e, '2.40')])
    expect((await press).data).toMatchObject({
      data: {
        items: [
          { outcomeId: e.outcomeId, code: 'PRICE_CHANGED' },
          { id: shown.get('20.00'), status: 'open' },
        ],
      },
    })
    const after = (await p.history()).items.map(({ id, amount, status }) => [amount, id, status])
    expect(after.toSorted()).toEqual([
      ['10.00', shown.get('10.00'), 'refused'],
      ['20.00', shown.get('20.00'), 'open'],
    ])
    expect(await p.balance()).toBe('80.00')
    expect(await books(p.id)).toEqual([])
  })

  it('takes the better price of then', async () => {
    const { p, e } = await live()
    const press = p.place(p.single(e, '10.00', { changeCoefAction: 2 }))
    await held(p, '90.00')
    await feed([odds(e, '2.60')])
    expect(placed(await press)).toMatchObject({ coef: '2.60', possibleWin: '26.00' })
  })

  it.each([
    ['suspended', 'SUSPENDED', (id: number) => ({ type: 'bet_stop', eventId: id })],
    ['cancelled', 'SUSPENDED', (id: number) => ({ type: 'bet_cancel', eventId: id })],
  ])('is refused when its market is %s meanwhile', async (_, code, message) => {
    const { p, e } = await live()
    const press = p.place(p.single(e))
    await held(p, '90.00')
    await feed([message(e.eventId)])
    expect(refusal(await press)).toMatchObject({ status: 422, code })
    expect(await p.balance()).toBe('100.00')
  })

  it('is placed once, however often it is pressed under one key', async () => {
    const { p, e, key } = await live()
    const answers = await Promise.all(Array.from({ length: 5 }, () => p.place(p.single(e), key)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    placed(answers[0] ?? (await p.place(p.single(e), key)))
    expect((await p.place(p.single(e, '11.00'), key)).status).toBe(409)
    expect(await p.balance()).toBe('90.00')
    expect((await p.history()).total).toBe(1)
    expect(await books(p.id)).toEqual([])
  })

  it('cannot be paid by money that another waiting bet has set aside', async () => {
    const { p, e } = await live()
    const answers = await Promise.all(Array.from({ length: 10 }, () => p.place(p.single(e, '30.00'))))
    expect(answers.filter(({ status }) => status === 201).length).toBe(3)
    expect(await p.balance()).toBe('10.00')
    expect(await books(p.id)).toEqual([])
  })

  it('is refused at once for what is wrong at once, and nothing is set aside', async () => {
    const { p, e } = await live()
    const start = Date.now()
    expect(refusal(await p.place(p.single(e, '0.01')))).toMatchObject({ status: 422, code: 'BELOW_MIN' })
    expect(refusal(await p.place(p.single(e, '100.01')))).toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
    expect(refusal(await p.place(p.single({ ...e, coef: '2.70' })))).toMatchObject({ status: 409 })
    expect(Date.now() - start).toBeLessThan(SECONDS * 1000 * 3)
    expect(await kinds(p)).toEqual(['credit', 'credit'])
  })

  it('does not wait without a live leg, and an express waits for its one live leg', async () => {
    const [p, a, b] = await Promise.all([bettor(), event('2.00'), event('1.50', { live: true })])
    placed(await p.place(p.single(a)))
    expect(await kinds(p)).not.toContain('hold')
    placed(await p.place({ typeId: 1, amount: '10.00', bets: [leg(a), leg(b)] }))
    expect(await kinds(p)).toContain('hold')
  })

  it('is refused with its stake back when nobody decides it in time (B-25)', async () => {
    const { p, e, key } = await live()
    const press = p.place(p.single(e), key)
    await held(p, '90.00')
    await inWallet(p.id, (sql) => expire(sql, Date.now() + SECONDS * 1000 + PATIENCE_MS + 1, Date.now()))
    expect(await p.balance()).toBe('100.00')
    expect(refusal(await press)).toMatchObject({ status: 422, title: 'coupon_not_taken' })
    expect((await p.history('?status=refused')).total).toBe(1)
    // A result of its market finds nothing to settle.
    await settle(e, 1)
    await expect.poll(async () => (await p.history()).items[0]?.status, soon).toBe('refused')
    expect(await books(p.id)).toEqual([])
  })
})
