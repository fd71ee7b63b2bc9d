import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answer, request } from '../../../client/api/request.ts'
import { wayToOpen } from '../../../client/page/modals.ts'
import { withCaptcha } from '../../../client/retry/with-captcha.ts'
import {
  AUTH_POLL_MS,
  checkSession,
  fetchUserId,
  USER_ID_PAUSE_MS,
  USER_ID_RETRIES,
  watchAuth,
} from '../../../client/session/auth.ts'
import { asksForForgotten } from '../../../client/session/auth-start.ts'
import { afterFinish, mustFinish } from '../../../client/session/finish-registration.ts'
import { leaveOrReload } from '../../../client/session/leave.tsx'
import { disconnect } from '../../../client/session/log-out.ts'
import { $rights, noteRights } from '../../../client/session/rights.ts'
import { oneTap, sendOneTap, signInSocially, socialWord } from '../../../client/session/social.ts'

const good = (data: unknown): Answer => ({ ok: true, answered: true, status: 200, data })
const lost: Answer = { ok: false, answered: false, status: 0, code: 'network' }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('who is signed in', () => {
  it('[S7.52] is what the session’s check says', async () => {
    expect(await checkSession(async () => good({ user_id: 77 }))).toBe(77)
    expect(await checkSession(async () => good({}))).toBeNull()
    expect(await checkSession(async () => lost)).toBeUndefined()
  })

  it('[S7.53] the check goes out with this site’s own cookies, and the headers that a form of another site cannot send', async () => {
    const sent: RequestInit[] = []
    const send: typeof fetch = async (_path, init = {}) => {
      sent.push(init)
      return Response.json({ user_id: 77 })
    }
    expect(await checkSession((path) => request(path, {}, send))).toBe(77)
    expect(sent[0]).toMatchObject({ credentials: 'same-origin', headers: { 'X-Requested-With': 'XMLHttpRequest' } })
  })

  it('[S4.79] [S9.67] is asked for at start, and twice more 1.5 s apart', async () => {
    expect([USER_ID_RETRIES, USER_ID_PAUSE_MS]).toEqual([2, 1500])
    const begun = Date.now()
    const at: number[] = []
    const found = fetchUserId(async () => void at.push(Date.now() - begun))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(at).toEqual([0, 1500, 3000])
    expect(await found).toBeNull()
  })

  it('[S4.80] is nobody when no user id has come after that: the page goes on as a visitor’s', async () => {
    const disconnected = vi.fn()
    const parts = {
      check: async () => undefined,
      isVisible: () => true,
      known: () => 5,
      disconnected,
      changed: vi.fn(),
    }
    const end = watchAuth(parts)
    await vi.advanceTimersByTimeAsync(2999)
    expect(disconnected).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(disconnected).toHaveBeenCalledOnce()
    end()
  })

  it('[S7.79] [S9.01] is looked at every 60 s while the page is visible, and not while it is hidden', async () => {
    expect(AUTH_POLL_MS).toBe(60_000)
    let isVisible = true
    const check = vi.fn(async () => 5)
    const end = watchAuth({
      check,
      isVisible: () => isVisible,
      known: () => 5,
      disconnected: vi.fn(),
      changed: vi.fn(),
    })
    await vi.advanceTimersByTimeAsync(120_000)
    expect(check).toHaveBeenCalledTimes(3)
    isVisible = false
    await vi.advanceTimersByTimeAsync(120_000)
    expect(check).toHaveBeenCalledTimes(3)
    end()
    isVisible = true
    await vi.advanceTimersByTimeAsync(120_000)
    expect(check).toHaveBeenCalledTimes(3)
  })

  it('[S1.21] is a visitor or a player: a page made for one asks anew for the other', async () => {
    const [disconnected, changed] = [vi.fn(), vi.fn()]
    const watched = (check: number | null, known: number | null) =>
      watchAuth({ check: async () => check, isVisible: () => true, known: () => known, disconnected, changed })
    const ends = [watched(null, null), watched(7, 7), watched(null, 7), watched(8, 7), watched(8, null)]
    await vi.advanceTimersByTimeAsync(0)
    expect([disconnected.mock.calls.length, changed.mock.calls.length]).toEqual([1, 2])
    for (const end of ends) end()
  })
})

describe('signing out', () => {
  it('[S7.49] rejects with the server’s message when success is false', async () => {
    await expect(disconnect(async () => good({ success: false, message: 'm' }))).rejects.toThrow('m')
    await expect(disconnect(async () => good({ success: true }))).resolves.toBeUndefined()
    await expect(disconnect(async () => lost)).rejects.toThrow('network')
  })

  it('[S4.78] reloads the page when it has failed', async () => {
    const reload = vi.fn()
    await leaveOrReload('en', { logOut: async () => true, reload })
    expect(reload).not.toHaveBeenCalled()
    await leaveOrReload('en', { logOut: async () => false, reload })
    expect(reload).toHaveBeenCalledOnce()
  })
})

it('[S7.50] keeps what the player may do; what is not said is no right', () => {
  noteRights({ bet: true, withdraw: true })
  expect($rights.get()).toEqual({ bet: true, deposit: false, withdraw: true, changeProfile: false, limitFirst: false })
  $rights.set(null)
})

describe('what opens over the page', () => {
  it('[S2.120] [S2.122] [S2.125] [S2.126] registration is a modal, a page from the login page, nothing on itself', () => {
    expect(wayToOpen('registration', { isHere: false, isOnLogin: false })).toBe('modal')
    expect(wayToOpen('registration', { isHere: false, isOnLogin: true })).toBe('page')
    expect(wayToOpen('registration', { isHere: true, isOnLogin: false })).toBe('nothing')
    expect(wayToOpen('login', { isHere: false, isOnLogin: false })).toBe('modal')
  })
  it('[S6.08] the forgotten password opens for visitors only', () => {
    const asked = '?showForgotPasswordModal=1'
    expect([asksForForgotten(asked, true), asksForForgotten(asked, false), asksForForgotten('', true)]).toEqual([
      true,
      false,
      false,
    ])
  })
  it('[S4.68] [S4.125] an unfinished registration of who came in by paying opens, and no other', () => {
    expect(mustFinish({ is_pay_and_play: true, phone_number: null, user_email: null })).toBe(true)
    expect(mustFinish({ is_pay_and_play: true, phone_number: '1', user_email: 'a@b.example' })).toBe(false)
    expect(mustFinish({})).toBe(false)
  })
  it('[S4.69] limits follow it where one has to be set first', () => {
    expect([afterFinish('en', true), afterFinish('en', false)]).toEqual(['/en/office/responsible', null])
  })
})

describe('a provider', () => {
  it('[S7.51] is gone to by the oAuth call, over https only', async () => {
    const sent: unknown[] = []
    const leave = vi.fn()
    const call = (data: unknown) => async (path: string, options?: object) => {
      sent.push([path, options])
      return good(data)
    }
    await signInSocially('google', 'en', { call: call({ redirectUrl: 'https://id.example/auth' }), leave })
    await signInSocially('google', 'en', { call: call({ redirectUrl: 'javascript:alert(1)' }), leave })
    expect(sent[0]).toEqual(['/web-api/auth/oauth', { method: 'POST', body: { provider: 'google', lng: 'en' } }])
    expect(leave.mock.calls).toEqual([['https://id.example/auth']])
    expect(await signInSocially('google', 'en', { call: async () => lost, leave })).toBe(lost)
  })
  it('[S5.41] a solved captcha goes along in the body of a social sign-in, and of nothing else', () => {
    const options = { method: 'POST', body: { login: 'google', pass: 'w' } } as const
    expect(withCaptcha('/web-api/auth/login/social', options, 'r')).toEqual({
      method: 'POST',
      captcha: 'r',
      body: { login: 'google', pass: 'w', recaptcha: 'r' },
    })
    expect(withCaptcha('/web-api/auth/login/email', { body: { a: 1 } }, 'r')).toEqual({ captcha: 'r', body: { a: 1 } })
  })
  it('[S7.44] says who somebody is in the address’s fragment: login is its name, pass its word', () => {
    expect(socialWord({ hash: '#state=google&id_token=a.b.c' })).toEqual({ login: 'google', pass: 'a.b.c' })
    expect(socialWord({ hash: '#results' })).toBeNull()
  })
})

describe('one-tap', () => {
  const json =
    (data: unknown, status = 200) =>
    async () =>
      Response.json(data, { status })
  beforeEach(() => vi.stubGlobal('location', { href: 'https://site.test/en/?currency=EUR&countryId=1' }))
  afterEach(() => vi.unstubAllGlobals())

  it('[S7.03] starts with the client id that the origin tells', async () => {
    const initialize = vi.fn()
    const prompt = vi.fn()
    const google = () => ({ accounts: { id: { initialize, prompt } } })
    await oneTap('en', { call: json({ clientId: 'c1' }), load: async () => {}, google })
    expect(initialize.mock.calls[0]?.[0]).toMatchObject({ client_id: 'c1' })
    expect(prompt).toHaveBeenCalledOnce()
  })
  it('does nothing where it is not set up', async () => {
    const load = vi.fn()
    await oneTap('en', { call: json({ title: 'auth_social_unavailable' }, 404), load })
    expect(load).not.toHaveBeenCalled()
  })
  it('[S8.46] a script that does not load is an error', async () => {
    const load = () => Promise.reject(new Error('one-tap script did not load'))
    await expect(oneTap('en', { call: json({ clientId: 'c1' }), load })).rejects.toThrow('did not load')
  })
  it('[S3.46] [S7.01] [S7.02] sends its four parts and goes where the answer says, on this site only', async () => {
    const sent: RequestInit[] = []
    const leave = vi.fn()
    const call =
      (redirectUrl: string): typeof fetch =>
      async (_path, init = {}) => {
        sent.push(init)
        return Response.json({ redirectUrl, clientId: 'c1' })
      }
    await sendOneTap('word', 'en', { call: call('/en/x'), leave })
    expect(sent[0]?.body instanceof FormData && Object.fromEntries(sent[0].body)).toEqual({
      credential: 'word',
      language: 'en',
      currency: 'EUR',
      countryId: '1',
    })
    await expect(sendOneTap('word', 'en', { call: call('//evil.example'), leave })).rejects.toThrow()
    expect(leave.mock.calls).toEqual([['/en/x']])
  })
})
