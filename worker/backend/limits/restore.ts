import * as v from 'valibot'
import { restoreLimits } from '../../../shared/api/limits-operator.ts'
import type { Env } from '../env.ts'
import type { App } from '../http/serve.ts'
import { serveWrite } from '../operator/audit.ts'
import { callWallet } from '../sportsbook/call-wallet.ts'
import type { LogRow } from '../wallet/limits-api.ts'
import { exclude } from './exclusion.ts'
import { licenceOf } from './may-market.ts'

/** Players looked at by one call. */
const BATCH = 50
const ids = v.array(v.object({ id: v.number() }))
const entry = v.object({
  kind: v.number(),
  what: v.string(),
  before: v.nullable(v.number()),
  after: v.nullable(v.number()),
  at: v.string(),
  request_id: v.string(),
})

async function logOf({ DB }: Env, player: number): Promise<LogRow[]> {
  const { results } = await DB.prepare(
    "SELECT kind, what, before, after, at, request_id FROM limit_log WHERE player = ?1 ORDER BY at, CAST(substr(event_id, instr(event_id, ':') + 1) AS INTEGER)",
  )
    .bind(player)
    .all()
  return v.parse(v.array(entry), results).map(({ kind, at, request_id, ...rest }) => ({
    ...rest,
    limitType: kind,
    at: Date.parse(at),
    requestId: request_id,
  }))
}

/** Makes one player's wallet and the house's list of exclusions agree: each learns from the other what a restore has taken from it. */
async function restore(env: Env, userId: number, now: number): Promise<number> {
  const [licence, entries] = await Promise.all([licenceOf(env), logOf(env, userId)])
  const { restored, excludedUntil } = await callWallet(env, userId, (wallet) =>
    wallet.restoreLimits({ licence, entries }),
  )
  const known = await env.DB.prepare('SELECT ends FROM exclusion WHERE player = ?1').bind(userId).first<number>('ends')
  if (excludedUntil === null || excludedUntil <= (known ?? 0)) return restored
  await exclude(env, userId, excludedUntil, true, now)
  return restored + 1
}

/** After a restore of a database and before visitors are let in again: limits and exclusions from the log that is only added to (RG-94). */
export function serveRestore(app: App): void {
  serveWrite(app, restoreLimits, async ({ env, body, now }) => {
    const { results } = await env.DB.prepare('SELECT id FROM player WHERE id > ?1 ORDER BY id LIMIT ?2')
      .bind(body.after ?? 0, BATCH)
      .all()
    const players = v.parse(ids, results).map(({ id }) => id)
    const restored = await Promise.all(players.map((id) => restore(env, id, now)))
    return {
      players: players.length,
      restored: restored.reduce((sum, n) => sum + n, 0),
      next: players.length < BATCH ? null : (players.at(-1) ?? null),
    }
  })
}
