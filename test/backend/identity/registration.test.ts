import { env } from 'cloudflare:test'
import { afterEach, expect, it } from 'vitest'
import { form, login, operator, player, register, Visitor, whoAmI } from './visitor.ts'

afterEach(() =>
  operator('PUT', '/config', { isRegistrationAllowed: null, minAge: null, ageCheck: null, currencies: null }),
)

it('[S6.01] registers a player, who is signed in from then on', async () => {
  const visitor = new Visitor()
  expect(await whoAmI(visitor)).toEqual({ user_id: null })
  const answer = await register(visitor, { email: 'Ann@Example.test' })
  expect(answer.status).toBe(200)
  expect(answer.data).toEqual({ data: { user_id: expect.any(Number), login: 'ann@example.test' } })
  expect(await whoAmI(visitor)).toMatchObject({ user_id: expect.any(Number) })
})

it('sends both cookies Secure, HttpOnly, SameSite=Lax, host-bound and limited, and stores only the session’s hash', async () => {
  const visitor = new Visitor()
  const { setCookie } = await register(visitor)
  for (const [name, life] of [
    ['__Host-sid', 43_200],
    ['__Host-at', 300],
  ] as const) {
    const cookie = setCookie.find((one) => one.startsWith(`${name}=`)) ?? ''
    expect(cookie).toContain(`Max-Age=${life}`)
    for (const flag of ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(flag)
    expect(cookie).not.toContain('Domain')
  }
  const token = visitor.cookies.get('__Host-sid') ?? ''
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
  const { results } = await env.DB.prepare('SELECT * FROM session').all()
  expect(results.length).toBeGreaterThan(0)
  expect(JSON.stringify(results)).not.toContain(token)
})

it('opens the wallet in the chosen currency', async () => {
  const { visitor } = await player({ currency: 'KWD' })
  const accounts = await visitor.send('/web-api/accounts')
  expect(accounts.data).toMatchObject({ data: { accounts: [{ iso: 'KWD', money: '0.000', type: 0, isActive: true }] } })
})

it('gives an e-mail to one player only, whatever its letters’ case and however many ask at once', async () => {
  const answers = await Promise.all(
    ['Twin@example.test', 'twin@Example.test', 'TWIN@example.test'].map((email) => register(new Visitor(), { email })),
  )
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409])
  expect(answers.find((answer) => answer.status === 409)?.data).toMatchObject({
    success: false,
    status: 2,
    title: 'registration_email_taken',
  })
})

it.each([
  ['a birthday that has not come yet this year', '2008-11-28', 422],
  ['the eighteenth birthday', '2008-11-27', 200],
])('counts the age by the backend’s clock: %s', async (_name, birthday, status) => {
  await operator('POST', '/clock', { reset: true })
  await operator('POST', '/clock', {
    advanceSeconds: Math.round((Date.parse('2026-11-27T12:00:00Z') - Date.now()) / 1000),
  })
  const answer = await register(new Visitor(), { birthday })
  await operator('POST', '/clock', { reset: true })
  expect(answer.status).toBe(status)
  if (status === 422) expect(answer.data).toMatchObject({ title: 'registration_underage' })
})

it.each([
  ['another minimum age', { minAge: 40 }, {}, 422, 'registration_underage'],
  ['a currency that is not offered', { currencies: ['USD'] }, {}, 422, 'registration_currency_unknown'],
  ['registration switched off', { isRegistrationAllowed: false }, {}, 403, 'registration_not_allowed'],
  ['a common password', {}, { password: 'PASSWORD123' }, 422, 'registration_weak_password'],
  [
    'the e-mail as password',
    {},
    { email: 'same@example.test', password: 'Same@example.test' },
    422,
    'registration_weak_password',
  ],
])('refuses %s', async (_name, config, changes, status, title) => {
  await operator('PUT', '/config', config)
  const visitor = new Visitor()
  const answer = await register(visitor, changes)
  expect([answer.status, answer.data]).toMatchObject([status, { success: false, title }])
  expect(visitor.cookies.size).toBe(0)
})

it.each([
  [{ email: 'abc' }],
  [{ email: '' }],
  [{ password: 'short' }],
  [{ password: 'x'.repeat(129) }],
  [{ name: '' }],
  [{ name: '   ' }],
  [{ birthday: '1800-01-01' }],
  [{ surname: 'a\nb' }],
  [{ birthday: '1990-02-30' }],
  [{ countryId: 0 }],
  [{ countryId: 999_999 }],
  [{ currency: 'eur' }],
  [{ bonus: 3 }],
  [{ agree: false }],
  [{ phone: '12345' }],
  [{ user_id: 7 }],
  [{ email: undefined }],
])('[S5.47] refuses the form with %j as 422 with the field’s name', async (changes) => {
  const answer = await register(new Visitor(), changes)
  expect(answer.status).toBe(422)
  expect(answer.data).toMatchObject({ issues: [{ path: Object.keys(changes)[0] }] })
})

it('takes a long password with spaces and letters of any script, exactly as written', async () => {
  const password = ' пароль с пробелами 🐎 '
  const { email } = await player({ password })
  expect((await login(new Visitor(), email, password)).status).toBe(200)
  expect((await login(new Visitor(), email, password.trim())).status).toBe(401)
})

it('[S3.43] takes the three bonus choices', async () => {
  for (const bonus of [0, 1, 2]) expect((await register(new Visitor(), { bonus })).status).toBe(200)
})

it('confirms an adult’s age in the sandbox, and leaves it open where the check is manual', async () => {
  const age = async () => (await (await player()).visitor.send('/web-api/user/config')).data
  expect(await age()).toMatchObject({ data: { age_verified: true, is_need_identification: false } })
  await operator('PUT', '/config', { ageCheck: 'manual' })
  expect(await age()).toMatchObject({ data: { age_verified: false, is_need_identification: true } })
})

it('welcomes the player by mail in his language', async () => {
  const visitor = new Visitor()
  await visitor.post('/web-api/auth/registration/full_reg', form({ email: 'Mail@example.test' }), {
    'x-language': 'en',
  })
  const mails = await operator('GET', '/outbox?to=mail@example.test')
  expect(mails.data).toMatchObject({
    data: { total: 1, items: [{ channel: 'email', to: 'mail@example.test', subject: 'Welcome to Edgebook' }] },
  })
})

it('splits the phone into calling code and number', async () => {
  const { visitor } = await player({ phone: '+447700900123' })
  expect((await visitor.send('/web-api/user/config')).data).toMatchObject({
    data: { phone_code: '+44', phone_number: '7700900123' },
  })
})

it('answers 404 to the ways of registration that do not exist', async () => {
  for (const type of ['foo_reg', 'one_click'])
    expect((await new Visitor().post(`/web-api/auth/registration/${type}`, {})).status).toBe(404)
})
