import { couponOffer, liveCoupons, sellCoupon } from '../../../shared/api/cash-out.ts'
import type { SiteConfig } from '../../../shared/api/config.ts'
import { siteConfigOf } from '../config/site-config.ts'
import type { Env } from '../env.ts'
import type { LegQuote } from '../feed/api.ts'
import { HttpError } from '../http/error.ts'
import { requestIdOf } from '../http/request-id.ts'
import { type App, serve } from '../http/serve.ts'
import type { SaleRules } from '../wallet/api.ts'
import { offerOf } from '../wallet/cash-out.ts'
import { factorOf, type StoredCoupon } from '../wallet/coupons.ts'
import { placedOf } from '../wallet/placed-of.ts'
import { callWallet } from './call-wallet.ts'
import { standing } from './event-states.ts'
import { houseOf } from './house.ts'
import { refuseInMaintenance } from './maintenance.ts'
import { quotesOf } from './place.ts'
import { answerOnce } from './staking.ts'

const NEVER = { types: [], marginPercent: 0, offerSeconds: 1 }

function rulesOf(config: SiteConfig, { type_id, currency }: { type_id: number; currency: string }): SaleRules {
  const { types, marginPercent, offerSeconds } = config.betting.cashOut ?? NEVER
  const house = houseOf(config, type_id, currency)
  return {
    types,
    margin: Math.round(marginPercent * 100),
    offerMs: offerSeconds * 1000,
    minRest: house.minApplies ? house.minStake : 1,
  }
}

/** What the book says of the coupons' open legs, one call for all; it is not asked when there are none. */
async function pricesOf(env: Env, coupons: readonly StoredCoupon[], now: number): Promise<LegQuote[]> {
  const legs = coupons.flatMap((each) => each.legs.filter((leg) => factorOf(leg) === null))
  if (legs.length === 0) return []
  return quotesOf(
    env,
    legs.map(({ market_id, outcome_id }) => ({ market: { id: market_id, outcomeId: outcome_id, coef: '1' } })),
    null,
    now,
  )
}

/** Own coupons of these ids with the present prices and what is paid for them. */
async function withOffers(env: Env, userId: number, ids: number[], now: number) {
  const [coupons, config] = await Promise.all([callWallet(env, userId, (w) => w.stored(ids)), siteConfigOf(env)])
  const quotes = await pricesOf(env, coupons, now)
  // Coupons that wait for their decision are followed too; there is nothing to sell of them.
  const isMissing = ids.some((id) => !coupons.some(({ coupon }) => coupon.id === id))
  const pending = isMissing ? await callWallet(env, userId, (w) => w.pending()) : []
  const asItStands = standing(quotes, now)
  return [
    ...coupons.map((each) => ({
      coupon: asItStands(placedOf(each, now)),
      ...offerOf(each, quotes, rulesOf(config, each.coupon), now),
    })),
    ...pending
      .filter(({ id }) => ids.includes(id))
      .map((coupon) => ({ coupon, offer: null, reason: 'CLOSED' as const })),
  ]
}

/** Selling a placed coupon back to the house (betting.md 3.4). */
export function serveCashOut(app: App): void {
  serve(app, couponOffer, async ({ env, session, params, now }) => {
    const [found] = await withOffers(env, session.userId, [params.id], now)
    if (!found) throw new HttpError('notFound')
    return { offer: found.offer, reason: found.reason }
  })

  serve(app, liveCoupons, async ({ env, session, query, now }) => ({
    items: await withOffers(env, session.userId, query.ids, now),
  }))

  serve(app, sellCoupon, ({ env, session, params, body, key, c, now }) =>
    // The same offer of another coupon is another sale.
    answerOnce({ env, session, key, body: { sell: params.id, ...body } }, async (requestHash) => {
      if (session.banLevel > 0) throw new HttpError('banned')
      await refuseInMaintenance(env)
      const [[own], config] = await Promise.all([
        callWallet(env, session.userId, (wallet) => wallet.stored([params.id])),
        siteConfigOf(env),
      ])
      if (!own) throw new HttpError('notFound')
      const quotes = await pricesOf(env, [own], now)
      return callWallet(env, session.userId, (wallet) =>
        wallet.sell({
          couponId: params.id,
          offerId: body.offerId,
          amount: body.amount ?? null,
          key,
          requestHash,
          quotes,
          rules: rulesOf(config, own.coupon),
          requestId: requestIdOf(c, key),
          now,
        }),
      )
    }),
  )
}
