import * as v from 'valibot'
import type { GameRound } from '../../../shared/api/casino.ts'
import { choice } from '../../../shared/domain/games/choice.ts'
import type { Outcome } from '../../../shared/domain/games/play.ts'
import { formatMoney } from '../../../shared/domain/money/amount.ts'
import { commitOf } from './game-seeds.ts'
import { count, row, rows, type Sql } from './sql.ts'

const PAGE = 50

/** What a round of the house's was decided by. */
const detail = v.object({
  choice,
  outcome: v.custom<Outcome>((value) => typeof value === 'object' && value !== null),
  seed: v.number(),
  nonce: v.number(),
})
export type Detail = v.InferOutput<typeof detail>

const roundRow = v.object({
  n: v.number(),
  ref: v.string(),
  game_id: v.number(),
  provider: v.string(),
  account_id: v.number(),
  currency: v.string(),
  stake: v.number(),
  payout: v.nullable(v.number()),
  status: v.picklist(['open', 'settled', 'cancelled']),
  placed_at: v.number(),
  settled_at: v.nullable(v.number()),
  detail: v.nullable(v.pipe(v.string(), v.parseJson(), detail)),
  server: v.nullable(v.string()),
  client: v.nullable(v.string()),
  revealed_at: v.nullable(v.number()),
})
export type RoundRow = v.InferOutput<typeof roundRow>

const SELECT = `SELECT game_round.*, server, client, revealed_at FROM game_round
  LEFT JOIN game_seed ON game_seed.n = game_round.detail ->> '$.seed'`

const iso = (at: number): string => new Date(at).toISOString()

/** A round as the wire shows it; the server seed only once its pair is out of use. */
function shown(r: RoundRow): GameRound {
  return {
    id: r.n,
    gameId: r.game_id,
    provider: r.provider,
    amount: formatMoney(r.stake, r.currency),
    currency: r.currency,
    payout: r.payout === null ? null : formatMoney(r.payout, r.currency),
    status: r.status,
    placedAt: iso(r.placed_at),
    settledAt: r.settled_at === null ? null : iso(r.settled_at),
    choice: r.detail?.choice ?? null,
    outcome: r.detail?.outcome ?? null,
    fair:
      r.detail && r.server !== null && r.client !== null
        ? {
            commit: commitOf({ server: r.server }),
            clientSeed: r.client,
            nonce: r.detail.nonce,
            serverSeed: r.revealed_at === null ? null : r.server,
          }
        : null,
  }
}

/** One of the player's rounds, or null. */
export function round(sql: Sql, id: number): GameRound | null {
  const found = row(sql, roundRow, `${SELECT} WHERE game_round.n = ?`, id)
  return found && shown(found)
}

/** Rounds newest first, 50 a page; of one game when it is given. */
export function rounds(sql: Sql, { gameId, page }: { gameId: number | null; page: number }) {
  // Tickets of toto and lotto are listed with their draws.
  const where = `WHERE game_round.n NOT IN (SELECT round FROM draw_ticket)${gameId === null ? '' : ' AND game_id = ?'}`
  const params = gameId === null ? [] : [gameId]
  const found = rows(
    sql,
    roundRow,
    `${SELECT} ${where} ORDER BY game_round.n DESC LIMIT ${PAGE} OFFSET ${(page - 1) * PAGE}`,
    ...params,
  )
  return {
    items: found.map(shown),
    total: count(sql, `SELECT COUNT(*) AS n FROM game_round ${where}`, ...params),
    page,
  }
}

/** The round of a provider's reference. */
export const roundByRef = (sql: Sql, ref: string): RoundRow | null => row(sql, roundRow, `${SELECT} WHERE ref = ?`, ref)

export interface NewRound {
  ref: string
  gameId: number
  provider: string
  accountId: number
  currency: string
  stake: number
  payout: number | null
  detail: Detail | null
  now: number
}
/** Writes a round, over when its payout is known; gives its number. */
export function addRound(sql: Sql, r: NewRound): number {
  const [made] = rows(
    sql,
    v.object({ n: v.number() }),
    `INSERT INTO game_round (ref, game_id, provider, account_id, currency, stake, payout, status, placed_at, settled_at, detail)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING n`,
    r.ref,
    r.gameId,
    r.provider,
    r.accountId,
    r.currency,
    r.stake,
    r.payout,
    r.payout === null ? 'open' : 'settled',
    r.now,
    r.payout === null ? null : r.now,
    r.detail && JSON.stringify(r.detail),
  )
  if (!made) throw new Error('a round was not written')
  return made.n
}

/** When the last round of the house's began; null for a player without any. Milliseconds. */
export function lastPlayed(sql: Sql): number | null {
  const last = v.object({ at: v.number() })
  return (
    row(sql, last, 'SELECT placed_at AS at FROM game_round WHERE detail IS NOT NULL ORDER BY n DESC LIMIT 1')?.at ??
    null
  )
}
