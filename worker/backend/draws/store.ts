import * as v from 'valibot'
import { choiceRows } from '../../../shared/api/draws.ts'
import type { Env } from '../env.ts'
import type { CountedTicket, DrawGame } from '../wallet/draw-api.ts'

const json = v.pipe(v.string(), v.parseJson())
const drawRow = v.object({
  id: v.number(),
  game: v.picklist(['toto', 'lotto']),
  section: v.string(),
  n: v.number(),
  closes: v.number(),
  status: v.picklist(['open', 'closed', 'settled', 'void']),
  content: json,
  result: v.nullable(json),
  ended: v.nullable(v.number()),
})
export type DrawRow = v.InferOutput<typeof drawRow>

const parsed = (rows: unknown[]): DrawRow[] => v.parse(v.array(drawRow), rows)

/** Draws that fit a condition; `?1` and so on are the values. */
export const findDraws = async (env: Env, where: string, ...values: (string | number)[]): Promise<DrawRow[]> =>
  parsed(
    (
      await env.DB.prepare(`SELECT * FROM draw WHERE ${where}`)
        .bind(...values)
        .all()
    ).results,
  )

export const drawBy = async (env: Env, game: DrawGame, id: number): Promise<DrawRow | null> =>
  (await findDraws(env, 'game = ?1 AND id = ?2', game, id))[0] ?? null

const counted = v.object({ total: v.number() })
/** Draws that have ended, the latest first, 20 a page; of one section or of all. */
export async function endedDraws(env: Env, game: DrawGame, section: string | undefined, page: number) {
  const size = 20
  const where = "game = ?1 AND (?2 IS NULL OR section = ?2) AND status IN ('settled', 'void')"
  const [list, count] = await env.DB.batch([
    env.DB.prepare(`SELECT * FROM draw WHERE ${where} ORDER BY ended DESC, id DESC LIMIT ?3 OFFSET ?4`).bind(
      game,
      section ?? null,
      size,
      (page - 1) * size,
    ),
    env.DB.prepare(`SELECT COUNT(*) AS total FROM draw WHERE ${where}`).bind(game, section ?? null),
  ])
  return { draws: parsed(list?.results ?? []), total: v.parse(counted, count?.results[0]).total, page }
}

export interface NewDraw {
  game: DrawGame
  section: string
  closes: number
  content: unknown
  /** It is not made while another draw of its section is open that closes in [from, to]; null: made beside whatever is open. */
  unlessOpen: { from: number; to: number } | null
}
/** Makes a draw with the section's next number; false when it was not made. */
export async function makeDraw(env: Env, { game, section, closes, content, unlessOpen }: NewDraw): Promise<boolean> {
  const { meta } = await env.DB.prepare(
    `INSERT INTO draw (game, section, n, closes, status, content)
     SELECT ?1, ?2, (SELECT COALESCE(MAX(n), 0) + 1 FROM draw WHERE game = ?1 AND section = ?2), ?3, 'open', ?4
     WHERE NOT EXISTS (SELECT 1 FROM draw WHERE game = ?1 AND section = ?2 AND status = 'open' AND closes BETWEEN ?5 AND ?6)`,
  )
    .bind(game, section, closes, JSON.stringify(content), unlessOpen?.from ?? 1, unlessOpen?.to ?? 0)
    .run()
  return meta.changes > 0
}

/** No more stakes on draws whose time has come. */
export const closeDue = (env: Env, now: number) =>
  env.DB.prepare("UPDATE draw SET status = 'closed' WHERE status = 'open' AND closes <= ?1").bind(now).run()
export const closeDraw = (env: Env, id: number) =>
  env.DB.prepare("UPDATE draw SET status = 'closed' WHERE status = 'open' AND id = ?1").bind(id).run()

export const saveResult = (env: Env, id: number, result: unknown) =>
  env.DB.prepare("UPDATE draw SET result = ?2 WHERE id = ?1 AND status IN ('open', 'closed')")
    .bind(id, JSON.stringify(result))
    .run()

/** Notes that a player may have tickets of a draw: before his wallet is asked, so that none is forgotten. False when the draw takes no more. */
export async function enter(env: Env, draw: number, player: number, currency: string): Promise<boolean> {
  const { meta } = await env.DB.prepare(
    `INSERT INTO draw_entry (draw, player, currency, stake, counted, paid) SELECT id, ?2, ?3, 0, 0, 0 FROM draw WHERE id = ?1 AND status = 'open'
     ON CONFLICT DO UPDATE SET stake = stake`,
  )
    .bind(draw, player, currency)
    .run()
  return meta.changes > 0
}

/** For the sum that is shown while tickets are sold; the count at the end is exact. */
export const addStake = (env: Env, draw: number, player: number, currency: string, stake: number) =>
  env.DB.prepare(
    'UPDATE draw_entry SET stake = stake + ?4 WHERE draw = ?1 AND player = ?2 AND currency = ?3 AND counted = 0',
  )
    .bind(draw, player, currency, stake)
    .run()

const players = v.array(v.object({ player: v.number() }))
/** Players whose tickets of a draw are not counted, or whose tickets are not ended. */
export async function openEntries(env: Env, draw: number, what: 'counted' | 'paid', most: number): Promise<number[]> {
  const { results } = await env.DB.prepare(
    `SELECT DISTINCT player FROM draw_entry WHERE draw = ?1 AND ${what} = 0 LIMIT ?2`,
  )
    .bind(draw, most)
    .all()
  return v.parse(players, results).map(({ player }) => player)
}

/** Writes a player's tickets of a draw; a repeat changes nothing. */
export const saveTickets = (env: Env, draw: number, player: number, tickets: readonly CountedTicket[]) =>
  env.DB.batch([
    env.DB.prepare(
      `INSERT OR IGNORE INTO draw_ticket (draw, player, id, currency, unit, stake, choice)
       SELECT ?1, ?2, value ->> 'id', value ->> 'currency', value ->> 'unit', value ->> 'stake', value -> 'choice' FROM json_each(?3)`,
    ).bind(draw, player, JSON.stringify(tickets)),
    env.DB.prepare(
      `UPDATE draw_entry SET counted = 1, paid = ?3, stake = (SELECT COALESCE(SUM(t.stake), 0) FROM draw_ticket t
         WHERE t.draw = ?1 AND t.player = ?2 AND t.currency = draw_entry.currency)
       WHERE draw = ?1 AND player = ?2`,
    ).bind(draw, player, tickets.length === 0 ? 1 : 0),
  ])

const ticketRow = v.object({
  player: v.number(),
  id: v.number(),
  currency: v.string(),
  unit: v.number(),
  choice: v.pipe(json, choiceRows),
  prize: v.number(),
})
export type DrawTicket = v.InferOutput<typeof ticketRow>
/** The counted tickets of a draw; of one player when he is given. */
export async function ticketsOf(env: Env, draw: number, player: number | null = null): Promise<DrawTicket[]> {
  const { results } = await env.DB.prepare(
    'SELECT player, id, currency, unit, choice, prize FROM draw_ticket WHERE draw = ?1 AND (?2 IS NULL OR player = ?2) ORDER BY player, id',
  )
    .bind(draw, player)
    .all()
  return v.parse(v.array(ticketRow), results)
}

export const markPaid = (env: Env, draw: number, player: number) =>
  env.DB.prepare('UPDATE draw_entry SET paid = 1 WHERE draw = ?1 AND player = ?2').bind(draw, player).run()
