import * as v from 'valibot'
import { placedCoupon } from '../../../../shared/api/coupon.ts'
import { decideVipBet, vipBets } from '../../../../shared/api/vip-bets.ts'
import type { Env } from '../../env.ts'
import { HttpError } from '../../http/error.ts'
import { type App, serve } from '../../http/serve.ts'
import { serveWrite } from '../../operator/audit.ts'
import type { AskedBet, PlaceAnswer } from '../../wallet/api.ts'
import { callWallet } from '../call-wallet.ts'
import { houseOf } from '../house.ts'
import { surroundings } from '../place.ts'
import { lifted } from './rules.ts'

const PAGE = 50
const row = v.object({ user_id: v.number(), coupon: v.pipe(v.string(), v.parseJson(), placedCoupon) })
const told = v.pipe(v.string(), v.parseJson(), v.object({ title: v.optional(v.string()) }))

/** Takes what a trader was asked, at the prices of now and without the maximum. */
async function accept(env: Env, userId: number, asked: AskedBet, now: number): Promise<PlaceAnswer> {
  const { key, requestHash, requestId, currency, coupon } = asked
  const { config, quotes, uplift, promo } = await surroundings(env, coupon, userId, now)
  return callWallet(env, userId, (wallet) =>
    wallet.decide({
      userId,
      key,
      requestHash,
      coupon,
      quotes,
      ...(uplift && { uplift }),
      ...(promo && { promo }),
      limits: lifted(houseOf(config, coupon.typeId, currency)),
      requestId,
      now,
    }),
  )
}

/** Stakes above the maximum: the trader's list, and his word. */
export function serveVipBets(app: App): void {
  serve(app, vipBets, async ({ env, query }) => {
    const page = query.page ?? 1
    const where = "WHERE status = 'pending'"
    const [{ results }, total] = await Promise.all([
      env.DB.prepare(`SELECT user_id, coupon FROM bet_history ${where} ORDER BY placed_at LIMIT ${PAGE} OFFSET ?1`)
        .bind((page - 1) * PAGE)
        .all(),
      env.DB.prepare(`SELECT COUNT(*) AS n FROM bet_history ${where}`).first<{ n: number }>(),
    ])
    const items = v.parse(v.array(row), results).map(({ user_id, coupon }) => ({ userId: user_id, coupon }))
    return { items, total: total?.n ?? 0, page }
  })
  serveWrite(
    app,
    decideVipBet,
    async ({ env, params: { userId, couponId }, body, now }) => {
      const asked = await callWallet(env, userId, (wallet) => wallet.asked(couponId))
      if (!asked) throw new HttpError('notFound')
      const answer = body.accept
        ? await accept(env, userId, asked, now)
        : await callWallet(env, userId, (wallet) => wallet.decline(asked.key, now))
      if (!answer?.ok) throw new HttpError('notFound')
      return { status: answer.status, title: answer.status < 400 ? null : (v.parse(told, answer.body).title ?? null) }
    },
    { tells: true },
  )
}
