import { renderToStaticMarkup as html } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { bodyOf } from '../../../client/islands/registration/index.tsx'
import { AUTH_MODES } from '../../../shared/domain/account/social.ts'
import { translator } from '../../../shared/i18n/translator.ts'
import { LeaveDialog } from '../../../shared/ui/auth/leave-dialog.tsx'
import type { LoginMode } from '../../../shared/ui/auth/model.ts'
import { nextStep, type Step, signInCall } from '../../../shared/ui/auth/sign-in-call.ts'
import { AccountIslandView } from '../../../shared/ui/islands/account.tsx'
import { LoginIslandView } from '../../../shared/ui/islands/login.tsx'
import { RegistrationIslandView } from '../../../shared/ui/islands/registration.tsx'
import { CARD, REGISTRATION } from '../ui-islands/cards.ts'

const t = translator('en')
const step = (mode: LoginMode, changes: Partial<Step> = {}): Step => ({
  mode,
  isSent: false,
  isByPhone: false,
  token: null,
  ...changes,
})
const TYPED: Record<string, string> = {
  email: ' a b ',
  password: 'p&w',
  phone: '07700 900100',
  phoneCode: 'GB',
  code: ' 1234 56 ',
  save: '1',
}
const call = (at: Step, typed = TYPED) => signInCall(at, (name) => typed[name] ?? '', CARD.codes)

describe('the card of sign-in', () => {
  it.each([
    ['login_password', ['email', 'password', 'save']],
    ['phone_password', ['phoneCode', 'phone', 'password', 'save']],
    ['sms', ['phoneCode', 'phone']],
    ['login_password_two_step_code', ['code']],
  ] as const)('[S3.45] [S2.35] the mode %s has its fields', (mode, fields) => {
    const text = html(<LoginIslandView props={{ ...CARD, mode }} t={t} />)
    const names = [...text.matchAll(/<(?:input|select)(?![^>]*type="hidden")[^>]* name="([A-Za-z]+)"/g)].map(
      ([, n]) => n,
    )
    expect(names).toEqual([...fields])
    expect(AUTH_MODES).toContain(mode)
  })

  it('[S7.41] [S7.42] [S7.45] [S7.46] [S7.47] [S7.48] [S5.43] each mode makes its call', () => {
    expect(call(step('login_password'))).toEqual({
      path: '/web-api/auth/login/email',
      body: { uLogin: btoa('a b'), uPassword: btoa('p&w'), save: 1, 'components-data': '' },
    })
    expect(call(step('phone_password'))).toEqual({
      path: '/web-api/auth/login/phone',
      body: { phone_number: '07700 900100', country_code: 'gb', uPassword: btoa('p&w'), save: 1 },
    })
    expect(call(step('sms'))).toEqual({
      path: '/web-api/auth/send-sms',
      body: { 'phone-number': '07700 900100', 'phone-code': 'gb' },
    })
    expect(call(step('sms', { isSent: true }))?.body).toEqual({ 'sms-code': '1234 56' })
    expect(call(step('login_password_two_step_code'))?.body).toEqual({ code: '1234 56', save: 1 })
    expect(call(step('social_two_step'))).toEqual({
      path: '/web-api/auth/login/social-two-step',
      body: { code: '1234 56' },
    })
    expect(call(step('forgot', { isByPhone: true }))?.body).toEqual({ phone: '+447700900100' })
    expect(call(step('reset', { token: 'x' }))?.body).toEqual({ token: 'x', password: 'p&w' })
  })

  it('makes no call while a field is empty that it needs', () => {
    for (const mode of [...AUTH_MODES, 'forgot', 'reset', 'social_two_step'] as const)
      expect(call(step(mode), {})).toBeNull()
  })

  it('goes on to the second step, to the code of the SMS, and tells of what was sent', () => {
    expect(nextStep(step('login_password'), { next: 'two-step-code' }, t)?.mode).toBe('login_password_two_step_code')
    expect(nextStep(step('login_password'), { next: 'social-two-step' }, t)?.mode).toBe('social_two_step')
    expect(nextStep(step('login_password'), { user_id: 5 }, t)).toBeNull()
    expect(nextStep(step('sms'), { seconds: 60 }, t)).toMatchObject({ mode: 'sms', isSent: true })
    expect(nextStep(step('sms', { isSent: true }), { user_id: 5 }, t)).toBeNull()
    expect(nextStep(step('forgot'), {}, t)?.notice).toContain('on its way')
    expect(nextStep(step('forgot', { isByPhone: true }), {}, t)?.mode).toBe('reset')
    expect(nextStep(step('reset'), {}, t)).toMatchObject({
      mode: 'login_password',
      notice: expect.stringContaining('set'),
    })
  })

  it('[S3.44] shows the providers that are set up, and none where there are none', () => {
    const google = { name: 'google', label: 'Google' } as const
    expect(html(<LoginIslandView props={{ ...CARD, social: [google] }} t={t} />)).toContain('value="google"')
    expect(html(<LoginIslandView props={CARD} t={t} />)).not.toContain('name="provider"')
  })

  it('fits what browsers and password managers fill in', () => {
    const text = html(<LoginIslandView props={{ ...CARD, mode: 'phone_password' }} t={t} />)
    for (const part of ['autoComplete="tel-national"', 'inputMode="tel"', 'autoComplete="current-password"'])
      expect(text.toLowerCase()).toContain(part.toLowerCase())
    const code = html(<LoginIslandView props={{ ...CARD, mode: 'sms', isSent: true }} t={t} />)
    expect(code.toLowerCase()).toContain('autocomplete="one-time-code"')
  })
})

describe('the card of registration', () => {
  it.each([
    ['fast_reg', ['countryId', 'currency', 'bonus', 'promoCode', 'agree']],
    ['phone_reg', ['phoneCode', 'phone', 'countryId', 'currency', 'bonus', 'promoCode', 'agree']],
    [
      'full_reg',
      ['email', 'password', 'name', 'surname', 'birthday', 'countryId', 'currency', 'bonus', 'promoCode', 'agree'],
    ],
    ['soc_reg', ['name', 'surname', 'birthday', 'countryId', 'currency', 'bonus', 'promoCode', 'agree']],
  ] as const)('[S3.41] %s opens its form', (type, fields) => {
    const text = html(<RegistrationIslandView props={{ ...REGISTRATION, type, provider: 'Google' }} t={t} />)
    const names = [...text.matchAll(/<(?:input|select)(?![^>]*type="hidden")[^>]* name="([A-Za-z]+)"/g)].map(
      ([, n]) => n,
    )
    expect(names).toEqual([...fields])
  })

  it('of a provider has no form before the provider has spoken', () => {
    const google = { name: 'google', label: 'Google' } as const
    const text = html(<RegistrationIslandView props={{ ...REGISTRATION, type: 'soc_reg', social: [google] }} t={t} />)
    expect(text).toContain('value="google"')
    expect(text).not.toContain('name="countryId"')
  })

  it('tells login and password of the house’s making once', () => {
    const made = { login: '417306', password: 'XQKjSzLb6Jds' }
    const text = html(<RegistrationIslandView props={{ ...REGISTRATION, made }} t={t} />)
    expect(text).toContain('417306')
    expect(text).toContain('XQKjSzLb6Jds')
    expect(text).not.toContain('<form')
  })

  it('[S3.43] sends the fields of its way, the phone in one piece, the bonus as a number', () => {
    const fields = new FormData()
    const typed = { phone: '7700 900100', phoneCode: 'gb', countryId: '1', currency: 'EUR', bonus: '2', agree: 'true' }
    for (const [name, value] of Object.entries(typed)) fields.set(name, value)
    const common = { countryId: 1, currency: 'EUR', bonus: 2, agree: true }
    expect(bodyOf('phone_reg', fields, REGISTRATION.codes)).toEqual({ phone: '+447700900100', ...common })
    expect(bodyOf('fast_reg', fields, REGISTRATION.codes)).toEqual(common)
    fields.set('phone', '7700 900')
    expect(bodyOf('phone_reg', fields, REGISTRATION.codes)).toEqual({ phone: '', ...common })
  })
})

it('[S6.07] [S2.124] ways in are offered to visitors only, registration only where it is allowed', () => {
  const player = { userId: 5, name: 'Ann', money: '1.00', currency: 'EUR' }
  const text = (props: Parameters<typeof AccountIslandView>[0]['props']) =>
    html(<AccountIslandView props={props} t={t} />)
  const visitor = text({ lang: 'en', player: null, isRegistration: true, deposit: 'Deposit' })
  expect([visitor.includes('data-open="login"'), visitor.includes('data-open="registration"')]).toEqual([true, true])
  expect(text({ lang: 'en', player: null, isRegistration: false, deposit: 'Deposit' })).not.toContain(
    'data-open="registration"',
  )
  expect(text({ lang: 'en', player, isRegistration: true, deposit: 'Deposit' })).not.toContain('data-open')
})

it('[S8.27] the logout dialog says its four texts', () => {
  const text = html(<LeaveDialog props={{ leave: () => {}, stay: () => {}, isLeaving: false }} t={t} />)
  for (const key of ['header_you_sure', 'header_confirm', 'header_logout', 'header_cancel'] as const)
    expect(text).toContain(`>${t(key)}<`)
})
