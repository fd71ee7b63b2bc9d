import * as v from 'valibot'
import { ADVANCE_MS, type AdvanceRule, availableAdvance, isSoon } from '../../../shared/domain/bonus/advance.ts'
import { type AccountRow, BONUS_ACCOUNT, purseAt } from './accounts.ts'
import { type CouponRow, readCoupons } from './coupons.ts'
import { balanceOf, payIn, post } from './journal.ts'
import { count, row, rows, type Sql } from './sql.ts'

const advanceRow = v.object({
  coupon_id: v.number(),
  amount: v.number(),
  /** What is not repaid yet, minor units. */
  owed: v.number(),
  /** Bets that are settled later do not repay. */
  due: v.number(),
  is_void: v.number(),
})
export type AdvanceRow = v.InferOutput<typeof advanceRow>

/** A coupon's advance; null when it was paid without one. */
export const advanceOf = (sql: Sql, c: CouponRow): AdvanceRow | null =>
  c.terms.prepaid ? row(sql, advanceRow, 'SELECT * FROM advance WHERE coupon_id = ?', c.id) : null

/** Advances of an account that are not repaid, the oldest first. */
export const owedAdvances = (sql: Sql, accountId: number): AdvanceRow[] =>
  rows(
    sql,
    advanceRow,
    `SELECT advance.* FROM advance JOIN coupon ON coupon.id = coupon_id
     WHERE owed > 0 AND is_void = 0 AND account_id = ? ORDER BY n`,
    accountId,
  )

/** Repays of a coupon's advance what the payout `most` (minor units) of another and the purse can give; gives how much that was. */
export function repay(
  sql: Sql,
  from: CouponRow,
  couponId: number,
  most: number,
  requestId: string,
  now: number,
): number {
  const { currency } = from
  const purse = purseAt(sql, from.account_id)
  const owed = row(sql, advanceRow, 'SELECT * FROM advance WHERE coupon_id = ?', couponId)?.owed ?? 0
  const part = Math.min(owed, Math.max(0, most), balanceOf(sql, purse, currency))
  const ref = `advance:${couponId}:${from.id}:${from.settlement}:${from.sold_stake}:${requestId}`
  post(sql, { kind: 'repayment', ref, currency, requestId, now }, [
    { account: purse, amount: -part },
    { account: 'house:advance', amount: part },
  ])
  sql.exec('UPDATE advance SET owed = owed - ? WHERE coupon_id = ?', part, couponId)
  return part
}

/** Coupons that were open when an advance was given, and have paid in its time. */
export const paidBefore = (sql: Sql, { account_id, n, placed_at }: CouponRow, due: number): CouponRow[] =>
  readCoupons(
    sql,
    'WHERE account_id = ? AND n < ? AND payout > 0 AND settled_at BETWEEN ? AND ?',
    ...[account_id, n, placed_at, due],
  ).map(({ coupon }) => coupon)

/**
 * A coupon's payout has been taken back, by the number of that settlement: what it had repaid is owed again, and the player's again. An
 * advance that has made its coupon void gave the repaid part back already. Gives the coupons that owe again.
 */
export function oweAgain(
  sql: Sql,
  { id, currency, account_id }: CouponRow,
  settlement: number,
  requestId: string,
  now: number,
): ReadonlySet<number> {
  const repaid = rows(
    sql,
    v.object({ coupon_id: v.number(), ref: v.string(), amount: v.number() }),
    `SELECT coupon_id, ref, posting.amount FROM advance JOIN posting ON ref LIKE 'advance:' || coupon_id || ?
     WHERE is_void = 0 AND kind = 'repayment' AND account = 'house:advance' AND posting.amount > 0`,
    `:${id}:${settlement}:%`,
  )
  for (const { coupon_id, ref, amount } of repaid) {
    const reason = { kind: 'repayment', ref: `${ref}:back`, currency, requestId, now } as const
    payIn(sql, reason, 'house:advance', amount, purseAt(sql, account_id))
    sql.exec('UPDATE advance SET owed = owed + ? WHERE coupon_id = ?', amount, coupon_id)
  }
  return new Set(repaid.map(({ coupon_id }) => coupon_id))
}

/** Can a bet that was open when the advance was given still repay it? */
export const mayBeRepaid = (sql: Sql, c: CouponRow, advance: AdvanceRow, now: number): boolean =>
  now <= advance.due &&
  count(sql, "SELECT COUNT(*) AS n FROM coupon WHERE status = 'open' AND account_id = ? AND n < ?", c.account_id, c.n) >
    0

export function lend(sql: Sql, couponId: number, amount: number, now: number): void {
  sql.exec(
    'INSERT INTO advance (coupon_id, amount, owed, due) VALUES (?, ?, ?, ?)',
    couponId,
    amount,
    amount,
    now + ADVANCE_MS,
  )
}

const sum = v.object({ owed: v.nullable(v.number()) })

/** What the house lends this account still, minor units: against its open bets on events that are live or begin soon; never bonus money. */
export function availablePrepaid(sql: Sql, account: AccountRow, rule: AdvanceRule | undefined, now: number): number {
  if (!rule || account.type === BONUS_ACCOUNT) return 0
  const open = readCoupons(sql, "WHERE status = 'open' AND account_id = ?", account.id)
  const wins = open
    .filter(({ coupon, legs }) => !advanceOf(sql, coupon)?.owed && legs.every((leg) => isSoon(leg.info, now)))
    .map(({ coupon }) => coupon.possible_win)
  const owed = row(
    sql,
    sum,
    `SELECT SUM(owed) AS owed FROM advance JOIN coupon ON coupon.id = coupon_id
     WHERE is_void = 0 AND account_id = ? AND (due >= ? OR status = 'open')`,
    account.id,
    now,
  )
  return availableAdvance(rule, wins, owed?.owed ?? 0)
}

/** Notes which advances are over: nothing repays them any more, and no time is waited for. */
export const closeAdvances = (sql: Sql, now: number): void =>
  void sql.exec('UPDATE advance SET due = 0 WHERE due < ? AND owed > 0', now)

/** A query of when the next unrepaid advance of an open coupon is over, milliseconds; null when there is none. */
export const NEXT_ADVANCE = `SELECT MIN(due) + 1 AS due FROM advance JOIN coupon ON coupon.id = coupon_id
  WHERE owed > 0 AND is_void = 0 AND due > 0 AND status = 'open'`
