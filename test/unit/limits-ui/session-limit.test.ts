import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PING_MS, watchSession } from '../../../client/limits/session-limit.ts'
import { watchedOf } from '../../../client/limits/watched.ts'
import { shutOutText } from '../../../shared/ui/islands/shut-out.ts'
import { contextOf, originWith } from '../apps/context.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

function session(hours: number, answers: (n: number) => unknown) {
  const seen = { pings: 0, overs: 0 }
  const end = watchSession({
    hours,
    ping: async () => answers(++seen.pings),
    over: () => {
      seen.overs++
    },
  })
  return { seen, end }
}

describe('a session limit', () => {
  it('[S4.60] [S7.04] [S9.02] is pinged at once and each 30 s', async () => {
    expect(PING_MS).toBe(30_000)
    const { seen } = session(2, () => ({ secondsLeft: 7200 }))
    await vi.advanceTimersByTimeAsync(0)
    expect(seen.pings).toBe(1)
    await vi.advanceTimersByTimeAsync(90_000)
    expect(seen.pings).toBe(4)
  })

  it('[S4.58] [S9.32] of 1 hour ends after 3 600 000 ms, once, when no ping tells otherwise', async () => {
    const { seen } = session(1, () => null)
    await vi.advanceTimersByTimeAsync(3_599_999)
    expect(seen.overs).toBe(0)
    await vi.advanceTimersByTimeAsync(2)
    expect(seen.overs).toBe(1)
    const { pings } = seen
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(seen).toEqual({ pings, overs: 1 })
  })

  it('[S4.58] ends when the server says that nothing is left of the day', async () => {
    const { seen } = session(2, (n) => ({ secondsLeft: n < 3 ? 60 : 0 }))
    await vi.advanceTimersByTimeAsync(59_000)
    expect(seen.overs).toBe(0)
    await vi.advanceTimersByTimeAsync(1001)
    expect(seen.overs).toBe(1)
  })

  it('ends when the server has ended the session', async () => {
    const { seen } = session(2, (n) => (n === 1 ? { secondsLeft: 7000 } : 'over'))
    await vi.advanceTimersByTimeAsync(30_001)
    expect(seen.overs).toBe(1)
  })

  it('is watched no more after its end', async () => {
    const { seen, end } = session(1, () => null)
    end()
    await vi.advanceTimersByTimeAsync(7_200_000)
    expect(seen).toEqual({ pings: 1, overs: 0 })
  })
})

describe('what of the limits is watched', () => {
  const list = (...limits: object[]) => ({ limits })
  it('[S4.60] [S5.38] [S3.05] a session limit that is in force and is none of no limit', () => {
    expect(watchedOf(list({ limitType: 31, limitState: 'ACTIVE', limitValue: 2 }))).toEqual({ hours: 2, minutes: 0 })
    for (const limitValue of [999_999_999, '999999999', 0, null, 'two'])
      expect(watchedOf(list({ limitType: 31, limitState: 'ACTIVE', limitValue })).hours).toBe(0)
    expect(watchedOf(list({ limitType: 31, limitState: 'PENDING', limitValue: 4 })).hours).toBe(0)
  })
  it('[S4.21] a reality check above zero', () => {
    expect(watchedOf(list({ limitType: 32, limitState: 'ACTIVE', limitValue: 5 })).minutes).toBe(5)
    expect(watchedOf(list({ limitType: 32, limitState: 'ACTIVE', limitValue: 0 })).minutes).toBe(0)
    for (const nothing of [null, 7, { limits: 7 }, { limits: [null] }])
      expect(watchedOf(nothing)).toEqual({ hours: 0, minutes: 0 })
  })
})

describe('a sign-in that a limit refuses', () => {
  const { t } = contextOf('/user/login', originWith([]))
  const refusedBy = (limitType: number, renewsAt: string | null = '2026-08-29T10:00:00.000Z') =>
    shutOutText({ title: 'responsible_gaming_limit_exceeded', data: { limitType, renewsAt } }, t, { tzo: 0 })
  it('tells the end of a self-exclusion', () => {
    expect(refusedBy(30)).toContain('29 August 2026')
  })
  it('[S8.37] tells who has used his day up to come tomorrow', () => {
    expect(refusedBy(31)).toContain('come back tomorrow')
  })
  it('says nothing of its own about any other refusal', () => {
    expect([refusedBy(20), refusedBy(30, null), shutOutText(null, t, { tzo: 0 })]).toEqual([null, null, null])
  })
})
