import * as v from 'valibot'
import type { MarketResult } from '../feed/api.ts'
import { row, type Sql } from './sql.ts'

type Window = MarketResult['window']
const told = v.object({
  version: v.number(),
  kind: v.string(),
  window_from: v.nullable(v.number()),
  window_to: v.nullable(v.number()),
})

/** Is an instant inside [from, to)? No window covers everything. */
export const covers = (window: Window, at: number): boolean =>
  !window || ((window.from === null || at >= window.from) && (window.to === null || at < window.to))

const lastTold = (sql: Sql, marketId: number) =>
  row(sql, told, 'SELECT version, kind, window_from, window_to FROM market_result WHERE market_id = ?', marketId)

/** Remembers a result; false when this version, or a later one, was told before. */
export function take(sql: Sql, r: MarketResult, now: number): boolean {
  const known = lastTold(sql, r.marketId)
  if (known && known.version >= r.version) return false
  sql.exec(
    `INSERT INTO market_result (market_id, version, kind, window_from, window_to, at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (market_id) DO UPDATE SET version = excluded.version, kind = excluded.kind, window_from = excluded.window_from, window_to = excluded.window_to, at = excluded.at`,
    r.marketId,
    r.version,
    r.kind,
    r.window?.from ?? null,
    r.window?.to ?? null,
    now,
  )
  return true
}

/** Has this wallet been told a result that a bet placed at `now` would miss? It closes the race of a quote with the settlement. */
export function decided(sql: Sql, marketId: number, now: number): boolean {
  const known = lastTold(sql, marketId)
  if (!known || known.kind === 'open') return false
  return known.kind === 'settled' || covers({ from: known.window_from, to: known.window_to }, now)
}
