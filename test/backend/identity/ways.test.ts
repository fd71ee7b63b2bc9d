import { afterEach, expect, it } from 'vitest'
import { codeTo, login, mailTo, operator, player, Visitor, whoAmI } from './visitor.ts'

afterEach(() => operator('POST', '/clock', { reset: true }))
const later = (seconds: number) => operator('POST', '/clock', { advanceSeconds: seconds })
const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64')
const byPhone = (visitor: Visitor, phone_number: string, country_code: string, password: string) =>
  visitor.post('/web-api/auth/login/phone', { phone_number, country_code, uPassword: base64(password), save: 0 })
const sendSms = (visitor: Visitor, number: string, code = '44', headers = {}) =>
  visitor.post('/web-api/auth/send-sms', { 'phone-number': number, 'phone-code': code }, headers)
const bySms = (visitor: Visitor, code: string) => visitor.post('/web-api/auth/login/sms-code', { 'sms-code': code })

it.each([
  ['7700900101', '+44', '+447700900101'],
  ['07700 900102', '++44', '+447700900102'],
  ['7700900103', 'GB', '+447700900103'],
  ['+44 7700 900104', 'de', '+447700900104'],
])('[S5.42] [S5.43] [S7.42] signs in by phone %s %s and password', async (number, code, phone) => {
  const { password, id } = await player({ phone })
  const visitor = new Visitor()
  const answer = await byPhone(visitor, number, code, password)
  expect([answer.status, answer.data]).toEqual([200, { data: { user_id: id } }])
  expect(await whoAmI(visitor)).toEqual({ user_id: id })
})

it('SEC-13: an unknown phone and a wrong password get the same answer; what is no phone is 422', async () => {
  await player({ phone: '+447700900110' })
  const wrong = await byPhone(new Visitor(), '7700900110', '44', 'not-the-password')
  const unknown = await byPhone(new Visitor(), '7700900111', '44', 'not-the-password')
  expect([wrong.status, unknown.text]).toEqual([401, wrong.text])
  expect((await byPhone(new Visitor(), 'phone', '44', 'x')).status).toBe(422)
})

it('all ways in count their failures at one place', async () => {
  const { email, password } = await player({ phone: '+447700900112' })
  for (let n = 0; n < 3; n++) await byPhone(new Visitor(), '7700900112', '44', 'not-the-password')
  for (let n = 0; n < 2; n++) await login(new Visitor(), email, 'not-the-password')
  expect((await login(new Visitor(), email, password)).status).toBe(400)
  expect((await byPhone(new Visitor(), '7700900112', '44', password)).status).toBe(400)
})

it('[S7.45] [S7.48] signs in with the code that was sent to the phone, once, and only in the browser that asked', async () => {
  const { id } = await player({ phone: '+447700900120' })
  const visitor = new Visitor()
  expect((await sendSms(visitor, '7700900120')).data).toEqual({ data: { seconds: 60 } })
  const code = await codeTo('+447700900120')
  expect((await bySms(new Visitor(), code)).status).toBe(401)
  const answer = await bySms(visitor, code)
  expect([answer.status, answer.data]).toEqual([200, { data: { user_id: id } }])
  expect((await bySms(visitor, code)).status).toBe(401)
  const config = await visitor.send('/web-api/user/config')
  expect(config.data).toMatchObject({
    data: { activation_type: 3, protection_methods: { enable_phone_binding: true } },
  })
})

it('SEC-17: a code is over after five wrong ones, after ten minutes, and is another one’s of another request', async () => {
  await player({ phone: '+447700900121' })
  const visitor = new Visitor()
  await sendSms(visitor, '7700900121')
  const code = await codeTo('+447700900121')
  const wrong = code === '000000' ? '000001' : '000000'
  for (let n = 0; n < 5; n++) expect((await bySms(visitor, wrong)).status).toBe(401)
  expect((await bySms(visitor, code)).status).toBe(401)
  await later(61)
  await sendSms(visitor, '7700900121')
  await later(601)
  expect((await bySms(visitor, await codeTo('+447700900121'))).status).toBe(401)
})

it('SEC-17: sends one code a minute and five an hour to a number, whoever has it', async () => {
  for (const number of ['7700900130', '7700900131']) {
    if (number.endsWith('0')) await player({ phone: `+44${number}` })
    expect((await sendSms(new Visitor(), number)).status).toBe(200)
    const soon = await sendSms(new Visitor(), number)
    expect([soon.status, Number(soon.headers.get('retry-after')) > 0]).toEqual([429, true])
  }
  for (let n = 0; n < 4; n++) {
    await later(61)
    expect((await sendSms(new Visitor(), '7700900130')).status).toBe(200)
  }
  await later(61)
  const sixth = await sendSms(new Visitor(), '7700900130')
  expect([sixth.status, Number(sixth.headers.get('retry-after')) > 3000]).toEqual([429, true])
  expect(await mailTo('+447700900130')).toHaveLength(5)
})

it('says that nobody has a number only to who has shown that it is his', async () => {
  const visitor = new Visitor()
  await sendSms(visitor, '7700900140')
  const answer = await bySms(visitor, await codeTo('+447700900140'))
  expect([answer.status, answer.data]).toMatchObject([404, { title: 'auth_no_account' }])
})

it('[S7.43] signs another device in by a token of the player’s own, once and within a minute', async () => {
  const { visitor, id } = await player()
  const made = await visitor.post('/web-api/auth/token', {})
  const { data: token }: { data?: { method_id: number; token: string; sign: string } } = Object(made.data)
  const use = (changes = {}) =>
    new Visitor().post('/web-api/auth/login/token', {
      method_id: token?.method_id,
      token: token?.token,
      sign: token?.sign,
      lng: 'en',
      ...changes,
    })
  expect((await use({ sign: 'forged' })).status).toBe(401)
  expect((await use()).data).toEqual({ data: { user_id: id } })
  expect((await use()).status).toBe(401)
  expect((await new Visitor().post('/web-api/auth/token', {})).status).toBe(401)
})

it('[S7.50] tells a signed-in player what he may do', async () => {
  const { visitor, id } = await player()
  const free = await visitor.send('/web-api/auth/rights')
  expect(free.data).toEqual({
    data: { bet: true, deposit: true, withdraw: true, changeProfile: true, limitFirst: false },
  })
  await operator('PATCH', `/players/${id}`, { ban_level: 1 })
  const banned = await visitor.send('/web-api/auth/rights')
  expect(banned.data).toEqual({
    data: { bet: false, deposit: false, withdraw: true, changeProfile: false, limitFirst: false },
  })
  expect((await new Visitor().send('/web-api/auth/rights')).status).toBe(401)
  await operator('PUT', '/config', { licenceProfile: 'se' })
  const first = (await (await player()).visitor.send('/web-api/auth/rights')).data
  await operator('PUT', '/config', { licenceProfile: null })
  expect(first).toMatchObject({ data: { bet: false, limitFirst: true } })
})

it('no way in opens for who has excluded himself', async () => {
  const { visitor, password } = await player({ phone: '+447700900150' })
  const token = await visitor.post('/web-api/auth/token', {})
  await visitor.post('/limit-service-api/limit/external/web/api/v1/BlockUser', { seconds: 365 * 86_400 })
  expect((await byPhone(new Visitor(), '7700900150', '44', password)).status).toBe(403)
  const sms = new Visitor()
  await sendSms(sms, '7700900150')
  expect((await bySms(sms, await codeTo('+447700900150'))).status).toBe(403)
  const { data }: { data?: Record<string, unknown> } = Object(token.data)
  const { method_id, token: secret, sign } = Object(data)
  const other = new Visitor()
  expect((await other.post('/web-api/auth/login/token', { method_id, token: secret, sign })).status).toBe(403)
  expect(await whoAmI(other)).toEqual({ user_id: null })
})

it('an SMS opens no account whose owner has only written that number down, once he has more to lose', async () => {
  const phone = '+447700900177'
  const { email, id } = await player({ phone })
  const enter = async () => {
    await operator('POST', '/clock', { advanceSeconds: 61 })
    const sms = new Visitor()
    await sendSms(sms, '7700900177')
    const seen = await bySms(sms, await codeTo(phone))
    return [seen.status, Object(seen.data).title]
  }
  await operator('PATCH', `/players/${id}`, { activation_type: 1 })
  expect(await enter()).toEqual([404, 'auth_no_account'])
  const forgetful = new Visitor()
  await operator('POST', '/clock', { advanceSeconds: 61 })
  expect((await forgetful.post('/web-api/auth/password-reset/request', { phone })).status).toBe(200)
  expect((await mailTo(phone)).filter(({ text }) => text.includes('нового пароля'))).toEqual([])
  await operator('PATCH', `/players/${id}`, { activation_type: 3 })
  expect(await enter()).toEqual([200, undefined])
  expect(email).toContain('@')
  await operator('POST', '/clock', { reset: true })
})
