import { describe, expect, it, vi } from 'vitest'
import { countedOf, NO_SESSION } from '../../../client/analytics/counted.ts'
import { KEEP_MS, readKept } from '../../../client/analytics/kept.ts'
import { START_MS, startDelay } from '../../../client/analytics/later.ts'
import { notes } from '../../../client/analytics/notes.ts'
import { bodyOf, send } from '../../../client/analytics/send.ts'
import { pageSpeed, SPEED_MS } from '../../../client/analytics/speed.ts'
import { request } from '../../../client/api/request.ts'
import { EVENTS } from '../../../shared/domain/analytics/events.ts'

const call = (path: string, status: number, code = String(status)) =>
  ({ kind: 'call', path, status, code, at: 7 }) as const
const eventOf = (path: string, status: number, code?: string) =>
  countedOf(call(path, status, code), 'en', NO_SESSION).event

describe('what is an event', () => {
  it('[S6.32] a page view, with route and language', () => {
    expect(countedOf({ kind: 'view', route: 'home', at: 1 }, 'ar', NO_SESSION).event).toEqual({
      name: 'pageView',
      key: 'home:ar',
      value: 0,
    })
  })

  it('[S8.56] a registration that is refused, with error_code', () => {
    expect(eventOf('/web-api/auth/registration/full_reg', 409, 'EMAIL_TAKEN')).toEqual({
      name: 'registrationError',
      key: 'EMAIL_TAKEN',
      value: 1,
    })
  })

  it('[S8.57] a wrong code of a phone, with error_id', () => {
    for (const path of ['/web-api/auth/login/sms-code', '/web-api/auth/login/two-step-code'])
      expect(eventOf(path, 422, '105')).toEqual({ name: 'phoneCodeError', key: '105', value: 0 })
  })

  it('[S8.58] a password that could not be recovered, with error_code and screen', () => {
    expect(eventOf('/web-api/auth/password-reset/request', 429)?.key).toBe('request:429')
    expect(eventOf('/web-api/auth/password-reset/confirm', 422)).toMatchObject({ name: 'passwordRecoveryError' })
  })

  it('[S8.59] an SMS that was not sent: by the caller’s fault, or by the server’s', () => {
    expect(eventOf('/web-api/auth/send-sms', 422)?.name).toBe('smsClientError')
    expect(eventOf('/web-api/auth/send-sms', 503)?.name).toBe('smsServerError')
  })

  it('[S8.60] a bet that is refused, with its code', () => {
    expect(eventOf('/web-api/coupon/place', 422, 'SUSPENDED')).toEqual({ name: 'betError', key: 'SUSPENDED', value: 0 })
  })

  it('no other call, and none of these that goes well', () => {
    expect(eventOf('/web-api/coupon/place', 201)).toBeNull()
    expect(eventOf('/web-api/coupon/place', 499)).toBeNull()
    expect(eventOf('/web-api/office/settings', 500)).toBeNull()
    expect(eventOf('/limit-service-api/limit/external/web/api/v1/BlockUser', 500)).toBeNull()
  })

  it('is a short word, whatever a server says', () => {
    expect(eventOf('/web-api/coupon/place', 422, `<b>${'x'.repeat(100)}`)?.key).toMatch(/^bx{59}$/)
  })
})

it('[S4.129][S3.42] a registration’s session counts the attempts, knows the last one’s time and is over when it is done', () => {
  let session = NO_SESSION
  for (const at of [100, 200]) {
    const note = { ...call('/web-api/auth/registration/fast_reg', 422), at }
    session = countedOf(note, 'en', session).session
    expect(session.lastCall).toBe(at)
  }
  expect(session.attempts).toBe(2)
  const done = countedOf(call('/web-api/auth/registration/fast_reg', 200), 'en', session)
  expect(done).toEqual({ event: { name: 'registration', key: 'one_click', value: 3 }, session: NO_SESSION })
})

it('calls that change something are noted with their answer, reads are not', async () => {
  notes.splice(0)
  const refuses = async () => Response.json({ success: false, code: 'SUSPENDED' }, { status: 422 })
  await request('/web-api/coupon/place', { method: 'POST', body: {} }, refuses)
  await request('/web-api/accounts', {}, refuses)
  await request('/web-api/auth/send-sms', { method: 'POST', body: {} }, () => Promise.reject(new Error('gone')))
  expect(notes.splice(0)).toMatchObject([
    { path: '/web-api/coupon/place', status: 422, code: 'SUSPENDED' },
    { path: '/web-api/auth/send-sms', status: 0 },
  ])
})

describe('what is sent', () => {
  const view = { name: 'pageView', key: 'home:en', value: 0 } as const

  it('[S7.82] the collector gets an event’s number, the metrics service its goal, a web analytics tool its name', () => {
    const sent: unknown[] = []
    const tool: unknown[] = []
    vi.stubGlobal('window', { dataLayer: tool })
    vi.stubGlobal('navigator', {
      sendBeacon: (path: string, body: Blob) => {
        sent.push(path, body)
        return true
      },
    })
    expect(send([view], [77])).toBe(true)
    vi.unstubAllGlobals()
    expect(sent[0]).toBe('/web-api/analytics/events')
    expect(bodyOf([view], [77])).toEqual({
      events: [{ id: EVENTS.pageView.id, key: 'home:en', value: 0 }],
      goals: [{ counter: 77, goal: 'page_view' }],
    })
    expect(tool).toEqual([{ event: 'page_view', key: 'home:en', value: 0 }])
  })

  it('[S7.83] the metrics service gets nothing where there is no counter', () => {
    expect(bodyOf([view], [])).not.toHaveProperty('goals')
  })

  it('no two events share a number or a goal', () => {
    const rows = Object.values(EVENTS)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    expect(new Set(rows.map(({ goal }) => goal)).size).toBe(rows.length)
  })
})

describe('when', () => {
  it('[S9.18][S9.19] analytics begins after 10 s, at once where somebody registers', () => {
    expect([START_MS, startDelay(false), startDelay(true)]).toEqual([10_000, 10_000, 0])
  })

  it('[S9.16] the page’s own times are told after 10 s', () => {
    expect(SPEED_MS).toBe(10_000)
    const entries: Record<string, unknown[]> = {
      navigation: [{ responseStart: 12.4, loadEventEnd: 0 }],
      paint: [{ name: 'first-contentful-paint', startTime: 99.6 }],
    }
    expect(pageSpeed({ getEntriesByType: (type) => (entries[type] ?? []) as PerformanceEntryList })).toEqual([
      { name: 'performance', key: 'first_byte', value: 12 },
      { name: 'performance', key: 'first_paint', value: 100 },
    ])
  })

  it('[S9.20] what is kept is good for 24 h', () => {
    const kept = { at: 1000, counters: [5], events: [{ name: 'betError', key: 'x', value: 1 }] }
    const text = JSON.stringify(kept)
    expect(KEEP_MS).toBe(24 * 3600 * 1000)
    expect(readKept(text, 1000 + KEEP_MS)).toEqual(kept)
    expect(readKept(text, 1001 + KEEP_MS)).toBeNull()
  })

  it.each(['', '{', 'null', '[]', '{"at":"1"}', '{"at":9e15}'])('what somebody else wrote is nothing: %s', (text) => {
    expect(readKept(text, 2000)).toBeNull()
  })

  it('events that are none are left out', () => {
    const text =
      '{"at":1,"counters":["x",3],"events":[{"name":"constructor","key":"","value":0},{"name":"betError"},7]}'
    expect(readKept(text, 2)).toEqual({ at: 1, counters: [3], events: [] })
  })
})
