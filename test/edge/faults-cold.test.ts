import { afterEach, expect, it } from 'vitest'
import { newEvent, until, Visitor } from '../support/client.ts'
import { FAULTS, type Fault, faultyHouse } from '../support/faulty-origin.ts'

let stop: (() => Promise<void>) | null = null
afterEach(() => stop?.())

it.each(Object.entries(FAULTS))(
  'an origin that %s from the start leaves the shell, a clear notice and 503, within 3 s; then pages come at once',
  async (_, fault) => {
    const { house, origin, stop: end } = await faultyHouse()
    stop = end
    origin.behave('/', fault)
    const visitor = new Visitor(house.url)
    const timed = async (path: string) => {
      const began = performance.now()
      const page = await visitor.fetch(path)
      return { page, ms: performance.now() - began }
    }
    const first = await timed('/en/live')
    expect(first.ms).toBeLessThan(3000)
    expect(first.page.status).toBe(503)
    expect(first.page.headers.get('cache-control')).toContain('no-store')
    expect(first.page.text).toContain('<header')
    expect(first.page.text).toContain('data-coupon')
    for (const path of ['/en/live', '/en/line/football/1-a/2-b', '/en/line']) {
      const next = await timed(path)
      expect(next.ms).toBeLessThan(3000)
      expect(next.page.status).toBe(503)
    }
    const again = [await timed('/en/live'), await timed('/en/live'), await timed('/en/live')]
    expect(Math.min(...again.map(({ ms }) => ms))).toBeLessThan(500)
    const rules = await timed('/en/rules/1')
    expect([rules.page.status, rules.ms < 1500]).toEqual([200, true])
    expect((await visitor.fetch('/healthz')).status).toBe(200)
  },
)

it('[S8.11] a start that takes all its time leaves the visitor his page; a block check that never answers tells so under its address', async () => {
  const { house, origin, stop: end } = await faultyHouse()
  stop = end
  const event = await newEvent(house.url, '1.85')
  const visitor = new Visitor(house.url)
  await visitor.fetch('/en/rules/1')
  const late =
    (ms: number): Fault =>
    (_, response) => {
      const body = JSON.stringify({ displayTypeId: 0, templateTypeId: 0 })
      setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).end(body), ms)
    }
  // A country whose config and block check nobody has asked for yet is as cold as a new isolate.
  const from = (country: string) => new Visitor(house.url, { 'cf-ipcountry': country })
  origin.behave('/bff-api/', FAULTS['never answers'] ?? late(9000))
  origin.behave('/blocks-api/', late(600))
  expect((await from('QA').fetch(`/en/line?champ=${event.eventId}`)).status).toBe(200)
  origin.behave('/blocks-api/', FAULTS['never answers'] ?? late(9000))
  const began = performance.now()
  const shut = await from('QB').fetch('/en/live?sort=start')
  expect(performance.now() - began).toBeLessThan(3500)
  expect([shut.status, shut.headers.get('location')]).toEqual([503, null])
  expect(Number(shut.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(shut.text).toContain('href="/en/live?sort=start"')
  expect((await from('QB').fetch('/en/rules/1')).status).toBe(200)
  origin.recover()
  await until(
    () => from('QB').fetch('/en/live?sort=start'),
    ({ status }) => status === 200,
    15_000,
  )
})
