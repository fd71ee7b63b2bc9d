import { describe, expect, it } from 'vitest'
import { beat, type Day, timeLeft } from '../../../shared/domain/limits/play-time.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const at = (time: string) => Date.parse(`2026-03-02T${time}Z`)
/** Heard every 30 s from one time to another. */
function heard(day: Day | null, from: number, to: number, zone = 0): Day {
  let now = beat(day, from, zone)
  for (let t = from + 30_000; t <= to; t += 30_000) now = beat(now, t, zone)
  return now
}

describe('time of a session limit', () => {
  it('[S9.32] RG-55 counts intervals together', () => {
    const morning = heard(null, at('10:00:00'), at('11:00:00'))
    const noon = heard(morning, at('13:00:00'), at('13:59:30'))
    expect(timeLeft(noon, 2, at('13:59:30'))).toBe(30_000)
    expect(timeLeft(noon, 2, at('14:00:00'))).toBe(0)
    expect(timeLeft(noon, 2, at('18:00:00'))).toBe(30_000)
  })

  it('RG-56 counts two devices once', () => {
    let day = beat(null, at('10:00:00'), 0)
    for (let t = at('10:00:00'); t <= at('11:00:00'); t += 10_000) day = beat(day, t, 0)
    expect(timeLeft(day, 2, at('11:00:00'))).toBe(HOUR)
  })

  it('RG-57 begins anew at midnight of the zone that the day began with', () => {
    const evening = heard(null, at('19:00:00'), at('20:30:00'), 3)
    expect(timeLeft(evening, 1, at('20:59:59'))).toBe(0)
    // In Moscow the day ends at 21:00 UTC; a zone chosen meanwhile counts from then on.
    const moved = beat(evening, at('20:45:00'), -5)
    expect(moved.to).toBe(at('21:00:00'))
    expect(timeLeft(moved, 1, at('21:00:00'))).toBe(HOUR)
    expect(beat(moved, at('21:10:00'), -5).from).toBe(at('05:00:00'))
  })

  it('RG-58 leaves a sleep out, and a clock that goes back takes nothing away', () => {
    const day = heard(null, at('10:00:00'), at('10:05:00'))
    const woken = beat(day, at('10:55:00'), 0)
    expect(woken.usedMs).toBe(5 * MINUTE)
    const back = beat(woken, at('09:00:00') - 24 * HOUR, 0)
    expect(back).toEqual(woken)
    expect(beat(back, at('10:55:30'), 0).usedMs).toBe(5 * MINUTE + 30_000)
  })
})
