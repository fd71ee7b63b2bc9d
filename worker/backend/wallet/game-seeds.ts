import { createHmac, hash } from 'node:crypto'
import * as v from 'valibot'
import type { Seeds } from '../../../shared/api/casino.ts'
import { drawsOf, hashesFor, messageOf } from '../../../shared/domain/games/fair.ts'
import { row, rows, type Sql } from './sql.ts'

const seedRow = v.object({
  n: v.number(),
  server: v.string(),
  client: v.string(),
  nonce: v.number(),
  revealed_at: v.nullable(v.number()),
})
export type SeedRow = v.InferOutput<typeof seedRow>
/** Pairs out of use that are shown. */
const SHOWN = 20

const hex = (bytes: number): string => Buffer.from(crypto.getRandomValues(new Uint8Array(bytes))).toString('hex')
export const commitOf = ({ server }: Pick<SeedRow, 'server'>): string => hash('sha256', server)

/** The pair in use, made when there is none. Call it inside a transaction. */
export function currentSeed(sql: Sql, now: number, client: string | null = null): SeedRow {
  const found = row(sql, seedRow, 'SELECT * FROM game_seed WHERE revealed_at IS NULL')
  if (found) return found
  sql.exec(
    'INSERT INTO game_seed (server, client, nonce, began_at) VALUES (?, ?, 0, ?)',
    hex(32),
    client ?? hex(8),
    now,
  )
  return currentSeed(sql, now)
}

/** The draws of the pair's next bet; the nonce is used up. Call it in the transaction that books the bet. */
export function takeDraws(sql: Sql, { n, server, client, nonce }: SeedRow, count: number): number[] {
  sql.exec('UPDATE game_seed SET nonce = nonce + 1 WHERE n = ?', n)
  const hashes = Array.from({ length: hashesFor(count) }, (_, round) =>
    createHmac('sha256', server)
      .update(messageOf(client, nonce, round))
      .digest(),
  )
  return drawsOf(Buffer.concat(hashes))
}

/** The pair in use and the last ones out of it, whose server seeds are told. Call it inside a transaction. */
export function seedsNow(sql: Sql, now: number): Seeds {
  const current = currentSeed(sql, now)
  const old = rows(sql, seedRow, `SELECT * FROM game_seed WHERE revealed_at IS NOT NULL ORDER BY n DESC LIMIT ${SHOWN}`)
  return {
    current: pairOf(current),
    revealed: old.map((seed) => ({
      ...pairOf(seed),
      serverSeed: seed.server,
      revealedAt: new Date(seed.revealed_at ?? now).toISOString(),
    })),
  }
}

export const pairOf = (seed: SeedRow) => ({
  commit: commitOf(seed),
  clientSeed: seed.client,
  nonce: seed.nonce,
})

/** A new pair, with nonce 0. An old one that was played by is told; one that never was is thrown away. */
export function changeSeeds(sql: Sql, client: string | null, now: number): Seeds {
  sql.exec('DELETE FROM game_seed WHERE revealed_at IS NULL AND nonce = 0')
  sql.exec('UPDATE game_seed SET revealed_at = ? WHERE revealed_at IS NULL', now)
  currentSeed(sql, now, client)
  return seedsNow(sql, now)
}
