import { env } from 'cloudflare:test'
import { afterEach, describe, expect, it } from 'vitest'
import type { Env } from '../../../worker/backend/env.ts'
import { operator, Visitor } from '../identity/visitor.ts'

const { OPS } = env as unknown as Env
const OFF = { isActive: false }
const as = (who: string, method: string, path: string, json: unknown) =>
  new Visitor().send(`/operator-api/v1${path}`, {
    method,
    json,
    headers: { authorization: 'Bearer operator-token-of-the-tests', 'x-operator': who },
  })
const audit = async () =>
  ((await operator('GET', '/audit')).data as { data: { items: Record<string, unknown>[]; total: number } }).data

afterEach(async () => {
  for (const { name } of (await OPS.list()).keys) await OPS.delete(name)
})

describe('maintenance', () => {
  it('[S3.19] stands in KV with the spec’s six fields, as if written by hand', async () => {
    const maintenance = {
      started_at: '2026-11-28T01:00:00Z',
      ended_at: '2026-11-28T03:00:00Z',
      notify_started_at: '2026-11-27T20:00:00Z',
      notify_ended_at: '2026-11-28T01:00:00Z',
      isActive: true,
    }
    expect((await operator('PUT', '/maintenance', { maintenance, reason: 'new database' })).status).toBe(200)
    expect(await OPS.get('maintenance', 'json')).toEqual({ ...maintenance, web_state: false })
    expect((await operator('GET', '/maintenance')).data).toEqual({
      data: { maintenance: { ...maintenance, web_state: false } },
    })
  })

  it('is told also when it was written by hand, and null when it never was', async () => {
    expect((await operator('GET', '/maintenance')).data).toEqual({ data: { maintenance: null } })
    await OPS.put('maintenance', '{"isActive":true}')
    expect((await operator('GET', '/maintenance')).data).toEqual({ data: { maintenance: { isActive: true } } })
  })

  it.each([
    ['nothing said', {}],
    [
      'a window that ends before it begins',
      { ...OFF, started_at: '2026-11-28T03:00:00Z', ended_at: '2026-11-28T01:00:00Z' },
    ],
    [
      'a notice that ends before it begins',
      { ...OFF, notify_started_at: '2026-11-28T03:00:00Z', notify_ended_at: '2026-11-28T03:00:00Z' },
    ],
    ['a time that is none', { ...OFF, started_at: 'tomorrow' }],
    ['a field too many', { ...OFF, reason: 'x' }],
    ['a word instead of a switch', { isActive: 'yes' }],
  ])('with %s is refused, and nothing changes', async (_, maintenance) => {
    await OPS.put('maintenance', '{"isActive":true}')
    const before = (await audit()).total
    const answer = await operator('PUT', '/maintenance', { maintenance })
    expect([answer.status, answer.data]).toMatchObject([422, { issues: [{ message: expect.any(String) }] }])
    expect(await OPS.get('maintenance')).toBe('{"isActive":true}')
    expect((await audit()).total).toBe(before)
  })
})

describe('switches', () => {
  it('are set to any JSON, listed and removed', async () => {
    await operator('PUT', '/flags/new-slip', { value: { share: 0.5 } })
    await operator('PUT', '/flags/old-menu', { value: false })
    expect((await operator('GET', '/flags')).data).toEqual({
      data: { flags: { 'new-slip': { share: 0.5 }, 'old-menu': false } },
    })
    expect(await OPS.get('flags/new-slip')).toBe('{"share":0.5}')
    await operator('PUT', '/flags/new-slip', { value: null })
    expect((await operator('GET', '/flags')).data).toEqual({ data: { flags: { 'old-menu': false } } })
  })

  it('one that was written by hand and is no JSON does not hide the others', async () => {
    await OPS.put('flags/broken', '{')
    await OPS.put('flags/good', '1')
    expect((await operator('GET', '/flags')).data).toEqual({ data: { flags: { broken: null, good: 1 } } })
  })

  it.each(['A', 'a_b', '-a', 'a'.repeat(51), '..'])('%s is no name of one', async (name) => {
    expect((await operator('PUT', `/flags/${name}`, { value: 1 })).status).not.toBe(200)
    expect((await OPS.list()).keys).toEqual([])
  })
})

it('a purge is an instant in KV', async () => {
  const answer = await operator('POST', '/purge', {})
  const { at } = (answer.data as { data: { at: string } }).data
  expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(5000)
  expect(await OPS.get('purge', 'json')).toEqual({ at })
})

describe('the log of changes', () => {
  it('says who, when, what, the newest first', async () => {
    await as('ann@house', 'PUT', '/flags/x', { value: 1 })
    await as('bob', 'PUT', '/maintenance', { maintenance: OFF, reason: 'done' })
    const { items } = await audit()
    expect(items.slice(0, 2)).toMatchObject([
      {
        who: 'bob',
        call: 'PUT /operator-api/v1/maintenance',
        path: '/operator-api/v1/maintenance',
        detail: expect.stringContaining('"reason":"done"'),
      },
      {
        who: 'ann@house',
        call: 'PUT /operator-api/v1/flags/:name',
        path: '/operator-api/v1/flags/x',
        detail: '{"value":1}',
      },
    ])
    expect(Math.abs(Date.parse(String(items[0]?.at)) - Date.now())).toBeLessThan(5000)
  })

  it('takes no name that could break a line of it', async () => {
    await as('ann <b>', 'PUT', '/flags/x', { value: 1 })
    expect((await audit()).items[0]).toMatchObject({ who: 'operator' })
  })

  it('keeps no body of a call about a player, only its digest', async () => {
    await operator('PATCH', '/players/999999', { ban_level: 1 })
    expect((await audit()).items[0]).toMatchObject({ detail: null, digest: expect.stringMatching(/^[0-9a-f]{64}$/) })
  })

  it('is the operator’s alone', async () => {
    for (const path of ['audit', 'maintenance', 'flags', 'redirects', 'blocks'])
      expect((await new Visitor().send(`/operator-api/v1/${path}`)).status).toBe(404)
  })
})

it('tells the redirects and the blocks as they stand', async () => {
  const redirects = [{ from: '/a', to: '/b', code: 301 }]
  const blocks = [{ country: 'DE', displayTypeId: 1, templateTypeId: 4 }]
  await operator('PUT', '/redirects', { rules: redirects })
  await operator('PUT', '/blocks', { rules: blocks })
  expect((await operator('GET', '/redirects')).data).toEqual({ data: { rules: redirects } })
  expect((await operator('GET', '/blocks')).data).toEqual({ data: { rules: blocks } })
  await operator('PUT', '/redirects', { rules: [] })
  await operator('PUT', '/blocks', { rules: [] })
})
