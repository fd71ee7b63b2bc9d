import { betHistory, calculate, coupon, couponByKey, place } from '../../../shared/api/coupon.ts'
import { siteConfigOf } from '../config/site-config.ts'
import type { Env } from '../env.ts'
import { HttpError } from '../http/error.ts'
import { type App, serve } from '../http/serve.ts'
import { sessionOf } from '../identity/session.ts'
import { BONUS_ACCOUNT } from '../wallet/accounts.ts'
import type { WalletApi } from '../wallet/api.ts'
import { blockedOutcomes } from './blocked-sports.ts'
import { calculated } from './calculate.ts'
import { callWallet } from './call-wallet.ts'
import { asEventsStand } from './event-states.ts'
import { upliftOf } from './expresses/uplift.ts'
import { historyPage } from './history.ts'
import { advanceRules, asTaken, houseOf, markedBy } from './house.ts'
import { placeCoupon, quotesOf } from './place.ts'
import { promoOf } from './promo/of-coupon.ts'
import { stored } from './staking.ts'

/** Currency of a preview for somebody without an account. */
const VISITOR_CURRENCY = 'EUR'

/** What the wallet says of the account that would pay; null when there is none, or it does not answer: a preview is not worth an error. */
async function factsOf(env: Env, userId: number, ask: Parameters<WalletApi['slipFacts']>[0]) {
  try {
    return await callWallet(env, userId, (wallet) => wallet.slipFacts(ask))
  } catch {
    return null
  }
}

export function serveSportsbook(app: App): void {
  serve(app, calculate, async ({ c, env, body, now }) => {
    const [session, config, quotes] = await Promise.all([
      sessionOf(c),
      siteConfigOf(env),
      quotesOf(env, body.bets, null, now),
    ])
    const [uplift, promo] = await Promise.all([upliftOf(env, config, body), promoOf(env, body, session?.userId ?? 0)])
    const advance = advanceRules(config)
    const facts =
      session &&
      (await factsOf(env, session.userId, {
        accountId: body.accountId ?? null,
        advance,
        promo: promo?.code ?? null,
        now,
      }))
    const currency = facts?.account.iso ?? session?.currency ?? VISITOR_CURRENCY
    const coupon = asTaken(config, body)
    const house = houseOf(config, coupon.typeId, currency)
    return calculated(
      coupon,
      markedBy(config, quotes),
      { ...house, maxApplies: facts?.account.type !== BONUS_ACCOUNT },
      {
        currency,
        now,
        blocked: session ? blockedOutcomes(session, quotes) : [],
        uplift: uplift?.coef,
        promo,
        isPromoUsed: facts?.isPromoUsed ?? false,
        lent: advance && facts ? facts.lent : null,
      },
    )
  })

  serve(app, place, placeCoupon, { onKept: true })

  serve(app, couponByKey, async ({ env, session, params }) => {
    const key = params.key.toLowerCase()
    const first = await callWallet(env, session.userId, (wallet) => wallet.byKey(key))
    if (first) return stored(first.status < 400 ? 200 : first.status, first.body, true)
    // A bet on a live event that is still waiting is not known yet, and not unknown either.
    const isHeld = await callWallet(env, session.userId, (wallet) => wallet.isHeld(key))
    throw isHeld ? new HttpError('unknownOutcome', { headers: { 'retry-after': '1' } }) : new HttpError('notFound')
  })

  serve(app, coupon, async ({ env, session, params, now }) => {
    const found = await callWallet(env, session.userId, (wallet) => wallet.coupon(params.id, now))
    const [shown] = found ? await asEventsStand(env, [found], now) : []
    if (!shown) throw new HttpError('notFound')
    return shown
  })

  serve(app, betHistory, ({ env, session, query, now }) => historyPage(env, session.userId, query, now))
}
