import { describe, expect, it, vi } from 'vitest'
import type { Player } from '../../../worker/backend/identity/player.ts'
import { userConfigOf } from '../../../worker/backend/identity/user-config.ts'
import { openOrigin } from '../../../worker/edge/origin/open.ts'
import { type Answer, envWith, turnOf, visitOf } from './support.ts'

vi.spyOn(console, 'warn').mockImplementation(() => {})
vi.spyOn(console, 'error').mockImplementation(() => {})

const json =
  (value: unknown, status = 200): Answer =>
  () =>
    Response.json(value, { status })
const originOf = (answer: Answer) => openOrigin(turnOf(envWith(answer)))

const ACCOUNT = {
  id: 1,
  type: 0,
  iso: 'EUR',
  currencyId: 978,
  symbol: '€',
  money: '12.50',
  points: 0,
  label: 'EUR',
  isActive: true,
}
/** A player as the backend stores one. */
const ANN: Player = {
  id: 5,
  email: 'ann@b.test',
  password: '',
  password_changed: 0,
  name: 'Ann',
  surname: 'Player',
  birthday: '1990-05-17',
  phone: null,
  country: 1,
  currency: 'EUR',
  bonus: 0,
  promo_code: null,
  profile: {},
  created: 0,
}
let champs = 0
/** A filter that no other test asks for: feed reads are shared by all visits of an isolate. */
const freshFilter = () => ({ champ: ++champs })

const BROKEN: [string, Answer][] = [
  ['garbage', () => new Response('<html>hello</html>')],
  ['half a body', () => new Response('{"data":{"items":[')],
  ['nothing', () => new Response('')],
  ['null', json(null)],
  ['no data', json({ items: [] })],
  ['wrong types', json({ data: { items: 'no', total: 1, page: 1, version: 1 } })],
  [
    '200 with an error body',
    json({ success: false, status: 500, code: 500, title: 'x', message: 'x', data: { status: 500 } }),
  ],
  ['an error', json({ data: { items: [], total: 0, page: 1, version: 1 } }, 422)],
  ['a failure', json({ data: { items: [], total: 0, page: 1, version: 1 } }, 500)],
  ['another event', json({ data: { id: 1 } })],
]

describe('reads of the origin', () => {
  it.each(BROKEN)('an answer that is %s is none', async (_, answer) => {
    const origin = originOf(answer)
    expect(await origin.events(freshFilter())).toBeNull()
    expect(await origin.event(1_000_000 + ++champs)).toBeNull()
    expect(await origin.accounts()).toBeNull()
    expect(await origin.userConfig()).toBeNull()
    expect(await origin.history({ page: 1 })).toBeNull()
  })

  it('[S4.110] of a player’s config only known fields are taken', async () => {
    const config = userConfigOf(ANN, 0)
    const read = await originOf(json({ data: { ...config, user_email: 'a@b.test', foo: 1 } })).userConfig()
    expect(read?.user_email).toBe('a@b.test')
    expect(read).not.toHaveProperty('foo')
  })

  it('an event that the origin does not know is not found, for the next visit too', async () => {
    const id = 1_000_000 + ++champs
    const origin = originOf(json({ success: false }, 404))
    expect(await origin.event(id)).toBe('notFound')
    expect(await originOf(() => Promise.reject(new Error('asked again'))).event(id)).toBe('notFound')
  })

  it('asks with the filter that is given, without what is not', async () => {
    const seen: string[] = []
    const origin = originOf((request) => {
      seen.push(request.url.slice(request.url.indexOf('/', 8)))
      return Response.json({ data: { items: [], total: 0, page: 1, version: 1 } })
    })
    await origin.events({ type: 'live', sport: 1, champ: ++champs, count: 10 })
    await origin.champs({ sport: champs })
    expect(seen).toEqual([
      `/feed-api/v1/events?type=live&sport=1&champ=${champs}&count=10`,
      `/feed-api/v1/champs?sport=${champs}`,
    ])
  })

  it('sends nothing of the visitor with a read that all visits share', async () => {
    const seen: (string | null)[] = []
    const env = envWith((request) => {
      seen.push(request.headers.get('cookie'), request.headers.get('cf-connecting-ip'))
      return Response.json({ data: { items: [], total: 0, page: 1, version: 1 } })
    })
    await openOrigin(turnOf(env, visitOf('/en/', { cookie: '__Host-sid=s' }))).events(freshFilter())
    expect(seen).toEqual([null, null])
  })

  it('asks for what is a player’s in his name, and carries the cookies that the origin sets', async () => {
    const seen: (string | null)[] = []
    const turn = turnOf(
      envWith((request) => {
        seen.push(
          request.headers.get('cookie'),
          request.headers.get('cf-connecting-ip'),
          request.headers.get('x-other'),
        )
        const answer = Response.json({ data: { accounts: [ACCOUNT], active: 1 } })
        answer.headers.append('set-cookie', '__Host-at=a.b.c; Path=/; Secure; HttpOnly')
        answer.headers.append('set-cookie', '__Host-sid=new; Path=/; Secure; HttpOnly')
        return answer
      }),
      visitOf('/en/', { cookie: '__Host-sid=s', 'cf-connecting-ip': '192.0.2.1', 'x-other': 'x' }),
    )
    expect(await openOrigin(turn).accounts()).toEqual({ accounts: [ACCOUNT], active: 1 })
    expect(seen).toEqual(['__Host-sid=s', '192.0.2.1', null])
    expect([...turn.jar.lines]).toHaveLength(2)
  })

  it('never shares what is a player’s', async () => {
    let money = 0
    const origin = originOf(() =>
      Response.json({ data: { accounts: [{ ...ACCOUNT, money: `${++money}.00` }], active: 1 } }),
    )
    const [one, two] = [await origin.accounts(), await origin.accounts()]
    expect([one?.accounts[0]?.money, two?.accounts[0]?.money]).toEqual(['1.00', '2.00'])
  })
})

describe('writes in a player’s name', () => {
  it('carry his session, the header that a form cannot send, the id of the request and the key', async () => {
    const seen: Record<string, string>[] = []
    const bodies: string[] = []
    const visit = visitOf('/en/', {
      cookie: '__Host-sid=s',
      'cf-ray': '8f2a1b3c4d5e6f70-FRA',
      'cf-connecting-ip': '192.0.2.1',
    })
    const env = envWith(async (request) => {
      seen.push(Object.fromEntries(request.headers))
      bodies.push(await request.text())
      return Response.json({ data: { user_id: 7 } }, { status: 201 })
    })
    const answer = await openOrigin(turnOf(env, visit)).post('/web-api/x', { a: 1 }, { 'idempotency-key': 'k' })
    expect(answer).toEqual({ ok: true, data: { user_id: 7 } })
    expect(bodies).toEqual(['{"a":1}'])
    expect(seen[0]).toMatchObject({
      cookie: '__Host-sid=s',
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-request-id': '8f2a1b3c4d5e6f70-FRA',
      'cf-connecting-ip': '192.0.2.1',
      'idempotency-key': 'k',
    })
  })

  it.each<[string, Answer, unknown]>([
    ['204 without a body', () => new Response(null, { status: 204 }), { ok: true, data: undefined }],
    [
      'a refusal',
      json({ success: false, title: 'price_changed', code: 409, data: { bets: [] } }, 409),
      { ok: false, status: 409, title: 'price_changed' },
    ],
    ['a refusal without a title', json({ oops: true }, 422), { ok: false, status: 422, title: 'main_query_error' }],
    [
      'a title that is no text',
      json({ title: 5 }, 422),
      { ok: false, status: 422, title: 'main_query_error', body: null },
    ],
    [
      'garbage with an error',
      () => new Response('<html>', { status: 502 }),
      { ok: false, status: 502, title: 'main_query_error', body: null },
    ],
    [
      '200 with an error body',
      json({ success: false, title: 'main_banned' }),
      { ok: false, status: 200, title: 'main_banned' },
    ],
    ['no answer', () => Promise.reject(new Error('gone')), { ok: false, status: 0, title: 'unavailable', body: null }],
  ])('%s', async (_, answer, expected) => {
    expect(await originOf(answer).post('/web-api/x', {})).toMatchObject(expected as object)
  })
})

it.each([
  [{ exception_code: 1 }, 451, true],
  [{ exception_code: 2 }, 451, false],
  [{}, 451, false],
  [{ exception_code: 1 }, 403, false],
])('[S8.09] an origin that refuses with %j and %i waits for terms that changed: %s', async (body, status, expected) => {
  for (const call of ['accounts', 'post'] as const) {
    const turn = turnOf(envWith(json(body, status)))
    const origin = openOrigin(turn)
    await (call === 'post' ? origin.post('/web-api/x', {}) : origin.accounts())
    expect(turn.mustConfirmTerms).toBe(expected)
  }
})
