import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '../../../shared/api/accounts.ts'
import { getDepositBonuses } from '../../../shared/api/deposit-bonuses.ts'
import { operator, Visitor } from '../identity/visitor.ts'
import { event, leg, settle } from '../sportsbook/bettor.ts'
import { payer, says } from './payer.ts'

const PATH = '/web-api/bonuses/deposit'
const offer = {
  percent: 100,
  minDeposit: { EUR: '10.00' },
  maxBonus: { EUR: '20.00' },
  wager: 1,
  minCoef: '1.5',
  days: 7,
}

beforeAll(async () => {
  await operator('PUT', '/config', {
    depositBonuses: [
      { id: 'first', ...offer, isFirst: true },
      { id: 'any', ...offer, maxBonus: { EUR: '5.00' } },
      { id: 'dollars', ...offer, minDeposit: { USD: '10.00' } },
    ],
  })
})

async function chooser(id = 'first') {
  const p = await payer()
  const choose = (which: string) => p.visitor.send(`${PATH}/choice`, { method: 'PUT', json: { id: which } })
  if (id !== '') expect((await choose(id)).status).toBe(200)
  const bonuses = async () =>
    v.parse(v.object({ data: getDepositBonuses.answer }), (await p.visitor.send(PATH)).data).data
  const owned = async () =>
    v.parse(v.object({ data: accounts.answer }), (await p.visitor.send('/web-api/accounts')).data).data.accounts
  return { ...p, choose, bonuses, owned }
}

describe('[S2.63] bonuses for deposits over HTTP', () => {
  it('come once with an approved deposit, however often and at once the provider says so, and turn into own money by settled bets', async () => {
    const p = await chooser()
    const id = await p.deposit('15.00')
    expect((await p.bonuses()).current).toMatchObject({ state: 'chosen', amount: null })
    await Promise.all(Array.from({ length: 8 }, () => says(id, { status: 'approved' })))
    const [own, bonus] = await p.owned()
    expect([own?.money, bonus?.money, bonus?.type]).toEqual(['15.00', '15.00', 4])
    const e = await event('2.00')
    const coupon = {
      typeId: 0,
      amount: '15.00',
      bets: [leg(e)],
      accountId: bonus?.id,
      changeCoefAction: 0,
      coefViewId: 0,
    }
    const placed = await p.visitor.post('/web-api/coupon/place', coupon, { 'idempotency-key': crypto.randomUUID() })
    expect(placed.status).toBe(201)
    await settle(e, 1)
    await expect
      .poll(async () => (await p.owned()).map(({ money }) => money), { timeout: 5000 })
      .toEqual(['45.00', '0.00'])
    expect(await p.bonuses()).toMatchObject({ current: null, past: [{ state: 'converted', turned: '30.00' }] })
    expect(await p.audit()).toEqual([])
  })

  it('are offered in the player’s currency, and that of a first deposit only before it', async () => {
    const p = await chooser('')
    expect((await p.bonuses()).offers.map(({ id }) => id)).toEqual(['first', 'any'])
    await says(await p.deposit('15.00'), { status: 'approved' })
    expect((await p.bonuses()).offers.map(({ id }) => id)).toEqual(['any'])
    for (const id of ['first', 'dollars', 'nothing']) expect((await p.choose(id)).status).toBe(404)
    expect((await p.owned()).map(({ money }) => money)).toEqual(['15.00'])
  })

  it('can be given back once, and no other is taken while one runs', async () => {
    const p = await chooser('any')
    await says(await p.deposit('15.00'), { status: 'approved' })
    const running = await p.choose('any')
    expect([running.status, running.data]).toEqual([409, expect.objectContaining({ code: 'BONUS_RUNNING' })])
    const leave = () => p.visitor.send(`${PATH}/choice`, { method: 'DELETE' })
    const left = await Promise.all(Array.from({ length: 5 }, leave))
    expect(left.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404])
    expect((await p.owned()).map(({ money }) => money)).toEqual(['15.00', '0.00'])
    expect(await p.audit()).toEqual([])
    expect((await new Visitor().send(PATH)).status).toBe(401)
  })
})
