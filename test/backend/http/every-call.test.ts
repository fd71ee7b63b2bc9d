import { beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '../../../shared/api/call.ts'
import { CALLS } from '../../../shared/api/index.ts'
import { player, type Seen, Visitor } from '../identity/visitor.ts'
import { bettor, event } from '../sportsbook/bettor.ts'

const json = { 'content-type': 'application/json' }
/** Parameters that every call with parameters takes for its own, whatever they name. */
const pathOf = ({ path }: Call) => path.replace(/:[a-z]+/gi, '1')
const nameOf = ({ method, path }: Call) => `${method} ${path}`
const isAsked = ({ audience }: Call) => audience === 'public' || audience === 'player'
/** A call whose body is JSON of its schema, and by whom it may be sent. */
const TAKERS = CALLS.filter((call) => call.body && isAsked(call) && !call.path.includes('google-one-tap'))

let visitor: Visitor
beforeAll(async () => {
  visitor = (await player()).visitor
})

/** Sends a call as a signed-in player's own script does, but for what is said. */
const send = (call: Call, body: string | undefined, headers: Record<string, string> = json, by = visitor) =>
  by.send(pathOf(call), {
    method: call.method,
    headers: { 'idempotency-key': crypto.randomUUID(), ...headers },
    ...(body !== undefined && { body }),
  })

/** Is an answer an error as the catalogue has it, and nothing else (api.md)? */
function isRefusal(seen: Seen, status: number | number[]): boolean {
  const { data } = seen
  const error: Record<string, unknown> = Object(data)
  const told: Record<string, unknown> = Object(error.data)
  return (
    [status].flat().includes(seen.status) &&
    error.success === false &&
    typeof error.status === 'number' &&
    ['number', 'string'].includes(typeof error.code) &&
    typeof error.title === 'string' &&
    typeof error.message === 'string' &&
    told.title === error.title &&
    seen.headers.get('cache-control') === 'private, no-store' &&
    (seen.status !== 422 || error.title !== 'main_query_error' || Array.isArray(error.issues))
  )
}

/** Names of the calls that do not answer so. */
async function wrong(calls: readonly Call[], ask: (call: Call) => Promise<Seen>, status: number | number[]) {
  const names: string[] = []
  for (const call of calls) {
    const seen = await ask(call)
    if (!isRefusal(seen, status)) names.push(`${nameOf(call)}: ${seen.status} ${seen.text.slice(0, 80)}`)
  }
  return names
}

describe('every call of the contract', () => {
  it('is refused under another method with those that it has', async () => {
    const methods = Map.groupBy(CALLS.filter(isAsked), ({ path }) => path)
    const names: string[] = []
    for (const rows of methods.values()) {
      const [row] = rows
      const method = ['PATCH', 'DELETE'].find((each) => rows.every((call) => call.method !== each))
      if (!row || !method) continue
      const seen = await visitor.send(pathOf(row), { method })
      const allow = seen.headers.get('allow')?.split(', ') ?? []
      if (!isRefusal(seen, 405) || rows.some((call) => !allow.includes(call.method))) names.push(nameOf(row))
    }
    expect(names).toEqual([])
  })

  it('of a player is 401 for a visitor, whatever he sends', async () => {
    const players = CALLS.filter(({ audience }) => audience === 'player')
    expect(
      await wrong(players, (call) => send(call, call.method === 'GET' ? undefined : '}', json, new Visitor()), 401),
    ).toEqual([])
  })

  it('SEC-04 SEC-05 that writes is 403 for another site', async () => {
    const writes = CALLS.filter((call) => call.method !== 'GET' && isAsked(call))
    const foreign: [string, string][] = [
      ['origin', 'https://evil.test'],
      ['sec-fetch-site', 'cross-site'],
    ]
    for (const [name, value] of foreign)
      expect(await wrong(writes, (call) => send(call, '{}', { ...json, [name]: value }), 403)).toEqual([])
  })

  it('of the edge does not exist for who has not its header', async () => {
    const own = CALLS.filter(({ audience }) => audience === 'edge')
    expect(own.length).toBeGreaterThan(2)
    for (const auth of ['', 'edge'])
      expect(
        await wrong(
          own,
          (call) => send(call, call.method === 'GET' ? undefined : '{}', { ...json, 'x-auth': auth }),
          404,
        ),
      ).toEqual([])
  })

  it('SEC-90 of the operator does not exist without his bearer', async () => {
    const operators = CALLS.filter(({ audience }) => audience === 'operator')
    const good = 'operator-token-of-the-tests'
    for (const authorization of ['', 'Bearer operator-token-of-the-testz', `Basic ${good}`, good])
      expect(
        await wrong(
          operators,
          (call) => send(call, call.method === 'GET' ? undefined : '{}', { ...json, authorization }),
          404,
        ),
      ).toEqual([])
  })
})

describe('every call with a body', () => {
  it('SEC-07 takes JSON only', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', ''])
      expect(await wrong(TAKERS, (call) => send(call, '{}', { 'content-type': type }), 415)).toEqual([])
  })

  it('is 400 for what is no JSON', async () => {
    for (const body of ['', '{"a":', "{'a':1}", '{"a":NaN}'])
      expect(await wrong(TAKERS, (call) => send(call, body), 400)).toEqual([])
  })

  it('is 422 with its issues for JSON that is no object', async () => {
    for (const body of ['null', '[]', '7', '"x"', '1e400'])
      expect(await wrong(TAKERS, (call) => send(call, body), 422)).toEqual([])
  })

  it('SEC-79 takes no field that it does not name', async () => {
    for (const body of [
      '{"userId":7,"coef":"99"}',
      '{"__proto__":{"isAdmin":true}}',
      '{"constructor":{"prototype":1}}',
    ])
      expect(await wrong(TAKERS, (call) => send(call, body), 422)).toEqual([])
  })

  it('SEC-76 is 413 beyond 64 KiB', async () => {
    const large = JSON.stringify({ a: 'x'.repeat(64 * 1024) })
    expect(await wrong(TAKERS, (call) => send(call, large), 413)).toEqual([])
  })
})

describe('parameters', () => {
  it('SEC-92 of a path or a query are text to the database, and an id is of digits', async () => {
    const injection = encodeURIComponent("1' OR 1=1--")
    const named = CALLS.filter(({ params }) => params).filter(isAsked)
    const names: string[] = []
    for (const call of named) {
      const seen = await visitor.send(call.path.replace(/:[a-z]+/gi, injection), {
        method: call.method,
        headers: { ...json, 'idempotency-key': crypto.randomUUID() },
        ...(call.body && { body: '{}' }),
      })
      if (![404, 422].includes(seen.status)) names.push(`${nameOf(call)}: ${seen.status}`)
    }
    expect(names).toEqual([])
    const found = await visitor.send(`/feed-api/v1/events?q=${injection}`)
    expect([found.status, found.data]).toMatchObject([200, { data: { items: [], total: 0 } }])
    for (const query of ['sport', 'champ', 'page', 'count', 'period'])
      expect((await visitor.send(`/feed-api/v1/events?${query}=${injection}`)).status).toBe(422)
  })

  it('SEC-78 that are no safe integers, or amounts that are no decimal text, are refused', async () => {
    const [p, e] = await Promise.all([bettor(), event('1.85')])
    const body = (amount: string, id: string) =>
      `{"typeId":0,"amount":${amount},"changeCoefAction":0,"coefViewId":0,"bets":[{"market":{"id":${e.marketId},"outcomeId":${id},"coef":"1.85"}}]}`
    const place = (text: string) =>
      p.visitor.send('/web-api/coupon/place', {
        method: 'POST',
        headers: { ...json, 'idempotency-key': crypto.randomUUID() },
        body: text,
      })
    for (const amount of [
      '5',
      '[5]',
      'true',
      '1e400',
      '-0',
      '9007199254740993',
      '"1e1"',
      '"NaN"',
      '"+1"',
      '" 1"',
      '"0x10"',
    ])
      expect([amount, (await place(body(amount, String(e.outcomeId)))).status]).toEqual([amount, 422])
    for (const id of ['1e400', '1.5', '9007199254740993', '-1', '"1"', 'null'])
      expect([id, (await place(body('"1.00"', id))).status]).toEqual([id, 422])
    expect(await p.balance()).toBe('100.00')
  })
})

it('C3 a call’s token counts as a bearer alone', async () => {
  const { data } = await visitor.send('/web-api/user/gettoken')
  const { token } = Object(Object(data).data)
  const reasons = (authorization: string) =>
    new Visitor().send('/limit-service-api/api/external/web/v3/reasons/selfexclude', { headers: { authorization } })
  expect((await reasons(`Bearer ${token}`)).status).toBe(200)
  for (const scheme of ['Basic', 'Digest', 'bearer', '']) expect((await reasons(`${scheme} ${token}`)).status).toBe(401)
})
