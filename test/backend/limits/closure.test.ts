import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { login, operator, player, register, type Seen, Visitor, whoAmI } from '../identity/visitor.ts'
import { payer } from '../payments/payer.ts'
import { bettor, event, placed, settle } from '../sportsbook/bettor.ts'
import { advance, block, byLimit, DAY, licence, refused, resetClock, set, states } from './limits.ts'

beforeAll(() => licence('gb'))
afterEach(async () => {
  await resetClock()
})
afterAll(() => licence(null))

const title = ({ status, data }: Seen) => [status, (data as { title?: string }).title]
const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64')
const close = (visitor: Visitor, json: unknown = {}) =>
  visitor.post('/web-api/user/closure', json, { 'idempotency-key': randomUUID() })
const proof = ({ email, password }: { email: string; password: string }) => ({
  uLogin: base64(email),
  uPassword: base64(password),
})
const reopen = (who: { email: string; password: string }, visitor = new Visitor()) =>
  visitor.post('/web-api/auth/reopen', proof(who))

describe('closing the account', () => {
  it('RG-80 is the player’s own act: all sessions end, the balance is on its way, and the sign-in says that it is closed', async () => {
    const who = await payer('50.00')
    const other = new Visitor()
    await login(other, who.email, who.password)
    const seen = await close(who.visitor)
    expect(seen.data).toMatchObject({
      data: { items: [{ status: 'created', amount: '50.00', currency: 'EUR' }], total: 1 },
    })
    for (const visitor of [who.visitor, other]) expect(await whoAmI(visitor)).toEqual({ user_id: null })
    expect(title(await login(new Visitor(), who.email, who.password))).toEqual([403, 'account_closed'])
    expect((await login(new Visitor(), who.email, 'wrong')).status).toBe(401)
    expect((await register(new Visitor(), { email: who.email })).status).toBe(409)
  })

  it('RG-80 asks for the password when the sign-in is a while ago', async () => {
    const who = await player()
    await advance(16 * 60)
    expect(title(await close(who.visitor))).toEqual([403, 'auth_step_up'])
    expect((await close(who.visitor, { currentPassword: 'not-it' })).status).toBe(422)
    expect((await close(who.visitor, { currentPassword: who.password })).status).toBe(200)
  })

  it('RG-80 lets the player open it again, and only with his password', async () => {
    const who = await player()
    expect(title(await reopen(who))).toEqual([404, 'main_not_found'])
    await close(who.visitor)
    expect((await reopen({ ...who, password: 'wrong' })).status).toBe(401)
    const visitor = new Visitor()
    expect((await reopen(who, visitor)).data).toEqual({ data: { user_id: who.id } })
    expect(await whoAmI(visitor)).toEqual({ user_id: who.id })
    expect((await login(new Visitor(), who.email, who.password)).status).toBe(200)
  })

  it('RG-80 a break and an exclusion survive it: no opening before their end', async () => {
    const who = await player()
    await set(who.visitor, { 33: 7 * DAY, 20: '5.00' })
    await close(who.visitor)
    expect(refused(await reopen(who))).toEqual(byLimit(33))
    await advance(7 * DAY - 60)
    expect(refused(await reopen(who))).toEqual(byLimit(33))
    await advance(120)
    const visitor = new Visitor()
    expect((await reopen(who, visitor)).status).toBe(200)
    expect(await states(visitor, 20)).toEqual({ ACTIVE: '5.00' })
    await block(visitor, 180 * DAY)
    expect(refused(await reopen(who))).toMatchObject({ status: 404 })
    expect(refused(await login(new Visitor(), who.email, who.password))).toMatchObject({ limitType: 30 })
  })

  it('RG-80 what a bet brings after it is paid out by the password', async () => {
    const who = await bettor('10.00')
    const e = await event('2.000')
    placed(await who.place(who.single(e, '10.00')))
    await close(who.visitor)
    const paid = async () => {
      const answer = await new Visitor().post('/web-api/payments/payout', proof(who), {
        'idempotency-key': randomUUID(),
      })
      return (answer.data as { data?: { items: { amount: string }[] } }).data?.items.map(({ amount }) => amount)
    }
    expect(await paid()).toEqual([])
    await settle(e, 1)
    await expect.poll(paid, { timeout: 8000, interval: 500 }).toEqual(['20.00'])
  })
})

describe('a player who is found to be too young', () => {
  const underage = (id: number, birthday: string) => operator('POST', `/players/${id}/underage`, { birthday })
  const young = (years: number) => `${new Date().getUTCFullYear() - years}-12-31`

  it('RG-78 gets lost stakes back, open ones too, is shut out until he is of age, and is paid by his password', async () => {
    const who = await bettor('100.00')
    const [lost, won, open] = [await event('2.000'), await event('1.500'), await event('2.000', { live: true })]
    placed(await who.place(who.single(lost, '40.00')))
    placed(await who.place(who.single(won, '10.00')))
    await who.settle(lost, 0)
    await who.settle(won, 1)
    placed(await who.place(who.single(open, '20.00')))
    const seen = await underage(who.id, young(17))
    expect(seen.data).toMatchObject({ data: { booked: [{ currency: 'EUR', amount: '35.00' }] } })
    expect(seen.text).toContain(`"until":"${new Date().getUTCFullYear() + 2}-01-01`)
    expect(await whoAmI(who.visitor)).toEqual({ user_id: null })
    expect(refused(await login(new Visitor(), who.email, who.password))).toMatchObject({ limitType: 30 })
    expect((await register(new Visitor(), { email: who.email.replace('@', '+2@') })).status).toBe(403)
    const money = await new Visitor().post('/web-api/payments/payout', proof(who), { 'idempotency-key': randomUUID() })
    expect(money.data).toMatchObject({ data: { items: [{ amount: '100.00' }] } })
  })

  it('RG-78 loses winnings, once, and the books hold', async () => {
    const who = await payer('20.00')
    const e = await event('3.000')
    const bet = { typeId: 0, amount: '20.00', changeCoefAction: 0, coefViewId: 0 }
    const legs = { bets: [{ market: { id: e.marketId, outcomeId: e.outcomeId, coef: e.coef } }] }
    placed(await who.visitor.post('/web-api/coupon/place', { ...bet, ...legs }, { 'idempotency-key': randomUUID() }))
    await settle(e, 1)
    await expect.poll(() => who.money(), { timeout: 8000 }).toBe('60.00')
    expect((await underage(who.id, young(17))).data).toMatchObject({ data: { booked: [{ amount: '-40.00' }] } })
    expect((await underage(who.id, young(17))).data).toMatchObject({ data: { booked: [] } })
    expect(await who.audit()).toEqual([])
  })

  it('RG-78 is for who is too young alone', async () => {
    const who = await player()
    expect((await underage(who.id, '1990-01-01')).status).toBe(422)
    expect(await whoAmI(who.visitor)).toEqual({ user_id: who.id })
    expect((await underage(1, young(17))).status).toBe(404)
  })
})
