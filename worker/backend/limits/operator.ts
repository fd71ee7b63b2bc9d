import { askReopening, limitLog } from '../../../shared/api/limits-operator.ts'
import { profileOf } from '../../../shared/domain/licence/profiles.ts'
import { siteConfigOf } from '../config/site-config.ts'
import type { Env } from '../env.ts'
import { HttpError } from '../http/error.ts'
import { refused } from '../http/refused.ts'
import { type App, serve } from '../http/serve.ts'
import { playerById } from '../identity/player.ts'
import { serveWrite } from '../operator/audit.ts'
import { callWallet } from '../sportsbook/call-wallet.ts'
import { reopen } from './exclusion.ts'

async function existing(env: Env, userId: number): Promise<void> {
  if (!(await playerById(env, userId))) throw new HttpError('notFound')
}

/** What the operator may do about limits: read their log, and note that a player asks to come back. There is no call that lifts one. */
export function serveLimitOperator(app: App): void {
  serve(app, limitLog, async ({ env, params, query }) => {
    await existing(env, params.id)
    const { items, ...rest } = await callWallet(env, params.id, (wallet) => wallet.limitLog(query.page ?? 1))
    return { items: items.map(({ at, ...entry }) => ({ ...entry, at: new Date(at).toISOString() })), ...rest }
  })

  serveWrite(app, askReopening, async ({ env, params, now }) => {
    await existing(env, params.id)
    const { licenceProfile, countryCode } = await siteConfigOf(env)
    const ask = {
      userId: params.id,
      licence: profileOf(licenceProfile, countryCode),
      requestId: crypto.randomUUID(),
      now,
    }
    const asked = await callWallet(env, params.id, (wallet) => wallet.askReopening(ask))
    if (!asked.ok) throw refused(asked)
    return { opensAt: new Date(await reopen(env, params.id, asked.askedAt)).toISOString() }
  })
}
