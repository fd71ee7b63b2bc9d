import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { codeOf, stepAt } from '../../../worker/backend/identity/totp.ts'
import { login, operator, player, register, type Seen, Visitor } from '../identity/visitor.ts'
import { advance, licence, refused, resetClock, save, set } from '../limits/limits.ts'
import { event, leg, settle } from '../sportsbook/bettor.ts'
import { CARD, callback, idOf, PSP, pay, payer, postings, SECRET, says } from './payer.ts'

beforeAll(() => licence('gb'))
afterEach(async () => {
  await resetClock()
})
afterAll(() => licence(null))

const title = ({ status, data }: Seen) => [status, (data as { title?: string }).title]

describe('methods', () => {
  it('are those of the account’s currency, from 1 to 10,000 euros without a fee', async () => {
    const { visitor } = await player()
    for (const direction of ['deposit', 'withdraw']) {
      const seen = await visitor.send(`/web-api/payments/methods?direction=${direction}`)
      expect(seen.data).toMatchObject({
        data: { total: 2, items: [{ id: CARD, currency: 'EUR', min: '1.00', max: '10000.00', fee: '0.00' }, {}] },
      })
    }
    expect((await visitor.send('/web-api/payments/methods?direction=up')).status).toBe(422)
    expect((await new Visitor().send('/web-api/payments/methods?direction=deposit')).status).toBe(401)
  })
})

describe('a deposit', () => {
  it('[S2.59] is credited once, of twenty callbacks at once, and the first one is marked', async () => {
    const who = await payer()
    const id = await who.deposit('50.00')
    expect(await who.payment(id)).toMatchObject({ status: 'created', amount: '50.00', direction: 'deposit' })
    const heard = await says(id, { status: 'approved', times: 20, parallel: true })
    expect(heard).toEqual(Array(20).fill(200))
    expect(await who.payment(id)).toMatchObject({ status: 'approved', isCancellable: false })
    expect(await who.money()).toBe('50.00')
    expect(await postings(who.id)).toEqual(['deposit provider:sandbox:clearing -50.00', 'deposit player:main 50.00'])
    expect(await who.audit()).toEqual([])
    await expect
      .poll(async () => (await who.visitor.send('/web-api/user/config')).text, { timeout: 10_000 })
      .toContain('"has_deposit":true')
  })

  it('under one key is made once, byte for byte, and another body under it is refused', async () => {
    const who = await payer()
    const key = randomUUID()
    const seen = await Promise.all(Array.from({ length: 10 }, () => who.ask('deposits', '20.00', key)))
    expect(new Set(seen.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    await says(idOf(seen[0] as Seen), { status: 'approved' })
    expect((await who.ask('deposits', '20.00', key)).text).toBe(seen[0]?.text)
    expect(title(await who.ask('deposits', '21.00', key))).toEqual([409, 'idempotency_key_reused'])
    expect(title(await pay(who.visitor, 'deposits', { methodId: CARD, amount: '5.00' }, 'no-uuid'))).toEqual([
      422,
      'main_query_error',
    ])
  })

  it('SEC-85 of an amount that is none, too small or too large, by a method or to an account that is not the player’s, is refused', async () => {
    const { visitor } = await player()
    const ask = async (body: unknown) => title(await pay(visitor, 'deposits', body))
    for (const amount of ['-100', '1e9', '0.001', 'ten', 5, null])
      expect((await ask({ methodId: CARD, amount }))[0]).toBe(422)
    expect(await ask({ methodId: CARD, amount: '1.005' })).toEqual([422, 'payment_bad_amount'])
    expect(await ask({ methodId: CARD, amount: '0' })).toEqual([422, 'payment_bad_amount'])
    expect(await ask({ methodId: CARD, amount: '0.99' })).toEqual([422, 'payment_below_min'])
    expect(await ask({ methodId: CARD, amount: '10000.01' })).toEqual([422, 'payment_above_max'])
    expect(await ask({ methodId: 6431, amount: '500.00' })).toEqual([422, 'payment_method_unknown'])
    expect(await ask({ methodId: CARD, amount: '5.00', accountId: 12301 })).toEqual([404, 'main_not_found'])
    expect(await ask({ methodId: CARD, amount: '5.00', status: 'approved' })).toEqual([422, 'main_query_error'])
  })

  it('RG-75 is closed to the banned and to who is not of age for certain', async () => {
    const who = await payer()
    await operator('PATCH', `/players/${who.id}`, { age_verified: false })
    expect(title(await who.ask('deposits', '5.00'))).toEqual([403, 'main_not_verified'])
    await operator('PATCH', `/players/${who.id}`, { age_verified: true, ban_level: 45 })
    expect(title(await who.ask('deposits', '5.00'))).toEqual([403, 'main_banned'])
  })

  it('SEC-81 is nobody else’s to see, to cancel or to pay', async () => {
    const who = await payer()
    const other = await payer()
    const id = await who.deposit('5.00')
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/cancel'],
      ['GET', '/pay'],
    ] as const)
      expect((await other.visitor.send(`/web-api/payments/${id}${path}`, { method })).status).toBe(404)
    expect((await who.visitor.post(`/web-api/payments/${id}/cancel`, undefined)).data).toMatchObject({
      data: { status: 'cancelled' },
    })
    expect(await says(id, { status: 'approved' })).toEqual([202])
    expect(await who.money()).toBe('0.00')
  })

  it('is told by mail to who wants such mails, once, in the language of the site', async () => {
    const who = await payer()
    const mails = async () => (await operator('GET', `/outbox?to=${who.email}`)).text.split('Счёт пополнен').length - 1
    await says(await who.deposit('20.00'), { status: 'approved' })
    expect(await mails()).toBe(0)
    const wanted = { key: 'enable_mail_deposit', value: true }
    expect((await who.visitor.send('/web-api/office/settings', { method: 'PUT', json: wanted })).status).toBe(200)
    const id = await who.deposit('30.00')
    await says(id, { status: 'pending' })
    expect(await mails()).toBe(0)
    await says(id, { status: 'approved', times: 3 })
    expect(await mails()).toBe(1)
    expect((await operator('GET', `/outbox?to=${who.email}`)).text).toContain(`зачислено 30.00 EUR (платёж ${id})`)
  })

  it('[S3.01] RG-21 of twenty at once beyond the limit one is taken', async () => {
    const who = await payer()
    await set(who.visitor, { 20: '100.00' })
    const seen = await Promise.all(Array.from({ length: 20 }, () => who.ask('deposits', '60.00')))
    expect(seen.filter(({ status }) => status === 201)).toHaveLength(1)
    for (const each of seen.filter(({ status }) => status !== 201))
      expect(refused(each)).toMatchObject({ status: 403, limitType: 20, available: '40.00' })
  })

  it('RG-22 that is not paid in time gives its room back, and is credited when it is paid after all', async () => {
    const who = await payer()
    await set(who.visitor, { 20: '100.00' })
    const id = await who.deposit('60.00')
    await advance(3600)
    expect(await who.payment(id)).toMatchObject({ status: 'expired' })
    await who.deposit('60.00')
    expect(await says(id, { status: 'approved' })).toEqual([200])
    expect(await who.payment(id)).toMatchObject({ status: 'approved', flags: ['late', 'over_limit'] })
    expect(await who.money()).toBe('60.00')
  })

  it('RG-24 that is paid after the limit was lowered is credited and says so', async () => {
    const who = await payer()
    await set(who.visitor, { 20: '100.00' })
    const id = await who.deposit('90.00')
    await set(who.visitor, { 20: '10.00' })
    expect(await says(id, { status: 'approved' })).toEqual([200])
    expect(await who.payment(id)).toMatchObject({ status: 'approved', flags: ['over_limit'] })
    expect(refused(await who.ask('deposits', '1.00'))).toMatchObject({ status: 403, limitType: 20, available: '0.00' })
  })

  it('of another amount or currency than was asked for is not credited and waits for the operator', async () => {
    const who = await payer()
    const id = await who.deposit('5.00')
    expect(await says(id, { status: 'approved', amount: '5000.00' })).toEqual([202])
    expect(await says(id, { status: 'approved', currency: 'USD', times: 2 })).toEqual([202, 202])
    expect(await who.money()).toBe('0.00')
    const seen = await operator('GET', '/payments/reviews')
    const mine = (seen.data as { data: { items: { id: number; paymentId: string; why: string }[] } }).data.items.filter(
      ({ paymentId }) => paymentId === String(id),
    )
    expect(mine.map(({ why }) => why)).toEqual(['currency', 'amount'])
    expect((await operator('POST', `/payments/reviews/${mine[0]?.id}`, { note: 'sent back' })).status).toBe(200)
    expect((await operator('POST', '/payments/reviews/999999', { note: 'x' })).status).toBe(404)
  })

  it('leads to the demo cashier, whose button pays it, and back to the page of its result', async () => {
    const who = await payer()
    const made = await who.ask('deposits', '12.00')
    const id = idOf(made)
    const { redirectUrl } = (made.data as { data: { redirectUrl: string } }).data
    const away = await who.visitor.send(`${new URL(redirectUrl).pathname}?lang=en`)
    expect(away.status).toBe(303)
    expect(await who.payment(id)).toMatchObject({ status: 'pending' })
    const address = new URL(away.headers.get('location') ?? '')
    const shown = await new Visitor().send(address.pathname + address.search)
    expect([shown.status, shown.text]).toEqual([200, expect.stringContaining('12.00 EUR')])
    const press = (search: string, choice = 'pay') =>
      new Visitor().send(address.pathname + search, { method: 'POST', body: `choice=${choice}` })
    expect((await press(address.search.replace('12.00', '1200.00'))).status).toBe(404)
    expect((await press(address.search, 'steal')).status).toBe(422)
    const back = await press(address.search)
    expect([back.status, back.headers.get('location')]).toEqual([303, `https://site.test/en/onpay/success?id=${id}`])
    expect([(await who.payment(id)).status, await who.money()]).toEqual(['approved', '12.00'])
  })

  it('survives the death of its wallet between the asking and the callbacks', async () => {
    const who = await payer()
    const id = await who.deposit('9.00')
    await who.kill()
    expect(await says(id, { status: 'approved' })).toEqual([200])
    await who.kill()
    expect(await says(id, { status: 'approved' })).toEqual([200])
    expect(await who.money()).toBe('9.00')
    expect(await who.audit()).toEqual([])
  })
})

describe('a withdrawal', () => {
  it('[S2.65] is set aside, sent by the operator, paid by the provider, and told by mail', async () => {
    const who = await payer('100.00')
    const id = await who.withdraw('60.00')
    expect([await who.money(), (await who.payment(id)).status]).toEqual(['40.00', 'created'])
    expect((await operator('GET', `/outbox?to=${who.email}`)).text).toContain('Создана заявка на вывод 60.00 EUR')
    await expect
      .poll(async () => (await operator('GET', '/payments?direction=withdraw&status=created')).text, {
        timeout: 10_000,
      })
      .toContain(`"id":${id}`)
    const before = (await operator('GET', '/audit')).text
    expect(before).not.toContain(`/payments/${id}/approve`)
    expect((await operator('POST', `/payments/${id}/approve`)).data).toEqual({ data: { id, status: 'approved' } })
    expect((await operator('GET', '/audit')).text).toContain(`/payments/${id}/approve`)
    expect(await postings(who.id)).toEqual([
      'withdrawal_hold player:main -60.00',
      'withdrawal_hold player:hold 60.00',
      'withdrawal player:hold -60.00',
      'withdrawal provider:sandbox:clearing 60.00',
    ])
    expect(title(await operator('POST', `/payments/${id}/decline`))).toEqual([409, 'payment_decided'])
    expect(await who.audit()).toEqual([])
  })

  it('SEC-15 C41 waits for a day after a change of the password, and of the second step', async () => {
    const who = await payer('100.00')
    const code = async () => {
      const begun = await who.visitor.post('/web-api/office/security/two-factor', {})
      return codeOf(Object(Object(begun.data).data).secret, stepAt(Date.now() / 1000))
    }
    expect((await who.visitor.post('/web-api/office/security/two-factor/confirm', { code: await code() })).status).toBe(
      200,
    )
    expect(title(await who.ask('withdrawals', '10.00'))).toEqual([409, 'payment_payouts_locked'])
    expect((await who.visitor.send('/web-api/auth/rights')).data).toMatchObject({
      data: { withdraw: false, deposit: true },
    })
    await advance(86_400)
    await login(who.visitor, who.email, who.password)
    const other = await payer('100.00')
    const changed = { currentPassword: other.password, password: 'another long password' }
    expect((await other.visitor.send('/web-api/user/password', { method: 'PUT', json: changed })).status).toBe(200)
    const refusedOne = await other.ask('withdrawals', '10.00')
    expect(title(refusedOne)).toEqual([409, 'payment_payouts_locked'])
    expect(await other.money()).toBe('100.00')
    await other.deposit('5.00')
    await advance(86_400 - 60)
    await login(other.visitor, other.email, 'another long password')
    expect(title(await other.ask('withdrawals', '10.00'))).toEqual([409, 'payment_payouts_locked'])
    await advance(120)
    expect((await other.ask('withdrawals', '10.00')).status).toBe(201)
  })

  it('SEC-15 asks who signs in by two steps for a code beside the password', async () => {
    const who = await payer('100.00')
    const begun = await who.visitor.post('/web-api/office/security/two-factor', {})
    const at = (step: number) => codeOf(Object(Object(begun.data).data).secret, stepAt(Date.now() / 1000) + step)
    await who.visitor.post('/web-api/office/security/two-factor/confirm', { code: await at(-1) })
    await advance(16 * 60)
    const secure = async (more: object) =>
      title(await who.visitor.post('/web-api/payments/secure', { password: who.password, ...more }))
    expect(await secure({})).toEqual([401, 'auth_wrong_code'])
    expect(await secure({ code: '000000' })).toEqual([401, 'auth_wrong_code'])
    expect(await secure({ code: await at(0) })).toEqual([200, undefined])
  })

  it('that is refused by the operator or fails at the provider is given back once', async () => {
    const who = await payer('100.00')
    const refusedOne = await who.withdraw('60.00')
    await Promise.all(Array.from({ length: 10 }, () => operator('POST', `/payments/${refusedOne}/decline`)))
    expect(await who.money()).toBe('100.00')
    const failed = await who.withdraw('60.00')
    expect(await says(failed, { status: 'declined', times: 20, parallel: true })).toEqual(Array(20).fill(200))
    expect([await who.money(), (await who.payment(failed)).status]).toEqual(['100.00', 'declined'])
    expect(await who.audit()).toEqual([])
  })

  it('that comes back repays first what its player owes by then', async () => {
    const who = await payer('100.00')
    const e = await event('2.00')
    const bet = { typeId: 0, amount: '100.00', bets: [leg(e)], changeCoefAction: 0, coefViewId: 0 }
    const placed = await who.visitor.post('/web-api/coupon/place', bet, { 'idempotency-key': randomUUID() })
    expect(placed.status).toBe(201)
    await settle(e, 1)
    await expect.poll(who.money, { timeout: 5000 }).toBe('200.00')
    const id = await who.withdraw('200.00')
    await settle(e, 0)
    const debt = async () => Object(Object((await who.visitor.send('/web-api/accounts')).data).data).accounts[0].debt
    await expect.poll(debt, { timeout: 5000 }).toBe('200.00')
    expect((await operator('POST', `/payments/${id}/decline`)).status).toBe(200)
    expect([await who.money(), await debt()]).toEqual(['0.00', undefined])
    expect(await who.audit()).toEqual([])
  })

  it('SEC-89 at the same moment as another takes the money once', async () => {
    const who = await payer('100.00')
    const seen = await Promise.all(Array.from({ length: 20 }, () => who.ask('withdrawals', '30.00')))
    expect(seen.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(title(seen.find(({ status }) => status !== 201) as Seen)).toEqual([422, 'payment_funds'])
    expect(await who.money()).toBe('10.00')
    expect(await who.audit()).toEqual([])
  })

  it('at the moment of the operator’s decision is sent or given back, never both', async () => {
    const who = await payer('100.00')
    const id = await who.withdraw('60.00')
    await Promise.all(
      ['approve', 'decline', 'approve', 'decline'].map((act) => operator('POST', `/payments/${id}/${act}`)),
    )
    const { status } = await who.payment(id)
    expect([status, await who.money()]).toEqual(status === 'approved' ? ['approved', '40.00'] : ['declined', '100.00'])
    expect(await who.audit()).toEqual([])
  })

  it('RG-23 is not taken back under a licence; without one only while it waits', async () => {
    const who = await payer('100.00')
    const id = await who.withdraw('60.00')
    const cancel = () => who.visitor.post(`/web-api/payments/${id}/cancel`, undefined)
    expect(title(await cancel())).toEqual([409, 'payment_decided'])
    expect(await who.payment(id)).toMatchObject({ isCancellable: false })
    await licence('none')
    expect((await cancel()).data).toMatchObject({ data: { status: 'cancelled' } })
    expect(await who.money()).toBe('100.00')
    await licence('gb')
  })

  it('RG-39 [S4.106] goes on during a time-out, and at the ban levels that may withdraw', async () => {
    const who = await payer('100.00')
    expect((await save(who.visitor, { 33: 7 * 86_400 })).status).toBe(200)
    expect(refused(await who.ask('deposits', '5.00'))).toMatchObject({ status: 403, limitType: 33 })
    await who.withdraw('10.00')
    const at = async (ban_level: number, ban_version: number) => {
      await operator('PATCH', `/players/${who.id}`, { ban_level, ban_version })
      return (await who.ask('withdrawals', '10.00')).status
    }
    expect([await at(45, 0), await at(44, 0), await at(53, 1), await at(53, 0)]).toEqual([201, 403, 201, 403])
  })

  it('[S3.48] asks for the password when the sign-in is a while ago, and for none with a grant', async () => {
    const who = await payer('100.00')
    const secure = (password?: string) =>
      who.visitor.post('/web-api/payments/secure', password === undefined ? {} : { password })
    const young = await secure()
    expect(young.data).toEqual({
      data: { ggru: expect.stringMatching(/^[\w-]{22}$/), grant: expect.stringMatching(/^\d+\.[\w-]+$/) },
    })
    await advance(16 * 60)
    expect(title(await who.ask('withdrawals', '10.00'))).toEqual([403, 'auth_step_up'])
    expect(title(await secure())).toEqual([403, 'auth_step_up'])
    expect(title(await secure('wrong'))).toEqual([422, 'auth_wrong_password'])
    const { grant } = ((await secure(who.password)).data as { data: { grant: string } }).data
    const by = (grant: string) =>
      who.visitor.post(
        '/web-api/payments/withdrawals',
        { methodId: CARD, amount: '10.00' },
        { 'idempotency-key': randomUUID(), 'x-grant': grant },
      )
    expect((await by(`9${grant}`)).status).toBe(403)
    expect((await by(grant)).status).toBe(201)
    await advance(30 * 60)
    expect((await by(grant)).status).toBe(403)
    const other = await payer('100.00')
    await login(other.visitor, other.email, other.password)
    await advance(16 * 60)
    const theirs = ((await secure(who.password)).data as { data: { grant: string } }).data.grant
    expect(
      (
        await other.visitor.post(
          '/web-api/payments/withdrawals',
          { methodId: CARD, amount: '10.00' },
          { 'idempotency-key': randomUUID(), 'x-grant': theirs },
        )
      ).status,
    ).toBe(403)
  })
})

describe('providers of the operator’s', () => {
  beforeAll(async () => {
    expect((await operator('PUT', '/payments/providers', { providers: [PSP] })).status).toBe(200)
  })
  afterAll(() => operator('PUT', '/payments/providers', { providers: [] }))

  it('are listed without their secrets, and refused as a whole when one is wrong', async () => {
    const seen = await operator('GET', '/payments/providers')
    expect(seen.text).toContain('https://psp.test/pay')
    expect(seen.text).not.toContain(SECRET)
    for (const wrong of [
      { ...PSP, url: 'http://psp.test/pay' },
      { ...PSP, secret: 'short' },
      { ...PSP, name: 'sandbox' },
      { ...PSP, methods: [] },
      ...[{ min: '5.005' }, { max: '4.00' }, { fee: '0.001' }].map((wrong) => ({
        ...PSP,
        methods: PSP.methods.map((method) => ({ ...method, ...wrong })),
      })),
    ])
      expect((await operator('PUT', '/payments/providers', { providers: [wrong] })).status).toBe(422)
    expect((await operator('PUT', '/payments/providers', { providers: [PSP, PSP] })).status).toBe(422)
    expect((await new Visitor().send('/operator-api/v1/payments/providers')).status).toBe(404)
  })

  it('say what they take for themselves', async () => {
    const [method] = PSP.methods
    const dear = { ...PSP, methods: [{ ...method, fee: '1.5' }] }
    expect((await operator('PUT', '/payments/providers', { providers: [dear] })).status).toBe(200)
    const { visitor } = await player()
    const seen = await visitor.send('/web-api/payments/methods?direction=deposit')
    expect(seen.text).toContain('{"id":7001,"name":"PSP","currency":"EUR","min":"5.00","max":"500.00","fee":"1.50"}')
    expect((await operator('PUT', '/payments/providers', { providers: [PSP] })).status).toBe(200)
  })

  it('pay out what they are sent: one that does not answer is asked again, and its callback decides', async () => {
    const who = await payer('100.00')
    const id = idOf(await pay(who.visitor, 'withdrawals', { methodId: 7001, amount: '40.00' }))
    for (let n = 0; n < 2; n++) {
      const seen = await operator('POST', `/payments/${id}/approve`)
      expect([...title(seen), seen.data]).toMatchObject([
        503,
        'main_outcome_unknown',
        { data: { id, state: 'pending' } },
      ])
    }
    expect([await who.money(), (await who.payment(id)).status]).toEqual(['60.00', 'pending'])
    const body = { paymentId: id, status: 'approved', amount: '40.00', currency: 'EUR' }
    expect((await callback('psp', body)).status).toBe(200)
    expect((await callback('psp', { ...body, status: 'declined' })).status).toBe(202)
    expect([await who.money(), (await who.payment(id)).status]).toEqual(['60.00', 'approved'])
    expect((await postings(who.id)).slice(2)).toEqual([
      'withdrawal player:hold -40.00',
      'withdrawal provider:psp:clearing 40.00',
    ])
    expect(await who.audit()).toEqual([])
  })

  it('SEC-83 C23 are believed by their signature alone: none, a wrong one, a changed byte, an old one and another’s key are 401', async () => {
    const who = await payer()
    const id = idOf(await pay(who.visitor, 'deposits', { methodId: 7001, amount: '25.00' }))
    const body = { paymentId: id, status: 'approved', amount: '25.00', currency: 'EUR' }
    const refusedOnes = [
      await callback('psp', body, { signature: null }),
      await callback('psp', body, { signature: 'f'.repeat(64) }),
      await callback('psp', body, { sent: JSON.stringify({ ...body, amount: '35.00' }) }),
      await callback('psp', body, { age: 301 }),
      await callback('psp', body, { age: -301 }),
      await callback('psp', body, { secret: 'another-secret-that-is-long-enough-too' }),
      await callback('sandbox', body),
      await callback('nobody', body),
    ]
    expect(refusedOnes.map(({ status }) => status)).toEqual(Array(8).fill(401))
    expect(await who.money()).toBe('0.00')
    const event = randomUUID()
    const heard = await Promise.all(Array.from({ length: 20 }, () => callback('psp', body, { id: event, age: 299 })))
    expect(heard.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(await who.money()).toBe('25.00')
    expect((await callback('psp', { ...body, status: 'declined' }, { id: event })).status).toBe(202)
    expect((await callback('psp', { ...body, status: 'declined' })).text).toContain('ignored')
    expect(await who.payment(id)).toMatchObject({ status: 'approved' })
    expect(await who.audit()).toEqual([])
  })

  it('of a payment that is unknown or another provider’s are heard, moved by nothing, and kept', async () => {
    const who = await payer()
    const id = await who.deposit('5.00')
    const body = { paymentId: id, status: 'approved', amount: '5.00', currency: 'EUR' }
    expect((await callback('psp', body)).status).toBe(202)
    expect((await callback('psp', { ...body, paymentId: 12 })).status).toBe(202)
    expect((await callback('psp', { ...body, paymentId: 999_999_000_001 })).status).toBe(202)
    expect((await callback('psp', { ...body, paymentId: 'x' })).status).toBe(422)
    expect((await callback('psp', { ...body, status: 'won' })).status).toBe(422)
    expect(await who.money()).toBe('0.00')
  })

  it('are paid through by an address with a signature, on a page that leads there', async () => {
    const who = await payer()
    const id = idOf(await pay(who.visitor, 'deposits', { methodId: 7001, amount: '25.00' }))
    const seen = await who.visitor.send(`/web-api/payments/${id}/pay?lang=ar`)
    expect(seen.status).toBe(200)
    expect(seen.text).toMatch(/content="0;url=https:\/\/psp\.test\/pay\?[^"]*amount=25\.00[^"]*signature=[0-9a-f]{64}"/)
  })

  it('from addresses that are not listed are refused', async () => {
    await operator('PUT', '/payments/providers', { providers: [{ ...PSP, addresses: ['192.0.2.1'] }] })
    await new Promise((resolve) => setTimeout(resolve, 2100))
    const body = { paymentId: 12, status: 'approved', amount: '5.00', currency: 'EUR' }
    expect((await callback('psp', body)).status).toBe(403)
    await operator('PUT', '/payments/providers', { providers: [PSP] })
  })
})

describe('history and questions', () => {
  it('[S2.58] lists own payments by direction, status and day, and gives them as a file', async () => {
    const who = await payer('100.00')
    const paid = await who.deposit('10.00')
    await says(paid, { status: 'approved' })
    const out = await who.withdraw('20.00')
    const list = async (query: string) =>
      (
        (await who.visitor.send(`/web-api/history/payments${query}`)).data as { data: { items: { id: number }[] } }
      ).data.items.map(({ id }) => id)
    expect(await list('')).toEqual([out, paid])
    expect(await list('?direction=deposit')).toEqual([paid])
    expect(await list('?status=created')).toEqual([out])
    expect(await list('?to=2020-01-01T00:00:00.000Z')).toEqual([])
    expect((await who.visitor.send('/web-api/history/payments?status=won')).status).toBe(422)
    const file = await who.visitor.send('/web-api/history/payments.csv?lang=en&tz=0')
    expect(file.text.split('\r\n')).toHaveLength(4)
    expect(file.text).toContain(`"${paid}","Deposit"`)
    const other = await payer()
    expect((await other.visitor.send('/web-api/history/payments')).data).toMatchObject({ data: { total: 0 } })
  })

  it('[S2.74] a question about an own payment is kept, answered by the operator, and read by who asked', async () => {
    const who = await payer()
    const id = await who.deposit('10.00')
    const ask = (body: Record<string, unknown>) => who.visitor.post('/web-api/payments/requests', body)
    expect((await ask({ topicId: 1, transactionId: id, text: 'Where is it?' })).status).toBe(201)
    expect((await ask({ topicId: 99, text: 'x' })).status).toBe(404)
    expect((await ask({ topicId: 7, subTopicId: 99, text: 'x' })).status).toBe(404)
    expect((await ask({ topicId: 1, text: '  ' })).status).toBe(422)
    const stranger = await payer()
    const foreign = await stranger.visitor.post('/web-api/payments/requests', {
      topicId: 1,
      transactionId: id,
      text: 'x',
    })
    expect(foreign.status).toBe(404)
    const open = await operator('GET', '/payments/requests')
    const mine = (open.data as { data: { items: { id: number; userId: number }[] } }).data.items.find(
      ({ userId }) => userId === who.id,
    )
    expect((await operator('POST', `/payments/requests/${mine?.id}`, { answer: 'It is there.' })).status).toBe(200)
    expect((await who.visitor.send('/web-api/payments/requests')).data).toMatchObject({
      data: { total: 1, items: [{ topicId: 1, transactionId: id, answer: 'It is there.' }] },
    })
  })
})

it('an excluded player’s waiting withdrawal goes on (RG-50)', async () => {
  const visitor = new Visitor()
  const seen = await register(visitor)
  const id = Number(/"user_id":(\d+)/.exec(seen.text)?.[1])
  await operator('POST', `/players/${id}/credit`, { amount: '100.00', reference: 'start' })
  const payment = idOf(await pay(visitor, 'withdrawals', { methodId: CARD, amount: '60.00' }))
  expect((await save(visitor, { 30: 180 * 86_400 })).status).toBe(200)
  expect((await operator('POST', `/payments/${payment}/approve`)).data).toMatchObject({ data: { status: 'approved' } })
})

describe('an excluded player', () => {
  const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64')
  const out = (email: string, password: string, key: string = randomUUID()) =>
    new Visitor().post(
      '/web-api/payments/payout',
      { uLogin: base64(email), uPassword: base64(password) },
      { 'idempotency-key': key },
    )

  it('RG-41 RG-50 takes all his money out by his password, once a key, and is not signed in by it', async () => {
    const who = await payer('100.00')
    expect(title(await out(who.email, who.password))).toEqual([409, 'payment_by_office'])
    expect((await save(who.visitor, { 30: 180 * 86_400 })).status).toBe(200)
    expect((await out(who.email, 'wrong')).status).toBe(401)
    const key = randomUUID()
    const seen = await out(who.email, who.password, key)
    expect(seen).toMatchObject({
      status: 201,
      setCookie: [],
      data: { data: { items: [{ status: 'created', amount: '100.00', currency: 'EUR' }] } },
    })
    expect((await out(who.email, who.password, key)).text).toBe(seen.text)
    expect((await out(who.email, who.password)).data).toMatchObject({ data: { items: [] } })
    expect(await postings(who.id)).toEqual([
      'withdrawal_hold player:main -100.00',
      'withdrawal_hold player:hold 100.00',
    ])
    expect((await operator('GET', `/outbox?to=${who.email}`)).text).toContain('заявка на вывод 100.00 EUR')
  })
})
