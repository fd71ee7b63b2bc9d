import { afterEach, expect, it } from 'vitest'
import { codeTo, login, mailTo, operator, player, tokenTo, Visitor, whoAmI } from './visitor.ts'

afterEach(() => operator('POST', '/clock', { reset: true }))
const later = (seconds: number) => operator('POST', '/clock', { advanceSeconds: seconds })
const NEW = 'Another-horse-9'
const ask = (to: object, visitor = new Visitor()) => visitor.post('/web-api/auth/password-reset/request', to)
const confirm = (token: string, password = NEW, visitor = new Visitor()) =>
  visitor.post('/web-api/auth/password-reset/confirm', { token, password })
const RESET = 'Новый пароль'
const WELCOME = 'Добро пожаловать в Edgebook'

it('sets a new password by the link of the mail; all sessions end and the owner hears of it', async () => {
  const { visitor, email, password } = await player()
  expect((await ask({ email })).status).toBe(200)
  const token = await tokenTo(email, RESET)
  expect((await confirm(token)).status).toBe(200)
  expect(await whoAmI(visitor)).toEqual({ user_id: null })
  expect((await login(new Visitor(), email, password)).status).toBe(401)
  expect((await login(new Visitor(), email, NEW)).status).toBe(200)
  expect((await mailTo(email))[0]?.subject).toBe('Пароль изменён')
})

it('SEC-67: a link counts once, for an hour, and the newest alone; the answer is that of an unknown one', async () => {
  const { email } = await player()
  await ask({ email })
  const first = await tokenTo(email, RESET)
  await later(61)
  await ask({ email })
  const second = await tokenTo(email, RESET)
  const unknown = await confirm('x'.repeat(43))
  const old = await confirm(first)
  expect([old.status, old.text]).toEqual([422, unknown.text])
  expect((await confirm(second)).status).toBe(200)
  expect((await confirm(second)).text).toBe(unknown.text)
  await later(61)
  await ask({ email })
  const third = await tokenTo(email, RESET)
  await later(3601)
  expect((await confirm(third)).text).toBe(unknown.text)
})

it('answers the same for an address that nobody has, and sends nothing there', async () => {
  const { email } = await player()
  const known = await ask({ email })
  const unknown = await ask({ email: 'nobody-here@example.test' })
  expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
  expect(await mailTo('nobody-here@example.test')).toEqual([])
  const [soonKnown, soonUnknown] = [await ask({ email }), await ask({ email: 'nobody-here@example.test' })]
  expect([soonKnown.status, soonUnknown.status, soonUnknown.text]).toEqual([429, 429, soonKnown.text])
})

it('sets a new password by the code of the SMS, in the browser that asked', async () => {
  const phone = '+447700900201'
  const { email } = await player({ phone })
  const visitor = new Visitor()
  await ask({ phone }, visitor)
  const code = await codeTo(phone)
  expect((await confirm(code)).status).toBe(422)
  expect((await confirm(code, NEW, visitor)).status).toBe(200)
  expect((await login(new Visitor(), email, NEW)).status).toBe(200)
})

it('a weak password does not use the link up', async () => {
  const { email } = await player()
  await ask({ email })
  const token = await tokenTo(email, RESET)
  expect((await confirm(token, 'password123')).data).toMatchObject({ title: 'registration_weak_password' })
  expect((await confirm(token)).status).toBe(200)
})

it('[S4.89] an e-mail is confirmed by the link of its mail: 0 becomes 1', async () => {
  const { visitor, email } = await player()
  const token = await tokenTo(email, WELCOME)
  const answer = await new Visitor().post('/web-api/auth/activate', { token })
  expect([answer.status, answer.data]).toEqual([200, { data: { activation_type: 1 } }])
  expect((await new Visitor().post('/web-api/auth/activate', { token })).status).toBe(422)
  expect((await visitor.send('/web-api/user/config')).data).toMatchObject({ data: { activation_type: 1 } })
})

it('[S4.91] [S4.92] a confirmed phone makes 1 to 2 and binds the number', async () => {
  const { visitor, email } = await player()
  await new Visitor().post('/web-api/auth/activate', { token: await tokenTo(email, WELCOME) })
  const phone = '+447700900202'
  expect((await visitor.send('/web-api/user/contact', { method: 'PUT', json: { phone } })).status).toBe(200)
  const answer = await visitor.post('/web-api/auth/activate', { 'sms-code': await codeTo(phone) })
  expect(answer.data).toEqual({ data: { activation_type: 2 } })
  expect((await visitor.send('/web-api/user/config')).data).toMatchObject({
    data: { phone_number: '7700900202', phone_code: '+44', protection_methods: { enable_phone_binding: true } },
  })
})

it('a new e-mail counts once its link is opened, and the old one is told', async () => {
  const { visitor, email, password } = await player()
  const next = `new-${email}`
  await visitor.send('/web-api/user/contact', { method: 'PUT', json: { email: next } })
  expect((await mailTo(email))[0]?.subject).toBe('Контакты изменены')
  expect((await login(new Visitor(), next, password)).status).toBe(401)
  await new Visitor().post('/web-api/auth/activate', { token: await tokenTo(next, 'Подтвердите электронную почту') })
  expect((await login(new Visitor(), next, password)).status).toBe(200)
})
