import { expect, it } from 'vitest'
import {
  aliveDue,
  initialState,
  mustSeed,
  onClock,
  pieces,
  planAt,
  seeded,
  withSpeed,
} from '../../../worker/backend/simulator/drive.ts'

const NOW = Date.UTC(2026, 10, 5, 18)
const MINUTE = 60_000
const COURSE = 7
const running = seeded(initialState(true, NOW), NOW, COURSE)

it('goes on after a gap of up to ten minutes and starts afresh after a longer one, either way', () => {
  expect(mustSeed(initialState(true, NOW), NOW, COURSE)).toBe(true)
  expect(mustSeed(running, NOW + 10 * MINUTE, COURSE)).toBe(false)
  expect(mustSeed(running, NOW + 10 * MINUTE + 1, COURSE)).toBe(true)
  expect(mustSeed(running, NOW - 10 * MINUTE - 1, COURSE)).toBe(true)
})

it('does not go on with the course of another version, whose events the book has never heard of', () => {
  expect(mustSeed(running, NOW + MINUTE, COURSE)).toBe(false)
  expect(mustSeed(running, NOW + MINUTE, COURSE + 1)).toBe(true)
})

it('plays a gap in pieces that leave nothing out', () => {
  const cut = pieces(running, NOW + 12_345)
  expect(cut[0]?.[0]).toBe(NOW)
  expect(cut.at(-1)?.[1]).toBe(NOW + 12_345)
  for (const [i, [from, to]] of cut.entries()) {
    expect(to - from).toBeLessThanOrEqual(5000)
    if (i > 0) expect(from).toBe(cut[i - 1]?.[1])
  }
  expect(pieces(running, NOW - 5000)).toEqual([])
})

it('runs on the clock at speed 1', () => {
  expect(planAt(running, NOW + 1234)).toBe(NOW + 1234)
})

it('keeps its place when the speed changes, and announces everything again', () => {
  const later = { ...running, played: NOW + 60_000 }
  const fast = withSpeed(later, 10, NOW + 60_000)
  expect(planAt(fast, NOW + 60_000)).toBe(NOW + 60_000)
  expect(planAt(fast, NOW + 61_000)).toBe(NOW + 70_000)
  expect(fast.announce).toBe(true)
  const slow = withSpeed({ ...fast, played: NOW + 66_000 }, 1, NOW + 66_000)
  expect(planAt(slow, NOW + 66_000)).toBe(NOW + 120_000)
  expect(withSpeed(slow, 1, NOW + 99_000)).toBe(slow)
})

it('tells the clock’s time, also when the plan runs faster', () => {
  const fast = { ...running, speed: 10 }
  const message = { type: 'alive' as const, timestamp: new Date(NOW + 20_000).toISOString() }
  expect(onClock(running, [message])).toEqual([message])
  expect(onClock(fast, [message])).toEqual([{ ...message, timestamp: new Date(NOW + 2000).toISOString() }])
  const event = {
    id: 1,
    sportId: 1,
    champId: 1,
    champ: 'C',
    home: 'A',
    away: 'B',
    startsAt: new Date(NOW + 3_600_000).toISOString(),
    live: false,
  }
  const moved = onClock(fast, [
    { type: 'fixture_change', eventId: 1, timestamp: new Date(NOW).toISOString(), event },
  ])[0]
  expect(moved?.type === 'fixture_change' && moved.event.startsAt).toBe(new Date(NOW + 360_000).toISOString())
})

it('gives a sign of life every ten seconds, also after a jump back', () => {
  expect(aliveDue(running, NOW)?.type).toBe('alive')
  expect(aliveDue({ ...running, alive: NOW }, NOW + 9_999)).toBeNull()
  expect(aliveDue({ ...running, alive: NOW }, NOW + 10_000)).not.toBeNull()
  expect(aliveDue({ ...running, alive: NOW }, NOW - 3_600_000)).not.toBeNull()
})
