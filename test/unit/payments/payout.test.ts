import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { sendPayout } from '../../../worker/backend/payments/send.ts'
import { PEPPER } from '../../support/secrets.ts'

const SECRET = 'a-secret-of-the-tests-that-is-long-enough'
interface Asked {
  method: string | undefined
  headers: Record<string, unknown>
  body: string
}
const asked: Asked[] = []
let status = 200
let address = ''

/** A provider somewhere else, which writes down what it is asked. */
const provider = createServer((request, response) => {
  let body = ''
  request.on('data', (part) => {
    body += part
  })
  request.on('end', () => {
    asked.push({ method: request.method, headers: request.headers, body })
    response.writeHead(status, { location: `${address}/elsewhere` }).end('{}')
  })
})
beforeAll(async () => {
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done))
  const at = provider.address()
  address = `http://127.0.0.1:${typeof at === 'object' ? at?.port : 0}`
})
afterAll(() => provider.close())
afterEach(() => {
  asked.length = 0
  status = 200
})

const payment = {
  id: 417302000007,
  userId: 417302,
  direction: 'withdraw',
  accountId: 41730201,
  currency: 'KWD',
  amount: 12_500,
  methodId: 7001,
  method: 'PSP',
  provider: 'psp',
  status: 'pending',
  flags: [],
  createdAt: 0,
  expiresAt: null,
  decidedAt: null,
} as const
const send = (payoutUrl?: string) =>
  sendPayout(
    { PEPPER } as Parameters<typeof sendPayout>[0],
    { name: 'psp', url: address, secret: SECRET, addresses: [], methods: [], ...(payoutUrl && { payoutUrl }) },
    { ...payment, flags: [] },
  )

it('a payout is posted to the provider with its number as the key, its money in decimals, and signed over time, id and body', async () => {
  expect(await send(`${address}/payout`)).toBe(true)
  const [{ method, headers, body } = { method: '', headers: {}, body: '' }] = asked
  const said = JSON.parse(body)
  expect([method, said]).toEqual([
    'POST',
    {
      paymentId: 417302000007,
      payer: expect.stringMatching(/^[\w-]{22}$/),
      amount: '12.500',
      currency: 'KWD',
      method: 7001,
    },
  ])
  expect(body).not.toContain('"userId"')
  const [id, at] = [headers['x-callback-id'], headers['x-timestamp']]
  expect(id).toBe('payout:417302000007')
  expect(Math.abs(Number(at) - Date.now() / 1000)).toBeLessThan(5)
  expect(headers['x-signature']).toBe(createHmac('sha256', SECRET).update(`${at}.${id}.${body}`).digest('hex'))
})

it.each([400, 500, 302])('an answer of %i is no word of having heard, and is followed nowhere', async (answer) => {
  status = answer
  expect(await send(`${address}/payout`)).toBe(false)
  expect(asked).toHaveLength(1)
})

it('a provider without an address, or one that is not there, has heard nothing', async () => {
  expect(await send()).toBe(false)
  expect(await send('http://127.0.0.1:1/payout')).toBe(false)
  expect(asked).toEqual([])
})
