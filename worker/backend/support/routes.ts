import {
  ideas,
  ownIdeas,
  ownSupportMessages,
  shareIdea,
  supportMessages,
  writeSupport,
} from '../../../shared/api/support.ts'
import type { Env } from '../env.ts'
import { HttpError, invalid } from '../http/error.ts'
import { type App, type Ctx, serve } from '../http/serve.ts'
import { addressKey } from '../identity/address.ts'
import { callerAddress } from '../identity/caller.ts'
import { playerById } from '../identity/player.ts'
import { signedIn } from '../identity/session.ts'
import { keep, list, listOwn, type SupportMessage, WINDOW_MS } from './store.ts'

/** Whom the limit counts for a visitor: the address when it is known (in production it always is), else the e-mail. */
function visitorKey(c: Ctx, email: string): string {
  const ip = callerAddress(c)
  return ip === null ? `email:${email.toLowerCase()}` : `address:${addressKey(ip)}`
}

/** Messages to support, which anybody writes, and players' ideas: the operator reads them, and a player his own. */
export function serveSupport(app: App): void {
  serve(app, writeSupport, async ({ c, env, body, now }) => {
    const player = await signedIn(c)
    const email = body.email ?? player?.email ?? null
    if (email === null) throw invalid('email', 'where to answer is missing')
    const sender = player ? `player:${player.id}` : visitorKey(c, email)
    const { subject, message, lang = null } = body
    return kept(env, { topic: 'support', sender, player: player?.id ?? null, email, lang, subject, message }, now)
  })
  serve(app, shareIdea, async ({ env, session, body, now }) => {
    const player = await playerById(env, session.userId)
    const { lang = null, ...idea } = body
    const sender = `player:${session.userId}`
    return kept(env, { topic: 'idea', sender, player: session.userId, email: player?.email ?? '', lang, ...idea }, now)
  })
  serve(app, ownSupportMessages, ({ env, session, query }) => listOwn(env, 'support', session.userId, query.page ?? 1))
  serve(app, ownIdeas, ({ env, session, query }) => listOwn(env, 'idea', session.userId, query.page ?? 1))
  serve(app, supportMessages, ({ env, query }) => list(env, 'support', query.page ?? 1))
  serve(app, ideas, ({ env, query }) => list(env, 'idea', query.page ?? 1))
}

/** Stores a message and gives its number; throws tooMany. */
async function kept(env: Env, message: SupportMessage, now: number): Promise<{ id: number; at: string }> {
  const id = await keep(env, message, now)
  if (id === null) throw new HttpError('tooMany', { headers: { 'retry-after': String(WINDOW_MS / 1000) } })
  return { id, at: new Date(now).toISOString() }
}
