import type { CookieJar } from '../visit/cookies.ts'
import type { Visit } from '../visit/visit.ts'

const COOKIE = '__Host-csrf'
const TOKEN = /^[A-Za-z0-9_-]{22,64}$/

const makeToken = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')

/** The visitor's form token: the cookie's when there is one, else a new one that is set with the answer; one for all forms of a page. */
export function csrfToken(visit: Visit, jar: CookieJar): string {
  const known = jar.peek(COOKIE) ?? visit.cookie(COOKIE)
  if (known !== undefined && TOKEN.test(known)) return known
  const token = makeToken()
  jar.set(COOKIE, token, { sameSite: 'Strict', maxAge: 43_200 })
  return token
}

/** Does a posted form carry the token of its visitor's cookie? */
export function hasToken(visit: Visit, form: URLSearchParams): boolean {
  const cookie = visit.cookie(COOKIE)
  return cookie !== undefined && TOKEN.test(cookie) && form.get('csrf') === cookie
}
