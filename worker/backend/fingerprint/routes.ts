import { takeFingerprint } from '../../../shared/api/fingerprint.ts'
import { type App, serve } from '../http/serve.ts'
import { bearerOf } from '../identity/bearer.ts'
import { playerById } from '../identity/player.ts'
import { noteDevice } from './devices.ts'
import { FINGERPRINT_MS, hardwareOf, makeToken } from './token.ts'

/** Gives a device its token; the player for whom a bearer speaks is on it. */
export function serveFingerprint(app: App): void {
  serve(app, takeFingerprint, async ({ c, env, body: { componentsData }, now }) => {
    const userId = await bearerOf(c)
    const player = userId === null ? null : await playerById(env, userId)
    if (player) await noteDevice(env, player, componentsData, c.req.header('x-language'), now)
    const endsAt = now + FINGERPRINT_MS
    return {
      token: await makeToken(env, componentsData, hardwareOf(c), endsAt),
      expiresAt: new Date(endsAt).toISOString(),
    }
  })
}
