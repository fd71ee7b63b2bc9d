import * as v from 'valibot'
import { monthName } from '../../../shared/domain/limits/months.ts'
import type { Env } from '../env.ts'

/** After so long a silence a signed-in player was away: it is not counted as his time, milliseconds. */
const AWAY_MS = 15 * 60_000

/** Notes that a signed-in player was heard at `at`: what has passed since he was heard last counts, on whatever device that was. */
export const noteHeard = ({ DB }: Env, player: number, at: number): D1PreparedStatement =>
  DB.prepare(
    `INSERT INTO play_time (player, month, ms, last) VALUES (?1, ?2, 0, ?3) ON CONFLICT (player, month) DO UPDATE SET
       ms = ms + CASE WHEN ?3 - last BETWEEN 1 AND ${AWAY_MS} THEN ?3 - last ELSE 0 END, last = MAX(last, ?3)`,
  ).bind(player, monthName(at), at)

const row = v.object({ month: v.string(), ms: v.number() })

/** Time signed in by the names of months, milliseconds. */
export async function playTimes({ DB }: Env, player: number): Promise<Map<string, number>> {
  const { results } = await DB.prepare('SELECT month, ms FROM play_time WHERE player = ?1').bind(player).all()
  return new Map(v.parse(v.array(row), results).map(({ month, ms }) => [month, ms]))
}
