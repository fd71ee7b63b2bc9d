import * as v from 'valibot'
import type { CouponIn } from '../../../../shared/api/coupon.ts'
import { type PromoCode, promoCodeText } from '../../../../shared/api/promo-codes.ts'
import type { PromoTerms } from '../../../../shared/domain/bonus/free-stake.ts'
import { parseCoef } from '../../../../shared/domain/coefficient/thousandths.ts'
import { parseMoney } from '../../../../shared/domain/money/amount.ts'
import type { Env } from '../../env.ts'
import { HttpError } from '../../http/error.ts'
import { findPromo } from './store.ts'

const termsOf = ({ code, amount, currency, minCoef, until }: PromoCode): PromoTerms => ({
  code,
  amount: parseMoney(amount, currency) ?? 0,
  currency,
  minCoef: minCoef ? parseCoef(minCoef) : null,
  until: until ? Date.parse(until) : null,
})

/** The code that a coupon names, as it is kept; null for a blank one. */
const codeOf = ({ promoCode }: CouponIn): string | null => promoCode?.trim() || null

/**
 * The promo code of a coupon: undefined when it names none, null when there is none of that name for this player. A coupon whose code
 * cannot be looked up is not taken without it.
 */
export async function promoOf(env: Env, coupon: CouponIn, userId: number): Promise<PromoTerms | null | undefined> {
  const typed = codeOf(coupon)
  if (typed === null) return undefined
  const code = v.safeParse(promoCodeText, typed)
  if (!code.success) return null
  try {
    const found = await findPromo(env.DB, code.output, userId)
    return found && termsOf(found)
  } catch (error) {
    console.error(JSON.stringify({ level: 'error', message: 'promo codes are not readable', error: String(error) }))
    throw new HttpError('unavailable', { headers: { 'retry-after': '1' } })
  }
}
