import * as v from 'valibot'
import type { BonusRound } from '../../../shared/api/bonus-games.ts'
import { BONUS_GAMES, type BonusGame, CHOICES, prizeAt } from '../../../shared/domain/games/bonus-game.ts'
import { cycleOf } from '../../../shared/domain/games/cycle.ts'
import type { PlaceAnswer } from './api.ts'
import type { BonusesApi } from './bonus-api.ts'
import { commitOf, currentSeed, takeDraws } from './game-seeds.ts'
import { remember } from './idempotency.ts'
import { shut } from './limits-gate.ts'
import { enqueue } from './outbox.ts'
import { replay } from './place.ts'
import { bookPoints, pointBalance } from './points.ts'
import { count, row, rows, type Sql } from './sql.ts'

const SHOWN = 20

const detail = v.object({
  choice: v.number(),
  place: v.number(),
  points: v.nullable(v.number()),
  promo: v.nullable(v.object({ code: v.string(), amount: v.string(), currency: v.string() })),
  seed: v.number(),
  nonce: v.number(),
})
const roundRow = v.object({
  n: v.number(),
  game: v.picklist(BONUS_GAMES),
  played_at: v.number(),
  detail: v.pipe(v.string(), v.parseJson(), detail),
  server: v.string(),
  client: v.string(),
  revealed_at: v.nullable(v.number()),
})
const SELECT = `SELECT bonus_round.n, game, played_at, detail, server, client, revealed_at FROM bonus_round
  JOIN game_seed ON game_seed.n = detail ->> '$.seed'`

const shown = (r: v.InferOutput<typeof roundRow>): BonusRound => ({
  id: r.n,
  game: r.game,
  choice: r.detail.choice,
  place: r.detail.place,
  prize: { points: r.detail.points, promo: r.detail.promo },
  playedAt: new Date(r.played_at).toISOString(),
  fair: {
    commit: commitOf({ server: r.server }),
    clientSeed: r.client,
    nonce: r.detail.nonce,
    serverSeed: r.revealed_at === null ? null : r.server,
  },
})

const left = (sql: Sql, game: BonusGame): number =>
  count(sql, 'SELECT COUNT(*) AS n FROM bonus_round WHERE game = ? AND played_at IS NULL', game)

/** Rounds that the player has of a game, and his last ones, the latest first. */
export const bonusGame = (sql: Sql, game: BonusGame): Awaited<ReturnType<BonusesApi['bonusGame']>> => ({
  left: left(sql, game),
  points: Math.max(0, pointBalance(sql)),
  last: rows(
    sql,
    roundRow,
    `${SELECT} WHERE game = ? ORDER BY played_at DESC, bonus_round.n DESC LIMIT ${SHOWN}`,
    game,
  ).map(shown),
})

/** Gives rounds, once a reference; gives how many are left to play. Call it inside one transaction. */
export function giveRounds(
  sql: Sql,
  { game, count: many, reference, now }: Parameters<BonusesApi['giveRounds']>[0],
): number {
  if (count(sql, 'SELECT COUNT(*) AS n FROM bonus_round WHERE ref = ?', `gift:${reference}:0`) === 0)
    for (let i = 0; i < many; i++)
      sql.exec('INSERT INTO bonus_round (game, ref, given_at) VALUES (?, ?, ?)', game, `gift:${reference}:${i}`, now)
  return left(sql, game)
}

const numbered = v.object({ n: v.number() })
const at = v.object({ at: v.nullable(v.number()) })

/** Milliseconds that a round still has to wait after the last one (RG-71); a clock that went back counts as standing still. */
function waitOf(sql: Sql, { licence, now }: Parameters<BonusesApi['playBonus']>[0]): number {
  const last = row(sql, at, 'SELECT MAX(played_at) AS at FROM bonus_round')?.at ?? null
  return last === null ? 0 : last + cycleOf(licence, 'scratch') - Math.max(now, last)
}

/**
 * Plays a round of a bonus game: key, breaks, pace, right to a round or points for it; then the round is taken, the draw decides, and prize
 * and answer are written together. Call it inside one transaction. A refusal writes nothing, neither points nor nonce.
 */
export function playBonus(sql: Sql, input: Parameters<BonusesApi['playBonus']>[0]): PlaceAnswer {
  const { key, requestHash, userId, game, choice, price, prizes, now } = input
  const before = replay(sql, key, requestHash)
  if (before) return before
  const closed = shut(sql, 'play', input)
  if (closed) return closed
  const waitMs = waitOf(sql, input)
  if (waitMs > 0) return { ok: false, error: 'tooMany', data: { waitMs } }
  const have = pointBalance(sql)
  if (left(sql, game) === 0) {
    if (have < price) return { ok: false, error: 'pointsShort', data: { points: Math.max(0, have), price } }
    bookPoints(sql, { kind: 'round', ref: key, points: -price, now })
    sql.exec('INSERT INTO bonus_round (game, ref, given_at) VALUES (?, ?, ?)', game, `key:${key}`, now)
  }
  const taken = row(
    sql,
    numbered,
    'SELECT n FROM bonus_round WHERE game = ? AND played_at IS NULL ORDER BY n LIMIT 1',
    game,
  )
  if (!taken) throw new Error('a round that was there is gone')
  const seed = currentSeed(sql, now)
  const [draw] = takeDraws(sql, seed, 1)
  const { place, prize } = prizeAt(prizes, draw, choice % CHOICES[game])
  if (prize.points) bookPoints(sql, { kind: 'prize', ref: `round:${taken.n}`, points: prize.points, now })
  if (prize.promo) enqueue(sql, { userId, at: new Date(now).toISOString(), kind: 'promo', promo: prize.promo })
  const code = prize.promo && { code: prize.promo.code, amount: prize.promo.amount, currency: prize.promo.currency }
  sql.exec(
    'UPDATE bonus_round SET played_at = ?, detail = ? WHERE n = ?',
    now,
    JSON.stringify({ choice, place, points: prize.points, promo: code, seed: seed.n, nonce: seed.nonce }),
    taken.n,
  )
  const played = row(sql, roundRow, `${SELECT} WHERE bonus_round.n = ?`, taken.n)
  if (!played) throw new Error('a round was not written')
  const { last: _, ...rest } = bonusGame(sql, game)
  const body = JSON.stringify({ data: { ...shown(played), ...rest } })
  remember(sql, key, requestHash, 201, body, now)
  return { ok: true, status: 201, body, replayed: false }
}
