import { saveCookiesAgreeTime } from '../../../shared/api/consent.ts'
import { HttpError } from '../http/error.ts'
import { type App, serve } from '../http/serve.ts'
import { changeProfile } from '../identity/player.ts'
import { withSaved } from './save.ts'

/** Keeps when a player has agreed to cookies, and to which, among his settings (spec §3, §7). */
export function serveConsent(app: App): void {
  serve(app, saveCookiesAgreeTime, async ({ env, session, body }) => {
    const player = await changeProfile(env, session.userId, (before) =>
      Object.entries(body).reduce((profile, [key, value]) => withSaved(profile, { key, value, display: null }), before),
    )
    if (!player) throw new HttpError('unauthorised')
    return body
  })
}
