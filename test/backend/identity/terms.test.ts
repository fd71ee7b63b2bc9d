import { env } from 'cloudflare:test'
import { decodeJwt } from 'jose'
import { expect, it } from 'vitest'
import { operator, player, Visitor } from './visitor.ts'

const STATUS = '/web-api/api-v3/v2/user/agreement-rules/status'
const CONFIRM = '/web-api/api-v3/v2/user/agreement-rules'
const CHANGED = '2026-11-20T08:00:00.000Z'

const change = (id: number, updatedAt = CHANGED) =>
  operator('PATCH', `/players/${id}`, { terms_changed: true, terms_updated_at: updatedAt })
const tokenOf = (visitor: Visitor) => decodeJwt(visitor.cookies.get('__Host-at') ?? '')

it('[S7.31] tells whether the rules have changed, and when', async () => {
  const { visitor, id } = await player()
  expect((await visitor.send(STATUS)).data).toMatchObject({ result: false })
  await change(id)
  expect((await visitor.send(STATUS)).data).toEqual({ result: true, updatedAt: CHANGED })
})

it('[S6.05] asks only who is signed in', async () => {
  expect((await new Visitor().send(STATUS)).status).toBe(401)
  expect((await new Visitor().send(CONFIRM, { method: 'PUT' })).status).toBe(401)
})

it('a word once given holds: the flag falls, the note stays, a second word changes nothing', async () => {
  const { visitor, id } = await player()
  await change(id)
  for (let times = 0; times < 2; times++) {
    const answer = await visitor.send(CONFIRM, { method: 'PUT' })
    expect([answer.status, answer.data]).toEqual([200, { result: false, updatedAt: CHANGED }])
  }
  const notes = await env.DB.prepare('SELECT rules FROM agreement WHERE player = ?1').bind(id).all()
  expect(notes.results).toEqual([{ rules: CHANGED }])
})

it('the token that the edge decides on follows at once, both ways', async () => {
  const { visitor, id } = await player()
  await change(id)
  await visitor.send(STATUS)
  expect(tokenOf(visitor)).toMatchObject({ terms: true })
  await visitor.send(CONFIRM, { method: 'PUT' })
  expect(tokenOf(visitor)).toMatchObject({ terms: false })
})

it('rules that change again wait for a word of their own', async () => {
  const { visitor, id } = await player()
  await change(id)
  await visitor.send(CONFIRM, { method: 'PUT' })
  await change(id, '2026-11-25T08:00:00.000Z')
  expect((await visitor.send(STATUS)).data).toEqual({ result: true, updatedAt: '2026-11-25T08:00:00.000Z' })
})

it('a form of another site confirms nothing', async () => {
  const { visitor, id } = await player()
  await change(id)
  const forged = await visitor.send(CONFIRM, { method: 'PUT', headers: { origin: 'https://evil.test' } })
  expect(forged.status).toBe(403)
  expect((await visitor.send(STATUS)).data).toMatchObject({ result: true })
})
