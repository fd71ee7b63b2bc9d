import { getCookie, setCookie } from 'hono/cookie'
import { EDGE_TOKEN } from '../../../shared/api/identity.ts'
import type { Ctx } from '../http/serve.ts'

/** The session's absolute life, seconds. */
export const SESSION_SECONDS = 12 * 3600

/** The identity's cookies, all `__Host-`, Secure, HttpOnly, SameSite=Lax: the session, the edge's token, a step on the way in (security.md 2.2). */
const COOKIES = {
  session: { name: 'sid', maxAge: SESSION_SECONDS },
  edgeToken: { name: 'at', maxAge: EDGE_TOKEN.maxAgeSeconds },
  /** The ticket of a step that waits for its code. */
  step: { name: 'step', maxAge: 1800 },
} as const
type Kind = keyof typeof COOKIES

export const readCookie = (c: Ctx, kind: Kind): string | undefined => getCookie(c, COOKIES[kind].name, 'host')

/** Sends a cookie; null clears it. */
export function sendCookie(c: Ctx, kind: Kind, value: string | null): void {
  const { name, maxAge } = COOKIES[kind]
  setCookie(c, name, value ?? '', {
    prefix: 'host',
    secure: true,
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: value === null ? 0 : maxAge,
  })
}
