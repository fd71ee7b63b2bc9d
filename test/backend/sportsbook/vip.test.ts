import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { vipBets } from '../../../shared/api/vip-bets.ts'
import { feed, odds } from '../feed/operator.ts'
import { operator } from '../identity/visitor.ts'
import { bettor, event, leg, placed, refusal, settle } from './bettor.ts'

const soon = { timeout: 10_000 }
const set = (betting: Record<string, unknown>) => operator('PUT', '/config', { betting })
beforeAll(() => set({ isVipBetAvailable: true }))
afterAll(() => set({ isVipBetAvailable: null }))

/** A stake of 6000.00, above the house's 5000.00, that is asked for. */
async function asked(coef = '2.00', money = '6000.00') {
  const [p, e] = await Promise.all([bettor(money), event(coef)])
  const key = crypto.randomUUID()
  const bet = p.single(e, '6000.00', { vipBet: true })
  const answer = await p.place(bet, key)
  expect([answer.status, answer.text.slice(0, 200)]).toEqual([202, expect.any(String)])
  const [waiting] = (await p.history()).items
  return { p, e, key, bet, id: waiting?.id ?? 0 }
}
const word = (userId: number, id: number, accept: boolean) => operator('POST', `/vip-bets/${userId}/${id}`, { accept })

describe('[S5.31] a stake above the maximum is asked for', () => {
  it('is set aside and listed for the trader, who takes it: a coupon under the number that the history has shown', async () => {
    const { p, e, key, bet, id } = await asked()
    expect(await p.balance()).toBe('0.00')
    expect((await p.history()).items).toMatchObject([{ id, status: 'pending', vip: true, amount: '6000.00' }])
    expect((await p.visitor.send(`/web-api/coupon/by-key/${key}`)).status).toBe(503)
    const listed = async () => {
      const seen = await operator('GET', '/vip-bets')
      const { items } = v.parse(v.object({ data: vipBets.answer }), seen.data).data
      return items.filter(({ userId }) => userId === p.id).map(({ coupon }) => coupon.id)
    }
    await expect.poll(listed, soon).toEqual([id])
    expect((await word(p.id, id, true)).data).toEqual({ data: { status: 201, title: null } })
    expect((await p.history()).items).toMatchObject([{ id, status: 'open', possibleWin: '12000.00' }])
    await expect.poll(listed, soon).toEqual([])
    // The press and the trader's word, once more.
    expect((await p.place(bet, key)).status).toBe(201)
    expect((await word(p.id, id, true)).status).toBe(404)
    await settle(e, 1)
    await expect.poll(p.balance, soon).toBe('12000.00')
  })

  it('is refused by the trader, and the stake is back', async () => {
    const { p, key, id } = await asked()
    expect((await word(p.id, id, false)).data).toEqual({ data: { status: 422, title: 'coupon_above_max' } })
    expect(await p.balance()).toBe('6000.00')
    expect((await p.history()).items).toMatchObject([{ id, status: 'refused' }])
    expect(refusal(await p.visitor.send(`/web-api/coupon/by-key/${key}`))).toMatchObject({ code: 'ABOVE_MAX' })
  })

  it('is taken at the price of the trader’s word, by the policy of the press', async () => {
    const { p, e, id } = await asked()
    await feed([odds(e, '1.90')])
    expect((await word(p.id, id, true)).data).toEqual({ data: { status: 409, title: 'price_changed' } })
    expect([await p.balance(), (await p.history()).items[0]?.status]).toEqual(['6000.00', 'refused'])
  })

  it('is not asked for without the wish, on live bets, as several singles, or where the site has none', async () => {
    const [p, e, live] = await Promise.all([bettor('20000.00'), event('2.00'), event('2.00', { live: true })])
    const max = { status: 422, code: 'ABOVE_MAX' }
    expect(refusal(await p.place(p.single(e, '6000.00')))).toMatchObject(max)
    expect(refusal(await p.place(p.single(live, '6000.00', { vipBet: true })))).toMatchObject(max)
    const lines = { typeId: 9, vipBet: true, amountByBetId: { [e.outcomeId]: '6000.00' }, bets: [leg(e)] }
    expect((await p.place(lines)).status).toBe(422)
    await set({ isVipBetAvailable: null })
    expect(refusal(await p.place(p.single(e, '6000.00', { vipBet: true })))).toMatchObject(max)
    await set({ isVipBetAvailable: true })
    placed(await p.place(p.single(e, '5000.00', { vipBet: true })))
    expect(await p.balance()).toBe('15000.00')
  })
})
