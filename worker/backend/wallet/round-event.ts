import * as v from 'valibot'

/** A round of a game as it stands: minor units, times in milliseconds. */
export const toldRound = v.object({
  id: v.number(),
  gameId: v.number(),
  provider: v.string(),
  currency: v.string(),
  stake: v.number(),
  payout: v.nullable(v.number()),
  status: v.picklist(['open', 'settled', 'cancelled']),
  /** Was it played with the player's own money? */
  isOwn: v.boolean(),
  placedAt: v.number(),
  settledAt: v.nullable(v.number()),
})
export type ToldRound = v.InferOutput<typeof toldRound>

interface Told {
  userId: number
  seq: number
  round: ToldRound
}
const FIELDS = ['gameId', 'provider', 'currency', 'stake', 'payout', 'status', 'isOwn', 'placedAt', 'settledAt']

/** The house's rounds, each replaced only by a later state of it: the queue may deliver twice and out of order. One statement for all. */
export const storeRounds = (db: D1Database, events: readonly Told[]): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO casino_round (player, round, seq, game, provider, currency, stake, payout, status, is_own, placed, settled)
       SELECT value ->> 'userId', value ->> '$.round.id', value ->> 'seq', ${FIELDS.map((name) => `value ->> '$.round.${name}'`).join(', ')}
       FROM json_each(?1) WHERE TRUE
       ON CONFLICT (player, round) DO UPDATE SET
         seq = excluded.seq, stake = excluded.stake, payout = excluded.payout, status = excluded.status, settled = excluded.settled
         WHERE seq < excluded.seq`,
    )
    .bind(JSON.stringify(events))
