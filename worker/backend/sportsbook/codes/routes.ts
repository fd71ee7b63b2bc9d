import type { CouponIn } from '../../../../shared/api/coupon.ts'
import { couponAgain, couponByCode, couponNamed, saveCoupon } from '../../../../shared/api/coupon-code.ts'
import type { Env } from '../../env.ts'
import { HttpError } from '../../http/error.ts'
import { type App, serve } from '../../http/serve.ts'
import { callerAddress } from '../../identity/caller.ts'
import { callWallet } from '../call-wallet.ts'
import { quotesOf } from '../place.ts'
import { requestHash } from '../request-hash.ts'
import { forSlip } from './for-slip.ts'
import { find, keep, mayMake, type SavedContent } from './store.ts'

const quotes = (env: Env, { bets }: SavedContent, now: number) =>
  quotesOf(
    env,
    bets.map(({ marketId, outcomeId, coef }) => ({ market: { id: marketId, outcomeId, coef } })),
    null,
    now,
  )

const contentOf = ({ typeId, systemValue = null, bets }: CouponIn): SavedContent => ({
  typeId,
  systemValue,
  bets: bets.map(({ market, banker, blockId }) => ({
    marketId: market.id,
    outcomeId: market.outcomeId,
    coef: market.coef,
    ...(banker && { banker }),
    ...(blockId !== undefined && { blockId }),
  })),
})

/** Coupons under a code, placed ones once more, and a slip in another language. */
export function serveCouponCodes(app: App): void {
  serve(app, couponNamed, async ({ env, body, query, now }) => {
    const content = contentOf(body)
    return forSlip(content, await quotes(env, content, now), query.lang ?? 'en')
  })

  serve(app, saveCoupon, async ({ env, body, c, now }) => {
    const content = contentOf(body)
    // Only what the book knows is kept: a code is no place for anything else.
    const gone = (await quotes(env, content, now)).filter(({ state }) => state === 'gone')
    if (gone.length > 0)
      throw new HttpError('couponNotFound', {
        data: { bets: gone.map(({ outcomeId }) => ({ outcomeId, code: 'NOT_FOUND' })) },
      })
    const ip = callerAddress(c)
    if (ip !== null && !(await mayMake(env.DB, ip, now)))
      throw new HttpError('tooMany', { headers: { 'retry-after': '600' } })
    return keep(env.DB, content, requestHash(content), now)
  })

  serve(app, couponByCode, async ({ env, params, query, now }) => {
    const found = await find(env.DB, params.code, now)
    if (!found) throw new HttpError('notFound')
    const { content, expiresAt } = found
    return { ...forSlip(content, await quotes(env, content, now), query.lang ?? 'en'), code: params.code, expiresAt }
  })

  serve(app, couponAgain, async ({ env, session, params, query, now }) => {
    const placed = await callWallet(env, session.userId, (wallet) => wallet.coupon(params.id, now))
    if (!placed) throw new HttpError('notFound')
    const content: SavedContent = {
      typeId: placed.typeId,
      systemValue: placed.systemValue,
      bets: placed.bets.map(({ market, banker, blockId }) => ({
        marketId: market.id,
        outcomeId: market.outcomeId,
        coef: market.coef,
        banker,
        blockId,
      })),
    }
    return forSlip(content, await quotes(env, content, now), query.lang ?? 'en')
  })
}
