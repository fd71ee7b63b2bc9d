import { env } from 'cloudflare:test'
import { afterEach, expect, it } from 'vitest'
import { hashPassword } from '../../../worker/backend/identity/password.ts'
import { login, operator, player, type Seen, Visitor, whoAmI } from './visitor.ts'

const wrong = async (times: number, email: string, headers: Record<string, string> = {}) => {
  const seen: Seen[] = []
  for (let n = 0; n < times; n++) seen.push(await login(new Visitor(), email, `wrong-password-${n}`, headers))
  return seen
}
const CAPTCHA = { 'x-captcha': 'solved' }
afterEach(() => operator('POST', '/clock', { reset: true }))

it('[S5.39] [S7.41] signs in by e-mail and password, both base64 of UTF-8', async () => {
  const { email, password, id } = await player()
  const visitor = new Visitor()
  const answer = await login(visitor, email.toUpperCase(), password)
  expect([answer.status, answer.data]).toEqual([200, { data: { user_id: id } }])
  expect(await whoAmI(visitor)).toEqual({ user_id: id })
})

it('SEC-13: an unknown e-mail and a wrong password get the same answer', async () => {
  const { email } = await player()
  const [known] = await wrong(1, email)
  const [unknown] = await wrong(1, 'nobody@example.test')
  expect(known?.status).toBe(401)
  expect(known?.text).toBe(unknown?.text)
  expect(known?.data).toMatchObject({ success: false, status: 2, title: 'auth_wrong_credentials' })
})

it.each([['plain@example.test'], ['YQ'], ['gICA'], ['']])('refuses %j as base64 of UTF-8 with 422', async (uLogin) => {
  const answer = await new Visitor().post('/web-api/auth/login/email', {
    uLogin,
    uPassword: btoa('Correct-horse-1'),
    save: 0,
  })
  expect(answer.status).toBe(422)
  expect(answer.data).toMatchObject({ issues: [{ path: 'uLogin' }] })
})

it('SEC-11: asks for a captcha from the sixth try, and with it the right password works', async () => {
  const { email, password } = await player()
  expect((await wrong(5, email)).map((answer) => answer.status)).toEqual([401, 401, 401, 401, 401])
  const sixth = await login(new Visitor(), email, password)
  expect([sixth.status, sixth.data]).toMatchObject([400, { code: 111, title: 'main_captcha_needed' }])
  expect((await login(new Visitor(), email, password, CAPTCHA)).status).toBe(200)
  expect((await login(new Visitor(), email, password)).status).toBe(200)
})

it('SEC-11: thirty tries at once get no more than the five that one by one would', async () => {
  const { email } = await player()
  const answers = await Promise.all(Array.from({ length: 30 }, () => login(new Visitor(), email, 'wrong-password')))
  expect(answers.filter((answer) => answer.status === 401)).toHaveLength(5)
  expect(answers.filter((answer) => answer.status === 400)).toHaveLength(25)
})

it('SEC-11: delays from the twentieth failure, longer each time, and never locks the owner out', async () => {
  const { email, password } = await player()
  const answers = await wrong(26, email, CAPTCHA)
  expect(answers.slice(0, 19).every((answer) => answer.status === 401)).toBe(true)
  expect(answers.slice(19).map((answer) => [answer.status, answer.headers.get('retry-after')])).toEqual(
    ['30', '60', '120', '240', '480', '900', '900'].map((seconds) => [429, seconds]),
  )
  const waiting = await login(new Visitor(), email, password)
  expect(waiting.status).toBe(429)
  expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await login(new Visitor(), email, password, CAPTCHA)).status).toBe(200)
})

it('forgets failures after 15 quiet minutes', async () => {
  const { email } = await player()
  await wrong(5, email)
  await operator('POST', '/clock', { advanceSeconds: 15 * 60 })
  expect((await wrong(1, email))[0]?.status).toBe(401)
})

it('SEC-12: counts an address over all accounts, an IPv6 one by its /64, and only when it is told', async () => {
  const from = (n: number) => ({ 'cf-connecting-ip': `2001:db8:1:2::${n}` })
  for (let n = 1; n <= 5; n++) expect((await wrong(1, `someone-${n}@example.test`, from(n)))[0]?.status).toBe(401)
  expect((await wrong(1, 'someone-6@example.test', from(6)))[0]?.status).toBe(400)
  expect((await wrong(1, 'someone-6@example.test', { 'cf-connecting-ip': '2001:db8:1:3::1' }))[0]?.status).toBe(401)
  expect((await wrong(1, 'someone-7@example.test'))[0]?.status).toBe(401)
  // The local runtime's own word where the caller sends none.
  for (const own of ['127.0.0.1', '::1'])
    for (let n = 1; n <= 6; n++)
      expect((await wrong(1, `other-${own}-${n}@example.test`, { 'cf-connecting-ip': own }))[0]?.status).toBe(401)
})

it('hashes afresh at sign-in when the stored parameters are old', async () => {
  const { email, password, id } = await player()
  const old = await hashPassword(password, 'pepper-of-the-tests', { rounds: 1000, links: 2 })
  await env.DB.prepare('UPDATE player SET password = ?2 WHERE id = ?1').bind(id, old).run()
  expect((await login(new Visitor(), email, password)).status).toBe(200)
  const stored = await env.DB.prepare('SELECT password FROM player WHERE id = ?1').bind(id).first<string>('password')
  expect(stored).toContain('$100000,6$')
  expect((await login(new Visitor(), email, password)).status).toBe(200)
})

it('opens at sign-in the wallet that registration could not open', async () => {
  const { email, password } = await player()
  await env.DB.prepare('DELETE FROM session').run()
  await env.DB.prepare('UPDATE player SET id = 900001 WHERE email = ?1').bind(email).run()
  const visitor = new Visitor()
  await login(visitor, email, password)
  expect((await visitor.send('/web-api/accounts')).data).toMatchObject({ data: { accounts: [{ iso: 'EUR' }] } })
})
