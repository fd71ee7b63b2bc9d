import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sharedRead } from '../../../worker/edge/origin/shared-read.ts'

const POLICY = { fresh: 1000, stale: 10_000, keep: 100_000 }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})
const later = (ms: number) => vi.setSystemTime(Date.now() + ms)

let keys = 0
/** An upstream of its own whose answer a test sets; `null` is no answer. */
function upstream(first: string | null) {
  const key = `key-${++keys}`
  const background: Promise<unknown>[] = []
  const state = {
    text: first,
    loads: 0,
    background,
    read: () =>
      sharedRead(
        key,
        POLICY,
        (work) => void background.push(work),
        async () => {
          state.loads++
          return state.text === null ? null : { text: state.text, value: { is: state.text } }
        },
      ),
    settled: () => Promise.all(background),
  }
  return state
}
const is = async (read: Promise<{ value: { is: string } } | null>) => (await read)?.value.is ?? null

describe('a read shared by visits', () => {
  it('is given as it is while it is fresh', async () => {
    const up = upstream('a')
    expect(await is(up.read())).toBe('a')
    up.text = 'b'
    later(999)
    expect(await is(up.read())).toBe('a')
    expect([up.loads, up.background.length]).toEqual([1, 0])
  })

  it('is given and refreshed behind the answer when it is a little old', async () => {
    const up = upstream('a')
    await up.read()
    up.text = 'b'
    later(1000)
    expect(await is(up.read())).toBe('a')
    await up.settled()
    expect(await is(up.read())).toBe('b')
    expect(up.loads).toBe(2)
  })

  it('is refreshed by one visit at a time', async () => {
    const up = upstream('a')
    await up.read()
    later(1000)
    await Promise.all([up.read(), up.read(), up.read()])
    await up.settled()
    expect(up.loads).toBe(2)
  })

  it('is refreshed by another visit when the one that began was cut off', async () => {
    const up = upstream('a')
    await up.read()
    later(1000)
    let cut = true
    const key = `key-${keys}`
    const cutOff = () =>
      sharedRead(
        key,
        POLICY,
        () => {},
        () => (cut ? new Promise<never>(() => {}) : Promise.resolve({ text: 'b', value: { is: 'b' } })),
      )
    expect(await is(cutOff())).toBe('a')
    cut = false
    later(4000)
    expect(await is(up.read())).toBe('a')
    expect(up.loads).toBe(1)
    later(1000)
    up.text = 'c'
    await up.read()
    await up.settled()
    expect(await is(up.read())).toBe('c')
  })

  it('is waited for when it is too old', async () => {
    const up = upstream('a')
    await up.read()
    up.text = 'b'
    later(10_000)
    expect(await is(up.read())).toBe('b')
  })

  it('is the last good copy when there is no answer, for a while, and then nothing', async () => {
    const up = upstream('a')
    await up.read()
    up.text = null
    later(99_999)
    expect(await is(up.read())).toBe('a')
    later(1)
    expect(await is(up.read())).toBeNull()
  })

  it('is nothing when there never was an answer', async () => {
    expect(await is(upstream(null).read())).toBeNull()
  })

  it('after a failure visits go on without waiting; after the pause one asks again', async () => {
    const up = upstream(null)
    await up.read()
    await Promise.all([up.read(), up.read()])
    expect(up.loads).toBe(1)
    up.text = 'a'
    later(1999)
    expect(await is(up.read())).toBeNull()
    later(1)
    expect(await is(up.read())).toBe('a')
    expect(up.loads).toBe(2)
  })

  it('the same after a failed refresh: the copy serves without waiting', async () => {
    const up = upstream('a')
    await up.read()
    up.text = null
    later(20_000)
    expect(await is(up.read())).toBe('a')
    expect(await is(up.read())).toBe('a')
    expect(up.loads).toBe(2)
    up.text = 'b'
    later(2000)
    expect(await is(up.read())).toBe('b')
  })

  it('has a stamp that changes with the content alone', async () => {
    const up = upstream('a')
    const first = await up.read()
    later(10_000)
    const same = await up.read()
    expect(up.loads).toBe(2)
    expect(same?.stamp).toBe(first?.stamp)
    expect(same?.value).toBe(first?.value)
    up.text = 'b'
    later(10_000)
    const next = await up.read()
    expect(next?.stamp).toBeGreaterThan(first?.stamp ?? Number.POSITIVE_INFINITY)
    expect((await upstream('a').read())?.stamp).toBeGreaterThan(next?.stamp ?? Number.POSITIVE_INFINITY)
  })

  it('is never waited for in another visit’s promise', async () => {
    const key = `key-${++keys}`
    const hang = () =>
      sharedRead(
        key,
        POLICY,
        () => {},
        () => new Promise<never>(() => {}),
      )
    void hang()
    const own = sharedRead(
      key,
      POLICY,
      () => {},
      async () => ({ text: 'a', value: { is: 'a' } }),
    )
    expect(await is(own)).toBe('a')
  })

  it('gives what the upstream says when its load throws, to the caller alone', async () => {
    const key = `key-${++keys}`
    await expect(
      sharedRead(
        key,
        POLICY,
        () => {},
        () => Promise.reject(new Error('bug')),
      ),
    ).rejects.toThrow('bug')
    expect(
      await is(
        sharedRead(
          key,
          POLICY,
          () => {},
          async () => ({ text: 'a', value: { is: 'a' } }),
        ),
      ),
    ).toBe('a')
  })
})
