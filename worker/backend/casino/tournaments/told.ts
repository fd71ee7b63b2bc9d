import * as v from 'valibot'
import type { OwnStanding, Tournament } from '../../../../shared/api/casino-tournaments.ts'
import { stateAt } from '../../../../shared/domain/games/tournament.ts'
import { formatMoney } from '../../../../shared/domain/money/amount.ts'
import type { Env } from '../../env.ts'
import { type Planned, plannedOf } from './plan.ts'
import { leadersOf, rankOf } from './ranking.ts'

/** Leaders that are told of. */
const TOLD = 20
/** How long an isolate's copy is told, real milliseconds. */
const COPY_MS = 3_000
const ORDER = ['running', 'coming', 'over'] as const

/** Hundredths as a decimal string. */
const times = (hundredths: number): string => formatMoney(hundredths, 'EUR')
const iso = (at: number): string => new Date(at).toISOString()
/** A player by the last digits of his number: he knows himself, nobody else does. */
const masked = (player: number): string => String(player).slice(-3).padStart(3, '0')

const counts = v.array(v.object({ tournament: v.number(), players: v.number() }))
async function playersOf(env: Env, ids: readonly number[]): Promise<Map<number, number>> {
  const { results } = await env.DB.prepare(
    'SELECT tournament, COUNT(*) AS players FROM casino_entry WHERE tournament IN (SELECT value FROM json_each(?1)) GROUP BY tournament',
  )
    .bind(JSON.stringify(ids))
    .all()
  return new Map(v.parse(counts, results).map(({ tournament, players }) => [tournament, players]))
}

async function told(env: Env, t: Planned, players: number, now: number): Promise<Tournament> {
  const leaders = players > 0 ? await leadersOf(env, t, TOLD) : []
  return {
    ...t,
    from: iso(t.from),
    to: iso(t.to),
    state: stateAt(t, now),
    players,
    leaders: leaders.map(({ player, place, score }) => ({ place, score: times(score), player: masked(player) })),
  }
}

let copy: { at: number; now: number; list: Promise<Tournament[]> } | null = null

/** Every tournament with its leaders: those that run, those that come, those that are over. An isolate reads them once for many. */
export function tournamentsNow(env: Env, now: number): Promise<Tournament[]> {
  const isFresh = copy && Date.now() - copy.at < COPY_MS && Math.abs(now - copy.now) < 2 * COPY_MS
  if (copy && isFresh) return copy.list
  const list = read(env, now)
  copy = { at: Date.now(), now, list }
  list.catch(() => {
    copy = null
  })
  return list
}

async function read(env: Env, now: number): Promise<Tournament[]> {
  const planned = await plannedOf(env, now)
  const players = await playersOf(
    env,
    planned.map(({ id }) => id),
  )
  const list = await Promise.all(planned.map((t) => told(env, t, players.get(t.id) ?? 0, now)))
  // A week in which nobody took part is nothing to look back to.
  const shown = list.filter(({ state, players, title }) => state !== 'over' || players > 0 || title !== null)
  return shown.toSorted(
    (a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state) || (a.state === 'over' ? compare(b, a) : compare(a, b)),
  )
}
const compare = (a: Tournament, b: Tournament): number => Date.parse(a.to) - Date.parse(b.to)

const entry = v.object({ at: v.number() })
const prize = v.object({ amount: v.number(), currency: v.string(), paid: v.number() })

/** How a player stands; of one that he does not take part in there is nothing. */
export async function standingOf(env: Env, t: Planned, player: number): Promise<OwnStanding> {
  const [entered, won, rank] = await Promise.all([
    env.DB.prepare('SELECT at FROM casino_entry WHERE tournament = ?1 AND player = ?2').bind(t.id, player).first(),
    env.DB.prepare('SELECT amount, currency, paid FROM casino_prize WHERE tournament = ?1 AND player = ?2')
      .bind(t.id, player)
      .first(),
    rankOf(env, t, player),
  ])
  const prizeRow = won && v.parse(prize, won)
  return {
    since: entered && iso(v.parse(entry, entered).at),
    place: rank && rank.score > 0 ? rank.place : null,
    score: rank && rank.score > 0 ? times(rank.score) : null,
    rounds: rank?.rounds ?? 0,
    prize: prizeRow && {
      amount: formatMoney(prizeRow.amount, prizeRow.currency),
      currency: prizeRow.currency,
      isPaid: prizeRow.paid === 1,
    },
  }
}

/** Writes down that a player takes part from now on; a repeat keeps the first time. */
export const enter = (env: Env, t: Planned, player: number, currency: string, now: number) =>
  env.DB.prepare('INSERT OR IGNORE INTO casino_entry (tournament, player, currency, at) VALUES (?1, ?2, ?3, ?4)')
    .bind(t.id, player, currency, now)
    .run()
