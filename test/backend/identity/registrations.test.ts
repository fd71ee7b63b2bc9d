import { afterEach, expect, it } from 'vitest'
import { codeTo, form, login, mailTo, operator, player, register, Visitor, whoAmI } from './visitor.ts'

afterEach(() => operator('PUT', '/config', { geoCurrency: null, geoCountryId: null, currencies: null }))
const by = (type: string, json: object, visitor = new Visitor()) =>
  visitor.post(`/web-api/auth/registration/${type}`, json)
const dataOf = (answer: { data: unknown }): { user_id?: number; login?: string; password?: string } =>
  Object(Object(answer.data).data)
const least = { countryId: 1, currency: 'EUR', bonus: 0, agree: true }

it('[S3.41] registers at once: login and password are in the answer and open the account', async () => {
  const visitor = new Visitor()
  const answer = await by('fast_reg', least, visitor)
  const { user_id, login: own = '', password = '' } = dataOf(answer)
  expect([answer.status, own]).toEqual([200, String(user_id)])
  expect(await whoAmI(visitor)).toEqual({ user_id })
  expect((await login(new Visitor(), own, password)).data).toEqual({ data: { user_id } })
})

it('who has not said when he was born plays only after he has', async () => {
  const { visitor, config } = await fast()
  expect(config).toMatchObject({ age_verified: false, is_need_identification: true, user_email: null, user_name: null })
  const save = (json: object) => visitor.send('/web-api/user/personal-data', { method: 'PUT', json })
  expect((await save({ date_birthday: '2015-01-01' })).data).toMatchObject({ title: 'registration_underage' })
  const phone = '+447700900301'
  await visitor.send('/web-api/user/contact', { method: 'PUT', json: { phone } })
  await visitor.post('/web-api/auth/activate', { 'sms-code': await codeTo(phone) })
  expect((await save({ date_birthday: '1990-01-01', name: 'Bo' })).status).toBe(200)
  expect((await visitor.send('/web-api/user/config')).data).toMatchObject({
    data: { age_verified: true, is_need_identification: false, user_name: 'Bo' },
  })
  expect((await save({ date_birthday: '1980-01-01' })).data).toMatchObject({ title: 'personal_data_fixed' })
})

async function fast() {
  const visitor = new Visitor()
  await by('fast_reg', least, visitor)
  const { data }: { data?: unknown } = Object((await visitor.send('/web-api/user/config')).data)
  return { visitor, config: data }
}

it('registers by phone: a password that is not chosen is sent there', async () => {
  const phone = '+447700900310'
  const { user_id } = dataOf(await by('phone_reg', { ...least, phone }))
  const [sms] = await mailTo(phone)
  const password = /пароль (\S+)\./.exec(sms?.text ?? '')?.[1] ?? ''
  const base64 = btoa(password)
  const signIn = { phone_number: '7700900310', country_code: '44', uPassword: base64, save: 0 }
  expect((await new Visitor().post('/web-api/auth/login/phone', signIn)).data).toEqual({ data: { user_id } })
  expect((await by('phone_reg', { ...least, phone })).data).toMatchObject({ title: 'registration_phone_taken' })
})

it('gives a phone to one of those who register with it at once', async () => {
  const phone = '+447700900313'
  const answers = await Promise.all(Array.from({ length: 6 }, () => by('phone_reg', { ...least, phone })))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.map(({ status, data }) => [status, data])).toEqual(
    Array(5).fill([409, expect.objectContaining({ title: 'registration_phone_taken' })]),
  )
})

it('[S4.90] a phone that was shown at registration is confirmed: 0 becomes 3', async () => {
  const phone = '+447700900311'
  const visitor = new Visitor()
  await visitor.post('/web-api/auth/send-sms', { 'phone-number': '7700900311', 'phone-code': '44' })
  const code = await codeTo(phone)
  const other = { ...least, phone: '+447700900312', password: 'Correct-horse-7' }
  expect((await by('phone_reg', { ...least, phone, 'sms-code': code })).status).toBe(401)
  expect((await by('phone_reg', { ...other, phone, 'sms-code': code }, visitor)).status).toBe(200)
  expect((await visitor.send('/web-api/user/config')).data).toMatchObject({ data: { activation_type: 3 } })
})

it('[S9.46] the currency is the chosen one, else the country’s, else roubles, else the first', async () => {
  const currencyOf = async (json: object) => {
    const visitor = new Visitor()
    await by('fast_reg', json, visitor)
    const { data }: { data?: { accounts?: { iso: string }[] } } = Object((await visitor.send('/web-api/accounts')).data)
    return data?.accounts?.[0]?.iso
  }
  const { currency: _, ...without } = least
  expect(await currencyOf(without)).toBe('RUB')
  await operator('PUT', '/config', { geoCurrency: 'KWD' })
  expect(await currencyOf(without)).toBe('KWD')
  expect(await currencyOf(least)).toBe('EUR')
  await operator('PUT', '/config', { geoCurrency: null, currencies: ['USD', 'EUR'] })
  expect(await currencyOf(without)).toBe('USD')
})

it('a country that nobody knows is 422 at its field, one that the visit tells is taken', async () => {
  const { countryId: _, ...without } = least
  expect((await by('fast_reg', without)).data).toMatchObject({ issues: [{ path: 'countryId' }] })
  await operator('PUT', '/config', { geoCountryId: 66 })
  expect((await by('fast_reg', without)).status).toBe(200)
})

it('an excluded person does not come back by another way of registering', async () => {
  const { visitor } = await player({ phone: '+447700900320' })
  await visitor.post('/limit-service-api/limit/external/web/api/v1/BlockUser', { seconds: 365 * 86_400 })
  const again = await by('phone_reg', { ...least, phone: '+447700900320' })
  expect([again.status, again.data]).toMatchObject([403, { title: 'registration_not_allowed' }])
  const other = await fast()
  const contact = await other.visitor.send('/web-api/user/contact', { method: 'PUT', json: { phone: '+447700900320' } })
  expect(contact.status).toBe(403)
})

it('[S3.50] [S3.51] [S7.65] lists countries with their calling codes, and the masks of their numbers', async () => {
  const visitor = new Visitor()
  const countries = await visitor.send('/web-api/auth/phone/countries?lang=en')
  expect(Object(countries.data).data.items).toContainEqual({
    id: 228,
    name: 'United Kingdom',
    country_code: 'gb',
    tel_code: '44',
  })
  const masks = await visitor.send('/web-api/auth/phone/masks')
  expect(Object(masks.data).data.items).toContainEqual({ CountryId: 1, Mask: '### ### ####', Min: 10, Max: 10 })
})

it('[S4.125] somebody who came in by paying finishes his registration by a phone or an e-mail', async () => {
  const { visitor, config } = await fast()
  const { user_id } = Object(config)
  await operator('PATCH', `/players/${user_id}`, { is_pay_and_play: true })
  expect((await visitor.send('/web-api/user/config')).data).toMatchObject({ data: { is_pay_and_play: true } })
})

it('full registration keeps its contract', async () => {
  const filled = form({ phone: '+447700900330' })
  const answer = await register(new Visitor(), filled)
  expect(answer.data).toEqual({ data: { user_id: expect.any(Number), login: filled.email } })
})
