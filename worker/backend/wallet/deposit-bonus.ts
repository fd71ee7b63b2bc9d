import type { TakenBonus } from '../../../shared/api/deposit-bonuses.ts'
import { bonusOf, requiredOf } from '../../../shared/domain/bonus/deposit-bonus.ts'
import { formatCoef } from '../../../shared/domain/coefficient/thousandths.ts'
import { formatMoney } from '../../../shared/domain/money/amount.ts'
import { addAccount, BONUS_ACCOUNT } from './accounts.ts'
import type { BonusesApi } from './bonus-api.ts'
import { type BonusRow, bonusRow, currentBonus, endBonus, reasonOf, settleMoney } from './bonus-row.ts'
import { balanceOf, payIn } from './journal.ts'
import { limitBook } from './limits-book.ts'
import { isExcluded, shut } from './limits-gate.ts'
import type { Refused } from './refusal.ts'
import { count, row, rows, type Sql } from './sql.ts'

const DAY_MS = 86_400_000
const PAST = 50

const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())

function shown(b: BonusRow): TakenBonus {
  const money = (minor: number) => formatMoney(minor, b.currency)
  const sum = (minor: number | null) => (minor === null ? null : money(minor))
  return {
    ...{ id: b.n, offer: b.offer, state: b.state, currency: b.currency, percent: b.terms.percent },
    ...{ minDeposit: money(b.terms.least), maxBonus: money(b.terms.most), minCoef: formatCoef(b.terms.minCoef) },
    ...{ games: b.terms.games, maxStake: sum(b.terms.maxStake) },
    ...{ amount: sum(b.amount), required: sum(b.required), wagered: money(b.wagered), turned: sum(b.turned) },
    chosenAt: new Date(b.chosen_at).toISOString(),
    ...{ beganAt: iso(b.began_at), due: iso(b.due), endedAt: iso(b.ended_at) },
  }
}

/** The bonus that waits or runs, and those that have ended, the latest first. */
export const bonuses = (sql: Sql, currency: string): Awaited<ReturnType<BonusesApi['bonuses']>> => {
  const now = currentBonus(sql)
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

/** Chooses an offer for the next deposit, in place of another one that waits. Call it inside one transaction. */
export function chooseBonus(
  sql: Sql,
  { offer, currency, isFirst, licence, now, ...rest }: Parameters<BonusesApi['chooseBonus']>[0],
): { ok: true; bonus: TakenBonus } | Refused {
  const closed = shut(sql, 'deposit', { now, licence })
  if (closed) return closed
  const before = currentBonus(sql)
  if (before?.state === 'active') return { ok: false, error: 'bonusRunning' }
  if (isFirst && hasDeposited(sql)) return { ok: false, error: 'notFound' }
  if (before) endBonus(sql, before, 'cancelled', 0, now)
  sql.exec(
    "INSERT INTO deposit_bonus (offer, currency, terms, state, chosen_at) VALUES (?, ?, ?, 'chosen', ?)",
    offer,
    currency,
    JSON.stringify(rest.terms),
    now,
  )
  const chosen = currentBonus(sql)
  if (!chosen) throw new Error('a bonus was not written')
  return { ok: true, bonus: shown(chosen) }
}

/** Gives the chosen bonus with its deposit (minor units), in the transaction that credits it. */
export function grantBonus(
  sql: Sql,
  deposit: { id: number; currency: string; amount: number },
  asked: Parameters<typeof shut>[2],
): void {
  const chosen = currentBonus(sql)
  if (chosen?.state !== 'chosen' || chosen.currency !== deposit.currency) return
  const bonus = bonusOf(deposit.amount, chosen.terms)
  if (bonus === 0 || shut(sql, 'deposit', asked)) return
  const { now } = asked
  addAccount(sql, { type: BONUS_ACCOUNT, currency: chosen.currency })
  payIn(sql, reasonOf(chosen, 'deposit_bonus', now), 'house:bonus_cost', bonus, 'player:bonus')
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

/** The player does without his bonus: bonus money goes back to the house, his own stays. Null when there is none. */
export function leaveBonus(sql: Sql, now: number): TakenBonus | null {
  const b = currentBonus(sql)
  if (!b) return null
  if (b.state === 'active') settleMoney(sql, b, false, balanceOf(sql, 'player:bonus', b.currency), now)
  endBonus(sql, b, 'cancelled', 0, now)
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
  endBonus(sql, b, 'expired', 0, now)
}
