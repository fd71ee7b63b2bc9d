import * as v from 'valibot'
import type { TakenBonus } from '../../../shared/api/deposit-bonuses.ts'
import { bonusOf, countsForWager, requiredOf } from '../../../shared/domain/bonus/deposit-bonus.ts'
import { formatCoef } from '../../../shared/domain/coefficient/thousandths.ts'
import { formatMoney } from '../../../shared/domain/money/amount.ts'
import { accountFor, addAccount, BONUS_ACCOUNT } from './accounts.ts'
import type { BonusesApi } from './bonus-api.ts'
import type { CouponRow } from './coupons.ts'
import { balanceOf, payIn, post } from './journal.ts'
import { limitBook } from './limits-book.ts'
import { isExcluded, shut } from './limits-gate.ts'
import { thousandths } from './points.ts'
import type { Refused } from './refusal.ts'
import { count, row, rows, type Sql } from './sql.ts'

const DAY_MS = 86_400_000
const PAST = 50

const terms = v.object({
  percent: v.number(),
  least: v.number(),
  most: v.number(),
  wager: v.number(),
  minCoef: v.number(),
  days: v.number(),
})
const bonusRow = v.object({
  n: v.number(),
  offer: v.string(),
  currency: v.string(),
  terms: v.pipe(v.string(), v.parseJson(), terms),
  state: v.picklist(['chosen', 'active', 'converted', 'expired', 'cancelled', 'lost']),
  amount: v.nullable(v.number()),
  required: v.nullable(v.number()),
  wagered: v.number(),
  turned: v.nullable(v.number()),
  chosen_at: v.number(),
  began_at: v.nullable(v.number()),
  due: v.nullable(v.number()),
  ended_at: v.nullable(v.number()),
})
type BonusRow = v.InferOutput<typeof bonusRow>

const current = (sql: Sql): BonusRow | null => row(sql, bonusRow, 'SELECT * FROM deposit_bonus WHERE ended_at IS NULL')
const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())

function shown(b: BonusRow): TakenBonus {
  const money = (minor: number) => formatMoney(minor, b.currency)
  const sum = (minor: number | null) => (minor === null ? null : money(minor))
  return {
    ...{ id: b.n, offer: b.offer, state: b.state, currency: b.currency, percent: b.terms.percent },
    ...{ minDeposit: money(b.terms.least), maxBonus: money(b.terms.most), minCoef: formatCoef(b.terms.minCoef) },
    ...{ amount: sum(b.amount), required: sum(b.required), wagered: money(b.wagered), turned: sum(b.turned) },
    chosenAt: new Date(b.chosen_at).toISOString(),
    ...{ beganAt: iso(b.began_at), due: iso(b.due), endedAt: iso(b.ended_at) },
  }
}

/** The bonus that waits or runs, and those that have ended, the latest first. */
export const bonuses = (sql: Sql, currency: string): Awaited<ReturnType<BonusesApi['bonuses']>> => {
  const now = current(sql)
  return {
    balance: formatMoney(balanceOf(sql, 'player:bonus', currency), currency),
    hasDeposited: hasDeposited(sql),
    current: now && shown(now),
    past: rows(
      sql,
      bonusRow,
      `SELECT * FROM deposit_bonus WHERE ended_at IS NOT NULL AND began_at IS NOT NULL ORDER BY n DESC LIMIT ${PAST}`,
    ).map(shown),
  }
}

const hasDeposited = (sql: Sql): boolean => count(sql, "SELECT COUNT(*) AS n FROM posting WHERE kind = 'deposit'") > 0

/** Ends a bonus; `turned` is what has become the player's own. */
const end = (sql: Sql, { n }: BonusRow, state: BonusRow['state'], turned: number, now: number): void =>
  void sql.exec('UPDATE deposit_bonus SET state = ?, turned = ?, ended_at = ? WHERE n = ?', state, turned, now, n)

/** Chooses an offer for the next deposit, in place of another one that waits. Call it inside one transaction. */
export function chooseBonus(
  sql: Sql,
  { offer, currency, isFirst, licence, now, ...rest }: Parameters<BonusesApi['chooseBonus']>[0],
): { ok: true; bonus: TakenBonus } | Refused {
  const closed = shut(sql, 'deposit', { now, licence })
  if (closed) return closed
  const before = current(sql)
  if (before?.state === 'active') return { ok: false, error: 'bonusRunning' }
  if (isFirst && hasDeposited(sql)) return { ok: false, error: 'notFound' }
  if (before) end(sql, before, 'cancelled', 0, now)
  sql.exec(
    "INSERT INTO deposit_bonus (offer, currency, terms, state, chosen_at) VALUES (?, ?, ?, 'chosen', ?)",
    offer,
    currency,
    JSON.stringify(rest.terms),
    now,
  )
  const chosen = current(sql)
  if (!chosen) throw new Error('a bonus was not written')
  return { ok: true, bonus: shown(chosen) }
}

const reason = (b: BonusRow, kind: 'deposit_bonus' | 'bonus_convert' | 'bonus_expire', now: number, part = '') => ({
  kind,
  ref: `bonus:${b.n}${part}`,
  currency: b.currency,
  requestId: `bonus:${b.n}`,
  now,
})

/** Takes bonus money to the player's own account when the bonus was won, else back to the house. */
function settleMoney(sql: Sql, b: BonusRow, isWon: boolean, minor: number, now: number, part = ''): void {
  if (minor === 0) return
  if (isWon) payIn(sql, reason(b, 'bonus_convert', now, part), 'player:bonus', minor, 'player:main')
  else
    post(sql, reason(b, 'bonus_expire', now, part), [
      { account: 'player:bonus', amount: -minor },
      { account: 'house:bonus_cost', amount: minor },
    ])
}

/** Gives the chosen bonus with its deposit (minor units), in the transaction that credits it. */
export function grantBonus(
  sql: Sql,
  deposit: { id: number; currency: string; amount: number },
  asked: Parameters<typeof shut>[2],
): void {
  const chosen = current(sql)
  if (chosen?.state !== 'chosen' || chosen.currency !== deposit.currency) return
  const bonus = bonusOf(deposit.amount, chosen.terms)
  if (bonus === 0 || shut(sql, 'deposit', asked)) return
  const { now } = asked
  addAccount(sql, { type: BONUS_ACCOUNT, currency: chosen.currency })
  payIn(sql, reason(chosen, 'deposit_bonus', now), 'house:bonus_cost', bonus, 'player:bonus')
  sql.exec(
    "UPDATE deposit_bonus SET state = 'active', deposit_id = ?, amount = ?, required = ?, began_at = ?, due = ? WHERE n = ?",
    deposit.id,
    bonus,
    requiredOf(bonus, chosen.terms),
    now,
    now + chosen.terms.days * DAY_MS,
    chosen.n,
  )
}

const playedRow = v.object({ stake: v.number(), coef: v.string(), status: v.string() })

/** Settled stakes of bonus money since the bonus began; counted anew each time, so that a corrected result counts as it stands. */
const wageredOf = (sql: Sql, b: BonusRow, accountId: number): number =>
  rows(
    sql,
    playedRow,
    'SELECT stake, coef, status FROM coupon WHERE account_id = ? AND placed_at >= ? AND settled_at IS NOT NULL',
    accountId,
    b.began_at,
  ).reduce(
    (sum, { stake, coef, status }) => sum + (countsForWager({ status, coef: thousandths(coef) }, b.terms) ? stake : 0),
    0,
  )

const isPlaying = (sql: Sql, accountId: number): boolean =>
  count(sql, "SELECT COUNT(*) AS n FROM coupon WHERE account_id = ? AND status = 'open'", accountId) +
    count(sql, "SELECT COUNT(*) AS n FROM held_bet WHERE input ->> '$.purse' = 'player:bonus'") >
  0

/**
 * Follows the settlement of a coupon that was paid with bonus money: what has been wagered, and once that is enough and no bet is open, the
 * bonus money is the player's own; without any money left the bonus is lost. What a coupon pays after its bonus has ended goes the way of the
 * bonus. Call it inside the transaction of the settlement.
 */
export function followBonus(sql: Sql, before: CouponRow, after: CouponRow, now: number): void {
  const account = accountFor(sql, after.account_id)
  if (account?.type !== BONUS_ACCOUNT) return
  const b = row(
    sql,
    bonusRow,
    'SELECT * FROM deposit_bonus WHERE currency = ? AND began_at <= ? AND (ended_at IS NULL OR ended_at >= ?) ORDER BY n DESC LIMIT 1',
    after.currency,
    after.placed_at,
    after.placed_at,
  )
  if (!b) return
  const there = balanceOf(sql, 'player:bonus', b.currency)
  if (b.state !== 'active') {
    const more = Math.min(there, Math.max(0, (after.payout ?? 0) - (before.payout ?? 0)))
    settleMoney(sql, b, b.state === 'converted', more, now, `:${after.id}:${after.settlement}`)
    return
  }
  const wagered = wageredOf(sql, b, account.id)
  sql.exec('UPDATE deposit_bonus SET wagered = ? WHERE n = ?', wagered, b.n)
  if (isPlaying(sql, account.id)) return
  const isWon = wagered >= (b.required ?? 0)
  if (!isWon && there > 0) return
  settleMoney(sql, b, isWon, there, now)
  end(sql, b, isWon && there > 0 ? 'converted' : 'lost', there, now)
}

/** The player does without his bonus: bonus money goes back to the house, his own stays. Null when there is none. */
export function leaveBonus(sql: Sql, now: number): TakenBonus | null {
  const b = current(sql)
  if (!b) return null
  if (b.state === 'active') settleMoney(sql, b, false, balanceOf(sql, 'player:bonus', b.currency), now)
  end(sql, b, 'cancelled', 0, now)
  return shown({ ...b, state: 'cancelled', turned: 0, ended_at: now })
}

/** A query of when the running bonus is over, milliseconds; null when none runs. */
export const NEXT_BONUS = "SELECT MIN(due) AS due FROM deposit_bonus WHERE state = 'active'"

/** Ends a bonus whose time is over; an excluded player's waits: it is frozen, not lost (money.md 3.5). */
export function expireBonus(sql: Sql, now: number): void {
  const b = row(sql, bonusRow, "SELECT * FROM deposit_bonus WHERE state = 'active' AND due <= ?", now)
  if (!b) return
  if (isExcluded(limitBook(sql), now)) {
    sql.exec('UPDATE deposit_bonus SET due = ? WHERE n = ?', now + DAY_MS, b.n)
    return
  }
  settleMoney(sql, b, false, balanceOf(sql, 'player:bonus', b.currency), now)
  end(sql, b, 'expired', 0, now)
}
