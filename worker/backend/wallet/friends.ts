import * as v from 'valibot'
import { formatMoney } from '../../../shared/domain/money/amount.ts'
import { BONUS_ACCOUNT } from './accounts.ts'
import type { BonusesApi, Brought } from './bonus-api.ts'
import type { CouponRow } from './coupons.ts'
import { payIn } from './journal.ts'
import { limitBook } from './limits-book.ts'
import { isExcluded, mainCurrency } from './limits-gate.ts'
import { enqueue } from './outbox.ts'
import { count, row, type Sql } from './sql.ts'

const broughtRow = v.object({
  inviter: v.number(),
  currency: v.string(),
  stakes: v.number(),
  deposit: v.number(),
  until: v.number(),
  met_at: v.nullable(v.number()),
})

export const bringIn = (sql: Sql, { inviter, currency, stakes, deposit, until }: Brought): void =>
  void sql.exec(
    'INSERT OR IGNORE INTO brought (id, inviter, currency, stakes, deposit, until) VALUES (1, ?, ?, ?, ?, ?)',
    inviter,
    currency,
    stakes,
    deposit,
    until,
  )

export const isFriendDue = (sql: Sql): boolean =>
  count(sql, 'SELECT COUNT(*) AS n FROM brought WHERE met_at IS NOT NULL') > 0

/** Settled stakes of the player's own money; one that went back or was sold has not been played. */
const staked = (sql: Sql, currency: string): number =>
  count(
    sql,
    `SELECT COALESCE(SUM(stake), 0) AS n FROM coupon WHERE currency = ? AND status IN ('won', 'lost', 'partial')
       AND terms ->> '$.free' IS NOT 1 AND account_id NOT IN (SELECT id FROM account WHERE type = ${BONUS_ACCOUNT})`,
    currency,
  )
const deposited = (sql: Sql, currency: string): number =>
  count(
    sql,
    "SELECT COALESCE(SUM(amount), 0) AS n FROM posting WHERE kind = 'deposit' AND account IN ('player:main', 'player:debt') AND currency = ?",
    currency,
  )

/**
 * Follows a coupon's settlement: once a player who was brought has staked and deposited enough in time, his friend's wallet hears of it. A
 * result that is corrected later changes nothing. Call it inside the transaction of the settlement.
 */
export function followFriend(sql: Sql, { user_id, settled_at }: CouponRow, now: number): void {
  if (settled_at === null) return
  const rule = row(sql, broughtRow, 'SELECT * FROM brought WHERE met_at IS NULL AND until >= ?', now)
  if (!rule || staked(sql, rule.currency) < rule.stakes || deposited(sql, rule.currency) < rule.deposit) return
  sql.exec('UPDATE brought SET met_at = ?', now)
  enqueue(sql, { userId: user_id, at: new Date(now).toISOString(), kind: 'friend', inviter: rule.inviter })
}

const paidRow = v.object({ amount: v.number(), currency: v.string() })

/** Pays for a friend, once: a repeat finds its entry. Call it inside one transaction. */
export function payFriend(
  sql: Sql,
  { friend, amounts, most, requestId, now }: Parameters<BonusesApi['payFriend']>[0],
): Awaited<ReturnType<BonusesApi['payFriend']>> {
  const ref = `friend:${friend}`
  const paid = row(
    sql,
    paidRow,
    "SELECT -amount AS amount, currency FROM posting WHERE kind = 'friend_bonus' AND ref = ? AND account = 'house:bonus_cost'",
    ref,
  )
  if (paid) return { amount: formatMoney(paid.amount, paid.currency), currency: paid.currency }
  const currency = mainCurrency(sql)
  const amount = amounts[currency] ?? 0
  const sofar = count(
    sql,
    "SELECT COUNT(*) AS n FROM posting WHERE kind = 'friend_bonus' AND account = 'house:bonus_cost'",
  )
  if (amount === 0 || sofar >= most || isExcluded(limitBook(sql), now)) return null
  payIn(sql, { kind: 'friend_bonus', ref, currency, requestId, now }, 'house:bonus_cost', amount, 'player:main')
  return { amount: formatMoney(amount, currency), currency }
}

export const friendsEarned = (sql: Sql, currency: string): number =>
  count(
    sql,
    "SELECT COALESCE(-SUM(amount), 0) AS n FROM posting WHERE kind = 'friend_bonus' AND account = 'house:bonus_cost' AND currency = ?",
    currency,
  )
