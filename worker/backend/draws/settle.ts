import type { Env } from '../env.ts'
import { callWallet } from '../sportsbook/call-wallet.ts'
import { type DrawRow, markPaid, openEntries, saveTickets, ticketsOf } from './store.ts'

/** Wallets that one turn asks, and so many of them at once. */
const TURN = 400
const AT_ONCE = 20

async function forEach(players: readonly number[], work: (player: number) => Promise<unknown>): Promise<void> {
  for (let i = 0; i < players.length; i += AT_ONCE) await Promise.all(players.slice(i, i + AT_ONCE).map(work))
}

/** Counts the tickets of a closed draw: every wallet closes the draw for itself as it tells them. True when all have told. */
export async function countAll(env: Env, { id }: DrawRow): Promise<boolean> {
  const players = await openEntries(env, id, 'counted', TURN)
  await forEach(players, async (player) => {
    const tickets = await callWallet(env, player, (wallet) => wallet.countTickets(id))
    await saveTickets(env, id, player, tickets)
  })
  return players.length < TURN
}

/** A currency's pool: the jackpot that it was split with, how, and what is added to the jackpot (less than nothing when it was won). */
export interface PoolEnd {
  currency: string
  before: number
  added: number
  split: unknown
}
export interface Decision {
  isVoid: boolean
  result: unknown
  prizes: { player: number; id: number; prize: number }[]
  pools: PoolEnd[]
}

/** D1 takes a text of two million bytes as one value. */
const PRIZES_AT_ONCE = 20_000

/**
 * Writes how a draw has ended, all or nothing, once: only while it is closed, and only on the jackpots that the split was made with. True when this
 * call has done it.
 */
export async function decide(env: Env, draw: DrawRow, { isVoid, result, prizes, pools }: Decision, now: number) {
  const { id, game, section } = draw
  const isFirst = "EXISTS (SELECT 1 FROM draw WHERE id = ?1 AND status = 'closed')"
  const chunks = Array.from({ length: Math.ceil(prizes.length / PRIZES_AT_ONCE) }, (_, n) =>
    prizes.slice(n * PRIZES_AT_ONCE, (n + 1) * PRIZES_AT_ONCE),
  )
  const results = await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO draw_pool (draw, currency, split, added)
       SELECT ?1, value ->> 'currency', value -> 'split', value ->> 'added' FROM json_each(?2)
       WHERE ${isFirst} AND NOT EXISTS (
         SELECT 1 FROM json_each(?2) AS pool WHERE pool.value ->> 'before' <> (
           SELECT COALESCE(SUM(added), 0) FROM draw_pool JOIN draw ON draw.id = draw_pool.draw
           WHERE draw.game = ?3 AND draw.section = ?4 AND draw_pool.currency = pool.value ->> 'currency'))`,
    ).bind(id, JSON.stringify(pools), game, section),
    ...chunks.map((chunk) =>
      env.DB.prepare(
        `UPDATE draw_ticket SET prize = (SELECT value ->> 'prize' FROM json_each(?2)
           WHERE value ->> 'player' = draw_ticket.player AND value ->> 'id' = draw_ticket.id)
         WHERE draw = ?1 AND ${isFirst} AND ?3 = (SELECT COUNT(*) FROM draw_pool WHERE draw = ?1)
           AND (player, id) IN (SELECT value ->> 'player', value ->> 'id' FROM json_each(?2))`,
      ).bind(id, JSON.stringify(chunk), pools.length),
    ),
    env.DB.prepare(
      `UPDATE draw SET status = ?3, result = ?4, ended = ?5
       WHERE id = ?1 AND status = 'closed' AND ?2 = (SELECT COUNT(*) FROM draw_pool WHERE draw = ?1)`,
    ).bind(id, pools.length, isVoid ? 'void' : 'settled', JSON.stringify(result), now),
  ])
  return (results.at(-1)?.meta.changes ?? 0) > 0
}

/** Pays the tickets of a draw that has ended; a wallet that is asked again pays nothing twice. */
export async function payAll(env: Env, { id, status, ended }: DrawRow): Promise<void> {
  await forEach(await openEntries(env, id, 'paid', TURN), async (player) => {
    const tickets = await ticketsOf(env, id, player)
    const prizes = tickets.map((ticket) => ({ id: ticket.id, amount: ticket.prize }))
    await callWallet(env, player, (wallet) =>
      wallet.endTickets({ draw: id, prizes, isVoid: status === 'void', now: ended ?? 0 }),
    )
    await markPaid(env, id, player)
  })
}
