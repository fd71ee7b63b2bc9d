import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLoader, type LoaderOptions } from '../../../client/remote-views/loader.ts'
import { COMPONENT_RETRY } from '../../../shared/remote-views/retry.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A loader whose calls are counted by their time, ms; they fail until `fails` is set to false. */
function counted(options: Partial<LoaderOptions> = {}) {
  const calls: number[] = []
  const began = Date.now()
  const state = { fails: true }
  const loader = createLoader({
    now: () => Date.now(),
    load: async () => {
      calls.push(Date.now() - began)
      if (state.fails) throw new Error('does not come')
    },
    ...options,
  })
  return { loader, calls, state }
}

it('[S4.12] [S4.13] tries again 3 times after 1, 2 and 4 s, then stays in error', async () => {
  const { loader, calls } = counted()
  loader.mount('ready')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls).toEqual([0, 1000, 3000, 7000])
  expect(loader.app.state).toBe(-1)
})

it('[S4.14] begins to count anew after it was ready', async () => {
  const { loader, calls, state } = counted()
  loader.mount('ready')
  await vi.advanceTimersByTimeAsync(1500)
  state.fails = false
  await vi.advanceTimersByTimeAsync(2000)
  expect(loader.app).toMatchObject({ state: 2, retried: 0 })
  loader.unmount()
  state.fails = true
  loader.mount('ready')
  await vi.advanceTimersByTimeAsync(1000)
  expect(calls).toEqual([0, 1000, 3000, 3500, 4500])
})

it('goes on from an error that the server has met, without a call of its own', async () => {
  const { loader, calls, state } = counted()
  loader.mount('failed')
  expect(loader.app.state).toBe(-1)
  expect(calls).toEqual([])
  state.fails = false
  await vi.advanceTimersByTimeAsync(1000)
  expect(calls).toEqual([1000])
  expect(loader.app.state).toBe(2)
})

it('[S8.18] tries a component 5 times more, 1 s apart', async () => {
  const { loader, calls } = counted({ plan: COMPONENT_RETRY })
  loader.mount('ready')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls).toEqual([0, 1000, 2000, 3000, 4000, 5000])
  expect(loader.app.state).toBe(-1)
})

it('[S4.15] [S8.17] reloads at the press of the button, once a second', async () => {
  const { loader, calls } = counted()
  loader.mount('ready')
  await vi.advanceTimersByTimeAsync(20_000)
  calls.length = 0
  for (const press of [0, 300, 600]) {
    await vi.advanceTimersByTimeAsync(press)
    if (press < 600) loader.reload()
  }
  expect(calls).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(200)
  loader.reload()
  await vi.advanceTimersByTimeAsync(0)
  expect(calls).toHaveLength(3)
})

it('[S4.08] [S4.11] stops what is under way when the last view goes', async () => {
  let signal: AbortSignal | undefined
  const { loader } = counted({
    load: (given) => {
      signal = given
      return new Promise(() => {})
    },
  })
  loader.mount('ready')
  loader.mount('ready')
  loader.unmount()
  expect(loader.app.state).toBe(1)
  expect(signal?.aborted).toBe(false)
  loader.unmount()
  expect(loader.app.state).toBe(-2)
  expect(signal?.aborted).toBe(true)
})

it('tries no more after it was unloaded', async () => {
  const { loader, calls } = counted()
  loader.mount('ready')
  await vi.advanceTimersByTimeAsync(100)
  loader.unmount()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls).toEqual([0])
})

it('waits for a section that comes late, and asks for it when its stream breaks off', async () => {
  const { loader, calls, state } = counted()
  loader.mount('coming')
  expect([loader.app.state, calls.length]).toEqual([1, 0])
  state.fails = false
  loader.mount('ready')
  await vi.advanceTimersByTimeAsync(0)
  expect(loader.app.state).toBe(2)
  const broken = counted()
  broken.loader.mount('coming')
  broken.loader.fail()
  expect(broken.loader.app.state).toBe(-1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(broken.calls).toEqual([1000])
})
