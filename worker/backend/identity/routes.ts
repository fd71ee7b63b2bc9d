import {
  checkSession,
  disconnect,
  fullRegistration,
  getToken,
  getUserConfig,
  loadSession,
  loginByEmail,
  signingKeys,
  updateToken,
} from '../../../shared/api/identity.ts'
import { noteDevice } from '../fingerprint/devices.ts'
import { deviceOf } from '../fingerprint/token.ts'
import { HttpError } from '../http/error.ts'
import { type App, type Ctx, serve } from '../http/serve.ts'
import { signCallToken } from './call-token.ts'
import { refreshEdgeToken } from './edge-token.ts'
import { loginWithEmail } from './login.ts'
import { type Player, playerById } from './player.ts'
import { register } from './registration.ts'
import { closeSession, forgetCookies, openSession, signedIn } from './session.ts'
import { publicJwk } from './signing-key.ts'
import { userConfigOf } from './user-config.ts'

/** A player has come in: his device is noted, where he says it. */
async function arrived(c: Ctx, player: Player, now: number): Promise<void> {
  const device = await deviceOf(c, now)
  if (device !== null) await noteDevice(c.env, player, device, c.req.header('x-language'), now)
}

/** Registration, sign-in and out, session, tokens and the user config (spec §3, §7). */
export function serveIdentity(app: App): void {
  serve(app, fullRegistration, async ({ c, env, body, now }) => {
    const player = await register(env, body, c.req.header('x-language'), now)
    await openSession(c, player, false)
    await arrived(c, player, now)
    return { user_id: player.id, login: player.email }
  })
  serve(app, loginByEmail, async ({ c, body, now }) => {
    const player = await loginWithEmail(c, body, now)
    await openSession(c, player, body.save === 1)
    await arrived(c, player, now)
    return { user_id: player.id }
  })
  serve(app, disconnect, async ({ c }) => {
    await closeSession(c)
    return { success: true }
  })
  serve(app, checkSession, async ({ c }) => {
    const player = await signedIn(c)
    if (player) await refreshEdgeToken(c, player)
    else forgetCookies(c)
    return { user_id: player?.id ?? null }
  })
  serve(app, loadSession, () => ({}))
  serve(app, getToken, async ({ env, session }) => ({ token: await signCallToken(env, session.userId) }))
  serve(app, updateToken, async ({ env, session }) => ({ token: await signCallToken(env, session.userId) }))
  serve(app, getUserConfig, async ({ c, env, session, now }) => {
    const player = await playerById(env, session.userId)
    if (!player) throw new HttpError('unauthorised')
    await refreshEdgeToken(c, player)
    return userConfigOf(player, now)
  })
  serve(app, signingKeys, ({ env }) => ({ keys: [publicJwk(env)] }))
}
