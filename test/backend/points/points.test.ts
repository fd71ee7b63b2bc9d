import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { buyForPoints, getCashback, getPoints } from '../../../shared/api/points.ts'
import { promoCodes } from '../../../shared/api/promo-codes.ts'
import { login, operator, Visitor } from '../identity/visitor.ts'
import { bettor, event, leg, placed, settle } from '../sportsbook/bettor.ts'

const PATH = '/web-api/points'
const data = <S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> =>
  v.parse(v.object({ data: schema }), body).data

/** A player with points of one lost bet: one for each 2.50 of it. */
async function rich(stake: string) {
  const b = await bettor(stake)
  const e = await event('2.00')
  placed(await b.place(b.single(e, stake)))
  await b.settle(e, 0)
  const points = async () => data(getPoints.answer, (await b.visitor.send(PATH)).data)
  const buy = (id: string, key: string = crypto.randomUUID()) =>
    b.visitor.post(`${PATH}/purchases`, { id }, { 'idempotency-key': key })
  return { ...b, points, buy }
}

beforeAll(async () => {
  await operator('PUT', '/config', {
    cashback: {
      showcase: [
        { id: 'small', points: 4, amount: { EUR: '1.00' }, days: 7 },
        { id: 'large', points: 30, amount: { EUR: '5.00' }, minCoef: '1.5', days: 7 },
        { id: 'dollars', points: 1, amount: { USD: '5.00' }, days: 7 },
      ],
    },
  })
})

describe('[S2.132] promo points over HTTP', () => {
  it('are for players, and buying needs a key', async () => {
    for (const path of [PATH, '/web-api/cashback']) expect((await new Visitor().send(path)).status).toBe(401)
    const b = await rich('10.00')
    expect((await b.visitor.post(`${PATH}/purchases`, { id: 'small' })).status).toBe(422)
  })

  it('come with the settlement and buy a code that the slip takes at once, and nobody else’s', async () => {
    const b = await rich('25.00')
    expect(await b.points()).toMatchObject({ balance: 10, items: [{ kind: 'bet', points: 10 }], total: 1 })
    expect((await b.accounts()).accounts[0]?.points).toBe(10)
    const key = crypto.randomUUID()
    const first = await b.buy('small', key)
    expect(first.status).toBe(201)
    const bought = data(buyForPoints.answer, first.data)
    expect(bought).toMatchObject({ amount: '1.00', currency: 'EUR', price: 4, points: 6 })
    const again = await b.buy('small', key)
    expect([again.status, again.text]).toEqual([201, first.text])
    expect((await b.points()).balance).toBe(6)

    const e = await event('3.00')
    const coupon = { ...b.single(e, '1.00'), promoCode: bought.code }
    const other = await bettor('10.00')
    expect((await other.place({ ...other.single(e, '1.00'), promoCode: bought.code })).status).toBe(422)
    expect(data(promoCodes.answer, (await b.visitor.send('/web-api/promo-codes')).data).items).toMatchObject([
      { code: bought.code, amount: '1.00' },
    ])
    expect(placed(await b.place(coupon))).toMatchObject({ promoCode: bought.code, possibleWin: '2.00' })
    await b.settle(e, 1)
    expect(await b.balance()).toBe('2.00')
    // A stake that the house gave brings no points.
    expect((await b.points()).balance).toBe(6)
  })

  it('are never spent twice: of twenty purchases at once as many succeed as there are points for', async () => {
    const b = await rich('25.00')
    const answers = await Promise.all(Array.from({ length: 20 }, () => b.buy('small')))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(18)
    expect((await b.points()).balance).toBe(2)
    const codes = data(promoCodes.answer, (await b.visitor.send('/web-api/promo-codes')).data)
    expect(codes.total).toBe(2)
    const same = crypto.randomUUID()
    const c = await rich('25.00')
    const twins = await Promise.all(Array.from({ length: 10 }, () => c.buy('small', same)))
    expect(new Set(twins.map(({ text }) => text)).size).toBe(1)
    expect((await c.points()).balance).toBe(6)
  })

  it('refuses what they do not reach, what is not sold, and what is not sold in the player’s currency', async () => {
    const b = await rich('10.00')
    const short = await b.buy('large')
    expect([short.status, short.data]).toEqual([
      422,
      expect.objectContaining({ code: 'POINTS_SHORT', title: 'points_short' }),
    ])
    for (const id of ['nothing', 'dollars']) expect((await b.buy(id)).status).toBe(404)
    expect((await b.buy('')).status).toBe(422)
    await operator('PATCH', `/players/${b.id}`, { ban_level: 1 })
    expect((await b.buy('small')).status).toBe(403)
  })

  it('are taken back when the result is, and counted anew with the next', async () => {
    const b = await bettor('25.00')
    const e = await event('2.00')
    placed(await b.place({ typeId: 0, amount: '25.00', bets: [leg(e)] }))
    await b.settle(e, 1)
    await b.settle(e, 2)
    const { balance, items } = data(getPoints.answer, (await b.visitor.send(PATH)).data)
    expect([balance, items.map(({ points }) => points)]).toEqual([0, [-10, 10]])
    await settle(e, 0)
    const now = async () => data(getPoints.answer, (await b.visitor.send(PATH)).data).balance
    await expect.poll(now).toBe(10)
  })
})

describe('cashback over HTTP', () => {
  it('comes once to the main account when its week is over', async () => {
    const b = await rich('40.00')
    const weeks = async () => data(getCashback.answer, (await b.visitor.send('/web-api/cashback')).data).items
    const [running] = await weeks()
    expect(running).toMatchObject({ loss: '40.00', amount: '2.00', isPaid: false })
    const seconds = Math.ceil((Date.parse(running?.to ?? '') - Date.now()) / 1000) + 60
    await operator('POST', '/clock', { advanceSeconds: seconds })
    try {
      await login(b.visitor, b.email, b.password)
      expect(await b.balance()).toBe('2.00')
      expect(await weeks()).toMatchObject([{ amount: '2.00', isPaid: true }])
      expect((await operator('GET', `/players/${b.id}/ledger`)).text).toMatch(/"kind":"cashback"/)
    } finally {
      await operator('POST', '/clock', { reset: true })
    }
  })
})
