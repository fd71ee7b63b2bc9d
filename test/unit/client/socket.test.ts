import { beforeEach, describe, expect, it } from 'vitest'
import { HIDDEN_MS, liveSocket, retryPause, SILENCE_MS } from '../../../client/realtime/socket.ts'
import type { Connection } from '../../../client/stores/connection.ts'

/** A clock that is moved by hand, and the sockets that were opened under it. */
let now: number
let timers: { id: number; at: number; act: () => void }[]
let sockets: { url: string; closed: boolean; heard: (text: unknown) => void; broken: () => void }[]
let states: Connection[]
let texts: unknown[]
let said: string[]
let nextId: number

beforeEach(() => {
  now = 0
  nextId = 0
  timers = []
  sockets = []
  states = []
  texts = []
  said = []
})

function advance(ms: number): void {
  const end = now + ms
  for (;;) {
    const due = timers.filter((timer) => timer.at <= end).toSorted((a, b) => a.at - b.at)[0]
    if (!due) break
    timers = timers.filter((timer) => timer !== due)
    now = due.at
    due.act()
  }
  now = end
}

const start = () =>
  liveSocket(
    {
      open(url, heard, broken) {
        const socket = { url, closed: false, heard, broken }
        sockets.push(socket)
        return {
          send(text) {
            said.push(text)
            return !socket.closed
          },
          close() {
            socket.closed = true
          },
        }
      },
      now: () => now,
      after: (ms, act) => {
        timers.push({ id: ++nextId, at: now + ms, act })
        return nextId
      },
      cancel: (id) => {
        timers = timers.filter((timer) => timer.id !== id)
      },
      random: () => 1,
    },
    (fromSnapshot) => (fromSnapshot ? 'snapshot' : 'since'),
    (text) => texts.push(text),
    (state) => states.push(state),
  )
const last = () => {
  const socket = sockets.at(-1)
  if (!socket) throw new Error('no socket was opened')
  return socket
}

describe('the live connection', () => {
  it('passes texts on and counts as live', () => {
    start()
    last().heard('a')
    expect(texts).toEqual(['a'])
    expect(states).toEqual(['live'])
  })

  it('comes back after a break with growing pauses, at most 8 s', () => {
    start()
    last().heard('a')
    last().broken()
    expect(states.at(-1)).toBe('reconnecting')
    advance(499)
    expect(sockets).toHaveLength(1)
    advance(1)
    expect(sockets).toHaveLength(2)
    last().broken()
    advance(1000)
    expect(sockets).toHaveLength(3)
    expect([0, 1, 2, 3, 4, 9].map((tries) => retryPause(tries, 1))).toEqual([500, 1000, 2000, 4000, 8000, 8000])
    expect(retryPause(9, 0)).toBe(500)
  })

  it('counts as stale after 15 s of silence and tries anew', () => {
    start()
    last().heard('a')
    advance(SILENCE_MS - 1)
    expect(states.at(-1)).toBe('live')
    advance(1)
    expect(states.at(-1)).toBe('stale')
    expect(sockets).toHaveLength(2)
    expect(sockets[0]?.closed).toBe(true)
    last().heard('b')
    expect(states.at(-1)).toBe('live')
  })

  it('keeps trying while a socket opens and says nothing', () => {
    start()
    advance(SILENCE_MS * 3)
    expect(sockets).toHaveLength(4)
  })

  it('does not listen to a socket that it has given up', () => {
    const live = start()
    const old = last()
    live.restart(true)
    old.heard('late')
    old.broken()
    expect(texts).toEqual([])
    expect(last().url).toBe('snapshot')
  })

  it('[S9.06] sleeps when the page is hidden for 30 s, not before, and comes back with what it knows', () => {
    const live = start()
    last().heard('a')
    live.visible(false)
    advance(SILENCE_MS - 1)
    last().heard('b')
    advance(HIDDEN_MS - SILENCE_MS)
    expect([HIDDEN_MS, states.at(-1)]).not.toEqual([30_000, 'paused'])
    advance(1)
    expect([HIDDEN_MS, states.at(-1)]).toEqual([30_000, 'paused'])
    expect(last().closed).toBe(true)
    const opened = sockets.length
    advance(600_000)
    expect(sockets).toHaveLength(opened)
    live.visible(true)
    expect(states.at(-1)).toBe('stale')
    expect(last().url).toBe('since')
  })

  it('stays when the page is back within 30 s', () => {
    const live = start()
    live.visible(false)
    advance(10_000)
    live.visible(true)
    last().heard('a')
    advance(14_000)
    expect(sockets).toHaveLength(1)
    expect(states).toEqual(['live'])
  })
})
