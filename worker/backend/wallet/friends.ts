import * as v from 'valibot'
import { formatMoney } from '../../../shared/domain/money/amount.ts'
import { BONUS_ACCOUNT } from './accounts.ts'
import type { BonusesApi, Brought } from './bonus-api.ts'
import type { CouponRow } from './coupons.ts'
import { payIn, takeBack } from './journal.ts'
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
  is_undone: v.number(),
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
  count(sql, 'SELECT COUNT(*) AS n FROM brought WHERE met_at IS NOT NULL AND is_undone = 0') > 0

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
 * Follows a coupon's settlement: once a player who was brought has staked and deposited enough in time, his friend's wallet hears of it; and when
 * a corrected result leaves too little, that it is undone, until it is enough again. Call it inside the transaction of the settlement.
 */
export function followFriend(sql: Sql, { user_id }: CouponRow, now: number): void {
  const rule = row(sql, broughtRow, 'SELECT * FROM brought WHERE met_at IS NOT NULL OR until >= ?', now)
  if (!rule) return
  const isMet = staked(sql, rule.currency) >= rule.stakes && deposited(sql, rule.currency) >= rule.deposit
  if (isMet === (rule.met_at !== null && rule.is_undone === 0)) return
  sql.exec('UPDATE brought SET met_at = COALESCE(met_at, ?), is_undone = ?', now, isMet ? 0 : 1)
  enqueue(sql, { userId: user_id, at: new Date(now).toISOString(), kind: 'friend', inviter: rule.inviter })
}

const GIVEN = "account = 'house:bonus_cost' AND kind IN ('friend_bonus', 'friend_bonus_reversal')"
const givenRow = v.object({ amount: v.number(), currency: v.string(), times: v.number() })

/** What has been paid for a friend and not taken back, and how often it was paid; null when it never was. */
const givenFor = (sql: Sql, friend: number) =>
  row(
    sql,
    givenRow,
    `SELECT -SUM(amount) AS amount, currency, SUM(kind = 'friend_bonus') AS times FROM posting
     WHERE ${GIVEN} AND (ref = ?1 OR ref LIKE ?1 || ':%') GROUP BY currency`,
    `friend:${friend}`,
  )

/** Pays for a friend, once until it is taken back: a repeat finds its entry. Call it inside one transaction. */
export function payFriend(
  sql: Sql,
  { friend, amounts, most, requestId, now }: Parameters<BonusesApi['payFriend']>[0],
): Awaited<ReturnType<BonusesApi['payFriend']>> {
  const given = givenFor(sql, friend)
  if (given && given.amount > 0) return { amount: formatMoney(given.amount, given.currency), currency: given.currency }
  const currency = mainCurrency(sql)
  const amount = amounts[currency] ?? 0
  const paidFor = count(
    sql,
    `SELECT COALESCE(SUM(CASE kind WHEN 'friend_bonus' THEN 1 ELSE -1 END), 0) AS n FROM posting WHERE ${GIVEN}`,
  )
  if (amount === 0 || paidFor >= most || isExcluded(limitBook(sql), now)) return null
  const ref = given ? `friend:${friend}:${given.times + 1}` : `friend:${friend}`
  payIn(sql, { kind: 'friend_bonus', ref, currency, requestId, now }, 'house:bonus_cost', amount, 'player:main')
  return { amount: formatMoney(amount, currency), currency }
}

/** Takes back what was paid for a friend, into a debt when it is gone; a repeat finds nothing left. Call it inside one transaction. */
export function takeFriendBack(
  sql: Sql,
  { friend, requestId, now }: Parameters<BonusesApi['takeFriendBack']>[0],
): void {
  const given = givenFor(sql, friend)
  if (!given || given.amount <= 0) return
  const ref = given.times > 1 ? `friend:${friend}:${given.times}` : `friend:${friend}`
  const reason = { kind: 'friend_bonus_reversal', ref, currency: given.currency, requestId, now } as const
  takeBack(sql, reason, 'house:bonus_cost', given.amount, 'player:main')
}

export const friendsEarned = (sql: Sql, currency: string): number =>
  count(sql, `SELECT COALESCE(-SUM(amount), 0) AS n FROM posting WHERE ${GIVEN} AND currency = ?`, currency)
