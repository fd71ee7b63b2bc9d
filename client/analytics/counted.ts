import type { Counted, EventName } from '../../shared/domain/analytics/events.ts'
import type { Note } from './notes.ts'

/** Somebody's tries to register: how many there were, and when the last one was made, milliseconds since 1970 (spec §4). */
export interface RegistrationSession {
  attempts: number
  lastCall: number
}
export const NO_SESSION: RegistrationSession = { attempts: 0, lastCall: 0 }

const WORD = /[^A-Za-z0-9_.:-]/g
const word = (text: string): string => text.replace(WORD, '').slice(0, 60)

/** A registration by one click is one of the forms' types by path, and a name of its own in analytics (spec §3). */
const typeOf = (path: string): string => {
  const type = path.slice(path.lastIndexOf('/') + 1)
  return type === 'fast_reg' ? 'one_click' : type
}

/** Failed calls that analytics hears of, by the beginning of their path (spec §8). */
const ERRORS: readonly [path: string, (note: Extract<Note, { kind: 'call' }>) => [EventName, key: string]][] = [
  ['/web-api/auth/login/sms-code', ({ code }) => ['phoneCodeError', code]],
  ['/web-api/auth/login/two-step-code', ({ code }) => ['phoneCodeError', code]],
  [
    '/web-api/auth/password-reset/',
    ({ path, code }) => ['passwordRecoveryError', `${path.slice(path.lastIndexOf('/') + 1)}:${code}`],
  ],
  ['/web-api/auth/send-sms', ({ status, code }) => [status >= 500 ? 'smsServerError' : 'smsClientError', code]],
  ['/web-api/coupon/place', ({ code }) => ['betError', code]],
]

/** The event that a note is, if it is one, and the registration session after it. */
export function countedOf(
  note: Note,
  lang: string,
  session: RegistrationSession,
): { event: Counted | null; session: RegistrationSession } {
  if (note.kind === 'view')
    return { event: { name: 'pageView', key: word(`${note.route}:${lang}`), value: 0 }, session }
  // Who cancels a call of his own has met no error.
  if (note.status === 499) return { event: null, session }
  const isFailed = note.status === 0 || note.status >= 400
  if (note.path.startsWith('/web-api/auth/registration/')) {
    const attempts = session.attempts + 1
    return isFailed
      ? {
          event: { name: 'registrationError', key: word(note.code), value: attempts },
          session: { attempts, lastCall: note.at },
        }
      : { event: { name: 'registration', key: word(typeOf(note.path)), value: attempts }, session: NO_SESSION }
  }
  const error = isFailed ? ERRORS.find(([path]) => note.path.startsWith(path)) : undefined
  if (!error) return { event: null, session }
  const [name, key] = error[1](note)
  return { event: { name, key: word(key), value: 0 }, session }
}
