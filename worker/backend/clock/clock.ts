import type { Env } from '../env.ts'
import { isProduction } from '../env.ts'

/**
 * The backend's clock: real time plus an offset that an operator sets outside production.
 * The offset lives in D1 (`setting.clock_offset`, milliseconds); the isolate keeps a copy, read once at its first request
 * and replaced by the call that moves it.
 */
let offset: number | null = null

/** Reads the offset if this isolate has not yet; await it once at each entry (fetch, queue, alarm). */
export async function loadClock(env: Env): Promise<void> {
  if (offset !== null) return
  if (isProduction(env)) {
    offset = 0
    return
  }
  const row = await env.DB.prepare("SELECT value FROM setting WHERE name = 'clock_offset'").first<{ value: string }>()
  offset = row ? Number(row.value) || 0 : 0
}

/** Milliseconds since 1970 on the backend's clock. */
export const now = (): number => Date.now() + (offset ?? 0)

/** Sets the clock `ms` away from real time, for every later read. */
export const setOffset = (env: Env, ms: number): Promise<void> => move(env, 'excluded.value', ms)

/** Moves the clock on by `ms` from where it is. The statement adds, so that none of two at once is lost. */
export const advanceClock = (env: Env, ms: number): Promise<void> =>
  move(env, 'CAST(CAST(value AS INTEGER) + CAST(excluded.value AS INTEGER) AS TEXT)', ms)

async function move(env: Env, to: string, ms: number): Promise<void> {
  const moved = await env.DB.prepare(
    `INSERT INTO setting (name, value) VALUES ('clock_offset', ?1) ON CONFLICT (name) DO UPDATE SET value = ${to} RETURNING value`,
  )
    .bind(String(ms))
    .first<{ value: string }>()
  offset = Number(moved?.value ?? ms)
}

export const currentOffset = (): number => offset ?? 0
