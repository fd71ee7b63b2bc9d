import { type Account, accounts } from '../../../shared/api/accounts.ts'
import { betHistory, calculate, coupon, couponByKey, place } from '../../../shared/api/coupon.ts'
import { siteConfigOf } from '../config/site-config.ts'
import type { Env } from '../env.ts'
import { HttpError } from '../http/error.ts'
import { type App, serve } from '../http/serve.ts'
import { sessionOf } from '../identity/session.ts'
import { BONUS_ACCOUNT } from '../wallet/accounts.ts'
import { calculated } from './calculate.ts'
import { callWallet } from './call-wallet.ts'
import { upliftOf } from './expresses/uplift.ts'
import { houseOf, markedBy } from './house.ts'
import { placeCoupon, quotesOf, stored } from './place.ts'

/** Currency of a preview for somebody without an account. */
const VISITOR_CURRENCY = 'EUR'

/** The account that would pay; null when there is none, or the wallet does not answer: a preview is not worth an error. */
async function accountOf(env: Env, userId: number, id: number | null | undefined): Promise<Account | null> {
  try {
    const { accounts: all, active } = await callWallet(env, userId, (wallet) => wallet.accounts())
    return all.find((account) => account.id === (id ?? active)) ?? null
  } catch {
    return null
  }
}

export function serveSportsbook(app: App): void {
  serve(app, accounts, ({ env, session, now }) =>
    callWallet(env, session.userId, async (wallet) => {
      const known = await wallet.accounts()
      if (known.active > 0) return known
      // The registration could not reach the wallet; opening repeats harmlessly.
      await wallet.open({ userId: session.userId, currency: session.currency, now })
      return wallet.accounts()
    }),
  )

  serve(app, calculate, async ({ c, env, body, now }) => {
    const [session, config, quotes] = await Promise.all([
      sessionOf(c),
      siteConfigOf(env),
      quotesOf(env, body.bets, null, now),
    ])
    const uplift = await upliftOf(env, config, body)
    const account = session && (await accountOf(env, session.userId, body.accountId))
    const currency = account?.iso ?? session?.currency ?? VISITOR_CURRENCY
    const house = houseOf(config, body.typeId, currency)
    return calculated(
      body,
      markedBy(config, quotes),
      { ...house, maxApplies: account?.type !== BONUS_ACCOUNT },
      currency,
      uplift?.coef,
    )
  })

  serve(app, place, placeCoupon)

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
    if (!found) throw new HttpError('notFound')
    return found
  })

  serve(app, betHistory, ({ env, session, query, now }) => {
    const at = (instant: string | undefined) => (instant === undefined ? undefined : Date.parse(instant))
    return callWallet(env, session.userId, (wallet) =>
      wallet.history({ from: at(query.from), to: at(query.to), status: query.status, page: query.page ?? 1, now }),
    )
  })
}
