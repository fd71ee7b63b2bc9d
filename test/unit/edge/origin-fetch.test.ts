import { describe, expect, it, vi } from 'vitest'
import { originFetch } from '../../../worker/edge/origin/fetch.ts'
import { POLICIES } from '../../../worker/edge/origin/policies.ts'
import { type Answer, envWith, pieces } from './support.ts'

const logged: string[] = []
for (const level of ['warn', 'error'] as const)
  vi.spyOn(console, level).mockImplementation((line: string) => void logged.push(line))
const lastWarning = () => JSON.parse(logged.at(-1) ?? 'null')

/** An origin that gives its answers in turn, the last one again and again; it counts how often it was asked. */
function origin(first: Answer, ...more: Answer[]) {
  let asked = 0
  const env = envWith((request) => (more[Math.min(++asked - 1, more.length) - 1] ?? first)(request))
  return {
    env,
    get asked() {
      return asked
    },
  }
}
const ok = (text: string) => () => new Response(text)
const fails = () => new Response('boom', { status: 503 })
const unreachable = () => Promise.reject(new Error('connection refused'))

describe('one call of the origin', () => {
  it('gives status, headers and text', async () => {
    const { env } = origin(() => new Response('тест', { status: 404, headers: { 'x-a': 'b' } }))
    const answer = await originFetch(env, 'feed', '/feed-api/v1/events/1?a=b')
    expect([answer?.status, answer?.headers.get('x-a'), answer?.text]).toEqual([404, 'b', 'тест'])
  })

  it('asks the path with its query, method, headers and body, and does not follow redirects', async () => {
    const seen: unknown[] = []
    const env = envWith(async (request) => {
      seen.push(
        new URL(request.url).pathname,
        new URL(request.url).search,
        request.method,
        request.headers.get('x-a'),
        request.redirect,
      )
      seen.push(await request.text())
      return new Response(null, { status: 302, headers: { location: 'https://evil.test/' } })
    })
    const answer = await originFetch(env, 'write', '/web-api/x?a=1', {
      method: 'POST',
      headers: { 'x-a': 'b' },
      body: '{}',
    })
    expect(seen).toEqual(['/web-api/x', '?a=1', 'POST', 'b', 'manual', '{}'])
    expect(answer?.status).toBe(302)
  })

  it('tries a read again that fails or cannot be reached', async () => {
    for (const first of [fails, unreachable]) {
      const state = origin(first, ok('good'))
      expect((await originFetch(state.env, 'feed', '/a'))?.text).toBe('good')
      expect(state.asked).toBe(2)
    }
  })

  it('gives nothing after the last try, and says why', async () => {
    const failing = origin(fails)
    expect(await originFetch(failing.env, 'feed', '/a')).toBeNull()
    expect(failing.asked).toBe(POLICIES.feed.tries)
    expect(lastWarning()).toEqual({ level: 'error', call: 'feed', error: 'status 503' })
    expect(await originFetch(origin(unreachable).env, 'keys', '/a')).toBeNull()
    expect(lastWarning().error).toBe('connection refused')
  })

  it('never sends a write twice: its failure is an answer, and no answer is none', async () => {
    const failing = origin(fails)
    expect((await originFetch(failing.env, 'write', '/a', { method: 'POST' }))?.status).toBe(503)
    const gone = origin(unreachable)
    expect(await originFetch(gone.env, 'write', '/a', { method: 'POST' })).toBeNull()
    expect([failing.asked, gone.asked]).toEqual([1, 1])
    expect(POLICIES.write.tries).toBe(1)
    for (const { call, tries } of Object.values(POLICIES)) if (tries > 1) expect(call).toMatch(/^GET /)
  })

  it('waits for an answer no longer than its deadline', async () => {
    const began = performance.now()
    expect(await originFetch(origin(() => new Promise<never>(() => {})).env, 'session', '/a')).toBeNull()
    expect(performance.now() - began).toBeLessThan(POLICIES.session.deadline + 500)
    expect(lastWarning().error).toBe(`no answer in ${POLICIES.session.deadline} ms`)
  })

  it('nor for the rest of a body, which it cancels', async () => {
    let cancelled = false
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"half":')),
      cancel: () => {
        cancelled = true
      },
    })
    const began = performance.now()
    expect(await originFetch(origin(() => new Response(body)).env, 'session', '/a')).toBeNull()
    expect(performance.now() - began).toBeLessThan(POLICIES.session.deadline + 500)
    expect(cancelled).toBe(true)
  })

  it('the deadline holds for all tries together', async () => {
    const slow: Answer = () => new Promise((done) => setTimeout(() => done(fails()), POLICIES.keys.deadline - 100))
    expect(await originFetch(origin(slow).env, 'keys', '/a')).toBeNull()
    expect(lastWarning().error).toBe(`no answer in ${POLICIES.keys.deadline} ms`)
  })

  it('stops reading a body that is longer than its cap, cancels it, and does not ask for it again', async () => {
    const long = pieces('x'.repeat(10_000), 1_000_000)
    const state = origin(() => new Response(long.body))
    expect(await originFetch(state.env, 'keys', '/a')).toBeNull()
    expect(long.taken * 10_000).toBeLessThan(POLICIES.keys.cap + 30_000)
    expect([long.cancelled, state.asked]).toEqual([true, 1])
  })

  it('takes a body of just its cap, counted in bytes', async () => {
    const { cap } = POLICIES.keys
    expect((await originFetch(origin(ok('я'.repeat(cap / 2))).env, 'keys', '/a'))?.text).toHaveLength(cap / 2)
    expect(await originFetch(origin(ok('я'.repeat(cap / 2 + 1))).env, 'keys', '/a')).toBeNull()
  })

  it('puts letters together that come in pieces', async () => {
    const bytes = new TextEncoder().encode('день 🎾')
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(new Uint8Array([byte]))
        controller.close()
      },
    })
    expect((await originFetch(origin(() => new Response(body)).env, 'feed', '/a'))?.text).toBe('день 🎾')
  })

  it('cancels the body of a failure', async () => {
    const body = pieces('boom', 1_000_000)
    await originFetch(origin(() => new Response(body.body, { status: 500 }), ok('good')).env, 'feed', '/a')
    expect(body.cancelled).toBe(true)
  })

  it('never throws, also when the origin’s address is none', async () => {
    const env = envWith(ok('x'), { ORIGIN_URL: 'no address' })
    expect(await originFetch(env, 'feed', '/a')).toBeNull()
  })
})
