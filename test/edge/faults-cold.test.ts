import { afterEach, expect, it } from 'vitest'
import { Visitor } from '../support/client.ts'
import { FAULTS, faultyHouse } from '../support/faulty-origin.ts'

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
    expect((await timed('/en/live')).ms).toBeLessThan(500)
    const rules = await timed('/en/rules/1')
    expect([rules.page.status, rules.ms < 1500]).toEqual([200, true])
    expect((await visitor.fetch('/healthz')).status).toBe(200)
  },
)
