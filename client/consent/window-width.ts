import { CONSENT_COOKIE, consentTypeOf, includes } from '../../shared/domain/consent/consent.ts'
import { readCookie } from '../page/read-cookie.ts'

const KEY = 'window_width'

/** Remembers the window's width for who agrees to functional cookies, and forgets it for who does not (spec §6, S6.18). */
export function keepWindowWidth(): void {
  try {
    if (includes(consentTypeOf(readCookie(CONSENT_COOKIE)), 'functionality'))
      localStorage.setItem(KEY, String(innerWidth))
    else localStorage.removeItem(KEY)
  } catch {}
}
