import { buyForPoints, getCashback, getPoints, getRewards } from '../../../shared/api/points.ts'
import { profileOf } from '../../../shared/domain/licence/profiles.ts'
import { siteConfigOf } from '../config/site-config.ts'
import type { Env } from '../env.ts'
import { HttpError } from '../http/error.ts'
import { type App, serve } from '../http/serve.ts'
import { callWallet } from '../sportsbook/call-wallet.ts'
import { issueAtOnce } from '../sportsbook/promo/store.ts'
import { answerOnce } from '../sportsbook/staking.ts'
import { wareOf } from './rules.ts'

/** The house's config, when it thanks for play at all. */
async function configWith(env: Env) {
  const config = await siteConfigOf(env)
  if (!config.cashback) throw new HttpError('notFound')
  return config
}

/** Promo points and cashback (spec §3): what there is, where it came from, and the showcase's sales. */
export function servePoints(app: App): void {
  serve(app, getPoints, async ({ env, session, query }) => {
    await configWith(env)
    return callWallet(env, session.userId, (wallet) => wallet.points(query.page ?? 1))
  })

  serve(app, getCashback, async ({ env, session }) => {
    await configWith(env)
    const items = await callWallet(env, session.userId, (wallet) => wallet.cashback())
    return { items, total: items.length, page: 1 }
  })

  serve(app, getRewards, async ({ env, session }) => {
    const items = await callWallet(env, session.userId, (wallet) => wallet.rewards())
    return { items, total: items.length, page: 1 }
  })

  serve(app, buyForPoints, (given) =>
    answerOnce(given, async (requestHash) => {
      const { env, session, body, key, now } = given
      const config = await configWith(env)
      if (session.banLevel > 0) throw new HttpError('banned')
      const { accounts, active } = await callWallet(env, session.userId, (wallet) => wallet.accounts())
      const currency = accounts.find(({ id }) => id === active)?.iso ?? session.currency
      const ware = wareOf(config, body.id, { userId: session.userId, currency, now })
      if (!ware) throw new HttpError('notFound')
      const licence = profileOf(config.licenceProfile, config.countryCode)
      const answer = await callWallet(env, session.userId, (wallet) =>
        wallet.buyPromo({ key, requestHash, ...ware, licence, now }),
      )
      if (answer.ok && !answer.replayed) await issueAtOnce(env.DB, [ware.promo], now)
      return answer
    }),
  )
}
