import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { build } from '../../worker/ops/build.ts'
import { type House, startHouse } from '../../worker/ops/house.ts'
import { Visitor } from '../support/client.ts'

let house: House | null = null
let server: Server | null = null
afterEach(async () => {
  await house?.stop()
  server?.closeAllConnections()
  server?.close()
})

/** The edge before an origin that behaves as `answer` does. */
async function edgeBefore(answer: (url: string) => { status: number; body: string } | 'never'): Promise<Visitor> {
  build()
  server = createServer((request, response) => {
    const said = answer(request.url ?? '')
    if (said === 'never') return
    response.writeHead(said.status, { 'content-type': 'application/json' }).end(said.body)
  })
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  house = await startHouse({ port: 0, state: null, edge: { ORIGIN_URL: `http://127.0.0.1:${port}` }, backend: {} })
  return new Visitor(house.url)
}

it.each([
  ['answers nothing', () => 'never' as const],
  ['fails', () => ({ status: 500, body: 'boom' })],
  ['answers garbage', () => ({ status: 200, body: '<html>hello</html>' })],
  ['answers wrong types', () => ({ status: 200, body: '{"data":{"items":"no","total":1,"page":1,"version":1}}' })],
  ['answers 200 with an error body', () => ({ status: 200, body: '{"success":false,"status":500}' })],
  ['answers too much', () => ({ status: 200, body: `{"data":"${'x'.repeat(5_000_000)}"}` })],
])('an origin that %s leaves the shell, a clear notice and 503, within 3 s', async (_, answer) => {
  const visitor = await edgeBefore(answer)
  for (const path of ['/en/live', '/en/line/football/1-a/2-b']) {
    const began = performance.now()
    const page = await visitor.fetch(path)
    expect(performance.now() - began).toBeLessThan(4500)
    expect(page.status).toBe(503)
    expect(page.text).toContain('<header')
    expect(page.text).toContain('data-coupon')
  }
  expect((await visitor.fetch('/en/rules/1')).status).toBe(200)
  expect((await visitor.fetch('/en/contacts')).status).toBe(200)
  expect((await visitor.fetch('/healthz')).status).toBe(200)
})
