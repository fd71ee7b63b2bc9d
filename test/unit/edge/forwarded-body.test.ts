import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { errorBody } from '../../../shared/errors/catalogue.ts'
import { FORWARDED } from '../../../worker/edge/origin/policies.ts'
import { forward } from '../../../worker/edge/proxy.ts'
import { envWith } from './support.ts'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
beforeEach(() => {
  vi.useFakeTimers()
  warn.mockClear()
})
afterEach(() => void vi.useRealTimers())

/** An answer that never ends: a letter a second. */
function dripping(headers: Record<string, string> = { 'content-type': 'application/json' }) {
  const state = { isCancelled: false }
  let timer: ReturnType<typeof setInterval>
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      timer = setInterval(() => controller.enqueue(new TextEncoder().encode('x')), 1000)
    },
    cancel: () => {
      clearInterval(timer)
      state.isCancelled = true
    },
  })
  return { state, answer: new Response(body, { headers }) }
}

/** Blocks of 64 KB for as long as somebody reads. */
function endless() {
  const state = { isCancelled: false, blocks: 0 }
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      state.blocks += 1
      controller.enqueue(new Uint8Array(64 * 1024))
    },
    cancel: () => {
      state.isCancelled = true
    },
  })
  return { state, answer: new Response(body) }
}

async function ask(answer: Response, path = '/web-api/x', init: RequestInit = {}): Promise<Response> {
  const request = new Request(new URL(path, 'https://site.test'), init)
  const response = await forward(
    request,
    new URL(request.url),
    envWith(() => answer),
  )
  if (!response) throw new Error(`${path} is not reachable`)
  return response
}

/** How the reading of a body goes: its size, or why it broke. */
function reading(response: Response): { size: number | null; broke: string | null } {
  const seen: { size: number | null; broke: string | null } = { size: null, broke: null }
  response.arrayBuffer().then(
    (body) => {
      seen.size = body.byteLength
    },
    (error: Error) => {
      seen.broke = error.message
    },
  )
  return seen
}

const WAYS: [policy: keyof typeof FORWARDED, path: string, init: RequestInit][] = [
  ['read', '/web-api/x', {}],
  ['write', '/web-api/x', { method: 'POST', body: '{}' }],
  ['operator', '/operator-api/v1/audit', { headers: { authorization: 'Bearer token-of-the-operator' } }],
]

describe('the body of a forwarded answer', () => {
  it.each(WAYS)('of a %s that drips for ever is aborted at its deadline, and cancelled', async (policy, path, init) => {
    const { end } = FORWARDED[policy]
    const { state, answer } = dripping()
    const response = await ask(answer, path, init)
    expect(response.status).toBe(200)
    const seen = reading(response)
    await vi.advanceTimersByTimeAsync(end - 1)
    expect([seen, state.isCancelled]).toEqual([{ size: null, broke: null }, false])
    await vi.advanceTimersByTimeAsync(1)
    expect([seen, state.isCancelled]).toEqual([{ size: null, broke: `not whole after ${end} ms` }, true])
    expect(warn.mock.calls).toEqual([[expect.stringContaining(`not whole after ${end} ms`)]])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('that nobody reads ends too', async () => {
    const { state, answer } = dripping()
    await ask(answer)
    await vi.advanceTimersByTimeAsync(FORWARDED.read.end)
    expect(state.isCancelled).toBe(true)
  })

  it.each(WAYS)('of a %s is aborted after its number of bytes, and cancelled', async (policy, path, init) => {
    const { cap } = FORWARDED[policy]
    const { state, answer } = endless()
    const seen = reading(await ask(answer, path, init))
    await vi.waitUntil(() => seen.broke !== null, { timeout: 5000 })
    expect([seen.broke, state.isCancelled]).toEqual([`more than ${cap} bytes`, true])
    expect(state.blocks).toBeLessThanOrEqual(cap / (64 * 1024) + 2)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('arrives whole at its very limit, whatever its header says of its length', async () => {
    const text = 'x'.repeat(FORWARDED.write.cap)
    const response = await ask(new Response(text, { headers: { 'content-length': '5' } }), '/web-api/x', {
      method: 'POST',
    })
    expect((await response.text()).length).toBe(text.length)
    expect([warn.mock.calls, vi.getTimerCount()]).toEqual([[], 0])
  })

  it('keeps status, cookies and headers of the answer', async () => {
    const headers = new Headers({ etag: '"1"', 'content-type': 'application/json' })
    headers.append('set-cookie', 'a=1')
    headers.append('set-cookie', 'b=2')
    const response = await ask(new Response('{}', { status: 409, headers }))
    expect([response.status, response.headers.get('etag'), response.headers.getSetCookie()]).toEqual([
      409,
      '"1"',
      ['a=1', 'b=2'],
    ])
  })

  it('is cancelled with its stream', async () => {
    const { answer, state } = dripping()
    await (await ask(answer)).body?.cancel()
    expect(state.isCancelled).toBe(true)
    expect([warn.mock.calls, vi.getTimerCount()]).toEqual([[], 0])
  })

  it('breaks for the client where it breaks for the edge', async () => {
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new Error('connection reset')),
    })
    const seen = reading(await ask(new Response(body)))
    await vi.advanceTimersByTimeAsync(0)
    expect([seen.broke, vi.getTimerCount()]).toEqual(['connection reset', 0])
  })
})

describe('the answer to a bet comes whole or not at all from an origin over the network', () => {
  const bet = async (answer: Response) => {
    vi.stubGlobal('fetch', async () => answer)
    const request = new Request('https://site.test/web-api/coupon/place', { method: 'POST', body: '{}' })
    const env = { ...envWith(() => Promise.reject(new Error('not asked'))), ORIGIN_URL: 'https://origin.test' }
    const response = await forward(request, new URL(request.url), env)
    if (!response) throw new Error('a bet is not reachable')
    return response
  }
  afterEach(() => void vi.unstubAllGlobals())
  const unknown = async (response: Response) => {
    const body: unknown = await response.json()
    expect([response.status, body]).toMatchObject([503, { title: errorBody('unknownOutcome').title }])
  }

  it('with its status and headers', async () => {
    const response = await bet(new Response('{"data":1}', { status: 201, headers: { 'idempotent-replayed': 'true' } }))
    expect([response.status, response.headers.get('idempotent-replayed'), await response.text()]).toEqual([
      201,
      'true',
      '{"data":1}',
    ])
    expect([warn.mock.calls, vi.getTimerCount()]).toEqual([[], 0])
  })

  it('at once, when it has said its length', async () => {
    const said = (length: number) => ({ status: 201, headers: { 'content-length': String(length) } })
    const response = await bet(new Response('{"data":"é"}', said(13)))
    expect([response.status, await response.text()]).toEqual([201, '{"data":"é"}'])
    await unknown(await bet(new Response('{"data":', said(13))))
    expect(vi.getTimerCount()).toBe(0)
  })

  it('one that has said its length and drips is not waited for beyond the deadline', async () => {
    const response = bet(dripping({ 'content-length': '1000' }).answer)
    await vi.advanceTimersByTimeAsync(FORWARDED.bet.begin)
    await unknown(await response)
  })

  it('one that drips is let go at the deadline: whether the bet stands is not known', async () => {
    const { state, answer } = dripping()
    const response = bet(answer)
    await vi.advanceTimersByTimeAsync(FORWARDED.bet.begin - 1)
    expect(state.isCancelled).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await unknown(await response)
    expect([state.isCancelled, vi.getTimerCount(), warn.mock.calls.length]).toEqual([true, 0, 1])
  })

  it('so is one that is too long, or breaks off', async () => {
    const { state, answer } = endless()
    await unknown(await bet(answer))
    expect(state.isCancelled).toBe(true)
    const broken = new ReadableStream<Uint8Array>({ pull: (c) => c.error(new Error('connection reset')) })
    await unknown(await bet(new Response(broken)))
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('the deadline of the head', () => {
  it('is not that of the body', async () => {
    const { state, answer } = dripping()
    await ask(answer)
    await vi.advanceTimersByTimeAsync(FORWARDED.read.begin + 1000)
    expect(state.isCancelled).toBe(false)
  })

  it('ends a call that nobody answers: a read is unavailable, of a write the outcome is unknown', async () => {
    const silent = envWith(() => new Promise<Response>(() => {}))
    const call = async (method: string, ms: number) => {
      const request = new Request('https://site.test/web-api/x', { method })
      const answer = forward(request, new URL(request.url), silent)
      await vi.advanceTimersByTimeAsync(ms)
      return (await answer)?.json()
    }
    const read: unknown = await call('GET', FORWARDED.read.begin)
    const write: unknown = await call('POST', FORWARDED.write.begin)
    expect([read, write]).toMatchObject([{ success: false }, { success: false }])
    expect(read).not.toEqual(write)
  })
})

describe('what is meant to stay open has no end', () => {
  const events = { 'content-type': 'text/event-stream; charset=utf-8' }

  it('events that the browser asked for', async () => {
    const { state, answer } = dripping(events)
    const response = await ask(answer, '/feed-api/v1/x', { headers: { accept: 'text/event-stream' } })
    const seen = reading(response)
    await vi.advanceTimersByTimeAsync(10 * FORWARDED.read.end)
    expect([seen, state.isCancelled]).toEqual([{ size: null, broke: null }, false])
  })

  it('but an origin cannot claim it alone', async () => {
    const { state, answer } = dripping(events)
    await ask(answer)
    await vi.advanceTimersByTimeAsync(FORWARDED.read.end)
    expect(state.isCancelled).toBe(true)
  })

  it('a socket is handed on as it is, however long its head takes', async () => {
    const opened = Object.assign(new Response(null), { webSocket: {} })
    Object.defineProperty(opened, 'status', { value: 101 })
    const request = new Request('https://site.test/feed-api/v1/live', { headers: { upgrade: 'websocket' } })
    const env = envWith(() => new Promise<Response>((open) => setTimeout(() => open(opened), 60_000)))
    const answer = forward(request, new URL(request.url), env)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await answer).toBe(opened)
  })
})
