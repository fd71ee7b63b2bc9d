import { type LimitRules, ROLLING } from '../licence/profiles.ts'
import type { Period } from './kinds.ts'

/** A period of a limit: what happened at or after `from` counts; a calendar period ends at `to`, a rolling one never. Milliseconds. */
export interface Window {
  from: number
  to: number | null
}

/** The wall clock of a zone. */
function wallClock(at: number, zone: string) {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at)
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value ?? 0)
  const [year, month, day] = [part('year'), part('month') - 1, part('day')]
  return { year, month, day, asUtc: Date.UTC(year, month, day, part('hour'), part('minute'), part('second')) }
}

/** The instant of a midnight in a zone; a day too many or too few runs on into the next or last month. */
function midnight(year: number, month: number, day: number, zone: string): number {
  const wanted = Date.UTC(year, month, day)
  // The offset may differ between the first guess and the midnight itself: once more from there.
  let at = wanted
  for (let i = 0; i < 2; i++) at = wanted - (wallClock(at, zone).asUtc - Math.floor(at / 1000) * 1000)
  return at
}

/** The calendar day, week (from Monday) or month of `at` in a zone: days of 23 and 25 hours are such. */
export function calendarPeriod(period: Period, at: number, zone: string): { from: number; to: number } {
  const { year, month, day } = wallClock(at, zone)
  if (period === 'month') return { from: midnight(year, month, 1, zone), to: midnight(year, month + 1, 1, zone) }
  const sinceMonday = period === 'week' ? (new Date(Date.UTC(year, month, day)).getUTCDay() + 6) % 7 : 0
  const first = day - sinceMonday
  return {
    from: midnight(year, month, first, zone),
    to: midnight(year, month, first + (period === 'week' ? 7 : 1), zone),
  }
}

/** The running period. A rolling one is open at its old end: what is exactly as old as the period no longer counts. */
export const windowOf = (period: Period, at: number, { periods, zone }: LimitRules): Window =>
  periods === 'calendar' ? calendarPeriod(period, at, zone) : { from: at - ROLLING[period] + 1, to: null }
