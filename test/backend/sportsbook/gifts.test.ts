import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calculate } from '../../../shared/api/coupon.ts'
import { promoCodes } from '../../../shared/api/promo-codes.ts'
import { operator, type Seen, Visitor } from '../identity/visitor.ts'
import { bettor, event, leg, placed, refusal, settle } from './bettor.ts'

const soon = { timeout: 10_000 }
type Bettor = Awaited<ReturnType<typeof bettor>>
const data = <S extends v.GenericSchema>(schema: S, seen: Seen): v.InferOutput<S> =>
  v.parse(v.object({ data: schema }), seen.data).data
let n = 0
const issue = async (more: Record<string, unknown> = {}) => {
  const code = `GIFT-${Date.now()}-${++n}`
  const answer = await operator('POST', '/promo-codes', { code, amount: '10.00', currency: 'EUR', ...more })
  expect([answer.status, answer.text]).toEqual([201, expect.any(String)])
  return code
}
const offered = async (p: Bettor) =>
  data(promoCodes.answer, await p.visitor.send('/web-api/promo-codes')).items.map(({ code }) => code)
const quote = async (visitor: Visitor, body: Record<string, unknown>) =>
  data(calculate.answer, await visitor.post('/web-api/coupon/calculate', body))

describe('promo codes', () => {
  it('give the stake of one bet to the player to whom the operator has issued them', async () => {
    const [p, other, e] = await Promise.all([bettor('5.00'), bettor('5.00'), event('2.50')])
    const code = await issue({ userId: p.id })
    expect([await offered(p), await offered(other)]).toEqual([[code], expect.not.arrayContaining([code])])
    const bet = p.single(e, '10.00', { promoCode: code.toLowerCase() })
    expect(await quote(p.visitor, bet)).toMatchObject({ possibleWin: '15.00', errors: [] })
    const coupon = placed(await p.place(bet))
    expect(coupon).toMatchObject({ promoCode: code, possibleWin: '15.00', amount: '10.00' })
    expect([await p.balance(), await offered(p)]).toEqual(['5.00', []])
    expect(refusal(await p.place(bet))).toMatchObject({ status: 422, code: 'PROMO_USED' })
    expect((await quote(p.visitor, bet)).errors).toEqual([{ code: 'PROMO_USED' }])
    expect(refusal(await other.place(other.single(e, '10.00', { promoCode: code })))).toMatchObject({
      code: 'PROMO_UNKNOWN',
    })
    await settle(e, 1)
    await expect.poll(p.balance, soon).toBe('20.00')
    const ledger = await operator('GET', `/players/${p.id}/ledger`)
    expect(ledger.text).toContain('"account":"house:bonus_cost","amount":"-10.00"')
  })

  it('SEC-88 C24 are used by exactly one of thirty presses at once', async () => {
    const [p, e] = await Promise.all([bettor('5.00'), event('2.00')])
    const code = await issue({ userId: p.id })
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => p.place(p.single(e, '10.00', { promoCode: code }))),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect((await p.history()).total).toBe(1)
  })

  it('for all are used once by each; one that is not listed must be typed', async () => {
    const [a, b, e] = await Promise.all([bettor('5.00'), bettor('5.00'), event('2.00')])
    const code = await issue({ isListed: false })
    expect(await offered(a)).not.toContain(code)
    for (const p of [a, b]) placed(await p.place(p.single(e, '10.00', { promoCode: code })))
  })

  it('end by their time or by the operator, and have a least total', async () => {
    const [p, e] = await Promise.all([bettor('5.00'), event('1.50')])
    const at = async (more: Record<string, unknown>) =>
      refusal(await p.place(p.single(e, '10.00', { promoCode: await issue(more) }))).code
    expect(await at({ until: '2020-01-01T00:00:00Z' })).toBe('PROMO_OVER')
    expect(await at({ minCoef: '1.51' })).toBe('PROMO_TERMS')
    const code = await issue()
    expect((await operator('DELETE', `/promo-codes/${code}`)).status).toBe(200)
    expect(refusal(await p.place(p.single(e, '10.00', { promoCode: code })))).toMatchObject({ code: 'PROMO_UNKNOWN' })
    expect((await operator('DELETE', '/promo-codes/NEVER-ISSUED')).status).toBe(404)
  })

  it('are issued once: a repeat changes nothing, other terms under the code are refused', async () => {
    const code = await issue()
    const same = { code, amount: '10.00', currency: 'EUR' }
    expect((await operator('POST', '/promo-codes', same)).status).toBe(201)
    expect((await operator('POST', '/promo-codes', { ...same, amount: '11.00' })).status).toBe(409)
    for (const bad of [{ amount: '1.005' }, { amount: '0' }, { currency: 'eur' }, { code: 'a b' }])
      expect((await operator('POST', '/promo-codes', { ...same, ...bad })).status).toBe(422)
    const list = await operator('GET', '/promo-codes')
    expect(list.text).toContain(`"code":"${code}"`)
    expect((await new Visitor().send('/web-api/promo-codes')).status).toBe(401)
  })
})

describe('hyper bonus and advance', () => {
  afterAll(() => operator('PUT', '/config', { betting: { advance: null } }))
  beforeAll(async () => {
    const rule = { percent: 100, max: { EUR: '100.00' } }
    expect((await operator('PUT', '/config', { betting: { advance: rule } })).status).toBe(200)
  })

  it('the hyper bonus is told before placing, and paid a day after the win by the clock alone', async () => {
    const events = await Promise.all([1, 2, 3, 4].map(() => event('1.50')))
    const p = await bettor('100.00')
    const bets = events.map((e) => leg(e))
    const body = { typeId: 1, amount: '100.00', hyperBonus: true, bets }
    expect(await quote(p.visitor, body)).toMatchObject({
      possibleWin: '506.25',
      hyperBonus: { percent: 5, minBetAmount: '1.00', amount: '20.31' },
    })
    placed(await p.place(body))
    for (const e of events) await settle(e, 1)
    await expect.poll(p.balance, soon).toBe('506.25')
    expect((await p.history()).items[0]?.hyperBonus).toMatchObject({ status: 'waiting', amount: '20.31' })
    await operator('POST', '/clock', { advanceSeconds: 86_401 })
    const ledger = await operator('GET', `/players/${p.id}/ledger`)
    await operator('POST', '/clock', { reset: true })
    expect(ledger.text).toContain('"amount":"20.31","currency":"EUR","kind":"bonus"')
    expect(await p.balance()).toBe('526.56')
    expect((await p.history()).items[0]?.hyperBonus).toEqual({ status: 'paid', percent: 5, amount: '20.31' })
  })

  it('an advance is told with the preview, and lent up to that', async () => {
    const [old, next] = await Promise.all([event('2.00'), event('3.00')])
    const p = await bettor('60.00')
    const ask = () => quote(p.visitor, p.single(next, '90.00'))
    expect((await ask()).availablePrepaidAmount).toBe('0.00')
    placed(await p.place(p.single(old, '40.00')))
    expect((await ask()).availablePrepaidAmount).toBe('80.00')
    expect(refusal(await p.place(p.single(next, '101.00', { prepaidAmount: '81.00' })))).toMatchObject({
      status: 422,
      code: 'INSUFFICIENT_FUNDS',
    })
    expect(refusal(await p.place(p.single(next, '90.00', { prepaidAmount: '70.005' })))).toMatchObject({
      code: 'BAD_AMOUNT',
    })
    const coupon = placed(await p.place(p.single(next, '90.00', { prepaidAmount: '70.00' })))
    expect([coupon.prepaidAmount, await p.balance()]).toEqual(['70.00', '0.00'])
    await settle(old, 1)
    await expect.poll(p.balance, soon).toBe('10.00')
    await settle(next, 1)
    await expect.poll(p.balance, soon).toBe('280.00')
  })

  it('nothing is lent where the house lends nothing', async () => {
    await operator('PUT', '/config', { betting: { advance: null } })
    const [p, e] = await Promise.all([bettor('60.00'), event('2.00')])
    placed(await p.place(p.single(e, '40.00')))
    expect(await quote(p.visitor, p.single(e, '90.00'))).not.toHaveProperty('availablePrepaidAmount')
    expect(refusal(await p.place(p.single(e, '30.00', { prepaidAmount: '10.00' })))).toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
    })
  })
})
