import { SELF } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { errorBody } from '../../../shared/errors/catalogue.ts'
import { login, player, SITE, Visitor } from '../identity/visitor.ts'

const LOGIN = '/web-api/auth/login/email'
const REGISTER = '/web-api/auth/registration/full_reg'
const CALCULATE = '/web-api/coupon/calculate'
const CREDIT = '/operator-api/v1/players/1/credit'
const json = { 'content-type': 'application/json' }
const bearer = { authorization: 'Bearer operator-token-of-the-tests' }

/** Nesting that a parser takes and a schema must not follow. */
const DEEP = `${'['.repeat(30_000)}${']'.repeat(30_000)}`
const LARGE = JSON.stringify({ uLogin: 'x'.repeat(64 * 1024 + 1 - 13) })

it('the large body is one byte over the limit', () => {
  expect(LARGE.length).toBe(64 * 1024 + 1)
})

describe.each([
  ['unknown path', 'GET', '/nothing-here', {}, undefined, 404],
  ['unknown path with a body', 'POST', '/web-api/nothing', json, '{}', 404],
  ['path of a call with a slash more', 'GET', '/gettime/', {}, undefined, 404],
  ['path of a call in upper case', 'GET', '/GETTIME', {}, undefined, 404],
  ['an operator’s path without the bearer', 'POST', CREDIT, json, '{}', 404],
  [
    'an operator’s path with another bearer',
    'POST',
    CREDIT,
    { ...json, authorization: 'Bearer operator-token-of-the-testz' },
    '{}',
    404,
  ],
  ['a body over 64 KiB', 'POST', LOGIN, json, LARGE, 413],
  ['a text body', 'POST', LOGIN, { 'content-type': 'text/plain' }, '{}', 415],
  ['a form body', 'POST', LOGIN, { 'content-type': 'application/x-www-form-urlencoded' }, 'uLogin=a', 415],
  ['a body without a type', 'POST', REGISTER, { 'content-type': '' }, '{}', 415],
  ['broken JSON', 'POST', LOGIN, json, '{"uLogin":', 400],
  ['no body at all', 'POST', REGISTER, json, '', 400],
  ['a single quote for JSON', 'POST', CALCULATE, json, "'", 400],
  ['null', 'POST', LOGIN, json, 'null', 422],
  ['a list', 'POST', REGISTER, json, '[]', 422],
  ['a list for a patch', 'PUT', '/operator-api/v1/config', { ...json, ...bearer }, '[{"minAge":21}]', 422],
  ['a number', 'POST', CALCULATE, json, '1e400', 422],
  ['nested lists', 'POST', CALCULATE, json, DEEP, 422],
  ['wrong types', 'POST', LOGIN, json, '{"uLogin":5,"uPassword":["x"],"save":true}', 422],
  ['an unknown field', 'POST', LOGIN, json, '{"uLogin":"YQ==","uPassword":"YQ==","user_id":7}', 422],
  ['__proto__', 'POST', LOGIN, json, '{"uLogin":"YQ==","uPassword":"YQ==","__proto__":{"save":1}}', 422],
  [
    'a coefficient of one’s own',
    'POST',
    CALCULATE,
    json,
    '{"typeId":0,"amount":"1.00","coef":"99","bets":[{"market":{"id":1,"outcomeId":2,"coef":"1.5"}}]}',
    422,
  ],
  ['a query that breaks its schema', 'GET', '/bff-api/config/all.json?lang=../x', {}, undefined, 422],
  ['SEC-92 SQL in a query', 'GET', "/feed-api/v1/events?sport=1'%20OR%201=1--", {}, undefined, 422],
  ['groups with odd letters', 'GET', '/bff-api/config/group/get?groups=a,,b', {}, undefined, 422],
  ['an id with other digits', 'PATCH', '/operator-api/v1/players/%D9%A1%D9%A2', { ...json, ...bearer }, '{}', 422],
  ['an id in exponent form', 'PATCH', '/operator-api/v1/players/1e3', { ...json, ...bearer }, '{}', 422],
  [
    'an id beyond the safe integers',
    'PATCH',
    '/operator-api/v1/players/9999999999999999',
    { ...json, ...bearer },
    '{}',
    422,
  ],
] as const)('%s', (_name, method, path, headers, body, status) => {
  it(`is answered ${status} in the catalogue’s form, without a trace of the inside`, async () => {
    const answer = await new Visitor().send(path, {
      method,
      headers: { ...headers },
      ...(body !== undefined && { body }),
    })
    expect(answer.status).toBe(status)
    expect(answer.data).toMatchObject({
      success: false,
      status: expect.any(Number),
      title: expect.any(String),
      message: expect.any(String),
      data: { title: expect.any(String) },
    })
    expect(answer.text).not.toMatch(/\bat .*\.ts|stack|valibot|Error:/)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    if (status === 422)
      expect(answer.data).toMatchObject({
        issues: expect.arrayContaining([{ path: expect.any(String), message: expect.any(String) }]),
      })
  })
})

it('a body over 64 KiB without an announced length is 413 too', async () => {
  const chunk = new TextEncoder().encode('x'.repeat(1024))
  let left = 65
  const body = new ReadableStream({ pull: (out) => (left-- > 0 ? out.enqueue(chunk) : out.close()) })
  const answer = await SELF.fetch(SITE + LOGIN, { method: 'POST', headers: { ...json, origin: SITE }, body })
  expect(answer.status).toBe(413)
})

it('letters that are not UTF-8 are not JSON', async () => {
  const body = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])
  const answer = await SELF.fetch(SITE + LOGIN, { method: 'POST', headers: { ...json, origin: SITE }, body })
  expect([answer.status, await answer.json()]).toMatchObject([400, { title: 'main_query_error' }])
})

it('a body far over 64 KiB is read before it is refused: a connection that closes on it would lose the answer', async () => {
  const chunk = new Uint8Array(64 * 1024).fill(32)
  let left = 30
  const body = new ReadableStream({ pull: (out) => (left-- > 0 ? out.enqueue(chunk) : out.close()) })
  const answer = await SELF.fetch(SITE + LOGIN, { method: 'POST', headers: { ...json, origin: SITE }, body })
  expect([answer.status, left]).toEqual([413, -1])
})

it.each([
  ['GET', LOGIN, 'POST'],
  ['DELETE', REGISTER, 'POST'],
  ['POST', '/gettime', 'GET'],
  ['PUT', '/web-api/user/config', 'GET'],
  ['GET', '/web-api/coupon/place', 'POST'],
  ['HEAD', '/web-api/coupon/save', 'POST'],
  ['DELETE', '/web-api/accounts/active', 'PUT'],
])('%s %s is 405 and allows %s', async (method, path, allow) => {
  const answer = await new Visitor().send(path, { method })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow])
})

it('a wrong method of the operator’s calls is 405 for the operator, and for others there is nothing', async () => {
  const patch = (headers: Record<string, string>) =>
    new Visitor().send('/operator-api/v1/clock', { method: 'PATCH', headers })
  const answer = await patch({ ...bearer })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
  expect((await patch({})).status).toBe(404)
})

it('HEAD is answered as GET without a body', async () => {
  const head = await new Visitor().send('/gettime', { method: 'HEAD' })
  expect([head.status, head.text, head.headers.get('content-type')]).toEqual([200, '', 'application/json'])
  expect((await new Visitor().send('/nothing-here', { method: 'HEAD' })).status).toBe(404)
})

it('an issue names the path of the field', async () => {
  const answer = await new Visitor().post(CALCULATE, {
    typeId: 0,
    amount: '1.00',
    bets: [{ market: { id: 1, outcomeId: 2, coef: '0.5' } }],
  })
  expect(answer.data).toMatchObject({ issues: [{ path: 'bets.0.market.coef' }] })
})

it('the error’s body repeats status and title for readers of `data`', () => {
  expect(errorBody('emailTaken')).toMatchObject({ status: 2, data: { status: 2, title: 'registration_email_taken' } })
  expect(errorBody('badJson')).toMatchObject({ status: 400, data: { status: 400, title: 'main_query_error' } })
})

it('asks who is there before it reads what was sent: a visitor’s broken bet is 401, his missing key too', async () => {
  for (const sent of [
    { json: {} },
    { body: 'x', headers: { 'content-type': 'text/plain' } },
    { body: LARGE, headers: json },
  ]) {
    expect((await new Visitor().send('/web-api/coupon/place', { method: 'POST', ...sent })).status).toBe(401)
  }
})

describe('a player', () => {
  let visitor = new Visitor()
  beforeAll(async () => {
    visitor = (await player()).visitor
  })
  it('needs an idempotency key, a UUID, where money moves', async () => {
    for (const key of [undefined, '', '1', `${crypto.randomUUID()}x`]) {
      const answer = await visitor.post(
        '/web-api/coupon/place',
        {},
        key === undefined ? {} : { 'idempotency-key': key },
      )
      expect([answer.status, answer.data]).toMatchObject([422, { issues: [{ path: 'idempotency-key' }] }])
    }
  })
  it('cannot write without the header that a form cannot send', async () => {
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await SELF.fetch(`${SITE}/web-api/user/updatetoken`, {
      method: 'POST',
      headers: { cookie, origin: SITE },
    })
    expect(answer.status).toBe(403)
  })
})

it('a login with a good form still works after all that', async () => {
  const { email, password } = await player()
  expect((await login(new Visitor(), email, password)).status).toBe(200)
})
