import * as v from 'valibot'
import { promoProblem } from '../../../shared/domain/bonus/free-stake.ts'
import type { Sums } from '../../../shared/domain/coupon/assessment.ts'
import { isRefund } from '../../../shared/domain/coupon/status.ts'
import type { ErrorName } from '../../../shared/errors/catalogue.ts'
import type { PlaceInput } from './api.ts'
import type { CouponRow } from './coupons.ts'
import { post } from './journal.ts'
import { count, rows, type Sql } from './sql.ts'

const REFUSALS = { PROMO_USED: 'promoUsed', PROMO_OVER: 'promoOver', PROMO_TERMS: 'promoTerms' } as const

/** Codes that this player cannot use (again). */
export const usedPromos = (sql: Sql): string[] =>
  rows(sql, v.object({ code: v.string() }), 'SELECT code FROM promo_use WHERE is_back = 0').map(({ code }) => code)

/** Why the coupon's promo code cannot be used, null when it can or there is none. Call it in the transaction that uses the code. */
export function promoRefusal(
  sql: Sql,
  { promo, coupon, limits, now }: PlaceInput,
  { stake, total }: Pick<Sums, 'stake' | 'total'>,
): { ok: false; error: ErrorName } | null {
  if (!promo) return null
  const isUsed = count(sql, 'SELECT COUNT(*) AS n FROM promo_use WHERE code = ? AND is_back = 0', promo.code) > 0
  const why = promoProblem(promo, { typeId: coupon.typeId, stake, currency: limits.currency, total, isUsed, now })
  return why && { ok: false, error: REFUSALS[why] }
}

/**
 * Notes that a coupon has used a code; the primary key makes it once (money.md 3.5). A coupon that was returned and had used it before stays
 * returned: with two of them a code would be worth two stakes.
 */
export function usePromo(sql: Sql, code: string, couponId: number): void {
  sql.exec(
    `UPDATE coupon SET terms = json_set(terms, '$.withdrawn', json('true'))
     WHERE id = (SELECT coupon_id FROM promo_use WHERE code = ? AND is_back = 1)`,
    code,
  )
  sql.exec('DELETE FROM promo_use WHERE code = ? AND is_back = 1', code)
  sql.exec('INSERT INTO promo_use (code, coupon_id, is_back) VALUES (?, ?, 0)', code, couponId)
}

/**
 * The stake of a coupon that the house gave goes back to the house when the coupon is returned, and the code may be used again; it is taken
 * once more when the return is taken back. Gives the number of the coupon's last settlement, as the player's own entries do.
 */
export function bookGift(sql: Sql, c: CouponRow, next: CouponRow['status'], requestId: string, now: number): number {
  const [was, is] = [isRefund(c.status), isRefund(next)]
  if (!c.terms.free || was === is) return c.settlement
  const n = is ? c.settlement + 1 : c.settlement
  const amount = is ? c.stake : -c.stake
  post(
    sql,
    { kind: is ? 'refund' : 'refund_reversal', ref: `coupon:${c.id}:${n}`, currency: c.currency, requestId, now },
    [
      { account: 'house:stakes', amount: -amount },
      { account: 'house:bonus_cost', amount },
    ],
  )
  sql.exec(
    'UPDATE promo_use SET is_back = ? WHERE code = ? AND coupon_id = ?',
    is ? 1 : 0,
    c.terms.promoCode ?? '',
    c.id,
  )
  return n
}
