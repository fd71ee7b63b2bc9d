import { type PhoneCode, phoneTold } from '../../domain/account/phone-number.ts'
import type { IslandTranslate } from '../../i18n/translate.ts'
import type { LoginMode } from './model.ts'

/** How far the card of sign-in is. */
export interface Step {
  mode: LoginMode
  /** A code is on its way. */
  isSent: boolean
  isByPhone: boolean
  token: string | null
}
export interface Call {
  path: string
  body: Record<string, unknown>
}

const AUTH = '/web-api/auth/'
/** Base64 of a text's UTF-8 bytes, as login and password travel (spec §5). */
export const encoded = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)))

/**
 * The call that the card's form makes (spec §7), by its mode and how far it is; null when a field is empty that it needs. `field` gives what
 * was typed, empty for what is not there.
 */
export function signInCall(
  { mode, isSent, isByPhone, token }: Step,
  field: (name: string) => string,
  codes: readonly PhoneCode[],
): Call | null {
  const [login, password, code] = [
    field('email').trim().slice(0, 254),
    field('password').slice(0, 128),
    field('code').trim(),
  ]
  const [phone, country] = [field('phone').trim(), field('phoneCode').toLowerCase()]
  const save = field('save') === '1' ? 1 : 0
  const call = (path: string, body: Record<string, unknown>, ...needed: string[]): Call | null =>
    needed.includes('') ? null : { path: AUTH + path, body }
  switch (mode) {
    case 'login_password': {
      const body = { uLogin: encoded(login), uPassword: encoded(password), save, 'components-data': '' }
      return call('login/email', body, login, password)
    }
    case 'phone_password': {
      const body = { phone_number: phone, country_code: country, uPassword: encoded(password), save }
      return call('login/phone', body, phone, country, password)
    }
    case 'sms':
      return isSent
        ? call('login/sms-code', { 'sms-code': code }, code)
        : call('send-sms', { 'phone-number': phone, 'phone-code': country }, phone, country)
    case 'login_password_two_step_code':
      return call('login/two-step-code', { code, save }, code)
    case 'social_two_step':
      return call('login/social-two-step', { code }, code)
    case 'forgot': {
      const whole = phoneTold(codes, country, phone) ?? ''
      return isByPhone
        ? call('password-reset/request', { phone: whole }, whole)
        : call('password-reset/request', { email: login }, login)
    }
    case 'reset':
      return call('password-reset/confirm', { token: token ?? code, password }, token ?? code, password)
  }
}

/** Where a call that went well leads: to another step of the card with what is said there, or null: the player is in. */
export function nextStep(step: Step, data: unknown, t: IslandTranslate): (Step & { notice: string | null }) | null {
  const { next }: { next?: unknown } = Object(data)
  const to = { ...step, notice: null }
  if (next === 'two-step-code') return { ...to, mode: 'login_password_two_step_code' }
  if (next === 'social-two-step') return { ...to, mode: 'social_two_step' }
  if (step.mode === 'sms' && !step.isSent) return { ...to, isSent: true, notice: t('login_sent') }
  if (step.mode === 'forgot')
    return step.isByPhone
      ? { ...to, mode: 'reset', token: null, notice: t('login_sent') }
      : { ...to, notice: t('recovery_sent') }
  return step.mode === 'reset' ? { ...to, mode: 'login_password', token: null, notice: t('recovery_done') } : null
}
