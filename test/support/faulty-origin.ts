import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { House } from '../../worker/ops/house.ts'
import { testHouse } from './house.ts'

/** What an origin does instead of answering. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => void

const says =
  (status: number, body: string | Buffer, headers: Record<string, string> = {}): Fault =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)

/** 24 MB of one letter, in some 24 KB. */
const BOMB = gzipSync(Buffer.concat([Buffer.from('{"data":"'), Buffer.alloc(24_000_000, 'x')]))

/** The ways in which an origin fails (reliability.md 4.1: down, slow, garbage, oversized). */
export const FAULTS: Readonly<Record<string, Fault>> = {
  'is down': (request) => void request.socket.destroy(),
  'never answers': () => {},
  'answers a letter a second': (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const timer = setInterval(() => response.write(' '), 1000)
    response.on('close', () => clearInterval(timer))
  },
  'stops in the middle': (request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
    response.write('{"data":{"items":[', () => request.socket.destroy())
  },
  'fails with 500': says(500, 'boom'),
  'is overloaded': says(503, '<h1>Service unavailable</h1>', { 'content-type': 'text/html' }),
  'answers garbage': says(200, '<html>hello</html>'),
  'answers wrong types': says(200, '{"data":{"items":"no","total":"1"},"languages":7,"keys":{}}'),
  'answers 200 with an error body': says(200, '{"success":false,"status":500,"title":"boom"}'),
  'answers too much': says(200, `{"data":"${'x'.repeat(5_000_000)}"}`),
  'answers a gzip bomb': says(200, BOMB, { 'content-encoding': 'gzip' }),
  'sends away': says(302, '', { location: 'http://127.0.0.1:1/elsewhere' }),
}

export interface FaultyOrigin {
  url: string
  /** Path and query of every call, in their order. */
  calls: string[]
  /** Calls whose path begins so behave so; the last one that was said counts. */
  behave(prefix: string, fault: Fault): void
  /** Everything answers as the house's own backend again. */
  recover(): void
  stop(): void
}

/** An HTTP origin before the house's own backend that fails where and how it is told. */
async function faultyOrigin(backend: () => House): Promise<FaultyOrigin> {
  const rules: [prefix: string, fault: Fault][] = []
  const calls: string[] = []
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    calls.push(path)
    const rule = rules.findLast(([prefix]) => path.startsWith(prefix))
    if (rule) return rule[1](request, response)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const worker = await backend().miniflare.getWorker('edgebook-backend')
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' && name !== 'connection' && name !== 'host' ? [[name, value] as [string, string]] : [],
    )
    const answer = await worker.fetch(`${backend().url}${path}`, {
      method: request.method ?? 'GET',
      headers,
      redirect: 'manual',
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    })
    const body = Buffer.from(await answer.arrayBuffer())
    for (const [name, value] of answer.headers)
      if (!['content-encoding', 'content-length', 'transfer-encoding', 'set-cookie'].includes(name))
        response.setHeader(name, value)
    const cookies = answer.headers.getSetCookie()
    if (cookies.length > 0) response.setHeader('set-cookie', cookies)
    response.writeHead(answer.status).end(body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    behave: (prefix, fault) => void rules.push([prefix, fault]),
    recover: () => void rules.splice(0),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The built house whose edge asks an origin that can be told to fail. */
export async function faultyHouse(): Promise<{ house: House; origin: FaultyOrigin; stop(): Promise<void> }> {
  const made: { house?: House } = {}
  const origin = await faultyOrigin(() => {
    if (!made.house) throw new Error('the house does not stand yet')
    return made.house
  })
  const house = await testHouse({ edge: { ORIGIN_URL: origin.url } })
  made.house = house
  return {
    house,
    origin,
    stop: async () => {
      await house.stop()
      origin.stop()
    },
  }
}
