import { closeAccount } from '../../../../shared/api/closure.ts'
import type { TextKey } from '../../../../shared/i18n/keys.ts'
import type { PageContext } from '../../page.ts'
import { refusalText } from '../auth/error-text.ts'

/** What a form of the page of security has brought about, as the page shows it. */
export interface Outcome {
  said: { isDone: boolean; text: string } | null
  /** A secret that waits for its first code. */
  secret: { secret: string; uri: string } | null
  recoveryCodes: string[] | null
  /** Where another device signs in. */
  link: string | null
  /** A code is on its way to a phone. */
  isPhoneAsked: boolean
  /** The session has got a new cookie. */
  isNewSession: boolean
  /** The account is closed: there is no session any more. */
  isClosed: boolean
}
export const NOTHING: Outcome = {
  said: null,
  secret: null,
  recoveryCodes: null,
  link: null,
  isPhoneAsked: false,
  isNewSession: false,
  isClosed: false,
}

const SECURITY = '/web-api/office/security'
const text = (form: URLSearchParams, name: string) => (form.get(name) ?? '').slice(0, 254)
const strings = (x: unknown): string[] => (Array.isArray(x) ? x.filter((each) => typeof each === 'string') : [])

/** The call of each form, and what is said when it went well. */
function callOf(form: URLSearchParams, { origin }: PageContext) {
  const password = text(form, 'currentPassword')
  const current = password === '' ? {} : { currentPassword: password }
  const code = text(form, 'code').trim()
  const id = text(form, 'id')
  const calls = {
    password: () =>
      origin.send('PUT', '/web-api/user/password', { currentPassword: password, password: text(form, 'password') }),
    begin: () => origin.post(`${SECURITY}/two-factor`, current),
    confirm: () => origin.post(`${SECURITY}/two-factor/confirm`, { code }),
    off: () => origin.post(`${SECURITY}/two-factor/off`, { ...current, code }),
    end: () =>
      origin.send('DELETE', `${SECURITY}/sessions/${/^(?:others|[0-9a-f]{16})$/.test(id) ? id : 'none'}`, null),
    email: () => origin.send('PUT', '/web-api/user/contact', { ...current, email: text(form, 'email').trim() }),
    phone: () =>
      origin.send('PUT', '/web-api/user/contact', { ...current, phone: text(form, 'phone').replace(/[\s().-]/g, '') }),
    'phone-code': () => origin.post('/web-api/auth/activate', { 'sms-code': code }),
    token: () => origin.post('/web-api/auth/token', {}),
    close: () => origin.post(closeAccount.path, current, { 'idempotency-key': text(form, 'key') }),
  }
  return Object.entries(calls).find(([name]) => name === form.get('act'))
}

const DONE: Readonly<Record<string, TextKey>> = {
  confirm: 'security_two_factor_on_done',
  off: 'security_two_factor_off_done',
  end: 'security_sessions_done',
  email: 'security_email_sent',
  phone: 'security_phone_sent',
  'phone-code': 'security_phone_done',
}

/** What a good answer shows beside its word. */
function shownOf(act: string, data: unknown, { href, visit }: PageContext): Partial<Outcome> {
  const said: Record<string, unknown> = Object(data)
  const { secret, uri, token, sign, method_id: method } = said
  if (act === 'begin' && typeof secret === 'string' && typeof uri === 'string') return { secret: { secret, uri } }
  if (act === 'confirm') return { recoveryCodes: strings(said.recoveryCodes) }
  if (act === 'phone') return { isPhoneAsked: true }
  if (act === 'password') return { isNewSession: true }
  if (act === 'close') return { isClosed: true }
  if (act !== 'token') return {}
  const query = new URLSearchParams({ method_id: String(method), token: String(token), sign: String(sign) })
  return { link: `${visit.url.origin}${href('login')}?${query}` }
}

/** Does what a form of the page asks for. */
export async function actOnSecurity(form: URLSearchParams, ctx: PageContext): Promise<Outcome> {
  const found = callOf(form, ctx)
  if (!found) return { ...NOTHING, said: { isDone: false, text: ctx.t('main_query_error') } }
  const [act, call] = found
  const answer = await call()
  if (answer.ok) {
    const key = DONE[act]
    return { ...NOTHING, said: key ? { isDone: true, text: ctx.t(key) } : null, ...shownOf(act, answer.data, ctx) }
  }
  const said = {
    isDone: false,
    text:
      answer.status === 422 && answer.title === 'main_query_error'
        ? ctx.t('personal_wrong')
        : refusalText(answer, ctx.t),
  }
  const secret = act === 'confirm' ? { secret: text(form, 'secret'), uri: text(form, 'uri') } : null
  return { ...NOTHING, said, secret, isPhoneAsked: act === 'phone-code' }
}
