import { describe, expect, it } from 'vitest'
import { dateText, timeText } from '../../../shared/ui/time.ts'

const AT = '2026-11-28T22:30:00Z'

describe('time of the visit', () => {
  it.each([
    [3, false, '01:30'],
    [0, false, '22:30'],
    [-3.5, false, '19:00'],
    [5.75, false, '04:15'],
    [14, false, '12:30'],
    [3, true, '1:30 am'],
    [-10, true, '12:30 pm'],
    [2, true, '12:30 am'],
  ])('[S3.74] %f hours east of UTC, twelve hours %s: %s', (tzo, is12h, text) => {
    expect(timeText(AT, 'en', { tzo, is12h }).replace('\u202f', ' ').toLowerCase()).toBe(text)
  })

  it.each([
    ['en', 3, '29/11'],
    ['en', 0, '28/11'],
    ['ru', 3, '29.11'],
    ['ar', 3, '29/11'],
  ])('shows the day of the visit’s zone in %s at %f', (lang, tzo, text) => {
    expect(dateText(AT, lang, { tzo }).replace(/\u200f/g, '')).toBe(text)
  })

  it('does not lean on the zone of the machine', () => {
    const before = process.env.TZ
    const texts = ['UTC', 'America/New_York', 'Asia/Tokyo'].map((zone) => {
      process.env.TZ = zone
      return `${timeText(AT, 'en', { tzo: 3, is12h: false })} ${timeText(AT, 'en', { tzo: 3, is12h: true })} ${dateText(AT, 'ru', { tzo: 3 })}`
    })
    process.env.TZ = before
    expect(new Set(texts).size).toBe(1)
  })

  it('writes western digits in Arabic, and nothing for what is no instant', () => {
    expect(dateText(AT, 'ar', { tzo: 0 }, 'date')).toMatch(/28.*2026/)
    expect(timeText('soon', 'en', { tzo: 0, is12h: false })).toBe('')
  })
})
