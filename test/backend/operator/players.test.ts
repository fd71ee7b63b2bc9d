import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { operator, player, Visitor } from '../identity/visitor.ts'

const config = async (visitor: Visitor) => (await visitor.send('/web-api/user/config')).data
const money = async (visitor: Visitor) => (await visitor.send('/web-api/accounts')).text.match(/"money":"([^"]+)"/)?.[1]

it('credits test money once a reference', async () => {
  const { visitor, id } = await player()
  const first = await operator('POST', `/players/${id}/credit`, { amount: '12.50', reference: 'r1' })
  expect([first.status, first.data]).toEqual([200, { data: { id: expect.any(Number), money: '12.50' } }])
  expect((await operator('POST', `/players/${id}/credit`, { amount: '12.50', reference: 'r1' })).status).toBe(200)
  expect(await money(visitor)).toBe('12.50')
})

it.each([['1.005'], ['-1.00'], ['0x10'], ['1e3'], [' 1'], ['']])(
  'refuses the amount %j for an EUR account as 422',
  async (amount) => {
    const { visitor, id } = await player()
    expect((await operator('POST', `/players/${id}/credit`, { amount, reference: 'r' })).status).toBe(422)
    expect(await money(visitor)).toBe('0.00')
  },
)

it('shows a ledger that sums to zero', async () => {
  const { id } = await player()
  await operator('POST', `/players/${id}/credit`, { amount: '7.00', reference: 'r' })
  const { data, status } = await operator('GET', `/players/${id}/ledger`)
  expect([status, data]).toMatchObject([
    200,
    {
      data: {
        total: 2,
        page: 1,
        items: [
          { currency: 'EUR', ref: 'r' },
          { currency: 'EUR', ref: 'r' },
        ],
      },
    },
  ])
  const amounts = [...JSON.stringify(data).matchAll(/"amount":"(-?[\d.]+)"/g)].map((found) =>
    Math.round(Number(found[1]) * 100),
  )
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(0)
})

it('answers 404 for a player that does not exist', async () => {
  expect((await operator('POST', '/players/999999999/credit', { amount: '1.00', reference: 'r' })).status).toBe(404)
  expect((await operator('PATCH', '/players/999999999', { ban_level: 1 })).status).toBe(404)
  expect((await operator('GET', '/players/999999999/ledger')).status).toBe(404)
})

it('changes ban, status, verification and terms, seen by the player’s next call', async () => {
  const { visitor, id } = await player()
  const patch = {
    ban_level: 1,
    ban_version: 3,
    user_status_id: 5,
    age_verified: false,
    terms_changed: true,
    disallow_live_sport: [9, 4],
    user_data: { passport: 'AB1' },
  }
  const answer = await operator('PATCH', `/players/${id}`, patch)
  expect([answer.status, answer.data]).toMatchObject([
    200,
    { data: { user_id: id, ban_level: 1, disallow_live_sport: [4, 9] } },
  ])
  expect(await config(visitor)).toMatchObject({
    data: {
      ban_level: 1,
      ban_version: 3,
      user_status_id: 5,
      age_verified: false,
      terms_changed: true,
      disallow_live_sport: [4, 9],
      user_data: { passport: 'AB1', name: 'Ann' },
    },
  })
  await operator('PATCH', `/players/${id}`, { ban_level: 0 })
  expect(await config(visitor)).toMatchObject({ data: { ban_level: 0, ban_version: 3, terms_changed: true } })
})

it.each([
  [{ user_id: 7 }],
  [{ user_email: 'x@y.test' }],
  [{ ban_level: 'high' }],
  [{ requested_additional_document: 2 }],
  [{ user_data: { iq: 7 } }],
  [{ unknown: 1 }],
])('refuses the patch %j as 422 and changes nothing', async (patch) => {
  const { visitor, id } = await player()
  const before = await config(visitor)
  expect((await operator('PATCH', `/players/${id}`, { ban_version: 9, ...patch })).status).toBe(422)
  expect(await config(visitor)).toEqual(before)
})

it('loses none of many patches at once', async () => {
  const { visitor, id } = await player()
  await Promise.all(
    [{ ban_level: 1 }, { ban_version: 2 }, { user_status_id: 3 }].map((patch) =>
      operator('PATCH', `/players/${id}`, patch),
    ),
  )
  expect(await config(visitor)).toMatchObject({ data: { ban_level: 1, ban_version: 2, user_status_id: 3 } })
})

it('records every write with its call, place and the digest of its body, and no read', async () => {
  const { id } = await player()
  await env.DB.prepare('DELETE FROM operator_audit').run()
  await operator('PATCH', `/players/${id}`, { ban_level: 1 })
  await operator('GET', `/players/${id}/ledger`)
  await operator('PATCH', '/players/999999999', { ban_level: 2 })
  const { results } = await env.DB.prepare('SELECT who, call, path, body_digest FROM operator_audit ORDER BY id').all()
  const digest = Buffer.from(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode('{"ban_level":1}')),
  ).toString('hex')
  expect(results).toMatchObject([
    {
      who: 'operator',
      call: 'PATCH /operator-api/v1/players/:id',
      path: `/operator-api/v1/players/${id}`,
      body_digest: digest,
    },
    { path: '/operator-api/v1/players/999999999' },
  ])
})

it('is not there without the operator’s bearer', async () => {
  for (const authorization of [
    '',
    'Bearer ',
    'Bearer operator-token',
    'Basic operator-token-of-the-tests',
    'bearer operator-token-of-the-tests',
  ]) {
    const answer = await new Visitor().send('/operator-api/v1/players/1', {
      method: 'PATCH',
      json: {},
      headers: { authorization },
    })
    expect([answer.status, answer.data]).toMatchObject([404, { title: 'main_not_found' }])
  }
})
