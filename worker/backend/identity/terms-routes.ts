import { confirmTerms, termsStatus } from '../../../shared/api/terms.ts'
import type { Env } from '../env.ts'
import { HttpError } from '../http/error.ts'
import { type App, serve } from '../http/serve.ts'
import { refreshEdgeToken } from './edge-token.ts'
import { type Player, playerById } from './player.ts'
import { agreementOf, confirmAgreement } from './terms.ts'

async function existing(env: Env, userId: number): Promise<Player> {
  const player = await playerById(env, userId)
  if (!player) throw new HttpError('unauthorised')
  return player
}

/** Confirmation of changed terms (spec §4, §7). Both calls renew the edge's token, so that its guards decide on what is true now. */
export function serveTerms(app: App): void {
  serve(app, termsStatus, async ({ c, env, session, now }) => {
    const player = await existing(env, session.userId)
    await refreshEdgeToken(c, player)
    return agreementOf(player, now)
  })
  serve(app, confirmTerms, async ({ c, env, session, now }) => {
    const player = await confirmAgreement(env, await existing(env, session.userId), now)
    if (!player) throw new HttpError('unauthorised')
    await refreshEdgeToken(c, player)
    return agreementOf(player, now)
  })
}
