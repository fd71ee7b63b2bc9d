import { env } from 'cloudflare:test'
import { afterEach, describe, expect, it } from 'vitest'
import type { Env } from '../../../worker/backend/env.ts'
import { FINGERPRINT_MS, makeToken } from '../../../worker/backend/fingerprint/token.ts'
import { login, operator, player, Visitor } from '../identity/visitor.ts'

const bindings = env as unknown as Env
const PHONE = 'a'.repeat(64)
const LAPTOP = 'b'.repeat(64)
const HARDWARE = 'c'.repeat(64)

const take = async (visitor: Visitor, device: string, headers: Record<string, string> = {}) => {
  const answer = await visitor.post('/web-api/fingerprint', { componentsData: device }, headers)
  return { status: answer.status, ...JSON.parse(answer.text).data }
}
const bearer = async (visitor: Visitor) =>
  `Bearer ${JSON.parse((await visitor.send('/web-api/user/gettoken')).text).data.token}`
const mailsOf = async (email: string): Promise<string[]> =>
  JSON.parse((await operator('GET', `/outbox?to=${email}`)).text).data.items.map(
    ({ subject }: { subject: string }) => subject,
  )
const asked = (headers: Record<string, string>) => new Visitor().send('/web-api/auth/session', { headers })

afterEach(() => operator('POST', '/clock', { reset: true }))

it('[S3.99] a device gets a token that names when it ends, a day later', async () => {
  const before = Date.now()
  const { status, token, expiresAt } = await take(new Visitor(), PHONE)
  expect(status).toBe(200)
  expect(token).toContain(PHONE)
  expect(Math.abs(Date.parse(expiresAt) - before - FINGERPRINT_MS)).toBeLessThan(60_000)
  expect((await asked({ 'x-fingerprint': token })).status).toBe(200)
})

it.each([[{}], [{ componentsData: 'x' }], [{ componentsData: PHONE.toUpperCase() }], [{ componentsData: 5 }]])(
  'what is no digest of a device gets none: %j',
  async (body) => {
    expect((await new Visitor().post('/web-api/fingerprint', body)).status).toBe(422)
  },
)

describe('[SEC-19c] a call with a token of the device', () => {
  it('is answered without one, and with one that has ended', async () => {
    expect((await asked({})).status).toBe(200)
    const old = await makeToken(bindings, PHONE, '', Date.now() - 60_000)
    expect((await asked({ 'x-fingerprint': old })).status).toBe(200)
  })

  it('[S8.07] is 400 with code 120 when it is not ours, was changed, is too long, or was made on other hardware', async () => {
    const { token } = await take(new Visitor(), PHONE)
    const { token: bound } = await take(new Visitor(), PHONE, { 'x-hd': HARDWARE })
    const refused: Record<string, string>[] = [
      { 'x-fingerprint': 'x' },
      { 'x-fingerprint': token.replace(PHONE, LAPTOP) },
      { 'x-fingerprint': `${token}x` },
      { 'x-fingerprint': `${'x'.repeat(5000)}` },
      { 'x-fingerprint': bound },
      { 'x-fingerprint': bound, 'x-hd': LAPTOP },
      { 'x-fingerprint': token, 'x-hd': 'x' },
    ]
    for (const headers of refused) {
      const answer = await asked(headers)
      expect([answer.status, JSON.parse(answer.text).code]).toEqual([400, 120])
    }
    expect((await asked({ 'x-fingerprint': bound, 'x-hd': HARDWARE })).status).toBe(200)
  })

  it('is granted nothing by it: no session, no other player', async () => {
    const { visitor } = await player()
    const { token } = await take(visitor, PHONE, { authorization: await bearer(visitor) })
    expect((await new Visitor().send('/web-api/accounts', { headers: { 'x-fingerprint': token } })).status).toBe(401)
  })
})

describe('[SEC-14] a player hears by mail of a device that is new to his account', () => {
  it('when a call with his bearer names it, but not of the first one, nor twice of one', async () => {
    const { visitor, email } = await player()
    const authorization = await bearer(visitor)
    for (const device of [PHONE, PHONE, LAPTOP, PHONE, LAPTOP]) await take(visitor, device, { authorization })
    expect(await mailsOf(email)).toEqual(['Вход с нового устройства', 'Добро пожаловать в Edgebook'])
  })

  it('when somebody signs in from it, in the language of the page', async () => {
    const first = await take(new Visitor(), PHONE)
    const second = await take(new Visitor(), LAPTOP)
    const { email, password } = await player()
    for (const { token } of [first, second])
      await login(new Visitor(), email, password, { 'x-fingerprint': token, 'x-language': 'en' })
    expect((await mailsOf(email))[0]).toBe('Your account was used on a new device')
  })

  it('and not when the device is not known, or the bearer is nobody’s', async () => {
    const { visitor, email, password } = await player()
    await take(visitor, PHONE, { 'x-auth': await bearer(visitor) })
    await login(new Visitor(), email, password)
    await take(visitor, LAPTOP)
    expect(
      (await visitor.post('/web-api/fingerprint', { componentsData: LAPTOP }, { 'x-auth': 'Bearer x' })).status,
    ).toBe(401)
    expect(await mailsOf(email)).toHaveLength(1)
  })

  it('a device that was not seen for half a year is forgotten', async () => {
    const { visitor, email, password } = await player()
    await take(visitor, PHONE, { authorization: await bearer(visitor) })
    await operator('POST', '/clock', { advanceSeconds: 200 * 86_400 })
    const { token } = await take(new Visitor(), LAPTOP)
    await login(new Visitor(), email, password, { 'x-fingerprint': token })
    expect(await mailsOf(email)).toHaveLength(1)
  })
})
