import { describe, expect, it } from 'vitest'
import { rulesOf } from '../../../shared/domain/licence/profiles.ts'
import { ask, UNSET } from '../../../shared/domain/limits/change.ts'
import { calendarPeriod, windowOf } from '../../../shared/domain/limits/periods.ts'

const HOUR = 3_600_000
const T0 = Date.parse('2026-03-02T10:00:00Z')
const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())
const hours = ({ from, to }: { from: number; to: number }) => (to - from) / HOUR

describe('periods', () => {
  it('RG-17 a rolling day is open at its old end', () => {
    expect(windowOf('day', T0, rulesOf('gb'))).toEqual({ from: T0 - 24 * HOUR + 1, to: null })
  })

  it.each([
    ['2026-03-29T10:00:00Z', 23],
    ['2026-10-25T10:00:00Z', 25],
    ['2026-06-10T10:00:00Z', 24],
  ])('RG-19 the day of %s in Stockholm has %i hours', (at, length) => {
    const day = calendarPeriod('day', Date.parse(at), 'Europe/Stockholm')
    expect(hours(day)).toBe(length)
    for (const moment of [day.from, day.to - 1]) expect(calendarPeriod('day', moment, 'Europe/Stockholm')).toEqual(day)
    expect(calendarPeriod('day', day.to, 'Europe/Stockholm').from).toBe(day.to)
  })

  it('weeks begin on Monday, also over a change of the clock', () => {
    const week = calendarPeriod('week', Date.parse('2026-03-29T22:30:00Z'), 'Europe/Stockholm')
    expect([iso(week.from), iso(week.to)]).toEqual(['2026-03-29T22:00:00.000Z', '2026-04-05T22:00:00.000Z'])
    const before = calendarPeriod('week', Date.parse('2026-03-29T21:30:00Z'), 'Europe/Stockholm')
    expect([iso(before.from), iso(before.to)]).toEqual(['2026-03-22T23:00:00.000Z', '2026-03-29T22:00:00.000Z'])
    expect(hours(before)).toBe(7 * 24 - 1)
  })

  it.each([
    ['2026-01-31T23:59:59Z', '2026-02-01T00:00:00.000Z'],
    ['2026-02-01T00:00:00Z', '2026-03-01T00:00:00.000Z'],
    ['2028-02-29T12:00:00Z', '2028-03-01T00:00:00.000Z'],
    ['2026-12-31T12:00:00Z', '2027-01-01T00:00:00.000Z'],
  ])('RG-20 the month of %s ends at %s', (at, end) => {
    expect(iso(calendarPeriod('month', Date.parse(at), 'UTC').to)).toBe(end)
  })

  it('RG-18 a raise in Sweden waits 72 hours, and for the end of the running period when that is later', () => {
    const rules = rulesOf('se')
    const set = (kind: 20 | 21 | 22, at: number) => ask(ask(UNSET, kind, 10_000, at, rules), kind, 20_000, at, rules)
    // The week ends in 24 hours: its rest and 48 hours.
    const sunday = Date.parse('2026-03-07T23:00:00Z')
    expect(set(21, sunday).pending?.from).toBe(sunday + 72 * HOUR)
    const monday = Date.parse('2026-03-02T10:00:00Z')
    expect(iso(set(21, monday).pending?.from ?? null)).toBe('2026-03-08T23:00:00.000Z')
    expect(iso(set(22, monday).pending?.from ?? null)).toBe('2026-03-31T22:00:00.000Z')
    expect(set(20, monday).pending?.from).toBe(monday + 72 * HOUR)
  })
})
