import { ownSupportMessages, supportMessages, writeSupport } from '../../../shared/api/support.ts'
import { HttpError } from '../http/error.ts'
import { type App, type Ctx, serve } from '../http/serve.ts'
import { signedIn } from '../identity/session.ts'
import { addressKey } from '../identity/throttle.ts'
import { keep, list, listOwn, WINDOW_MS } from './store.ts'

/** Whom the limit counts for a visitor: the address when it is known (in production it always is), else the e-mail. */
function visitorKey(c: Ctx, email: string): string {
  const ip = c.req.header('cf-connecting-ip')
  return ip === undefined ? `email:${email.toLowerCase()}` : `address:${addressKey(ip)}`
}

/** Messages to support: anybody writes them, the operator reads them, and a player his own. */
export function serveSupport(app: App): void {
  serve(app, writeSupport, async ({ c, env, body, now }) => {
    const player = await signedIn(c)
    const email = body.email ?? player?.email ?? null
    if (email === null)
      throw new HttpError('invalid', { more: { issues: [{ path: 'email', message: 'where to answer is missing' }] } })
    const sender = player ? `player:${player.id}` : visitorKey(c, email)
    const { subject, message, lang = null } = body
    const id = await keep(env, { sender, player: player?.id ?? null, email, lang, subject, message }, now)
    if (id === null) throw new HttpError('tooMany', { headers: { 'retry-after': String(WINDOW_MS / 1000) } })
    return { id, at: new Date(now).toISOString() }
  })
  serve(app, ownSupportMessages, ({ env, session, query }) => listOwn(env, session.userId, query.page ?? 1))
  serve(app, supportMessages, ({ env, query }) => list(env, query.page ?? 1))
}
