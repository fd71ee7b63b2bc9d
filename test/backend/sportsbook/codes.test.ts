import { env } from 'cloudflare:test'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { couponAgain, couponByCode, couponNamed, saveCoupon } from '../../../shared/api/coupon-code.ts'
import { forgetCodes } from '../../../worker/backend/sportsbook/codes/store.ts'
import { feed, odds } from '../feed/operator.ts'
import { type Seen, Visitor } from '../identity/visitor.ts'
import { bettor, type Event, event, leg, placed, refusal, settle } from './bettor.ts'

const data = <S extends v.GenericSchema>(schema: S, seen: Seen): v.InferOutput<S> => {
  expect([seen.status, seen.text.slice(0, 200)]).toEqual([200, expect.any(String)])
  return v.parse(v.object({ data: schema }), seen.data).data
}
const save = (coupon: Record<string, unknown>, visitor = new Visitor(), headers = {}) =>
  visitor.post('/web-api/coupon/save', coupon, headers)
const saved = async (coupon: Record<string, unknown>) => data(saveCoupon.answer, await save(coupon))
const load = (code: string, lang = 'en') => new Visitor().send(`/web-api/coupon/code/${code}?lang=${lang}`)
const express = (...events: Event[]) => ({ typeId: 1, amount: '10.00', bets: events.map((e) => leg(e)) })

describe('a slip in another language', () => {
  it('has its bets named in it, in their order, and is kept under no code', async () => {
    const [a, b] = await Promise.all([event('1.85'), event('2.10')])
    const before = await env.DB.prepare('SELECT COUNT(*) AS n FROM coupon_code').first('n')
    const seen = await new Visitor().post('/web-api/coupon/named?lang=ru', express(b, a))
    expect(data(couponNamed.answer, seen).bets).toMatchObject([
      { outcomeId: b.outcomeId, market: 'Победитель' },
      { outcomeId: a.outcomeId, market: 'Победитель' },
    ])
    expect(await env.DB.prepare('SELECT COUNT(*) AS n FROM coupon_code').first('n')).toBe(before)
  })
})

describe('a saved coupon', () => {
  it('SEC-82 comes back by its code of 60 bits to anybody, named in his language, at the present prices', async () => {
    const [a, b] = await Promise.all([event('1.85'), event('2.10')])
    const { code } = await saved(express(a, b))
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/)
    await feed([odds(a, '1.95')])
    expect(data(couponByCode.answer, await load(code, 'ru'))).toMatchObject({
      code,
      typeId: 1,
      systemValue: null,
      missing: 0,
      bets: [
        {
          outcomeId: a.outcomeId,
          event: `Home ${a.eventId} – Away ${a.eventId}`,
          market: 'Победитель',
          coef: '1.95',
          savedCoef: '1.85',
          state: 'active',
        },
        { outcomeId: b.outcomeId, coef: '2.10', savedCoef: '2.10' },
      ],
    })
  })

  it('says nothing of who saved it, nor of the stake', async () => {
    const { code } = await saved({ ...express(await event('1.85'), await event('1.5')), amount: '77.70' })
    expect((await load(code)).text).not.toMatch(/77\.7|userId|accountId/)
  })

  it('has the same code when it is saved again, and another one when a bet is another', async () => {
    const [a, b, c] = await Promise.all([event('1.85'), event('2.10'), event('3.00')])
    const first = await saved(express(a, b))
    expect((await saved(express(a, b))).code).toBe(first.code)
    expect((await saved(express(a, c))).code).not.toBe(first.code)
  })

  it('leaves out what is settled, keeps what is only suspended, and counts what is missing', async () => {
    const [a, b] = await Promise.all([event('1.85'), event('2.10')])
    const { code } = await saved(express(a, b))
    await settle(a, 1)
    await feed([{ type: 'bet_stop', eventId: b.eventId }])
    const loaded = data(couponByCode.answer, await load(code))
    expect([loaded.missing, loaded.bets.map(({ outcomeId, state }) => [outcomeId, state])]).toEqual([
      1,
      [[b.outcomeId, 'suspended']],
    ])
  })

  it('keeps blocks, bankers and the system value', async () => {
    const events = await Promise.all([event('1.85'), event('2.10'), event('3.00'), event('1.5')])
    const bets = events.map((e, i) => ({ ...leg(e), ...(i === 0 && { banker: true }), blockId: i }))
    const { code } = await saved({ typeId: 2, systemValue: 2, bets })
    expect(data(couponByCode.answer, await load(code))).toMatchObject({
      typeId: 2,
      systemValue: 2,
      bets: [{ banker: true, blockId: 0 }, { blockId: 1 }, { blockId: 2 }, { blockId: 3 }],
    })
  })

  it('is found however the code is typed, and not by another code', async () => {
    const { code } = await saved(express(await event('1.85'), await event('2.10')))
    const typed = `${code.slice(0, 5).toLowerCase()}-${code.slice(5)}`
    expect(data(couponByCode.answer, await load(typed)).code).toBe(code)
    for (const bad of ['000000000000', '1', 'IIIIIIIIIIII', '%27%20OR%201'])
      expect([bad, (await load(bad)).status]).toEqual([bad, 404])
    expect((await load('A'.repeat(300))).status).toBe(422)
  })

  it('is refused with a bet that the book does not know', async () => {
    const answer = await save({ typeId: 0, bets: [{ market: { id: 7, outcomeId: 8, coef: '1.85' } }] })
    expect(refusal(answer)).toMatchObject({ status: 422, code: 'NOT_FOUND', bets: [{ outcomeId: 8 }] })
  })

  it('is gone after thirty days', async () => {
    const { code, expiresAt } = await saved(express(await event('1.85'), await event('2.10')))
    await forgetCodes(env.DB, Date.parse(expiresAt) - 1000)
    expect((await load(code)).status).toBe(200)
    await forgetCodes(env.DB, Date.parse(expiresAt) + 1)
    expect((await load(code)).status).toBe(404)
  })

  it('is made sixty times in ten minutes for one address, not more', async () => {
    const coupon = express(await event('1.85'), await event('2.10'))
    const [ip, visitor] = [`198.51.100.${Math.floor(Math.random() * 250)}`, new Visitor()]
    const tries = await Promise.all(Array.from({ length: 65 }, () => save(coupon, visitor, { 'cf-connecting-ip': ip })))
    expect(tries.filter(({ status }) => status === 200).length).toBe(60)
    expect(tries.filter(({ status }) => status === 429).length).toBe(5)
  })
})

describe('a placed coupon', () => {
  it('comes back for the slip to its own player only', async () => {
    const [p, other, a, b] = await Promise.all([bettor(), bettor(), event('1.85'), event('2.10')])
    const { id } = placed(await p.place(express(a, b)))
    await feed([odds(b, '2.30')])
    expect(data(couponAgain.answer, await p.visitor.send(`/web-api/coupon/${id}/again`))).toMatchObject({
      typeId: 1,
      bets: [
        { outcomeId: a.outcomeId, coef: '1.85' },
        { outcomeId: b.outcomeId, coef: '2.30', savedCoef: '2.10' },
      ],
    })
    expect((await other.visitor.send(`/web-api/coupon/${id}/again`)).status).toBe(404)
    expect((await new Visitor().send(`/web-api/coupon/${id}/again`)).status).toBe(401)
  })
})
