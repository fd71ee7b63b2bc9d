import { expect, it } from 'vitest'
import { NEW_APP, pauseOf, type RemoteApp, type RemoteEvent, step } from '../../../shared/remote-views/app.ts'
import { COMPONENT_RETRY, VIEW_RETRY } from '../../../shared/remote-views/retry.ts'
import { moved, REMOTE_STATE } from '../../../shared/remote-views/states.ts'

const after = (...events: RemoteEvent[]): RemoteApp => events.reduce(step, NEW_APP)
const [mount, unmount, load, fail, ready, retry]: RemoteEvent[] = [
  { type: 'mount' },
  { type: 'unmount' },
  { type: 'load' },
  { type: 'fail' },
  { type: 'ready' },
  { type: 'retry' },
] as const

it('[S4.01] has the states −2, −1, 1 and 2, and begins in −2', () => {
  expect(REMOTE_STATE).toEqual({ notExisting: -2, error: -1, loading: 1, ready: 2 })
  expect(NEW_APP.state).toBe(-2)
})

it.each([
  ['S4.02', -2, 1],
  ['S4.03', -2, 2],
  ['S4.04', -1, 1],
  ['S4.05', -1, -2],
  ['S4.06', 1, -1],
  ['S4.07', 1, 2],
  ['S4.08', 1, -2],
  ['S4.09', 2, -2],
] as const)('[%s] moves from %i to %i', (_, from, to) => {
  expect(moved(from, to)).toBe(to)
})

it('[S4.10] makes no other move: the state stays', () => {
  const others = [
    [-2, -1],
    [-1, 2],
    [2, 1],
    [2, -1],
  ] as const
  for (const [from, to] of others) expect(moved(from, to)).toBe(from)
  expect(after(mount, load, ready, fail).state).toBe(2)
  expect(after(mount, load, ready, { type: 'reload', at: 0 }).state).toBe(2)
  expect(after(mount, fail).state).toBe(-2)
  expect(after(mount, load, fail, ready).state).toBe(-1)
})

it('[S4.11] is unloaded when the last of its views has gone', () => {
  const two = after(mount, load, ready, mount)
  expect(step(two, unmount).state).toBe(2)
  expect(step(step(two, unmount), unmount)).toEqual(NEW_APP)
})

it('[S4.14] forgets its retries when it is ready', () => {
  const twice = after(mount, load, fail, retry, fail, retry)
  expect(twice.retried).toBe(2)
  const again = step(step(twice, ready), unmount)
  expect(step(twice, ready).retried).toBe(0)
  expect(pauseOf([mount, load, fail].reduce(step, again))).toBe(1000)
})

it('[S9.66] has 3 retries, 1000 ms that double, and a reload a second', () => {
  expect(VIEW_RETRY).toEqual({ retries: 3, delay: 1000, factor: 2, throttle: 1000 })
  const failed = after(mount, load, fail)
  const pauses = [0, 1, 2, 3].map((retried) => pauseOf({ ...failed, retried }))
  expect(pauses).toEqual([1000, 2000, 4000, null])
  expect([0, 4, 5].map((retried) => pauseOf({ ...failed, retried }, COMPONENT_RETRY))).toEqual([1000, 1000, null])
})

it('[S4.15] takes one reload by hand a second', () => {
  const at = (time: number): RemoteEvent => ({ type: 'reload', at: time })
  const first = step(after(mount, load, fail), at(5000))
  expect(first.state).toBe(1)
  const failed = step(first, fail)
  expect(step(failed, at(5400))).toBe(failed)
  expect(step(failed, at(5999))).toBe(failed)
  expect(step(failed, at(6000)).state).toBe(1)
})
