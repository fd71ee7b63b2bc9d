import type { SiteConfig } from '../../../../shared/api/config.ts'
import type { CouponIn } from '../../../../shared/api/coupon.ts'
import { isSameExpress } from '../../../../shared/domain/bonus/ready-express.ts'
import type { Env } from '../../env.ts'
import { HttpError } from '../../http/error.ts'
import { expressLegs } from './store.ts'

/** The uplift of a ready-made express that stands in the coupon as it was made. */
export interface Uplift {
  expressId: number
  /** Thousandths: 10 % is 1100. */
  coef: number
}

/** The uplift that a coupon has a right to; null for one without an express's id, or whose bets are not the express's any more. */
export async function upliftOf(env: Env, config: SiteConfig, coupon: CouponIn): Promise<Uplift | null> {
  const percent = config.betting.expressUpliftPercent ?? 0
  if (!coupon.expressId || coupon.typeId !== 1 || percent === 0) return null
  const legs = await legsOf(env, coupon.expressId)
  const bets = coupon.bets.map(({ market }) => ({ marketId: market.id, outcomeId: market.outcomeId }))
  return legs && isSameExpress(bets, legs) ? { expressId: coupon.expressId, coef: 1000 + percent * 10 } : null
}

/** A coupon whose uplift cannot be looked up is not taken without it. */
async function legsOf(env: Env, id: number) {
  try {
    return await expressLegs(env.DB, id)
  } catch (error) {
    console.error(JSON.stringify({ level: 'error', message: 'the expresses are not readable', error: String(error) }))
    throw new HttpError('unavailable', { headers: { 'retry-after': '1' } })
  }
}
