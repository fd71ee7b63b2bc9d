import { env, runInDurableObject } from 'cloudflare:test'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { couponOffer, liveCoupons, sellCoupon } from '../../../shared/api/cash-out.ts'
import { walletOf } from '../../../worker/backend/env.ts'
import { audit } from '../../../worker/backend/wallet/audit.ts'
import { feed, odds } from '../feed/operator.ts'
import { operator, type Seen, Visitor } from '../identity/visitor.ts'
import { bettor, event, leg, placed, refusal, settle } from './bettor.ts'

const soon = { timeout: 10_000 }
type Bettor = Awaited<ReturnType<typeof bettor>>

const data = <S extends v.GenericSchema>(schema: S, seen: Seen): v.InferOutput<S> => {
  expect([seen.status, seen.text.slice(0, 300)]).toEqual([200, expect.any(String)])
  return v.parse(v.object({ data: schema }), seen.data).data
}
const offerFor = async (p: Bettor, id: number) =>
  data(couponOffer.answer, await p.visitor.send(`/web-api/coupon/${id}/sell`))
const sold = (seen: Seen) => data(sellCoupon.answer, seen)
const sell = (p: Bettor, id: number, body: Record<string, unknown>, key: string = crypto.randomUUID()) =>
  p.visitor.post(`/web-api/coupon/${id}/sell`, body, { 'idempotency-key': key })
/** A single of 100.00 at 2.50 whose price is 1.67 now: worth 142.22. */
async function soldSoon(money = '100.00') {
  const [p, e] = await Promise.all([bettor(money), event('2.50')])
  const { id } = placed(await p.place(p.single(e, '100.00')))
  await feed([odds(e, '1.67')])
  const { offer } = await offerFor(p, id)
  return { p, e, id, offerId: offer?.id ?? '' }
}
const books = (userId: number) =>
  runInDurableObject(walletOf(env, userId), (_, state) =>
    audit({ exec: (query, ...params) => state.storage.sql.exec(query, ...params).toArray() }),
  )

describe('selling a coupon', () => {
  it('pays what was offered, at once and for good (betting.md 3.4)', async () => {
    const { p, e, id, offerId } = await soldSoon()
    expect((await offerFor(p, id)).offer).toMatchObject({ stake: '100.00', amount: '142.22' })
    expect(sold(await sell(p, id, { offerId }))).toMatchObject({
      id,
      paid: '142.22',
      status: 'sold',
      payout: '142.22',
      sold: { amount: '100.00', paid: '142.22' },
    })
    expect(await p.balance()).toBe('142.22')
    await settle(e, 1)
    await expect.poll(async () => (await p.history('?status=open')).total, soon).toBe(0)
    expect(await p.balance()).toBe('142.22')
    expect((await p.history('?status=sold')).items).toMatchObject([{ id, payout: '142.22' }])
    const ledger = await operator('GET', `/players/${p.id}/ledger`)
    expect(ledger.text).toContain('"amount":"-142.22","currency":"EUR","kind":"cash_out"')
    expect(await books(p.id)).toEqual([])
  })

  it('sells a part, and the rest runs on at its price', async () => {
    const { p, e, id, offerId } = await soldSoon()
    expect(sold(await sell(p, id, { offerId, amount: '40.00' }))).toMatchObject({
      paid: '56.89',
      status: 'open',
      amount: '60.00',
      possibleWin: '150.00',
      sold: { amount: '40.00', paid: '56.89' },
    })
    await settle(e, 1)
    await expect.poll(p.balance, soon).toBe('206.89')
    expect(await books(p.id)).toEqual([])
  })

  it('can sell part after part, each once', async () => {
    const { p, id, offerId } = await soldSoon()
    const first = sold(await sell(p, id, { offerId, amount: '40.00' }))
    expect(refusal(await sell(p, id, { offerId, amount: '40.00' }))).toMatchObject({
      status: 409,
      title: 'cash_out_changed',
    })
    const next = (await offerFor(p, id)).offer
    expect(next).toMatchObject({ stake: first.amount, amount: '85.33' })
    expect(sold(await sell(p, id, { offerId: next?.id }))).toMatchObject({
      status: 'sold',
      sold: { amount: '100.00', paid: '142.22' },
    })
    expect(await books(p.id)).toEqual([])
  })

  it('answers a repeated key with the first answer, byte for byte, and pays once', async () => {
    const { p, id, offerId } = await soldSoon()
    const key = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => sell(p, id, { offerId }, key)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(await p.balance()).toBe('142.22')
    expect(refusal(await sell(p, id, { offerId, amount: '1.00' }, key))).toMatchObject({ status: 409 })
    expect((await p.visitor.send(`/web-api/coupon/by-key/${key}`)).text).toBe(answers[0]?.text)
  })

  it('is done by exactly one of many presses at once', async () => {
    const { p, id, offerId } = await soldSoon()
    const answers = await Promise.all(Array.from({ length: 10 }, () => sell(p, id, { offerId })))
    expect(answers.filter(({ status }) => status === 200).length).toBe(1)
    expect(await p.balance()).toBe('142.22')
    expect(await books(p.id)).toEqual([])
  })

  it('or its settlement: exactly one of both pays, whichever comes first', async () => {
    const ends = new Set<string>()
    for (let round = 0; round < 6; round++) {
      const { p, e, id, offerId } = await soldSoon()
      const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
      const [answer] = await Promise.all([
        wait(round % 4).then(() => sell(p, id, { offerId })),
        wait(3 - (round % 4)).then(() => settle(e, 1)),
      ])
      await expect.poll(async () => (await p.history('?status=open')).total, soon).toBe(0)
      const wasSold = answer.status === 200
      if (!wasSold) expect([409, 422]).toContain(answer.status)
      await expect.poll(p.balance, soon).toBe(wasSold ? '142.22' : '250.00')
      expect(await books(p.id)).toEqual([])
      ends.add((await p.history()).items[0]?.status ?? '')
    }
    for (const end of ends) expect(['sold', 'won']).toContain(end)
  })

  it('is refused when the coupon is worth less than was offered, with a new offer; a better price is paid', async () => {
    const { p, e, id, offerId } = await soldSoon()
    await feed([odds(e, '2.00')])
    const answer = await sell(p, id, { offerId })
    expect([answer.status, answer.data]).toMatchObject([
      409,
      { title: 'cash_out_changed', data: { offer: { amount: '118.75' } } },
    ])
    await feed([odds(e, '1.25')])
    expect(sold(await sell(p, id, { offerId })).paid).toBe('190.00')
  })

  it('is refused after the end of the offer, with a new one', async () => {
    const { p, id, offerId } = await soldSoon()
    const [stake, amount] = offerId.split('.')
    const answer = await sell(p, id, { offerId: `${stake}.${amount}.${Date.now() - 1}` })
    expect([answer.status, answer.data]).toMatchObject([
      409,
      { title: 'cash_out_expired', data: { offer: { amount: '142.22' } } },
    ])
    expect(await p.balance()).toBe('0.00')
  })

  it('is not offered while a market is suspended, nor for a decided or lost coupon', async () => {
    const { p, e, id, offerId } = await soldSoon()
    await feed([{ type: 'bet_stop', eventId: e.eventId }])
    expect(await offerFor(p, id)).toEqual({ offer: null, reason: 'SUSPENDED' })
    expect(refusal(await sell(p, id, { offerId }))).toMatchObject({ status: 422, title: 'cash_out_unavailable' })
    await settle(e, 0)
    await expect.poll(() => offerFor(p, id), soon).toEqual({ offer: null, reason: 'CLOSED' })
    expect(await p.balance()).toBe('0.00')
  })

  it('counts won legs of an express with their price', async () => {
    const [p, a, b, c] = await Promise.all([bettor('50.00'), event('1.85'), event('2.10'), event('3.40')])
    const { id } = placed(await p.place({ typeId: 1, amount: '50.00', bets: [leg(a), leg(b), leg(c)] }))
    await settle(a, 1)
    await feed([odds(b, '1.60'), odds(c, '3.90')])
    await expect.poll(async () => (await offerFor(p, id)).offer?.amount, soon).toBe('100.55')
  })

  it('values a system by its combinations, and offers nothing for a chain', async () => {
    const [p, ...events] = await Promise.all([bettor('200.00'), event('2.00'), event('3.00'), event('2.40')])
    const bets = events.map((e) => leg(e))
    const [a, b, c] = events
    if (!a || !b || !c) throw new Error('three events')
    const system = placed(await p.place({ typeId: 2, amount: '90.00', systemValue: 2, bets }))
    const chain = placed(await p.place({ typeId: 3, amount: '10.00', bets }))
    await settle(c, 0)
    await feed([odds(a, '1.60'), odds(b, '2.50')])
    // Only the double of the first two is left: 30.00 × 2.00/1.60 × 3.00/2.50, less 5 %.
    await expect.poll(async () => (await offerFor(p, system.id)).offer?.amount, soon).toBe('42.75')
    expect(await offerFor(p, chain.id)).toEqual({ offer: null, reason: 'TYPE' })
  })

  it('takes only a part that leaves a stake, and no body that is wrong', async () => {
    const { p, id, offerId } = await soldSoon()
    for (const amount of ['0', '100.01', '99.90', '1.005'])
      expect([amount, refusal(await sell(p, id, { offerId, amount }))]).toMatchObject([
        amount,
        { status: 422, title: 'cash_out_bad_amount' },
      ])
    for (const body of [{}, { offerId: 'x' }, { offerId, amount: -1 }, { offerId, part: '1' }])
      expect((await sell(p, id, body)).status).toBe(422)
    expect(await p.balance()).toBe('0.00')
  })

  it('is for its own player alone', async () => {
    const { id, offerId } = await soldSoon()
    const other = await bettor()
    expect((await sell(other, id, { offerId })).status).toBe(404)
    expect((await other.visitor.send(`/web-api/coupon/${id}/sell`)).status).toBe(404)
    expect((await new Visitor().send(`/web-api/coupon/${id}/sell`)).status).toBe(401)
  })

  it('is closed to a banned player', async () => {
    const { p, id, offerId } = await soldSoon()
    await operator('PATCH', `/players/${p.id}`, { ban_level: 1 })
    expect((await sell(p, id, { offerId })).status).toBe(403)
  })
})

describe('the coupons that a page shows', () => {
  it('come as they are now with their offers, own ones alone', async () => {
    const { p, e, id } = await soldSoon('200.00')
    const other = placed(await p.place(p.single(e, '10.00', { bets: [leg(e, '1.67')] })))
    const stranger = await soldSoon()
    const look = async () =>
      data(
        liveCoupons.answer,
        await p.visitor.send(`/web-api/history/live?ids=${id},${other.id},${stranger.id}`),
      ).items.map(({ coupon, offer, reason }) => [coupon.id, coupon.status, offer?.amount ?? reason])
    expect(await look()).toEqual([
      [other.id, 'open', '9.50'],
      [id, 'open', '142.22'],
    ])
    await settle(e, 1)
    await expect.poll(look, soon).toEqual([
      [other.id, 'won', 'CLOSED'],
      [id, 'won', 'CLOSED'],
    ])
  })

  it.each(['', 'x', '1,', '1;2', '0', Array(51).fill('1').join()])('are refused for the list %j', async (ids) => {
    const p = await bettor(null)
    expect((await p.visitor.send(`/web-api/history/live?ids=${encodeURIComponent(ids)}`)).status).toBe(422)
  })
})
