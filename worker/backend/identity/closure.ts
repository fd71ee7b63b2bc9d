import { closeAccount, reopenAccount } from '../../../shared/api/closure.ts'
import { formatMoney } from '../../../shared/domain/money/amount.ts'
import type { Env } from '../env.ts'
import { HttpError } from '../http/error.ts'
import { type App, serve } from '../http/serve.ts'
import { endAllSessions, refuseExcluded, stopMailings } from '../limits/exclusion.ts'
import { licenceOf } from '../limits/may-market.ts'
import { payOutAll } from '../payments/payout.ts'
import { callWallet } from '../sportsbook/call-wallet.ts'
import { isClosed } from './closed.ts'
import { enterOrAsk } from './enter.ts'
import { provedLogin } from './login.ts'
import { payoutsFrom } from './payout-lock.ts'
import type { Player } from './player.ts'
import { closeSession } from './session.ts'
import { steppedUp } from './step-up.ts'

/** A break that runs survives the closure: an account is not opened again to get round it (RG-80). */
async function refuseOnBreak(env: Env, player: Player, now: number): Promise<void> {
  await refuseExcluded(env, player, now)
  const asked = { userId: player.id, licence: await licenceOf(env), requestId: crypto.randomUUID(), now, running: null }
  const limits = await callWallet(env, player.id, (wallet) => wallet.limits(asked))
  const found = limits.find(({ limitType }) => limitType === 30 || limitType === 33)
  if (!found) return
  const { limitType, endsAt } = found
  const renewsAt = endsAt === null ? null : new Date(endsAt * 1000).toISOString()
  throw new HttpError('limitExceeded', {
    data: { limitType, available: formatMoney(0, player.currency), currency: player.currency, renewsAt },
  })
}

/** Closing an account, and opening it again: the player's own matter, apart from self-exclusion (RG-80). */
export function serveClosure(app: App): void {
  serve(app, closeAccount, async ({ c, env, session, body, key, now }) => {
    const player = await steppedUp(c, session, body.currentPassword, now)
    await env.DB.prepare('INSERT OR IGNORE INTO closure (player, at) VALUES (?1, ?2)').bind(player.id, now).run()
    await endAllSessions(env, player.id)
    await stopMailings(env, player.id)
    // Money that waits after a change of the password stays his: the way of the excluded leads to it later.
    const isLocked = (await payoutsFrom(env, player.id, now)) !== null
    const items = isLocked ? [] : await payOutAll(c, player, key, now)
    await closeSession(c)
    return { items, total: items.length, page: 1 }
  })

  serve(app, reopenAccount, async ({ c, env, body, now }) => {
    const player = await provedLogin(c, body.uLogin, body.uPassword, now)
    if (!(await isClosed(env, player.id))) throw new HttpError('notFound')
    await refuseOnBreak(env, player, now)
    await env.DB.prepare('DELETE FROM closure WHERE player = ?1').bind(player.id).run()
    return enterOrAsk(c, player, false, 'two-step-code', now)
  })
}
