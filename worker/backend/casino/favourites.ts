import * as v from 'valibot'
import type { Env } from '../env.ts'

/** More than anybody looks through. */
const MOST = 200
const found = v.array(v.object({ game: v.number() }))

/** Ids of a player's favourite games, the latest first. */
export async function favouritesOf(env: Env, player: number): Promise<number[]> {
  const { results } = await env.DB.prepare(
    `SELECT game FROM casino_favourite WHERE player = ?1 ORDER BY at DESC, game LIMIT ${MOST}`,
  )
    .bind(player)
    .all()
  return v.parse(found, results).map(({ game }) => game)
}

export const addFavourite = (env: Env, player: number, game: number, now: number) =>
  env.DB.prepare('INSERT OR IGNORE INTO casino_favourite (player, game, at) VALUES (?1, ?2, ?3)')
    .bind(player, game, now)
    .run()

export const removeFavourite = (env: Env, player: number, game: number) =>
  env.DB.prepare('DELETE FROM casino_favourite WHERE player = ?1 AND game = ?2').bind(player, game).run()
