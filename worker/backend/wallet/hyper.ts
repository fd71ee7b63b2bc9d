import * as v from 'valibot'
import { earnedHyperBonus, HYPER_DELAY_MS } from '../../../shared/domain/bonus/hyper-bonus.ts'
import { purseAt } from './accounts.ts'
import { type CouponRow, type LegRow, readCoupons } from './coupons.ts'
import { payIn, takeBack } from './journal.ts'
import { enqueueCoupon } from './outbox.ts'
import { placedOf } from './placed-of.ts'
import { row, rows, type Sql } from './sql.ts'

const bonusRow = v.object({
  coupon_id: v.number(),
  amount: v.number(),
  due: v.number(),
  paid: v.number(),
  n: v.number(),
})
type BonusRow = v.InferOutput<typeof bonusRow>

const reason = (kind: 'bonus' | 'bonus_reversal', { coupon_id, n }: BonusRow, c: CouponRow, now: number) => ({
  kind,
  ref: `hyper:${coupon_id}:${n}`,
  currency: c.currency,
  requestId: `hyper:${coupon_id}`,
  now,
})

/**
 * Follows a coupon's settlement with its hyper bonus: a new one is due a day later, one that has changed is due anew, and a paid one that
 * is no longer earned is taken back. `c` is the coupon as it is now. Call it inside the transaction of the settlement.
 */
export function followHyper(sql: Sql, c: CouponRow, legs: readonly LegRow[], now: number): void {
  const { hyper } = c.terms
  if (!hyper) return
  const known = row(sql, bonusRow, 'SELECT * FROM hyper_bonus WHERE coupon_id = ?', c.id)
  const ids = legs.map((leg) => leg.status_id)
  const amount = c.status === 'won' ? earnedHyperBonus(ids, c.stake, c.payout ?? 0, hyper) : 0
  if ((known?.amount ?? 0) === amount) return
  if (known?.paid === 1)
    takeBack(sql, reason('bonus_reversal', known, c, now), 'house:bonus_cost', known.amount, purseAt(sql, c.account_id))
  sql.exec(
    `INSERT INTO hyper_bonus (coupon_id, amount, due, paid, n) VALUES (?, ?, ?, 0, 1)
     ON CONFLICT (coupon_id) DO UPDATE SET amount = excluded.amount, due = excluded.due, paid = 0, n = n + 1`,
    c.id,
    amount,
    now + HYPER_DELAY_MS,
  )
}

const WAITING = 'FROM hyper_bonus WHERE paid = 0 AND amount > 0'
/** A query of when the next bonus is due, milliseconds on the backend's clock; null when none waits. */
export const NEXT_HYPER = `SELECT MIN(due) AS due ${WAITING}`

/** Pays the bonuses that are due, each once. */
export function payHyper(sql: Sql, now: number): void {
  for (const bonus of rows(sql, bonusRow, `SELECT * ${WAITING} AND due <= ?`, now)) {
    const [found] = readCoupons(sql, 'WHERE id = ?', bonus.coupon_id)
    if (!found) continue
    const { coupon, legs } = found
    payIn(sql, reason('bonus', bonus, coupon, now), 'house:bonus_cost', bonus.amount, purseAt(sql, coupon.account_id))
    sql.exec('UPDATE hyper_bonus SET paid = 1 WHERE coupon_id = ?', bonus.coupon_id)
    enqueueCoupon(sql, placedOf({ coupon: { ...coupon, hyper_paid: 1 }, legs }, now), now)
  }
}
