import * as v from 'valibot'
import { countedInGames, countsForWager } from '../../../shared/domain/bonus/deposit-bonus.ts'
import { accountFor, BONUS_ACCOUNT } from './accounts.ts'
import { type BonusRow, bonusRow, endBonus, settleMoney, unsettleMoney } from './bonus-row.ts'
import { balanceOf } from './journal.ts'
import { thousandths } from './points.ts'
import { count, row, rows, type Sql } from './sql.ts'

const couponRow = v.object({ stake: v.number(), coef: v.string(), status: v.string() })

/** Settled stakes of bonus money in bets since the bonus began. */
const inBets = (sql: Sql, b: BonusRow, accountId: number): number =>
  rows(
    sql,
    couponRow,
    'SELECT stake, coef, status FROM coupon WHERE account_id = ? AND placed_at >= ? AND settled_at IS NOT NULL',
    accountId,
    b.began_at,
  ).reduce(
    (sum, { stake, coef, status }) => sum + (countsForWager({ status, coef: thousandths(coef) }, b.terms) ? stake : 0),
    0,
  )

/** The same in games and on tickets of draws: what was taken back is cancelled, and not played. */
const inGames = (sql: Sql, b: BonusRow, accountId: number): number =>
  count(
    sql,
    "SELECT COALESCE(SUM(stake), 0) AS n FROM game_round WHERE account_id = ? AND placed_at >= ? AND status = 'settled'",
    accountId,
    b.began_at,
  )

/** What of a bonus has been staked: counted anew each time, so that a corrected result counts as it stands. */
const wageredOf = (sql: Sql, b: BonusRow, accountId: number): number =>
  inBets(sql, b, accountId) + countedInGames(inGames(sql, b, accountId), b.terms)

/** Is bonus money out: in an open bet, one that is held, or a round or ticket that is not over? */
const isPlaying = (sql: Sql, accountId: number): boolean =>
  count(
    sql,
    `SELECT EXISTS (SELECT 1 FROM coupon WHERE account_id = ?1 AND status = 'open')
       OR EXISTS (SELECT 1 FROM game_round WHERE account_id = ?1 AND status = 'open')
       OR EXISTS (SELECT 1 FROM held_bet WHERE input ->> '$.purse' = 'player:bonus') AS n`,
    accountId,
  ) > 0

/** A bet, a round or a ticket that has just changed. */
export interface Played {
  accountId: number
  currency: string
  /** When its stake was taken, milliseconds. */
  at: number
  /** Tells this change of it from every other. */
  ref: string
  /** What it has just paid or given back, minor units; less than nothing when that was taken back. */
  paid: number
}

/**
 * Follows what was paid with bonus money: what has been wagered, and once that is enough and nothing is open, the bonus money is the player's
 * own; without any money left the bonus is lost. What is paid or taken back after its bonus has ended goes the way of the bonus. Call it
 * inside the transaction of the change.
 */
export function followBonus(sql: Sql, { accountId, currency, at, ref, paid }: Played, now: number): void {
  if (accountFor(sql, accountId)?.type !== BONUS_ACCOUNT) return
  const b = row(
    sql,
    bonusRow,
    'SELECT * FROM deposit_bonus WHERE currency = ? AND began_at <= ? AND (ended_at IS NULL OR ended_at >= ?) ORDER BY n DESC LIMIT 1',
    currency,
    at,
    at,
  )
  if (!b) return
  const there = balanceOf(sql, 'player:bonus', b.currency)
  if (b.state !== 'active') {
    if (paid < 0) unsettleMoney(sql, b, -paid, now, `:${ref}:back`)
    else settleMoney(sql, b, b.state === 'converted', Math.min(there, paid), now, `:${ref}`)
    return
  }
  const wagered = wageredOf(sql, b, accountId)
  sql.exec('UPDATE deposit_bonus SET wagered = ? WHERE n = ?', wagered, b.n)
  if (isPlaying(sql, accountId)) return
  const isWon = wagered >= (b.required ?? 0)
  if (!isWon && there > 0) return
  settleMoney(sql, b, isWon, there, now)
  endBonus(sql, b, isWon && there > 0 ? 'converted' : 'lost', there, now)
}
