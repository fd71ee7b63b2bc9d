import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { maintenanceFlag } from '../../../shared/api/maintenance.ts'
import {
  isAnnounced,
  maintenanceDisplay,
  maintenanceLanguage,
  tellingFlag,
} from '../../../shared/domain/maintenance/display.ts'

const flag = (fields: Record<string, unknown>) => v.parse(maintenanceFlag, fields)

describe('the times of a maintenance', () => {
  it('[S3.101] map from the four fields of the flag, as text or as seconds', () => {
    expect(
      maintenanceDisplay(
        flag({
          started_at: '2026-05-01T10:00:00Z',
          ended_at: 1777636800,
          notify_started_at: '2026-04-30T10:00:00Z',
          notify_ended_at: '2026-05-01T09:00:00+00:00',
        }),
      ),
    ).toEqual({
      startAt: '2026-05-01T10:00:00.000Z',
      finishAt: '2026-05-01T12:00:00.000Z',
      notifyStartDate: '2026-04-30T10:00:00.000Z',
      notifyEndDate: '2026-05-01T09:00:00.000Z',
    })
  })

  it('are not said when they are no instants, or when there is no flag', () => {
    const none = { startAt: null, finishAt: null, notifyStartDate: null, notifyEndDate: null }
    expect(maintenanceDisplay(flag({ started_at: 'tomorrow', ended_at: '' }))).toEqual(none)
    expect(maintenanceDisplay(null)).toEqual(none)
  })

  it('are those of the flag that is on, else of the first that says any', () => {
    const [off, planned, on] = [flag({}), flag({ started_at: '2026-05-01T10:00:00Z' }), flag({ web_state: true })]
    expect(tellingFlag(off, planned)).toBe(planned)
    expect(tellingFlag(planned, on)).toBe(on)
    expect(tellingFlag(null, off)).toBeNull()
  })
})

describe('a coming maintenance', () => {
  const times = maintenanceDisplay(
    flag({
      started_at: '2026-05-01T10:00:00Z',
      ended_at: '2026-05-01T12:00:00Z',
      notify_started_at: '2026-05-01T08:00:00Z',
      notify_ended_at: '2026-05-01T09:00:00Z',
    }),
  )
  it.each([
    ['2026-05-01T07:59:59Z', false],
    ['2026-05-01T08:00:00Z', true],
    ['2026-05-01T08:59:59Z', true],
    ['2026-05-01T09:00:00Z', false],
  ])('is told at %s: %s', (now, told) => expect(isAnnounced(times, Date.parse(now))).toBe(told))

  it('is told until it starts when no end of the notice is said, and never without a beginning', () => {
    const open = { ...times, notifyEndDate: null }
    expect(isAnnounced(open, Date.parse('2026-05-01T09:59:59Z'))).toBe(true)
    expect(isAnnounced(open, Date.parse('2026-05-01T10:00:00Z'))).toBe(false)
    expect(isAnnounced({ ...times, notifyStartDate: null }, Date.parse('2026-05-01T08:30:00Z'))).toBe(false)
  })
})

it.each([
  ['az', 'ru'],
  ['kz', 'ru'],
  ['ua', 'ru'],
  ['ru', 'ru'],
  ['en', 'en'],
  ['de', 'en'],
  ['ar', 'en'],
])('[S8.38] [S8.39] who reads %s is told in %s', (lang, told) => expect(maintenanceLanguage(lang)).toBe(told))
