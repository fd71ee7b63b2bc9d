import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { envWith } from './support.ts'

/** The Cache API as far as copies use it. */
class Store {
  readonly kept = new Map<string, Response>()
  async match(key: string): Promise<Response | undefined> {
    return this.kept.get(key)?.clone()
  }
  async put(key: string, response: Response): Promise<void> {
    this.kept.set(key, response)
  }
}
let store = new Store()
beforeEach(() => {
  store = new Store()
  vi.stubGlobal('caches', { open: async () => store })
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
const later = (ms: number) => vi.setSystemTime(Date.now() + ms)
const POLICY = { fresh: 1000, stale: 10_000, keep: 100_000 }
const env = envWith(() => new Response())

/** A read in an isolate that has just begun. */
async function isolate() {
  vi.resetModules()
  const { sharedRead } = await import('../../../worker/edge/origin/shared-read.ts')
  const { watchPurge } = await import('../../../worker/edge/origin/purge.ts')
  const behind: Promise<unknown>[] = []
  return {
    purge: (at: string | null) =>
      watchPurge(
        { ...env, OPS: { get: async () => (at === null ? null : { at }) } as unknown as KVNamespace },
        (work) => void behind.push(work),
      ),
    read: async (text: string | null, key = 'config') => {
      const shared = await sharedRead(
        key,
        POLICY,
        (work) => void behind.push(work),
        async () => (text === null ? null : { text, value: text.toUpperCase() }),
        { env, revive: (kept) => (kept.startsWith('<') ? null : kept.toUpperCase()) },
      )
      await Promise.all(behind)
      return shared?.value ?? null
    },
  }
}

describe('a copy in the Cache API', () => {
  it('serves an isolate that begins in an outage, and then nothing does', async () => {
    await (await isolate()).read('a')
    later(99_000)
    expect(await (await isolate()).read(null)).toBe('A')
    later(1000)
    expect(await (await isolate()).read(null)).toBeNull()
  })

  it('spares a new isolate the wait while it is young, and is brought up to date behind the answer', async () => {
    await (await isolate()).read('a')
    later(5000)
    const next = await isolate()
    expect(await next.read('b')).toBe('A')
    expect(await next.read('c')).toBe('B')
  })

  it('[SEC-73] holds the text alone, under a key of ours that no visitor can ask for', async () => {
    await (await isolate()).read('a', '/feed-api/v1/events?type=live')
    const [[key, kept] = []] = [...store.kept]
    expect(key).toBe('https://copies.invalid/1/ORIGIN/%2Ffeed-api%2Fv1%2Fevents%3Ftype%3Dlive')
    expect([...(kept?.headers.keys() ?? [])].sort()).toEqual(['cache-control', 'content-type', 'x-copied-at'])
    expect(kept?.headers.get('cache-control')).toBe('public, max-age=100')
    expect(await kept?.text()).toBe('a')
  })

  it('that another version wrote and that does not fit is none', async () => {
    await (await isolate()).read('<old>')
    expect(await (await isolate()).read(null)).toBeNull()
  })

  it('of another origin is not taken', async () => {
    await (await isolate()).read('a')
    vi.resetModules()
    const { sharedRead } = await import('../../../worker/edge/origin/shared-read.ts')
    const elsewhere = { env: { ...env, ORIGIN_URL: 'https://other.test' }, revive: (text: string) => text }
    expect(
      await sharedRead(
        'config',
        POLICY,
        () => {},
        async () => null,
        elsewhere,
      ),
    ).toBeNull()
  })

  it('that cannot be read or written holds nobody up', async () => {
    vi.stubGlobal('caches', { open: () => Promise.reject(new Error('no cache here')) })
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(await (await isolate()).read('a')).toBe('A')
  })
})

describe('after a purge', () => {
  it('older copies are not used while the origin answers, in this isolate and in new ones', async () => {
    const old = await isolate()
    expect(await old.read('a')).toBe('A')
    later(500)
    await old.purge(new Date().toISOString())
    expect(await old.read('b')).toBe('B')
    later(500)
    const next = await isolate()
    later(9000)
    await next.purge(new Date().toISOString())
    expect(await next.read('c')).toBe('C')
  })

  it('but they are when it does not', async () => {
    const some = await isolate()
    await some.read('a')
    later(500)
    await some.purge(new Date().toISOString())
    expect(await some.read(null)).toBe('A')
  })

  it('that lies in the future, or is none, makes nothing old for long', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const some = await isolate()
    await some.purge('yesterday')
    await some.read('a')
    expect(await some.read('b')).toBe('A')
  })
})
