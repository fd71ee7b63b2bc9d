import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callHeaders } from '../../../client/api/request.ts'
import { loadKept, readTaken } from '../../../client/fingerprint/kept.ts'
import { fingerprintLater, READY_MS } from '../../../client/fingerprint/later.ts'
import { RETRIES, renewFingerprint, SCRIPT, startFingerprint } from '../../../client/fingerprint/start.ts'
import { $player } from '../../../client/stores/player.ts'

const NOW = Date.parse('2026-11-28T12:00:00Z')
const at = (ms: number) => new Date(NOW + ms).toISOString()
const taken = (changes: object = {}) => ({ token: 't1', expiresAt: at(1000), data: 'd1', hardware: 'h1', ...changes })
const carried = () => [callHeaders['x-fingerprint'], callHeaders['x-hd']]
const before = { ...callHeaders }

let logged: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
  logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  for (const name of Object.keys(callHeaders)) delete callHeaders[name]
  Object.assign(callHeaders, before)
  $player.set(null)
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('[S3.99] what the script gives', () => {
  it('is kept as token, componentsData and expiresAt', () => {
    expect(readTaken(taken(), NOW)).toEqual({
      token: 't1',
      componentsData: 'd1',
      expiresAt: NOW + 1000,
      hardware: 'h1',
    })
  })

  it.each([[null], ['x'], [{}], [taken({ token: 5 })], [taken({ data: '' })], [taken({ expiresAt: 'soon' })]])(
    'is nothing when it is not of this kind: %j',
    (given) => {
      expect(readTaken(given, NOW)).toBeNull()
    },
  )

  it('[S5.48] is in force only while its end lies in the future', () => {
    expect(readTaken(taken({ expiresAt: at(1000) }), NOW)).not.toBeNull()
    expect(readTaken(taken({ expiresAt: at(-1000) }), NOW)).toBeNull()
    expect(readTaken(taken({ expiresAt: at(0) }), NOW)).toBeNull()
  })
})

describe('the calls of a page', () => {
  it('[S7.36] carry the token and the hardware, also on the next page, until the token ends', async () => {
    const run = vi.fn(async () => taken())
    await startFingerprint(run)
    expect(carried()).toEqual(['t1', 'h1'])
    await startFingerprint(run)
    expect(run).toHaveBeenCalledOnce()
    vi.setSystemTime(NOW + 2000)
    await startFingerprint(async () => taken({ token: 't2', expiresAt: at(9000), hardware: null }))
    expect(carried()).toEqual(['t2', undefined])
  })

  it('carry no token that was taken for another player', async () => {
    await startFingerprint(async () => taken())
    $player.set({ userId: 7, name: null, money: null, currency: 'EUR' })
    await startFingerprint(async () => taken({ token: 't2' }))
    expect([carried()[0], loadKept(7, NOW)?.token]).toEqual(['t2', 't2'])
  })

  it('[S8.49] go without when it fails: two retries, and nobody but the log is told', async () => {
    const run = vi.fn(() => Promise.reject(new Error('gone')))
    await startFingerprint(run)
    expect([run.mock.calls.length, RETRIES, logged.mock.calls.length]).toEqual([3, 2, 3])
    expect(carried()).toEqual([undefined, undefined])
  })

  it('wait together for one new token', async () => {
    const run = vi.fn(async () => taken())
    await Promise.all([renewFingerprint(run), renewFingerprint(run)])
    expect(run).toHaveBeenCalledOnce()
  })
})

describe('the look at a device', () => {
  const start = vi.fn()
  const wait = async (cookie: string) => {
    start.mockClear()
    vi.doMock('../../../client/fingerprint/start.ts', () => ({ startFingerprint: start }))
    vi.stubGlobal('document', { cookie })
    fingerprintLater(performance.now())
    await vi.advanceTimersByTimeAsync(7999)
    expect(start).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await vi.dynamicImportSettled()
    vi.doUnmock('../../../client/fingerprint/start.ts')
    return start.mock.calls.length
  }

  it('[S9.14] is taken 8 s after the page is ready, not before', async () => {
    $player.set({ userId: 7, name: null, money: null, currency: 'EUR' })
    expect([READY_MS, await wait('')]).toEqual([8000, 1])
  })

  it.each([
    ['', 0],
    ['cookies_agree_type=disabled', 0],
    ['cookies_agree_type=marketing', 0],
    ['cookies_agree_type=functionality', 1],
    ['cookies_agree_type=all', 1],
  ])(
    'PRV-01: of a visitor with the choice "%s" is taken %i times, and what was kept is forgotten else',
    async (cookie, times) => {
      localStorage.setItem('fingerprint', '{}')
      expect(await wait(cookie)).toBe(times)
      expect(localStorage.getItem('fingerprint')).toBe(times === 0 ? null : '{}')
    },
  )
})

it('[S7.75] the script has one address for good', () => {
  expect(SCRIPT).toBe('/fingerprint.js')
})
