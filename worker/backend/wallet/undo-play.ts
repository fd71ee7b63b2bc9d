import * as v from 'valibot'
import { purseAt } from './accounts.ts'
import { leaveBonus } from './deposit-bonus.ts'
import { expire } from './held.ts'
import { balanceOf, payIn, post, type Reason } from './journal.ts'
import type { LimitsApi } from './limits-api.ts'
import { returns, stakes } from './limits-counted.ts'
import { withdrawOpenBets } from './limits-withdraw.ts'
import { count, rows, type Sql } from './sql.ts'

const KIND = 'play_undone'
const openRound = v.object({ n: v.number(), account_id: v.number(), currency: v.string(), stake: v.number() })

/** Rounds and tickets without a result go back as they came. */
function cancelRounds(sql: Sql, requestId: string, now: number): void {
  const open = rows(sql, openRound, "SELECT n, account_id, currency, stake FROM game_round WHERE status = 'open'")
  for (const { n, account_id, currency, stake } of open) {
    const reason = { kind: 'game_rollback', ref: `game:${n}`, currency, requestId, now } as const
    if (stake > 0) payIn(sql, reason, 'house:stakes', stake, purseAt(sql, account_id))
    sql.exec("UPDATE game_round SET status = 'cancelled', payout = 0, settled_at = ? WHERE n = ?", now, n)
  }
}

/** What the player has lost with his own money in all, by currency, minor units; below zero when he has won. */
function lostInAll(sql: Sql): Map<string, number> {
  const lost = new Map<string, number>()
  const add = (sums: ReturnType<typeof stakes>, sign: 1 | -1) => {
    for (const { currency, n } of sums) lost.set(currency, (lost.get(currency) ?? 0) + sign * (n ?? 0))
  }
  add(stakes(sql, 0, false), 1)
  add(returns(sql, 0, false), -1)
  return lost
}

/**
 * Undoes all play of somebody who should never have played (RG-78): what is open is cancelled, a bonus goes back, lost stakes are returned and
 * winnings void, as far as they are still there. Once; a repeat changes nothing. Gives what was booked, minor units. Call it inside a transaction.
 */
export function undoPlay(sql: Sql, { requestId, now }: Parameters<LimitsApi['undoPlay']>[0]) {
  const booked: { currency: string; minor: number }[] = []
  if (count(sql, `SELECT COUNT(*) AS n FROM posting WHERE kind = '${KIND}'`) > 0) return booked
  expire(sql, Number.MAX_SAFE_INTEGER, now)
  withdrawOpenBets(sql, requestId, now, { evenBegun: true, why: 'other' })
  cancelRounds(sql, requestId, now)
  leaveBonus(sql, now)
  for (const [currency, lost] of lostInAll(sql)) {
    const reason: Reason = { kind: KIND, ref: 'underage', currency, requestId, now }
    const won = Math.min(-lost, balanceOf(sql, 'player:main', currency))
    if (lost > 0) payIn(sql, reason, 'house:stakes', lost, 'player:main')
    else if (won > 0)
      post(sql, reason, [
        { account: 'player:main', amount: -won },
        { account: 'house:payouts', amount: won },
      ])
    if (lost > 0 || won > 0) booked.push({ currency, minor: lost > 0 ? lost : -won })
  }
  return booked
}
