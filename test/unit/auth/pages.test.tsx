import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import type { UserConfig } from '../../../shared/api/identity.ts'
import type { Security } from '../../../shared/api/security.ts'
import { accessByAuthorisation } from '../../../shared/guards/access-by-authorisation.ts'
import { accessCheck } from '../../../shared/guards/access-check.ts'
import { translator } from '../../../shared/i18n/translator.ts'
import { matchRoute } from '../../../shared/routes/match.ts'
import { userConfigOf } from '../../../worker/backend/identity/user-config.ts'
import { PAGES } from '../../../worker/edge/apps/index.ts'
import { noticeOf } from '../../../worker/edge/forms/notice.ts'
import type { Answered, Origin } from '../../../worker/edge/origin/client.ts'
import type { Loaded, PageContext } from '../../../worker/edge/page.ts'
import { contextOf, originWith } from '../apps/context.ts'
import { factsWith, visitOf } from '../guards/visits.ts'

const PLAYER = { userId: 5, name: 'Ann', ban: 0, banVersion: 0, termsChanged: false }
type Config = Partial<PageContext['config']>
interface Setting {
  origin?: Partial<Origin>
  player?: typeof PLAYER | null
  config?: Config
  form?: Record<string, string>
  lang?: string
}

/** Opens a page, or posts a form to it. */
async function open(path: string, { origin = {}, player = null, config = {}, form, lang = 'en' }: Setting = {}) {
  const route = matchRoute(path.split('?')[0] ?? '')
  const page = route && PAGES[route.name]
  if (!route || !page) throw new Error(`no page at ${path}`)
  const ctx = contextOf(path, originWith([], origin), { lang, player })
  ctx.config = { ...ctx.config, ...config }
  const loaded = form
    ? await page.post?.(new URLSearchParams(form), ctx, route.params)
    : await page.load(ctx, route.params)
  if (!loaded || loaded instanceof Response) throw new Error('no page')
  const shown = (found: Loaded<unknown>) =>
    found.kind === 'data' ? renderToStaticMarkup(page.view(found.data, ctx)) : ''
  return { loaded, html: shown(loaded), head: loaded.kind === 'data' ? page.head(loaded.data, ctx) : null }
}
/** A write of the origin that answers so; what was sent is kept. */
const writes = (answer: Answered) => {
  const sent: unknown[] = []
  const post = async (path: string, body: unknown) => {
    sent.push([path, body])
    return answer
  }
  return { sent, post }
}
const google = { clientId: 'c1', issuer: 'https://id.example', authorizeUrl: 'https://id.example/auth' }

describe('sign-in', () => {
  it('[S2.35] user/login is the login page, whose modes are links', async () => {
    const { html } = await open('/user/login?next=%2Fen%2Fline')
    expect(html).toContain('name="password"')
    expect(html).toContain('href="/en/user/login?mode=phone-password&amp;next=%2Fen%2Fline"')
    expect((await open('/user/login?mode=sms')).html).toContain('type="tel"')
    expect((await open('/user/login', { player: PLAYER })).loaded).toMatchObject({ kind: 'redirect', to: '/en/office' })
  })

  it('goes step by step without a script: phone, code of the SMS, in', async () => {
    const asked = writes({ ok: true, data: { seconds: 60 } })
    const form = { mode: 'sms', phoneCode: 'gb', phone: '7700900100', next: '/en/line' }
    const { html } = await open('/user/login', { origin: asked, form })
    expect(asked.sent).toEqual([['/web-api/auth/send-sms', { 'phone-number': '7700900100', 'phone-code': 'gb' }]])
    expect(html).toContain('name="code"')
    const told = writes({ ok: true, data: { user_id: 5 } })
    const { loaded } = await open('/user/login', {
      origin: told,
      form: { mode: 'sms', code: '123456', next: '/en/line' },
    })
    expect(told.sent).toEqual([['/web-api/auth/login/sms-code', { 'sms-code': '123456' }]])
    expect(loaded).toEqual({ kind: 'redirect', status: 303, to: '/en/line' })
  })

  it('[S7.46] asks for the second step where the password was the first', async () => {
    const first = writes({ ok: true, data: { next: 'two-step-code' } })
    const { html } = await open('/user/login', { origin: first, form: { email: 'a@b.example', password: 'p' } })
    expect(html).toContain('value="login-password-two-step-code"')
    const second = writes({ ok: false, status: 401, title: 'auth_wrong_code', body: {} })
    const form = { mode: 'login-password-two-step-code', code: '000000' }
    expect((await open('/user/login', { origin: second, form })).html).toContain('The code is wrong or too old')
    expect(second.sent).toEqual([['/web-api/auth/login/two-step-code', { code: '000000', save: 0 }]])
  })

  it('[S7.43] a link of another device signs in by a press', async () => {
    const { html } = await open('/user/login?method_id=1&token=t1&sign=s1')
    expect(html).toContain('name="token" value="t1"')
    const made = writes({ ok: true, data: { user_id: 5 } })
    const form = { action: 'token', method_id: '1', token: 't1', sign: 's1' }
    await open('/user/login', { origin: made, form })
    expect(made.sent).toEqual([['/web-api/auth/login/token', { method_id: '1', token: 't1', sign: 's1', lng: 'en' }]])
  })

  it('[S5.49] [S7.51] shows the providers that are set up, logs one that nobody knows, and goes to one by the oAuth call', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const config = { social: { google, foo: google } }
    const { html } = await open('/user/login', { config })
    expect([...html.matchAll(/<button[^>]*value="([^"]+)"/g)].map(([, name]) => name)).toEqual(['google'])
    expect(warn.mock.calls.flat().join()).toContain('"foo"')
    warn.mockRestore()
    const gone = writes({ ok: true, data: { redirectUrl: 'https://id.example/auth?x=1' } })
    const { loaded } = await open('/user/login', { origin: gone, form: { action: 'oauth', provider: 'google' } })
    expect(loaded).toMatchObject({ kind: 'redirect', status: 303, to: 'https://id.example/auth?x=1' })
  })

  it('[S6.09] [S6.33] a visitor on a protected page is led to the card of sign-in, with the way back', () => {
    const decision = accessByAuthorisation(visitOf('/en/office/history'), factsWith())
    expect(decision).toMatchObject({ kind: 'redirect', to: '/en/user/login?next=%2Fen%2Foffice%2Fhistory' })
  })
})

describe('a forgotten password', () => {
  it('[S2.38] user/passwordreset asks for the address, says the same whoever has it, and sets a password by the link', async () => {
    expect((await open('/user/passwordreset')).html).toContain('type="email"')
    const asked = writes({ ok: true, data: {} })
    const { html } = await open('/user/passwordreset', {
      origin: asked,
      form: { mode: 'forgot', email: 'a@b.example' },
    })
    expect(asked.sent).toEqual([['/web-api/auth/password-reset/request', { email: 'a@b.example' }]])
    expect(html).toContain('If there is an account with this address')
    const token = 'x'.repeat(43)
    expect((await open(`/user/passwordreset?token=${token}`)).html).toContain(`name="token" value="${token}"`)
    const set = writes({ ok: true, data: {} })
    const form = { mode: 'reset', token, password: 'Another-horse-9' }
    expect((await open('/user/passwordreset', { origin: set, form })).html).toContain('The password is set')
    expect(set.sent).toEqual([['/web-api/auth/password-reset/confirm', { token, password: 'Another-horse-9' }]])
  })
  it('[S6.08] is not for who is signed in: he changes his in the office', async () => {
    expect((await open('/user/passwordreset', { player: PLAYER })).loaded).toMatchObject({ to: '/en/office/security' })
  })
  it('does not use a link up by opening it', async () => {
    const { sent, post } = writes({ ok: true, data: {} })
    await open(`/user/passwordreset?token=${'x'.repeat(43)}`, { origin: { post } })
    await open(`/user/activate?token=${'x'.repeat(43)}`, { origin: { post } })
    expect(sent).toEqual([])
  })
})

describe('registration', () => {
  it('[S2.34] has a page of its own for providers, exists only if it is allowed, and knows no other type', async () => {
    expect((await open('/registration')).html).toContain('name="email"')
    expect((await open('/registration/socialregistration', { config: { social: { google } } })).html).toContain(
      'value="google"',
    )
    expect(matchRoute('/registration/foo')).toBeNull()
    const facts = factsWith({ isRegistrationAllowed: false })
    expect(accessCheck(visitOf('/en/registration'), facts).kind).not.toBe('next')
  })
  it('[S2.123] [S2.124] is not offered on a VIP domain, nor where it is disallowed', async () => {
    for (const config of [{ vipDomains: ['edgebook.test'] }, { isRegistrationAllowed: false }]) {
      expect((await open('/registration', { config })).html).not.toContain('<form')
      expect((await open('/user/login', { config })).html).not.toContain('data-open="registration"')
    }
  })
  it('[S2.121] opens as a page where the operator has one of his own', async () => {
    const { loaded } = await open('/registration', { config: { isCustomRegistration: true } })
    expect(loaded).toMatchObject({ data: { form: { isPage: true } } })
  })
  it('[S3.41] [S5.49] has the ways that the operator offers; an unknown one is logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const config = { registrationTypes: ['phone_reg', 'foo_reg', 'full_reg'] }
    const { loaded } = await open('/registration', { config })
    expect(loaded).toMatchObject({ data: { form: { type: 'phone_reg', types: ['phone_reg', 'full_reg'] } } })
    expect(warn.mock.calls.flat().join()).toContain('foo_reg')
    warn.mockRestore()
  })
  it('[S7.65] shows the mask of the chosen country’s numbers, and takes none of another length', async () => {
    const config = { registrationTypes: ['phone_reg'] }
    const form = {
      type: 'phone_reg',
      phoneCode: 'fr',
      phone: '6 12 34',
      countryId: '36',
      currency: 'EUR',
      agree: 'true',
    }
    const refused = writes({ ok: false, status: 422, title: 'main_query_error', body: { issues: [{ path: 'phone' }] } })
    const { html } = await open('/registration', { config, origin: refused, form })
    expect(html).toContain('placeholder="000 000 000"')
    expect(refused.sent).toMatchObject([['/web-api/auth/registration/phone_reg', { phone: '' }]])
    await open('/registration', { config, origin: refused, form: { ...form, phone: '6 12 34 56 78' } })
    expect(refused.sent[1]).toMatchObject(['/web-api/auth/registration/phone_reg', { phone: '+33612345678' }])
  })
  it('shows login and password of the house’s making, once', async () => {
    const made = writes({ ok: true, data: { user_id: 5, login: '5', password: 'XQKjSzLb6Jds' } })
    const form = { type: 'fast_reg', countryId: '1', currency: 'EUR', bonus: '0', agree: 'true' }
    expect((await open('/registration', { origin: made, form })).html).toContain('XQKjSzLb6Jds')
    expect(made.sent).toMatchObject([['/web-api/auth/registration/fast_reg', { countryId: 1, agree: true }]])
  })
})

describe('the office', () => {
  const user = (profile: Partial<UserConfig> = {}): UserConfig => ({
    ...userConfigOf(
      {
        id: 5,
        email: 'ann@example.test',
        phone: '+447700900100',
        name: 'Ann',
        surname: 'Player',
        birthday: '1990-05-17',
        country: 1,
        currency: 'EUR',
        bonus: 0,
        promo_code: null,
        password: '',
        password_changed: 0,
        created: 0,
        profile: {},
      },
      0,
    ),
    ...profile,
  })
  const security: Security = {
    isTwoFactorOn: false,
    recoveryCodesLeft: 0,
    isFresh: true,
    payoutsFrom: null,
    sessions: [
      {
        id: 'a'.repeat(16),
        device: 'Firefox, Windows',
        startedAt: '2026-11-28T10:00:00Z',
        seenAt: '2026-11-28T10:00:00Z',
        isThis: true,
      },
      {
        id: 'b'.repeat(16),
        device: '',
        startedAt: '2026-11-28T10:00:00Z',
        seenAt: '2026-11-28T10:00:00Z',
        isThis: false,
      },
    ],
  }
  const known = (config: Partial<UserConfig> = {}, more: Partial<Security> = {}): Partial<Origin> => ({
    userConfig: async () => user(config),
    security: async () => ({ ...security, ...more }),
    personalData: async () => ({ name: 'Ann', fixed: ['name'], passport: null }),
  })

  it('[S2.60] security changes password, contacts and two-step sign-in, and ends sessions', async () => {
    const { html } = await open('/office/security', { origin: known(), player: PLAYER })
    for (const act of ['password', 'begin', 'email', 'phone', 'end', 'token'])
      expect(html).toContain(`name="act" value="${act}"`)
    expect(html).toContain(`name="id" value="${'b'.repeat(16)}"`)
    expect(html).not.toContain(`name="id" value="${'a'.repeat(16)}"`)
  })
  it('SEC-03: leads on after a change of the password, since only the next request has the new cookie', async () => {
    const send = async (): Promise<Answered> => ({ ok: true, data: {} })
    const form = { act: 'password', currentPassword: 'old one', password: 'a new long one' }
    const { loaded } = await open('/office/security', { origin: { ...known(), send }, player: PLAYER, form })
    const to = '/en/office/security?notice=password-changed'
    expect(loaded).toEqual({ kind: 'redirect', status: 303, to })
    const query = new URL(to, 'https://site.test').searchParams
    expect(noticeOf(query.get('notice'), translator('en'))).toMatchObject({ kind: 'done' })
  })
  it('SEC-15: asks for the password where the sign-in is longer ago', async () => {
    const count = async (isFresh: boolean) =>
      (await open('/office/security', { origin: known({}, { isFresh }), player: PLAYER })).html.split(
        'name="currentPassword"',
      ).length
    expect(await count(false)).toBeGreaterThan(await count(true))
  })
  it('shows the secret until its first code is right, then the recovery codes', async () => {
    const begun = { ...known(), ...writes({ ok: true, data: { secret: 'ABCDEFGH', uri: 'otpauth://totp/x' } }) }
    const { html } = await open('/office/security', { origin: begun, player: PLAYER, form: { act: 'begin' } })
    expect(html).toContain('ABCD EFGH')
    const wrong = { ...known(), ...writes({ ok: false, status: 401, title: 'auth_wrong_code', body: {} }) }
    const form = { act: 'confirm', code: '000000', secret: 'ABCDEFGH', uri: 'otpauth://totp/x' }
    expect((await open('/office/security', { origin: wrong, player: PLAYER, form })).html).toContain('ABCD EFGH')
    const on = { ...known({}, { isTwoFactorOn: true }), ...writes({ ok: true, data: { recoveryCodes: ['AAAA1111'] } }) }
    expect((await open('/office/security', { origin: on, player: PLAYER, form })).html).toContain('AAAA1111')
  })
  it('[S2.71] [S2.72] verification and identification say how far the check is and what is missing', async () => {
    for (const page of ['verification', 'identification']) {
      const { html } = await open(`/office/${page}`, { origin: known(), player: PLAYER })
      expect(html).toContain('Number of the document')
      expect(html).toMatch(/<input(?=[^>]*name="name")(?=[^>]*disabled="")/)
    }
  })
  it('[S2.72] [S5.09] identification exists only where it is enabled', () => {
    const at = (isShowIdentification: boolean) =>
      accessCheck(visitOf('/en/office/identification'), factsWith({ isShowIdentification })).kind
    expect([at(true), at(false)]).toEqual(['next', 'notFound'])
  })
  it.each([
    [{ is_need_identification: true }, true],
    [{ is_need_identification: true, internal_verification_status: 1 }, false],
    [{}, false],
  ])('[S6.22] of %j identification is required, at the account and on its own page: %j', async (config, isRequired) => {
    for (const page of ['/office', '/office/verification', '/office/identification']) {
      const at = { origin: known(config), player: PLAYER, config: { isShowIdentification: true } }
      const { html } = await open(page, at)
      expect(html.includes('Identification is required of you')).toBe(isRequired)
      if (isRequired && page === '/office') expect(html).toContain('href="/en/office/identification"')
    }
  })
  it.each([
    [{ internal_verification_status: 1 }, 'You are verified'],
    [{ user_status_id: 1 }, 'being checked'],
    [{ requested_additional_document: 1 } as const, 'another document'],
    [{ verification_status: 1 }, 'could not confirm'],
    [{ verification_types: [] }, 'not offered'],
  ])('[S4.99] [S4.100] [S4.101] [S4.102] of %j it says: %s', async (config, words) => {
    expect((await open('/office/verification', { origin: known(config), player: PLAYER })).html).toContain(words)
  })
  it('saves personal data and marks what is wrong', async () => {
    const sent: unknown[] = []
    const send = async (method: string, path: string, body: unknown): Promise<Answered> => {
      sent.push([method, path, body])
      return { ok: false, status: 422, title: 'main_query_error', body: { issues: [{ path: 'passport_date' }] } }
    }
    const form = { act: 'personal', city: ' Bath ', passport_date: '3000', document_type_id: '1', region: '' }
    const { html } = await open('/office/verification', { origin: { ...known(), send }, player: PLAYER, form })
    expect(sent).toEqual([
      ['PUT', '/web-api/user/personal-data', { city: 'Bath', document_type_id: 1, passport_date: '3000' }],
    ])
    expect(html).toMatch(/aria-invalid="true"[^>]*name="passport_date"/)
  })
  it('[S2.36] user/accountverify tells a player how far he is, and asks a visitor to sign in', async () => {
    const { html } = await open('/user/accountverify', { origin: known({ user_status_id: 1 }), player: PLAYER })
    expect(html).toContain('being checked')
    expect((await open('/user/accountverify')).html).toContain('/en/user/login?next=')
  })
})
