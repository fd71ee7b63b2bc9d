import * as v from 'valibot'
import { cashbackOf, cashbackWeek } from '../../../shared/domain/bonus/cashback.ts'
import {
  type CashbackLadder,
  isPremium,
  levelOf,
  ruleOfWeek,
  type Staked,
} from '../../../shared/domain/bonus/game-cashback.ts'
import { formatMoney } from '../../../shared/domain/money/amount.ts'
import type { WalletApi } from './api.ts'
import { type Cashback, payOver, payWeek, weekEntries } from './cashback-weeks.ts'
import type { ToldRound } from './round-event.ts'
import { row, rows, type Sql } from './sql.ts'

const step = v.object({ from: v.number(), percent: v.number() })
const ladder = v.object({
  levels: v.array(step),
  premium: v.nullable(step),
  least: v.number(),
  most: v.number(),
}) satisfies v.GenericSchema<unknown, CashbackLadder>
const weekRow = v.object({ ...weekEntries, ladder: v.pipe(v.string(), v.parseJson(), ladder) })
type WeekRow = v.InferOutput<typeof weekRow>

const sums = v.object({ all: v.number(), week: v.number(), loss: v.number() })
/**
 * What the player has staked of his own money in games up to a week's end and in it, and what he has lost in it; minor units, below zero when
 * he has won. A round belongs to the week in which it was over; one that was taken back counts as nothing, a ticket of a draw is no game.
 */
function weekSums(sql: Sql, { week, currency }: Pick<WeekRow, 'week' | 'currency'>): Staked & { loss: number } {
  const { from, to } = cashbackWeek(week)
  return (
    row(
      sql,
      sums,
      `SELECT COALESCE(SUM(stake), 0) AS "all", COALESCE(SUM(stake) FILTER (WHERE settled_at >= ?1), 0) AS week,
         COALESCE(SUM(stake - payout) FILTER (WHERE settled_at >= ?1), 0) AS loss
       FROM game_round WHERE status = 'settled' AND settled_at < ?2 AND currency = ?3
         AND account_id IN (SELECT id FROM account WHERE type <> 4) AND n NOT IN (SELECT round FROM draw_ticket)`,
      from,
      to,
      currency,
    ) ?? { all: 0, week: 0, loss: 0 }
  )
}

const GAMES: Cashback<WeekRow> = {
  table: 'game_cashback',
  ref: 'casino-cashback',
  schema: weekRow,
  loss: (sql, week) => weekSums(sql, week).loss,
  rule: (sql, week) => ruleOfWeek(week.ladder, weekSums(sql, week)),
}

/**
 * Follows a round: the week in which it was over is reckoned at its end, by the ladder of its first round; one that has been paid is reckoned
 * anew when a provider corrects a round of it. Call it inside the transaction of the round.
 */
export function followGameCashback(
  sql: Sql,
  { settledAt, currency, isOwn }: Pick<ToldRound, 'settledAt' | 'currency' | 'isOwn'>,
  rule: CashbackLadder | undefined,
  now: number,
): void {
  if (settledAt === null || !isOwn) return
  const { from, to } = cashbackWeek(settledAt)
  const known = row(sql, weekRow, 'SELECT * FROM game_cashback WHERE week = ? AND currency = ?', from, currency)
  if (known?.paid === 1) payWeek(sql, GAMES, known, now)
  if (known || !rule) return
  sql.exec(
    'INSERT INTO game_cashback (week, currency, ladder, due, paid, amount, n) VALUES (?, ?, ?, ?, 0, 0, 0)',
    from,
    currency,
    JSON.stringify(rule),
    to,
  )
}

/** A query of when the next week is reckoned, milliseconds on the backend's clock; null when none waits. */
export const NEXT_GAME_CASHBACK = 'SELECT MIN(due) AS due FROM game_cashback WHERE paid = 0'

/** Pays the weeks of the casino's cashback that are over, each once. */
export const payGameCashback = (sql: Sql, now: number): void => payOver(sql, GAMES, now)

/** The weeks of the casino's cashback, the latest first, as they stand. */
export const gameCashback = (sql: Sql): Awaited<ReturnType<WalletApi['cashback']>> =>
  rows(sql, weekRow, 'SELECT * FROM game_cashback ORDER BY week DESC, currency LIMIT 53').map((w) => {
    const { from, to } = cashbackWeek(w.week)
    const staked = weekSums(sql, w)
    const rule = ruleOfWeek(w.ladder, staked)
    const money = (minor: number) => formatMoney(minor, w.currency)
    return {
      of: 'games' as const,
      from: new Date(from).toISOString(),
      to: new Date(to).toISOString(),
      currency: w.currency,
      loss: money(Math.max(0, staked.loss)),
      amount: money(w.paid === 1 ? w.amount : cashbackOf(staked.loss, rule)),
      isPaid: w.paid === 1,
      percent: rule.percent / 100,
      level: levelOf(w.ladder, staked.all),
      isPremium: isPremium(w.ladder, staked),
      staked: money(staked.week),
      stakedInAll: money(staked.all),
    }
  })
