import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followLost, LOOK_MS } from '../../../client/coupon/lost.ts'
import { $placing } from '../../../client/stores/placing.ts'

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const network = new EventTarget()
let looks = 0
followLost(() => looks++)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network))
  page.visibilityState = 'visible'
  looks = 0
  $placing.set({ phase: 'unknown' })
})
afterEach(() => {
  $placing.set({ phase: 'idle' })
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('a bet without an answer is looked for now and then while the page is seen', () => {
  vi.advanceTimersByTime(2 * LOOK_MS)
  expect(looks).toBe(2)
  page.visibilityState = 'hidden'
  vi.advanceTimersByTime(5 * LOOK_MS)
  expect(looks).toBe(2)
})

it('and at once when the page is seen again or the network is back', () => {
  page.dispatchEvent(new Event('visibilitychange'))
  network.dispatchEvent(new Event('online'))
  expect(looks).toBe(2)
})

it.each(['idle', 'sending', 'checking'] as const)('and not while it is %s', (phase) => {
  $placing.set({ phase })
  vi.advanceTimersByTime(2 * LOOK_MS)
  network.dispatchEvent(new Event('online'))
  page.dispatchEvent(new Event('visibilitychange'))
  expect(looks).toBe(0)
})
