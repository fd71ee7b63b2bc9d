import * as v from 'valibot'
import { FORCED_RETURN, type LegResult, NOT_CALCULATED } from '../../../shared/domain/settlement/leg-factor.ts'
import type { MarketResult } from '../feed/api.ts'
import { kept } from './kept.ts'
import { rows, type Sql } from './sql.ts'

const windows = v.array(
  v.object({ from: v.nullable(v.number()), to: v.nullable(v.number()), reason: v.optional(v.string()) }),
)
type Windows = v.InferOutput<typeof windows>
const told = v.object({
  market_id: v.number(),
  version: v.number(),
  kind: v.string(),
  voided: v.pipe(v.string(), v.parseJson(), windows),
})

/** The windows of a result in which coupons are returned; one open at both ends covers them all. */
function voidedOf(r: MarketResult): Windows {
  if (r.voided) return r.voided
  return r.kind === 'cancelled' ? [r.window ?? { from: null, to: null, reason: r.reason }] : []
}

/** The first of the windows [from, to) that an instant is inside of. */
const covering = (list: Windows, at: number): Windows[number] | undefined =>
  list.find(({ from, to }) => (from === null || at >= from) && (to === null || at < to))

/**
 * What a result makes of a leg of a coupon placed at `placedAt`, and why it is returned; a result tells the whole state of its market, so an
 * outcome that it leaves out is open.
 */
export function legResult(r: MarketResult, outcomeId: number, placedAt: number): LegResult & { reason?: string } {
  const window = covering(voidedOf(r), placedAt)
  if (window) return { statusId: FORCED_RETURN, ...(window.reason !== undefined && { reason: window.reason }) }
  const outcome = r.kind === 'settled' ? r.outcomes.find((o) => o.id === outcomeId) : undefined
  return outcome ?? { statusId: NOT_CALCULATED }
}

/** Results of the markets that this wallet has bets on. */
const results = kept(
  (sql) => new Map(rows(sql, told, 'SELECT * FROM market_result').map((result) => [result.market_id, result])),
)

/** Remembers a result; false when this version, or a later one, was told before. */
export function take(sql: Sql, r: MarketResult, now: number): boolean {
  const known = results.get(sql).get(r.marketId)
  if (known && known.version >= r.version) return false
  const voided = voidedOf(r)
  sql.exec(
    `INSERT INTO market_result (market_id, version, kind, voided, at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (market_id) DO UPDATE SET version = excluded.version, kind = excluded.kind, voided = excluded.voided, at = excluded.at`,
    r.marketId,
    r.version,
    r.kind,
    JSON.stringify(voided),
    now,
  )
  results.get(sql).set(r.marketId, { market_id: r.marketId, version: r.version, kind: r.kind, voided })
  return true
}

/** Has this wallet been told a result that a bet placed at `now` would miss? It closes the race of a quote with the settlement. */
export function decided(sql: Sql, marketId: number, now: number): boolean {
  const known = results.get(sql).get(marketId)
  return known !== undefined && (known.kind === 'settled' || covering(known.voided, now) !== undefined)
}
