import { SELF } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { player, SITE, Visitor, whoAmI } from '../identity/visitor.ts'

const { visitor, id } = await player()
const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** A sign-out as a browser would send it from somewhere, with the victim's cookies. */
const signOut = (headers: Record<string, string>, site = SITE) =>
  SELF.fetch(`${site}/web-api/auth/disconnect`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', ...headers },
    body: '{}',
  })

it.each([
  ['SEC-04', { origin: 'https://evil.test' }],
  ['SEC-04 with our own header', { origin: 'https://evil.test', 'x-requested-with': 'XMLHttpRequest' }],
  ['SEC-05', { 'sec-fetch-site': 'cross-site' }],
  ['SEC-05 from a sister site', { 'sec-fetch-site': 'same-site', 'x-requested-with': 'XMLHttpRequest' }],
  ['SEC-06', {}],
  ['C11 without a type', { origin: 'https://evil.test', 'content-type': '' }],
  ['SEC-07', { 'content-type': 'text/plain' }],
  ['SEC-08 null', { origin: 'null' }],
  ['SEC-08 longer host', { origin: 'https://site.test.evil.com' }],
  ['SEC-08 other port', { origin: 'https://site.test:444' }],
  ['SEC-08 user info', { origin: 'https://site.test@evil.com' }],
  ['an empty origin', { origin: '' }],
  ['another site that claims to be ours', { origin: 'https://evil.test', 'sec-fetch-site': 'same-origin' }],
])('%s: %j is refused 403 and changes nothing', async (_name, headers) => {
  const answer = await signOut(headers)
  expect(answer.status).toBe(403)
  expect(await answer.json()).toMatchObject({ success: false, title: 'main_forbidden' })
  expect(await whoAmI(visitor)).toEqual({ user_id: id })
})

it('SEC-10: tells no other origin that it may read', async () => {
  const answer = await SELF.fetch(`${SITE}/web-api/accounts`, {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.test', 'access-control-request-method': 'POST' },
  })
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  const read = await SELF.fetch(`${SITE}/web-api/accounts`, { headers: { cookie, origin: 'https://evil.test' } })
  expect(read.headers.get('access-control-allow-origin')).toBeNull()
})

it.each([
  ['SEC-08 our name in capitals', SITE, { origin: 'https://SITE.TEST' }],
  ['our own origin', SITE, { origin: SITE, 'sec-fetch-site': 'same-origin' }],
  ['our own script without an origin', SITE, { 'x-requested-with': 'XMLHttpRequest' }],
  ['one local name for another outside production', 'http://127.0.0.1:8787', { origin: 'http://localhost:8787' }],
])('%s may write', async (_name, site, headers) => {
  const answer = await SELF.fetch(`${site}/web-api/auth/disconnect`, { method: 'POST', headers })
  expect(answer.status).toBe(200)
})

it('a local name with another port may not', async () => {
  expect((await signOut({ origin: 'http://localhost:3000' }, 'http://127.0.0.1:8787')).status).toBe(403)
})

it('reading is free: another site’s GET is answered, it changes nothing', async () => {
  expect(
    (await new Visitor().send('/gettime', { headers: { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' } }))
      .status,
  ).toBe(200)
})
