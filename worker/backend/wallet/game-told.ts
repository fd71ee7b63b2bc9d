import * as v from 'valibot'
import type { CashbackLadder } from '../../../shared/domain/bonus/game-cashback.ts'
import { BONUS_ACCOUNT } from './accounts.ts'
import { followGameCashback } from './game-cashback.ts'
import { enqueue } from './outbox.ts'
import { row, type Sql } from './sql.ts'
import { followBonus } from './wagering.ts'

const now = v.object({
  user_id: v.number(),
  account_id: v.number(),
  type: v.number(),
  game_id: v.number(),
  provider: v.string(),
  currency: v.string(),
  stake: v.number(),
  payout: v.nullable(v.number()),
  status: v.picklist(['open', 'settled', 'cancelled']),
  placed_at: v.number(),
  settled_at: v.nullable(v.number()),
})

/** A change of a round: which one, by what, and what it has just paid or given back (minor units). */
export interface RoundChange {
  id: number
  ref: string
  paid: number
}

/** Tells the rest of the house what a round is now; the casino's cashback and a bonus follow it. Call it inside the transaction of its change. */
export function followRound(
  sql: Sql,
  { id, ref, paid }: RoundChange,
  ladder: CashbackLadder | undefined,
  at: number,
): void {
  const r = row(
    sql,
    now,
    'SELECT game_round.*, user_id, type FROM game_round JOIN account ON account.id = account_id WHERE n = ?',
    id,
  )
  if (!r) throw new Error('a round without an account')
  const round = {
    id,
    gameId: r.game_id,
    provider: r.provider,
    currency: r.currency,
    stake: r.stake,
    payout: r.payout,
    status: r.status,
    isOwn: r.type !== BONUS_ACCOUNT,
    placedAt: r.placed_at,
    settledAt: r.settled_at,
  }
  enqueue(sql, { userId: r.user_id, at: new Date(at).toISOString(), kind: 'round', round })
  followGameCashback(sql, round, ladder, at)
  followBonus(sql, { accountId: r.account_id, currency: r.currency, at: r.placed_at, ref, paid }, at)
}
