import { describe, expect, it } from 'vitest'
import { EVENTS } from '../../../shared/domain/analytics/events.ts'
import { operator, Visitor } from '../identity/visitor.ts'

const PATH = '/web-api/analytics/events'
interface Row {
  kind: string
  id: number
  name: string
  key: string
  count: number
  sum: number
}
const rows = async (query = '') =>
  ((await operator('GET', `/analytics${query}`)).data as { data: { items: Row[] } }).data.items
const found = async (key: string) => (await rows()).find((row) => row.key === key)

function agreeing(choice = 'ALL'): Visitor {
  const visitor = new Visitor()
  visitor.cookies.set('cookies_agree_type', choice)
  return visitor
}

describe('the collector', () => {
  it('[S7.82] counts events by number and goals by name, each key for itself, and sums their values', async () => {
    const event = { id: EVENTS.betError.id, key: 'BACKEND', value: 3 }
    const body = {
      events: [event, event, { id: EVENTS.pageView.id, key: 'home:en' }],
      goals: [{ counter: 77, goal: 'bet_error' }],
    }
    expect((await agreeing().post(PATH, body)).status).toBe(204)
    expect((await agreeing().post(PATH, { events: [event] })).status).toBe(204)
    expect(await found('BACKEND')).toMatchObject({ kind: 'event', id: 8, name: 'betError', count: 3, sum: 9 })
    expect((await rows()).find(({ kind }) => kind === 'goal')).toMatchObject({ id: 77, name: 'bet_error', count: 1 })
  })

  it.each([
    ['without a choice', new Visitor(), {}],
    ['of who has refused marketing', agreeing('functionality'), {}],
    ['of who says so by Global Privacy Control', agreeing(), { 'sec-gpc': '1' }],
  ])('counts nothing %s', async (_, visitor, headers) => {
    expect((await visitor.post(PATH, { events: [{ id: 1, key: 'never:en' }] }, headers)).status).toBe(204)
    expect(await found('never:en')).toBeUndefined()
  })

  it.each([
    ['an event that there is not', { events: [{ id: 999 }] }],
    ['a key that is no word', { events: [{ id: 1, key: '<script>' }] }],
    ['a value that is no number of milliseconds', { events: [{ id: 9, value: 1e9 }] }],
    ['a goal that there is not', { events: [], goals: [{ counter: 1, goal: 'x' }] }],
    ['more events than a page has', { events: Array.from({ length: 21 }, () => ({ id: 1 })) }],
    ['a name of its own', { events: [], userId: 5 }],
  ])('refuses %s', async (_, body) => {
    expect((await agreeing().post(PATH, body)).status).toBe(422)
  })

  it('[SEC-04] refuses what another site sends', async () => {
    expect((await agreeing().post(PATH, { events: [] }, { origin: 'https://evil.test' })).status).toBe(403)
  })

  it('keeps two hundred keys of an event a day; those that somebody makes up beyond them are one', async () => {
    for (let n = 0; n < 260; n += 20)
      await agreeing().post(PATH, {
        events: Array.from({ length: 20 }, (_, i) => ({ id: EVENTS.smsClientError.id, key: `made-up-${n + i}` })),
      })
    const kept = (await rows()).filter(({ id, kind }) => kind === 'event' && id === EVENTS.smsClientError.id)
    expect(kept).toHaveLength(201)
    expect(kept.find(({ key }) => key === 'other')?.count).toBe(60)
  })

  it('tells the operator alone, of 31 days at most', async () => {
    expect((await new Visitor().send('/operator-api/v1/analytics')).status).toBe(404)
    expect(await rows('?from=2020-01-01&to=2020-01-31')).toEqual([])
    expect((await operator('GET', '/analytics?from=2020-01-01&to=2020-02-01')).status).toBe(422)
    expect((await operator('GET', '/analytics?from=2020-01-02&to=2020-01-01')).status).toBe(422)
  })
})

it('[S7.57] counters are listed by domain and project; a site has none of its own', async () => {
  const list = async (query: string) =>
    ((await new Visitor().send(`/web-api/analytics/counters?${query}`)).data as { data: { items: unknown[] } }).data
      .items
  expect(await list('domain=site.test&projectId=1')).toEqual([])
  const counter = { id: 77, projectId: 1, domain: 'site.test' }
  await operator('PUT', '/config', { counters: [counter, { id: 78, projectId: 2, domain: 'site.test' }] })
  expect(await list('domain=site.test&projectId=1')).toEqual([counter])
  expect(await list('domain=other.test&projectId=1')).toEqual([])
  expect((await new Visitor().send('/web-api/analytics/counters?projectId=1')).status).toBe(422)
  await operator('PUT', '/config', { counters: null })
})
