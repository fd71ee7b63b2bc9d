import { credit, ledger, patchPlayer } from '../../../shared/api/operator.ts'
import { type Env, walletOf } from '../env.ts'
import { HttpError } from '../http/error.ts'
import { refused } from '../http/refused.ts'
import { type App, serve } from '../http/serve.ts'
import { changeProfile, type Player, playerById } from '../identity/player.ts'
import { patchProfile, userConfigOf } from '../identity/user-config.ts'
import { openWallet } from '../identity/wallet.ts'
import { serveWrite } from './audit.ts'

async function known(env: Env, id: number): Promise<Player> {
  const player = await playerById(env, id)
  if (!player) throw new HttpError('notFound')
  return player
}

/** Test money, profile fields and the ledger of one player; an unknown player is 404. */
export function servePlayers(app: App): void {
  serveWrite(app, credit, async ({ env, params, body, now }) => {
    await openWallet(env, await known(env, params.id), now)
    const credited = await walletOf(env, params.id).credit({
      accountId: body.accountId ?? null,
      amount: body.amount,
      reference: body.reference,
      requestId: crypto.randomUUID(),
      now,
    })
    if (!credited.ok) throw refused(credited)
    return { id: credited.accountId, money: credited.money }
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
