import * as v from 'valibot'
import { cashbackOf, cashbackWeek } from '../../../shared/domain/bonus/cashback.ts'
import { formatMoney } from '../../../shared/domain/money/amount.ts'
import type { WalletApi } from './api.ts'
import { type Cashback, payOver, payWeek, weekEntries } from './cashback-weeks.ts'
import type { CouponRow } from './coupons.ts'
import { count, row, rows, type Sql } from './sql.ts'

const weekRow = v.object({ ...weekEntries, percent: v.number(), least: v.number(), most: v.number() })
type WeekRow = v.InferOutput<typeof weekRow>

/**
 * What the player's own bets of a week have lost, minor units; below zero when they have won. A bet belongs to the week in which it was
 * settled; one that went back counts as nothing, and of a sold one what it was sold for.
 */
function netLoss(sql: Sql, { from, to }: { from: number; to: number }, currency: string): number {
  return count(
    sql,
    `SELECT COALESCE(SUM(sold_stake - sold_paid
       + CASE WHEN status IN ('won', 'lost', 'partial') THEN stake - payout ELSE 0 END), 0) AS n
     FROM coupon WHERE settled_at >= ? AND settled_at < ? AND currency = ? AND status <> 'refused' AND terms ->> '$.loyalty' IS NOT NULL`,
    from,
    to,
    currency,
  )
}

const BETS: Cashback<WeekRow> = {
  table: 'cashback',
  ref: 'cashback',
  schema: weekRow,
  loss: (sql, { week, currency }) => netLoss(sql, cashbackWeek(week), currency),
  rule: (_, week) => week,
}

const weekOf = (sql: Sql, at: number, currency: string): WeekRow | null =>
  row(sql, weekRow, 'SELECT * FROM cashback WHERE week = ? AND currency = ?', cashbackWeek(at).from, currency)

/**
 * Follows a coupon's settlement: the week in which it is settled will be reckoned at its end, by the rule of its first coupon; a week that
 * has been paid is reckoned anew when the result of one of its coupons is taken back. Call it inside the transaction of the settlement.
 */
export function followCashback(sql: Sql, before: CouponRow, after: CouponRow, now: number): void {
  const rule = after.terms.loyalty?.cashback
  if (!rule) return
  if (before.settled_at !== null && before.settled_at !== after.settled_at) {
    const earlier = weekOf(sql, before.settled_at, after.currency)
    if (earlier?.paid === 1) payWeek(sql, BETS, earlier, now)
  }
  if (after.settled_at === null) return
  const { from, to } = cashbackWeek(after.settled_at)
  sql.exec(
    `INSERT OR IGNORE INTO cashback (week, currency, percent, least, most, due, paid, amount, n) VALUES (?, ?, ?, ?, ?, ?, 0, 0, 0)`,
    from,
    after.currency,
    rule.percent,
    rule.least,
    rule.most,
    to,
  )
}

/** A query of when the next week is reckoned, milliseconds on the backend's clock; null when none waits. */
export const NEXT_CASHBACK = 'SELECT MIN(due) AS due FROM cashback WHERE paid = 0'

/** Pays the cashback of weeks that are over, each once. */
export const payCashback = (sql: Sql, now: number): void => payOver(sql, BETS, now)

/** The weeks of the player's cashback, the latest first, with what they have lost so far. */
export const cashback = (sql: Sql): Awaited<ReturnType<WalletApi['cashback']>> =>
  rows(sql, weekRow, 'SELECT * FROM cashback ORDER BY week DESC, currency LIMIT 53').map((w) => {
    const { from, to } = cashbackWeek(w.week)
    const loss = netLoss(sql, { from, to }, w.currency)
    return {
      of: 'bets' as const,
      from: new Date(from).toISOString(),
      to: new Date(to).toISOString(),
      currency: w.currency,
      loss: formatMoney(Math.max(0, loss), w.currency),
      amount: formatMoney(w.paid === 1 ? w.amount : cashbackOf(loss, w), w.currency),
      isPaid: w.paid === 1,
    }
  })
