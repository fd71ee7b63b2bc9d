import * as v from 'valibot'
import type { Body } from '../../../shared/api/call.ts'
import type { loginByEmail } from '../../../shared/api/identity.ts'
import { check } from '../http/body.ts'
import type { Ctx } from '../http/serve.ts'
import { refuseExcluded } from '../limits/exclusion.ts'
import { base64Text } from './base64-text.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { emailKey, type Player, playerByEmail, setPassword } from './player.ts'
import { attempt } from './throttle.ts'
import { enterWallet } from './wallet.ts'

const credentials = v.object({
  uLogin: v.pipe(base64Text, v.maxLength(254)),
  uPassword: v.pipe(base64Text, v.maxLength(128)),
})

/**
 * The player of these credentials. An unknown e-mail and a wrong password give the same answer after the same work (SEC-13); throws
 * wrongCredentials, captcha or tooMany. A hash of older parameters is replaced, a wallet that could not be opened is opened.
 */
export async function loginWithEmail(c: Ctx, form: Body<typeof loginByEmail>, now: number): Promise<Player> {
  const { uLogin, uPassword } = check(credentials, { uLogin: form.uLogin, uPassword: form.uPassword })
  const { env } = c
  const tried = await attempt(c, emailKey(uLogin), now)
  const player = await playerByEmail(env, uLogin)
  const { ok, outdated } = await verifyPassword(uPassword, player?.password ?? null, env.PEPPER)
  if (!ok || !player) throw tried.failure()
  await tried.succeeded()
  if (outdated) await setPassword(env, player.id, await hashPassword(uPassword, env.PEPPER))
  await refuseExcluded(env, player, now)
  await enterWallet(env, player, now)
  return player
}
