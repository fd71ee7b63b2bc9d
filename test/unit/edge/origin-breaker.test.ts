import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answered, closeCircuits, failed, mayCall } from '../../../worker/edge/origin/breaker.ts'
import { originFetch } from '../../../worker/edge/origin/fetch.ts'
import { openLane } from '../../../worker/edge/origin/lane.ts'
import { type Answer, envWith } from './support.ts'

vi.spyOn(console, 'warn').mockImplementation(() => {})
vi.spyOn(console, 'error').mockImplementation(() => {})

const later = (ms: number) => vi.setSystemTime(Date.now() + ms)
beforeEach(() => {
  closeCircuits()
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
})
afterEach(() => void vi.useRealTimers())

const fail = (times: number, origin = 'a') => {
  for (let i = 0; i < times; i++) failed(origin)
}

describe('the circuit of an origin', () => {
  it('stays closed for four failures in a row, and opens with the fifth', () => {
    fail(4)
    expect(mayCall('a')).toBe(true)
    fail(1)
    expect(mayCall('a')).toBe(false)
  })

  it('an answer between begins the row again', () => {
    fail(4)
    answered('a')
    fail(4)
    expect(mayCall('a')).toBe(true)
  })

  it('opens when more than half of the last twenty calls failed, but not for half of them', () => {
    for (let i = 0; i < 10; i++) {
      answered('a')
      failed('a')
    }
    expect(mayCall('a')).toBe(true)
    failed('b')
    for (let i = 0; i < 9; i++) {
      answered('b')
      failed('b')
    }
    answered('b')
    failed('b')
    failed('b')
    expect(mayCall('b')).toBe(false)
  })

  it('is open for ten seconds, then lets one probe through', () => {
    fail(5)
    later(9999)
    expect(mayCall('a')).toBe(false)
    later(1)
    expect([mayCall('a'), mayCall('a'), mayCall('a')]).toEqual([true, false, false])
  })

  it('closes with the probe’s answer, and opens for ten more seconds with its failure', () => {
    fail(5)
    later(10_000)
    mayCall('a')
    failed('a')
    later(9999)
    expect(mayCall('a')).toBe(false)
    later(1)
    expect(mayCall('a')).toBe(true)
    answered('a')
    expect([mayCall('a'), mayCall('a')]).toEqual([true, true])
    fail(4)
    expect(mayCall('a')).toBe(true)
  })

  it('sends another probe when the first is not heard of', () => {
    fail(5)
    later(10_000)
    mayCall('a')
    later(3000)
    expect(mayCall('a')).toBe(true)
  })

  it('is each origin’s own', () => {
    fail(5)
    expect(mayCall('b')).toBe(true)
  })
})

describe('calls and the circuit', () => {
  const counted = (answer: Answer) => {
    const state = { asked: 0, env: envWith(() => new Response()) }
    state.env = envWith((request) => {
      state.asked++
      return answer(request)
    })
    return state
  }

  it('an origin that is down is no longer asked, but for writes and what runs behind an answer', async () => {
    const down = counted(() => new Response('', { status: 503 }))
    for (let i = 0; i < 6; i++) await originFetch(down.env, 'player', '/a')
    expect(down.asked).toBe(5)
    await originFetch(down.env, 'config', '/a', {}, { behind: true })
    await originFetch(down.env, 'write', '/a', { method: 'POST' })
    expect(down.asked).toBe(7)
  })

  it('the further tries of one call do not open the circuit for the others', async () => {
    const down = counted(() => new Response('', { status: 503 }))
    for (let i = 0; i < 8; i++) await originFetch(down.env, 'config', '/a', {}, { behind: true })
    await originFetch(down.env, 'player', '/a')
    expect(down.asked).toBe(9)
  })

  it('one that tells of its own bug, refuses or answers nonsense is there', async () => {
    for (const answer of [
      () => Response.json({ success: false }, { status: 500 }),
      () => new Response('', { status: 404 }),
      () => new Response('<html>'),
    ]) {
      const origin = counted(answer)
      for (let i = 0; i < 8; i++) await originFetch(origin.env, 'player', '/a')
      expect(origin.asked).toBe(8)
    }
  })
})

describe('the connections and the time of a visit', () => {
  it('[T] at most six calls are out at once, and each ends before the next begins', async () => {
    vi.useRealTimers()
    let out = 0
    let most = 0
    const env = envWith(
      async () => {
        most = Math.max(most, ++out)
        await new Promise((wake) => setTimeout(wake, 10))
        out--
        return new Response('ok')
      },
      { lane: openLane() },
    )
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => originFetch(env, 'feed', `/${i}`)))
    expect([most, answers.filter((answer) => answer?.text === 'ok').length]).toEqual([6, 20])
  })

  it('a connection is held until the body is read or given up', async () => {
    vi.useRealTimers()
    let asked = 0
    const env = envWith(
      (request) => {
        asked++
        const body = new ReadableStream<Uint8Array>({
          start(controller) {
            if (new URL(request.url).pathname === '/slow')
              setTimeout(() => {
                controller.enqueue(new TextEncoder().encode('slow'))
                controller.close()
              }, 60)
            else controller.close()
          },
        })
        return new Response(body)
      },
      { lane: openLane(1) },
    )
    const first = originFetch(env, 'feed', '/slow')
    const second = originFetch(env, 'feed', '/fast')
    await new Promise((wake) => setTimeout(wake, 20))
    expect(asked).toBe(1)
    expect([(await first)?.text, (await second)?.text, asked]).toEqual(['slow', '', 2])
  })

  it('who waits for a connection longer than the call’s deadline goes without, and takes no place', async () => {
    const lane = openLane(1)
    const leave = await lane.enter(new AbortController().signal)
    const gone = new AbortController()
    const waiting = lane.enter(gone.signal)
    gone.abort(new Error('late'))
    await expect(waiting).rejects.toThrow('late')
    leave()
    leave()
    const next = await lane.enter(new AbortController().signal)
    const third = lane.enter(AbortSignal.timeout(20))
    await expect(third).rejects.toThrow()
    next()
  })

  it('reads end with the visit’s time, writes and what runs behind do not', async () => {
    vi.useRealTimers()
    let asked = 0
    const env = envWith(
      () => {
        asked++
        return new Response('ok')
      },
      { lane: openLane(6, 0) },
    )
    expect(await originFetch(env, 'feed', '/a')).toBeNull()
    expect(asked).toBe(0)
    expect((await originFetch(env, 'config', '/a', {}, { behind: true }))?.text).toBe('ok')
    expect((await originFetch(env, 'write', '/a', { method: 'POST' }))?.text).toBe('ok')
    const short = envWith(() => new Promise<never>(() => {}), { lane: openLane(6, 120) })
    const began = performance.now()
    expect(await originFetch(short, 'feed', '/a')).toBeNull()
    expect(performance.now() - began).toBeLessThan(600)
  })
})
