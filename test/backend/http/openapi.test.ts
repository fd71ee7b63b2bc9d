import { expect, it } from 'vitest'
import { CALLS } from '../../../shared/api/index.ts'
import { app } from '../../../worker/backend/app.ts'
import { CASHIER } from '../../../worker/backend/payments/providers.ts'
import { Visitor } from '../identity/visitor.ts'

it('serves an OpenAPI 3.1 document with every call of the contract', async () => {
  const answer = await new Visitor().send('/openapi.json')
  expect(answer.data).toMatchObject({ openapi: '3.1.0', info: { title: 'Edgebook' } })
  for (const call of CALLS) {
    const path = call.path.replace(/:([a-z]+)/gi, '{$1}')
    expect(answer.data).toHaveProperty(['paths', path, call.method.toLowerCase(), 'summary'], call.summary)
  }
})

it('[S7.40][S9.70] every call of the contract has one path of its own, and the backend answers it', () => {
  const addresses = CALLS.map(({ method, path }) => `${method} ${path}`)
  expect(new Set(addresses).size).toBe(addresses.length)
  const served = new Set(app.routes.map(({ method, path }) => `${method} ${path}`))
  expect(addresses.filter((address) => !served.has(address))).toEqual([])
})

it('tells of the live socket: what it is asked for, its frames, and 426 for who asks without an upgrade', async () => {
  const answer = await new Visitor().send('/openapi.json')
  expect(answer.data).toMatchObject({
    paths: {
      '/feed-api/v1/live': {
        get: {
          parameters: [
            { name: 'topics', in: 'query', required: true },
            { name: 'since', in: 'query', required: false },
          ],
          responses: {
            101: { content: { 'application/json': { schema: { anyOf: expect.any(Array) } } } },
            422: {},
            426: {},
          },
        },
      },
    },
  })
})

it('leaves out no address that the backend answers, but for the demo cashier’s page and those of the backend itself', () => {
  const told = new Set(CALLS.map(({ path }) => path))
  const others = ['/healthz/backend', '/openapi.json', CASHIER, '/*']
  const untold = app.routes.map(({ path }) => path).filter((path) => !told.has(path) && !others.includes(path))
  expect(untold).toEqual([])
})

it('tells of a call its body, its parameters, who may ask and how it refuses', async () => {
  const answer = await new Visitor().send('/openapi.json')
  expect(answer.data).toMatchObject({
    paths: {
      '/operator-api/v1/players/{id}/credit': {
        post: {
          security: [{ operator: [] }],
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: { required: ['amount', 'reference'], additionalProperties: false } },
            },
          },
          responses: {
            200: {},
            404: {},
            413: {},
            415: {},
            422: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
          },
        },
      },
      '/web-api/coupon/place': { post: { responses: { 201: {}, 401: {}, 403: {} } } },
    },
  })
  expect(answer.text).toContain('Idempotency-Key')
})
