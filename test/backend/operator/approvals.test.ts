import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { approval, getApprovals } from '../../../shared/api/operate.ts'
import { app } from '../../../worker/backend/app.ts'
import { operator, player, SITE } from '../identity/visitor.ts'

/** A house with a second person for sums from 1000. */
const HOUSE = { ...env, APPROVER_TOKEN: 'second-person-of-the-tests', APPROVAL_FROM: '1000' }
const APPROVER = { 'x-approver-token': HOUSE.APPROVER_TOKEN, 'x-operator': 'bea' }

async function call(
  method: string,
  path: string,
  json?: unknown,
  headers: Record<string, string> = { 'x-operator': 'ann' },
) {
  const ctx = createExecutionContext()
  const request = new Request(`${SITE}/operator-api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${env.OPERATOR_TOKEN}`, 'content-type': 'application/json', ...headers },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  })
  const answer = await app.fetch(request, HOUSE, ctx)
  await waitOnExecutionContext(ctx)
  return { status: answer.status, data: (await answer.json()) as unknown }
}
const told = (data: unknown) => v.parse(v.object({ data: approval }), data).data
async function someone() {
  const { visitor, id } = await player()
  const money = async () => (await visitor.send('/web-api/accounts')).text.match(/"money":"([^"]+)"/)?.[1]
  const credit = (amount: string, reference: string = crypto.randomUUID()) =>
    call('POST', `/players/${id}/credit`, { amount, reference })
  return { id, money, credit }
}

it('SEC-90 a large sum for a player waits for a second person, and is given once when he approves', async () => {
  const p = await someone()
  const asked = await p.credit('1000.00', 'large')
  expect(asked.status).toBe(202)
  const waiting = told(asked.data)
  expect(waiting).toMatchObject({ playerId: p.id, amount: '1000.00', who: 'ann', status: 'waiting', decidedBy: null })
  expect(told((await p.credit('1000.00', 'large')).data).id).toBe(waiting.id)
  expect(await p.money()).toBe('0.00')
  const decide = (headers: Record<string, string>) =>
    call('POST', `/approvals/${waiting.id}`, { approve: true }, headers)
  expect((await decide({})).status).toBe(404)
  for (const token of [env.OPERATOR_TOKEN, '']) expect((await decide({ 'x-approver-token': token })).status).toBe(404)
  const decided = await Promise.all(Array.from({ length: 5 }, () => decide(APPROVER)))
  expect(decided.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
  expect(told(decided.find(({ status }) => status === 200)?.data)).toMatchObject({
    status: 'approved',
    decidedBy: 'bea',
  })
  expect((await p.credit('1000.00', 'large')).status).toBe(200)
  expect(await p.money()).toBe('1000.00')
  const list = v.parse(v.object({ data: getApprovals.answer }), (await call('GET', '/approvals')).data).data
  expect(list.items.find(({ id }) => id === waiting.id)).toMatchObject({ status: 'approved', reference: 'large' })
})

it('SEC-90 what is refused is never given, and its reference is used up', async () => {
  const p = await someone()
  const { id } = told((await p.credit('5000.00', 'no')).data)
  expect((await call('POST', `/approvals/${id}`, { approve: false }, APPROVER)).status).toBe(200)
  const again = await p.credit('5000.00', 'no')
  expect([again.status, told(again.data).status]).toEqual([202, 'refused'])
  expect((await p.credit('5.00', 'no')).status).toBe(409)
  expect(await p.money()).toBe('0.00')
})

it('SEC-90 small sums are given at once, and wait when those of a day come to a large one', async () => {
  const p = await someone()
  for (const _ of [1, 2, 3]) expect((await p.credit('333.00')).status).toBe(200)
  expect((await p.credit('1.00')).status).toBe(202)
  expect((await p.credit('0.99')).status).toBe(200)
  expect(await p.money()).toBe('999.99')
})

it('a house without a second person makes nobody wait', async () => {
  const { id } = await player()
  expect((await operator('POST', `/players/${id}/credit`, { amount: '5000.00', reference: 'r' })).status).toBe(200)
  expect((await operator('POST', '/approvals/1', { approve: true })).status).toBe(404)
})
