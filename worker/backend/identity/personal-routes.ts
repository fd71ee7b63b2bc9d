import { getPersonalData, requestVerification, savePersonalData } from '../../../shared/api/security.ts'
import type { Env } from '../env.ts'
import { HttpError } from '../http/error.ts'
import { type App, serve } from '../http/serve.ts'
import { callWallet } from '../sportsbook/call-wallet.ts'
import { personalOf, savePersonal, verify } from './personal.ts'
import { type Player, playerById } from './player.ts'

async function existing(env: Env, userId: number): Promise<Player> {
  const player = await playerById(env, userId)
  if (!player) throw new HttpError('unauthorised')
  return player
}

/** Personal data of the signed-in player, and the check of his identity. */
export function servePersonal(app: App): void {
  serve(app, getPersonalData, async ({ env, session, now }) => {
    const [player, { active }] = await Promise.all([
      existing(env, session.userId),
      callWallet(env, session.userId, (wallet) => wallet.accounts()),
    ])
    return personalOf(player, active, now)
  })
  serve(app, savePersonalData, async ({ env, session, body, now }) => ({
    saved: await savePersonal(env, await existing(env, session.userId), body, now),
  }))
  serve(app, requestVerification, async ({ env, session, now }) => ({
    state: await verify(env, await existing(env, session.userId), now),
  }))
}
