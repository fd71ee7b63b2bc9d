import { afterEach, expect, it } from 'vitest'
import { codeOf, stepAt } from '../../../worker/backend/identity/totp.ts'
import { login, mailTo, operator, player, Visitor, whoAmI } from './visitor.ts'

afterEach(() => operator('POST', '/clock', { reset: true }))
const later = (seconds: number) => operator('POST', '/clock', { advanceSeconds: seconds })
const SECURITY = '/web-api/office/security'
const dataOf = (answer: { data: unknown }) => Object(Object(answer.data).data)
const seconds = () => Date.now() / 1000

/** A player with two-step sign-in; his app's code of the step before now is used up. */
async function guarded() {
  const one = await player()
  const { secret, uri } = dataOf(await one.visitor.post(`${SECURITY}/two-factor`, {}))
  const codeAt = (step: number) => codeOf(secret, stepAt(seconds()) + step)
  const on = await one.visitor.post(`${SECURITY}/two-factor/confirm`, { code: await codeAt(-1) })
  const { recoveryCodes } = dataOf(on)
  return { ...one, secret, uri, codeAt, recoveryCodes }
}

it('[S7.46] SEC-18 two-step sign-in: the password alone opens nothing, the app’s code does, and a code counts once', async () => {
  const { email, password, id, codeAt, uri, recoveryCodes } = await guarded()
  expect(uri).toMatch(/^otpauth:\/\/totp\/Edgebook%3A.+secret=[A-Z2-7]{32}/)
  expect(recoveryCodes).toHaveLength(10)
  const visitor = new Visitor()
  expect((await login(visitor, email, password)).data).toEqual({ data: { next: 'two-step-code' } })
  expect(await whoAmI(visitor)).toEqual({ user_id: null })
  const second = (code: string, by = visitor) => by.post('/web-api/auth/login/two-step-code', { code, save: 0 })
  const code = await codeAt(0)
  expect((await second(code, new Visitor())).status).toBe(401)
  expect((await second(await codeAt(-1))).status).toBe(401)
  expect((await second(code)).data).toEqual({ data: { user_id: id } })
  expect(await whoAmI(visitor)).toEqual({ user_id: id })
  const again = new Visitor()
  await login(again, email, password)
  expect((await second(code, again)).status).toBe(401)
  expect((await second(recoveryCodes[0], again)).status).toBe(200)
  const third = new Visitor()
  await login(third, email, password)
  expect((await second(recoveryCodes[0], third)).status).toBe(401)
})

it('SEC-19: the second step without the first is 401 and says nothing of anybody', async () => {
  const answer = await new Visitor().post('/web-api/auth/login/two-step-code', { code: '123456', save: 0 })
  expect([answer.status, answer.data]).toMatchObject([401, { title: 'auth_wrong_code' }])
  expect((await new Visitor().post('/web-api/auth/login/social-two-step', { code: '123456' })).status).toBe(401)
})

it('two-step sign-in is switched off by a code, and both changes are told to the owner', async () => {
  const { visitor, email, password, codeAt, recoveryCodes } = await guarded()
  expect(dataOf(await visitor.send(SECURITY))).toMatchObject({ isTwoFactorOn: true, recoveryCodesLeft: 10 })
  expect((await visitor.post(`${SECURITY}/two-factor/off`, { code: recoveryCodes[1] })).status).toBe(200)
  expect(await codeAt(0)).toMatch(/^\d{6}$/)
  expect(dataOf(await visitor.send(SECURITY))).toMatchObject({ isTwoFactorOn: false, recoveryCodesLeft: 0 })
  expect((await login(new Visitor(), email, password)).status).toBe(200)
  const told = (await mailTo(email)).filter(({ subject }) => subject === 'Двухэтапный вход изменён')
  expect(told).toHaveLength(2)
})

it('SEC-15: a change a quarter of an hour after signing in asks for the password', async () => {
  const { visitor, password } = await player()
  await later(901)
  const refused = await visitor.post(`${SECURITY}/two-factor`, {})
  expect([refused.status, refused.data]).toMatchObject([403, { title: 'auth_step_up' }])
  const wrong = await visitor.post(`${SECURITY}/two-factor`, { currentPassword: 'not-the-password' })
  expect([wrong.status, wrong.data]).toMatchObject([422, { title: 'auth_wrong_password' }])
  expect((await visitor.post(`${SECURITY}/two-factor`, { currentPassword: password })).status).toBe(200)
})

it('lists the sessions and ends one of them, or all others', async () => {
  const { visitor, email, password } = await player()
  const [phone, tablet] = [new Visitor(), new Visitor()]
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'
  await login(phone, email, password, { 'user-agent': agent })
  await login(tablet, email, password)
  const { sessions } = dataOf(await visitor.send(SECURITY))
  expect(sessions).toHaveLength(3)
  expect(sessions.filter((one: { isThis: boolean }) => one.isThis)).toHaveLength(1)
  const { id } = sessions.find((one: { device: string }) => one.device === 'Safari, iOS')
  expect((await visitor.send(`${SECURITY}/sessions/${id}`, { method: 'DELETE' })).data).toEqual({ data: { ended: 1 } })
  expect(await whoAmI(phone)).toEqual({ user_id: null })
  expect((await visitor.send(`${SECURITY}/sessions/${id}`, { method: 'DELETE' })).status).toBe(404)
  await visitor.send(`${SECURITY}/sessions/others`, { method: 'DELETE' })
  expect(await whoAmI(tablet)).toEqual({ user_id: null })
  expect(await whoAmI(visitor)).toMatchObject({ user_id: expect.any(Number) })
})

it('SEC-03: a changed password ends the other devices; this one goes on under a new cookie', async () => {
  const { visitor, email, password, id } = await player()
  const other = new Visitor()
  await login(other, email, password)
  const before = visitor.cookies.get('__Host-sid')
  const change = (json: object) => visitor.send('/web-api/user/password', { method: 'PUT', json })
  expect((await change({ currentPassword: 'not-it', password: 'Another-horse-9' })).status).toBe(422)
  expect((await change({ currentPassword: password, password: 'Another-horse-9' })).status).toBe(200)
  expect(visitor.cookies.get('__Host-sid')).not.toBe(before)
  expect(await whoAmI(visitor)).toEqual({ user_id: id })
  expect(await whoAmI(other)).toEqual({ user_id: null })
  expect((await login(new Visitor(), email, password)).status).toBe(401)
})
