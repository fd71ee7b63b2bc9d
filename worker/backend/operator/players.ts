import { credit, ledger, patchPlayer } from '../../../shared/api/operator.ts'
import { type Env, walletOf } from '../env.ts'
import { HttpError } from '../http/error.ts'
import { type App, serve } from '../http/serve.ts'
import { changeProfile, type Player, playerById } from '../identity/player.ts'
import { patchProfile, userConfigOf } from '../identity/user-config.ts'
import { heldBack } from './approvals.ts'
import { serveWrite } from './audit.ts'
import { giveMoney } from './give-money.ts'

async function known(env: Env, id: number): Promise<Player> {
  const player = await playerById(env, id)
  if (!player) throw new HttpError('notFound')
  return player
}

/** Test money, profile fields and the ledger of one player; an unknown player is 404. */
export function servePlayers(app: App): void {
  serveWrite(app, credit, async ({ c, env, params, body, now }) => {
    const { amount, reference } = body
    const asked = { player: params.id, account: body.accountId ?? null, amount, reference }
    await known(env, params.id)
    const held = await heldBack(c, asked, now)
    return held ? c.json({ data: held }, 202, { 'cache-control': 'private, no-store' }) : giveMoney(env, asked, now)
  })
  serveWrite(app, patchPlayer, async ({ env, params, body, now }) => {
    const player = await changeProfile(env, params.id, (before) => patchProfile(before, body))
    if (!player) throw new HttpError('notFound')
    return userConfigOf(player, now)
  })
  serve(app, ledger, async ({ env, params, query }) => {
    await known(env, params.id)
    return walletOf(env, params.id).ledger(query.page ?? 1)
  })
}
