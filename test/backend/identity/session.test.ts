import { env } from 'cloudflare:test'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterEach, expect, it } from 'vitest'
import { login, operator, player, Visitor, whoAmI } from './visitor.ts'

const HOUR = 3600
const advance = (advanceSeconds: number) => operator('POST', '/clock', { advanceSeconds })
afterEach(() => operator('POST', '/clock', { reset: true }))

it('SEC-01: a planted cookie never becomes a session, and an old session ends at sign-in', async () => {
  const { visitor, email, password } = await player()
  const old = visitor.cookies.get('__Host-sid') ?? ''
  await login(visitor, email, password)
  expect(visitor.cookies.get('__Host-sid')).not.toBe(old)
  const planted = new Visitor()
  planted.cookies.set('__Host-sid', 'x'.repeat(43))
  expect((await login(planted, email, password)).status).toBe(200)
  for (const token of [old, 'x'.repeat(43), 'x']) {
    const thief = new Visitor()
    thief.cookies.set('__Host-sid', token)
    expect(await whoAmI(thief)).toEqual({ user_id: null })
  }
})

it('[S4.77] SEC-02: signing out ends the session at once and clears both cookies', async () => {
  const { visitor, email, password } = await player()
  const replayed = new Visitor()
  replayed.cookies.set('__Host-sid', visitor.cookies.get('__Host-sid') ?? '')
  const out = await visitor.post('/web-api/auth/disconnect', {})
  expect([out.status, out.data]).toEqual([200, { success: true }])
  expect(out.setCookie.filter((cookie) => cookie.includes('Max-Age=0')).map((cookie) => cookie.split('=')[0])).toEqual([
    '__Host-sid',
    '__Host-at',
  ])
  for (const path of ['/web-api/accounts', '/web-api/user/config', '/web-api/user/gettoken']) {
    expect((await replayed.send(path)).status).toBe(401)
  }
  expect((await replayed.post('/web-api/coupon/place', {}, { 'idempotency-key': crypto.randomUUID() })).status).toBe(
    401,
  )
  expect((await login(visitor, email, password)).status).toBe(200)
})

it('the cookies of a session that is over go with a document; a script’s question, which another tab may overtake, leaves them', async () => {
  const asked = async (headers: Record<string, string>) => {
    const visitor = new Visitor()
    visitor.cookies.set('__Host-sid', 'x'.repeat(43))
    const { data, setCookie } = await visitor.send('/web-api/auth/session', { headers })
    return [data, setCookie.length]
  }
  expect(await asked({})).toEqual([{ user_id: null }, 1])
  expect(await asked({ 'sec-fetch-mode': 'cors' })).toEqual([{ user_id: null }, 0])
})

it('SEC-09: signing out by GET does nothing', async () => {
  const { visitor, id } = await player()
  const answer = await visitor.send('/web-api/auth/disconnect')
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
  expect(await whoAmI(visitor)).toEqual({ user_id: id })
})

it('ends a session after 12 hours, used or not', async () => {
  const { visitor, email, password, id } = await player()
  await login(visitor, email, password, {}, 1)
  for (let hours = 0; hours < 11; hours++) {
    await advance(HOUR)
    expect(await whoAmI(visitor)).toEqual({ user_id: id })
  }
  await advance(HOUR)
  expect(await whoAmI(visitor)).toEqual({ user_id: null })
})

it('ends an idle session after 2 hours, unless the player asked to stay signed in', async () => {
  const { visitor, email, password, id } = await player()
  const kept = new Visitor()
  await login(kept, email, password, {}, 1)
  await advance(2 * HOUR - 60)
  expect(await whoAmI(visitor)).toEqual({ user_id: id })
  await advance(2 * HOUR + 60)
  expect(await whoAmI(visitor)).toEqual({ user_id: null })
  expect(await whoAmI(kept)).toEqual({ user_id: id })
})

it('lets the browser of an ended session drop its cookies', async () => {
  const { visitor } = await player()
  await advance(13 * HOUR)
  await whoAmI(visitor)
  expect(visitor.cookies.size).toBe(0)
})

it('keeps a session that was begun under a moved clock when the clock is reset', async () => {
  await advance(40 * 24 * HOUR)
  const { visitor, id } = await player()
  await operator('POST', '/clock', { reset: true })
  expect(await whoAmI(visitor)).toEqual({ user_id: id })
  const row = await env.DB.prepare('SELECT max(expires) AS last FROM session').first<{ last: number }>()
  expect(row?.last).toBeLessThanOrEqual(Date.now() + 12 * HOUR * 1000)
})

it('signs the edge’s token with kind, key, times and facts, on real time', async () => {
  await advance(9 * HOUR)
  const { visitor, id } = await player({ name: 'Zoë' })
  const token = visitor.cookies.get('__Host-at') ?? ''
  expect(decodeProtectedHeader(token)).toEqual({ alg: 'EdDSA', typ: 'edge+jwt', kid: 'test-1' })
  const claims = decodeJwt(token)
  expect(claims).toMatchObject({
    iss: 'edgebook',
    aud: 'edgebook-edge',
    sub: String(id),
    name: 'Zoë',
    ban: 0,
    banv: 0,
    terms: false,
  })
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(300)
  expect(Math.abs((claims.iat ?? 0) - Date.now() / 1000)).toBeLessThan(5)
})

it('sends the edge’s token again when it is missing, forged or no longer true, and not while it is young', async () => {
  const { visitor, id } = await player()
  const sent = async () =>
    (await visitor.send('/web-api/auth/session')).setCookie.filter((cookie) => cookie.startsWith('__Host-at='))
  expect(await sent()).toEqual([])
  visitor.cookies.delete('__Host-at')
  expect(await sent()).toHaveLength(1)
  const [head, claims] = (visitor.cookies.get('__Host-at') ?? '').split('.')
  visitor.cookies.set('__Host-at', `${head}.${claims}.AAAA`)
  expect(await sent()).toHaveLength(1)
  await operator('PATCH', `/players/${id}`, { ban_level: 2, ban_version: 7 })
  expect(await sent()).toHaveLength(1)
  expect(decodeJwt(visitor.cookies.get('__Host-at') ?? '')).toMatchObject({ ban: 2, banv: 7 })
})

it('[S7.20] [S7.32] gives a signed-in player tokens for bearer calls, and nobody else', async () => {
  const { visitor, id } = await player()
  const got = await visitor.send('/web-api/user/gettoken?force_refresh=true')
  const token = JSON.parse(got.text).data.token
  expect(decodeProtectedHeader(token)).toEqual({ alg: 'EdDSA', typ: 'call+jwt', kid: 'test-1' })
  expect(decodeJwt(token)).toMatchObject({ aud: 'edgebook-calls', sub: String(id) })
  const fresh = JSON.parse((await visitor.post('/web-api/user/updatetoken', {})).text).token
  expect(decodeJwt(fresh).jti).not.toBe(decodeJwt(token).jti)
  for (const path of ['/web-api/user/gettoken', '/web-api/user/config'])
    expect((await new Visitor().send(path)).status).toBe(401)
})

it('a session cookie of another form is no session', async () => {
  const { visitor } = await player()
  const good = visitor.cookies.get('__Host-sid') ?? ''
  for (const bad of ['', good.slice(1), `${good}x`, `${good.slice(1)}%41`, "' OR 1=1--"]) {
    const other = new Visitor()
    other.cookies.set('__Host-sid', bad)
    expect((await other.send('/web-api/accounts')).status).toBe(401)
  }
})

it('[S7.19] answers the session load of anybody', async () => {
  expect((await new Visitor().send('/web-api/session')).status).toBe(200)
})
