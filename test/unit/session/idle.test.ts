import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ACTIVITY_MS, AGAIN_MS, TICK_MS, watchIdle } from '../../../client/session/idle.ts'
import { idleText, tellIdle } from '../../../client/session/idle-notice.ts'
import { IDLE_OUT } from '../../../client/session/last-active.ts'
import { $notifications } from '../../../client/stores/notifications.ts'

const MINUTE = 60_000
let now = 0
let stored: number | null = null
let isPlaying = false
let outs = 0
let notes = 0
let isReached = true
beforeEach(() => {
  now = 1_800_000_000_000
  stored = null
  isPlaying = false
  outs = 0
  notes = 0
  isReached = true
})
const watch = (minutes = 10) =>
  watchIdle({
    minutes,
    now: () => now,
    lastActive: () => stored,
    note: (at) => {
      stored = at
      notes++
    },
    isPlaying: () => isPlaying,
    logout: async () => {
      outs++
      return isReached
    },
  })
/** Lets the time go by, a tick a second. */
function wait(ms: number, { tick }: { tick(): void }): void {
  for (const end = now + ms; now < end; ) {
    now += TICK_MS
    tick()
  }
}

describe('an idle player', () => {
  it('[S4.22][S1.12] is logged out after the configured minutes without activity, once', () => {
    const session = watch()
    wait(10 * MINUTE - TICK_MS, session)
    expect(outs).toBe(0)
    wait(5000, session)
    expect(outs).toBe(1)
  })

  it('[S4.22] stays when he was active at nine minutes', () => {
    const session = watch()
    wait(9 * MINUTE, session)
    session.active()
    wait(2 * MINUTE, session)
    expect(outs).toBe(0)
  })

  it('[S4.24] is logged out when he opens the page again too late, and not when in time', () => {
    stored = now - 11 * MINUTE
    watch()
    expect(outs).toBe(1)
    stored = now - 9 * MINUTE
    watch()
    expect(outs).toBe(1)
  })

  it('is found out by his first touch when the tab was asleep over the end', () => {
    const session = watch()
    now += 60 * MINUTE
    session.active()
    expect(outs).toBe(1)
    expect(stored).toBe(now - 60 * MINUTE)
  })

  it('is kept by what he does in another tab', () => {
    const session = watch()
    wait(9 * MINUTE, session)
    stored = now
    wait(9 * MINUTE, session)
    expect(outs).toBe(0)
  })

  it('[S4.25] is none while something plays', () => {
    const session = watch()
    isPlaying = true
    wait(30 * MINUTE, session)
    expect(outs).toBe(0)
    isPlaying = false
    wait(10 * MINUTE, session)
    expect(outs).toBe(1)
  })
})

it('a logout that does not reach the server is tried again', async () => {
  vi.useFakeTimers()
  isReached = false
  stored = now - 60 * MINUTE
  const session = watch()
  await vi.advanceTimersByTimeAsync(AGAIN_MS - 1)
  session.tick()
  expect(outs).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  session.tick()
  expect(outs).toBe(2)
  vi.useRealTimers()
})

it('[S9.04] the session advances once a second', () => expect(TICK_MS).toBe(1000))

it('[S9.05][S4.24] five signs within 100 ms are one note of the last-active time', () => {
  const session = watch()
  notes = 0
  for (let n = 0; n < 5; n++) {
    session.active()
    now += 20
  }
  expect([notes, ACTIVITY_MS]).toEqual([1, 100])
  session.active()
  expect(notes).toBe(2)
})

it('[S4.23] the next page says why, and the one after it does not', () => {
  const kept = new Map([[IDLE_OUT, '1']])
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
  }
  $notifications.set([])
  tellIdle('en', storage)
  expect($notifications.get().map(({ kind, text }) => [kind, text])).toEqual([['warning', idleText('en')]])
  $notifications.set([])
  tellIdle('en', storage)
  expect($notifications.get()).toEqual([])
  expect(new Set(['en', 'ru', 'ar'].map(idleText)).size).toBe(3)
})
