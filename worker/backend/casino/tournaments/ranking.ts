import * as v from 'valibot'
import type { Env } from '../../env.ts'
import { minStakes, type Planned } from './plan.ts'

const ranked = v.object({
  player: v.number(),
  currency: v.string(),
  /** Hundredths. */
  score: v.number(),
  place: v.number(),
  rounds: v.number(),
})
export type Ranked = v.InferOutput<typeof ranked>

/**
 * Best round of each player who takes part, by what it paid for 1 staked: rounds with his own money, begun after he has entered, over before
 * the end. Of equal ones the earlier is better. What has not paid anything has no place.
 */
const RANKING = `WITH counted AS (
  SELECT r.player, e.currency, r.payout * 100 / r.stake AS score, r.settled, COUNT(*) OVER (PARTITION BY r.player) AS rounds,
    ROW_NUMBER() OVER (PARTITION BY r.player ORDER BY r.payout * 100 / r.stake DESC, r.settled, r.round) AS n
  FROM casino_entry e JOIN casino_round r ON r.player = e.player JOIN json_each(?4) least ON least.key = r.currency
  WHERE e.tournament = ?1 AND r.placed >= MAX(e.at, ?2) AND r.settled < ?3 AND r.status = 'settled' AND r.is_own = 1
    AND r.stake >= least.value AND (?5 = '[]' OR r.game IN (SELECT value FROM json_each(?5)))
), ranked AS (
  SELECT player, currency, score, rounds, ROW_NUMBER() OVER (ORDER BY score DESC, settled, player) AS place FROM counted WHERE n = 1
)`

const asked = (env: Env, t: Planned, select: string, last: number) =>
  env.DB.prepare(`${RANKING} ${select}`).bind(
    t.id,
    t.from,
    t.to,
    JSON.stringify(minStakes(t)),
    JSON.stringify(t.games),
    last,
  )

/** The first places, at most `count`. */
export async function leadersOf(env: Env, t: Planned, count: number): Promise<Ranked[]> {
  const { results } = await asked(env, t, 'SELECT * FROM ranked WHERE score > 0 ORDER BY place LIMIT ?6', count).all()
  return v.parse(v.array(ranked), results)
}

/** Where one player stands; null before his first round that counts. */
export async function rankOf(env: Env, t: Planned, player: number): Promise<Ranked | null> {
  const found = await asked(env, t, 'SELECT * FROM ranked WHERE player = ?6', player).first()
  return found && v.parse(ranked, found)
}
