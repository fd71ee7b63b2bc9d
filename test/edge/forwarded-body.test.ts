import { afterAll, beforeAll, expect, it } from 'vitest'
import { FORWARDED } from '../../worker/edge/origin/policies.ts'
import { FAULTS, type Fault, faultyHouse } from '../support/faulty-origin.ts'

let site: Awaited<ReturnType<typeof faultyHouse>>
beforeAll(async () => {
  site = await faultyHouse()
})
afterAll(() => site.stop())

/** The named fault, and when the edge has let go of it (milliseconds since 1970). */
function watched(name: string): { fault: Fault; gone: Promise<number> } {
  const { promise, resolve } = Promise.withResolvers<number>()
  const fault: Fault = (request, response) => {
    response.on('close', () => resolve(Date.now()))
    FAULTS[name]?.(request, response)
  }
  return { fault, gone: promise }
}
const ask = (path: string, init: RequestInit = {}) => fetch(new URL(path, site.house.direct), init)

it('an origin that drips is let go at the deadline, and the client has no answer to take for one', async () => {
  const { fault, gone } = watched('answers a letter a second')
  site.origin.behave('/web-api/drip', fault)
  const from = Date.now()
  const answer = await ask('/web-api/drip', { method: 'POST', body: '{}' })
  expect(answer.status).toBe(200)
  await expect(answer.json()).rejects.toThrow()
  const took = (await gone) - from
  expect(took).toBeGreaterThanOrEqual(FORWARDED.write.end)
  expect(took).toBeLessThan(FORWARDED.write.end + 10_000)
})

it('an answer that unpacks to more than its bytes is cut short too', async () => {
  const { fault } = watched('answers a gzip bomb')
  site.origin.behave('/web-api/bomb', fault)
  const answer = await ask('/web-api/bomb')
  await expect(answer.json()).rejects.toThrow()
})

it('T25 a client that goes takes the origin’s body with it', async () => {
  const { fault, gone } = watched('answers a letter a second')
  site.origin.behave('/web-api/left', fault)
  const client = new AbortController()
  const answer = await ask('/web-api/left', { signal: client.signal })
  expect(answer.status).toBe(200)
  const from = Date.now()
  client.abort()
  expect((await gone) - from).toBeLessThan(FORWARDED.read.end - 10_000)
})

it('an ordinary answer arrives whole', async () => {
  const answer = await ask('/bff-api/config/all.json')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('json')])
  expect(await answer.json()).toMatchObject({ availableRoutes: expect.any(Array) })
})
