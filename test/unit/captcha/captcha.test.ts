import { describe, expect, it, vi } from 'vitest'
import { earnToken } from '../../../client/captcha/earn.ts'
import { endsSession } from '../../../client/captcha/failure.ts'
import { captchaTexts } from '../../../client/captcha/texts.ts'
import { $player } from '../../../client/stores/player.ts'
import { CAPTCHA_CODES } from '../../../shared/domain/captcha/codes.ts'
import { hasZeros, isSolution, solve, WORK_BITS } from '../../../shared/domain/captcha/work.ts'

const never = new AbortController().signal

describe('the work', () => {
  it.each<[number[], number, boolean]>([
    [[0, 0, 255], 16, true],
    [[0, 0, 255], 17, false],
    [[0, 1], 15, true],
    [[0, 2], 15, false],
    [[127], 1, true],
    [[128], 1, false],
    [[0], 9, false],
    [[255], 0, true],
  ])('a hash %j begins with %d zero bits: %s', (bytes, bits, expected) => {
    expect(hasZeros(new Uint8Array(bytes), bits)).toBe(expected)
  })

  it('is found by trying, and proves itself by one hash', async () => {
    const n = await solve('abc', 8, never)
    expect(await isSolution('abc', n, 8)).toBe(true)
    for (let i = 0; i < n; i++) expect(await isSolution('abc', i, 8)).toBe(false)
    expect(await isSolution('abd', n, 8)).toBe(false)
  })

  it('ends when the person closes the dialog', async () => {
    await expect(solve('abc', 60, AbortSignal.timeout(20))).rejects.toThrow()
  })
})

it('[S7.33] the answer to a challenge is checked by POST /validate, which gives the token', async () => {
  const calls: [string, RequestInit | undefined][] = []
  const token = await earnToken(never, async (path, init) => {
    calls.push([String(path), init])
    return Response.json({ data: path === '/validate' ? { token: 't1' } : { challenge: 'c.1', bits: 4 } })
  })
  expect(token).toBe('t1')
  expect(calls.map(([path, init]) => [init?.method ?? 'GET', path])).toEqual([
    ['GET', '/web-api/captcha'],
    ['POST', '/validate'],
  ])
  const { challenge, solution } = JSON.parse(String(calls[1]?.[1]?.body))
  expect([challenge, await isSolution('c.1', solution, 4)]).toEqual(['c.1', true])
})

it.each([
  ['an answer that is refused', () => new Response('{}', { status: 400 })],
  ['no challenge', () => Response.json({ data: {} })],
])('%s gives no token', async (_, answer) => {
  await expect(earnToken(never, async () => answer())).rejects.toThrow()
})

it.each([
  ['2', 2, true, true],
  ['2 of a visitor, who has no session', 2, false, false],
  ['1', 1, true, false],
  ['none', undefined, true, false],
])('[S8.10] a failure of type %s logs out: %s %s %s', async (_, type, isPlayer, expected) => {
  const refuses: typeof fetch = async (path) =>
    path === '/validate'
      ? Response.json({ data: { type } }, { status: 400 })
      : Response.json({ data: { challenge: 'c.1', bits: 1 } })
  const error = await earnToken(never, refuses).catch((thrown: unknown) => thrown)
  const logOut = vi.fn(async () => false)
  const reload = vi.fn()
  $player.set(isPlayer ? { userId: 1, name: null, money: null, currency: 'EUR' } : null)
  expect(await endsSession(error, 'en', { logOut, reload })).toBe(expected)
  $player.set(null)
  // A session that the server did not end is looked at by a reload.
  expect([logOut.mock.calls.length, reload.mock.calls.length]).toEqual(expected ? [1, 1] : [0, 0])
})

it('asks in three languages, and for work that takes a moment', () => {
  expect(new Set(['en', 'ru', 'ar'].map((lang) => captchaTexts(lang).press)).size).toBe(3)
  expect(captchaTexts('xx')).toBe(captchaTexts('en'))
  expect(WORK_BITS).toBeLessThanOrEqual(16)
})

/** `request` with what a person does at the captcha, and what the server says to a refresh. */
async function withWorld({ captcha = null as string | null, refreshed = false, isPlayer = false }) {
  vi.resetModules()
  const shown = vi.fn(async () => captcha)
  const refresh = vi.fn(async () => refreshed)
  vi.doMock('../../../client/captcha/show.ts', () => ({ showCaptcha: shown }))
  vi.doMock('../../../client/retry/refresh.ts', () => ({ refreshToken: refresh }))
  const { request } = await import('../../../client/api/request.ts')
  const { $player } = await import('../../../client/stores/player.ts')
  $player.set(isPlayer ? { userId: 1, name: null, money: null, currency: 'EUR' } : null)
  return { request, shown, refresh }
}
/** A server that refuses so until it is asked with what it wants. */
function server(refusal: Response, isGood: (headers: Headers) => boolean) {
  const asked: Headers[] = []
  const send: typeof fetch = async (_, init) => {
    asked.push(new Headers(init?.headers))
    return isGood(new Headers(init?.headers)) ? Response.json({ data: 1 }) : refusal.clone()
  }
  return { send, asked }
}
const refused = (status: number, code: number) => Response.json({ success: false, code }, { status })

describe('a call that a captcha is asked for', () => {
  it.each([...CAPTCHA_CODES])('[S8.08] with the code %s shows it and is repeated with its token', async (code) => {
    const { request, shown } = await withWorld({ captcha: 'solved' })
    const { send, asked } = server(refused(400, Number(code)), (headers) => headers.get('x-captcha') === 'solved')
    const options = { method: 'POST', body: { a: 1 }, key: 'k' } as const
    expect(await request('/web-api/auth/login/email', options, send)).toMatchObject({ ok: true, data: 1 })
    expect(shown).toHaveBeenCalledOnce()
    expect(asked).toHaveLength(2)
    expect(asked[1]?.get('idempotency-key')).toBe('k')
  })

  it('[S8.08] with another code shows none', async () => {
    const { request, shown } = await withWorld({ captcha: 'solved' })
    const { send, asked } = server(refused(400, 114), () => false)
    expect(await request('/web-api/x', { method: 'POST', body: {} }, send)).toMatchObject({ ok: false, code: '114' })
    expect([shown.mock.calls.length, asked.length]).toEqual([0, 1])
  })

  it('[S5.40] whose dialog is closed stays refused, and carries no such header', async () => {
    const { request } = await withWorld({ captcha: null })
    const { send, asked } = server(refused(400, 111), () => false)
    expect(await request('/web-api/x', { method: 'POST', body: {} }, send)).toMatchObject({ ok: false, code: '111' })
    expect(asked.map((headers) => headers.has('x-captcha'))).toEqual([false])
  })
})

describe('a call whose token of the device is refused', () => {
  const withDevice = async () => {
    const world = await withWorld({})
    const renewFingerprint = vi.fn(async () => {})
    vi.doMock('../../../client/fingerprint/start.ts', () => ({ renewFingerprint }))
    return { ...world, renewFingerprint }
  }

  it('[S8.07] with code 120 takes a new one and is repeated, once', async () => {
    const { request, renewFingerprint } = await withDevice()
    let n = 0
    const passes = server(refused(400, 120), () => ++n > 1)
    expect(await request('/web-api/x', { method: 'POST', body: {} }, passes.send)).toMatchObject({ ok: true })
    const fails = server(refused(400, 120), () => false)
    expect(await request('/web-api/x', {}, fails.send)).toMatchObject({ ok: false, code: '120' })
    expect([renewFingerprint.mock.calls.length, passes.asked.length, fails.asked.length]).toEqual([2, 2, 2])
  })

  it('[S8.07] with another code keeps it', async () => {
    const { request, renewFingerprint } = await withDevice()
    const { send, asked } = server(refused(400, 121), () => false)
    expect(await request('/web-api/x', {}, send)).toMatchObject({ ok: false, code: '121' })
    expect([renewFingerprint.mock.calls.length, asked.length]).toEqual([0, 1])
  })
})

it.each<[unknown, string, string | null]>([
  [{ exception_code: 1 }, '/en/live', '/en/confirm?next=%2Fen%2Flive%3Fa%3D1'],
  [{ exception_code: 2 }, '/en/live', null],
  [{}, '/en/live', null],
  [{ exception_code: 1 }, '/en/confirm', null],
])('[S8.09] a call that is refused by 451 with %j on %s leads to %s', async (body, pathname, expected) => {
  const { request } = await withWorld({ isPlayer: true })
  const assign = vi.fn()
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('location', { pathname, search: '?a=1', hash: '', assign })
  const answer = await request('/web-api/x', {}, async () => Response.json(body, { status: 451 }))
  vi.unstubAllGlobals()
  expect(answer).toMatchObject({ ok: false, status: 451 })
  expect(assign.mock.calls).toEqual(expected === null ? [] : [[expected]])
})

describe('a player’s call that is refused as a visitor’s', () => {
  const once = () => {
    let n = 0
    return server(refused(401, 401), () => ++n > 1)
  }

  it('[S8.06] is repeated once when the token could be refreshed', async () => {
    const { request, refresh } = await withWorld({ refreshed: true, isPlayer: true })
    const { send, asked } = once()
    expect(await request('/web-api/accounts', {}, send)).toMatchObject({ ok: true })
    expect([refresh.mock.calls.length, asked.length]).toEqual([1, 2])
  })

  it('[S8.06] stops there: a second refusal is told', async () => {
    const { request, refresh } = await withWorld({ refreshed: true, isPlayer: true })
    const { send, asked } = server(refused(401, 401), () => false)
    expect(await request('/web-api/accounts', {}, send)).toMatchObject({ ok: false, status: 401 })
    expect([refresh.mock.calls.length, asked.length]).toEqual([1, 2])
  })

  it('is not repeated for a visitor, for wrong credentials, or when the session has ended', async () => {
    for (const [path, world] of [
      ['/web-api/accounts', { refreshed: true, isPlayer: false }],
      ['/web-api/auth/login/email', { refreshed: true, isPlayer: true }],
      ['/web-api/accounts', { refreshed: false, isPlayer: true }],
    ] as const) {
      const { request } = await withWorld(world)
      const { send, asked } = once()
      await request(path, { method: 'POST', body: {} }, send)
      expect(asked).toHaveLength(1)
    }
  })

  it('[S8.06][S8.48] refreshes at most three times a minute, and a failure is only logged', async () => {
    vi.doUnmock('../../../client/retry/refresh.ts')
    vi.resetModules()
    const { MOST_REFRESHES, refreshToken } = await import('../../../client/retry/refresh.ts')
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(await refreshToken(0, () => Promise.reject(new Error('gone')))).toBe(false)
    expect(logged).toHaveBeenCalledOnce()
    const good: typeof fetch = async () => Response.json({ token: 't2' })
    const tried = []
    for (let n = 0; n < 4; n++) tried.push(await refreshToken(1000, good))
    expect([tried, MOST_REFRESHES]).toEqual([[true, true, false, false], 3])
    expect(await refreshToken(61_000, good)).toBe(true)
  })
})
