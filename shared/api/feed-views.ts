import * as v from 'valibot'
import { feedEvent, gameStatus, marketStatus } from './feed-messages.ts'
import { coef, id } from './fields.ts'

/** A market as the browser-facing feed shows it. */
export const marketView = v.object({
  id,
  typeId: id,
  specifiers: v.string(),
  status: marketStatus,
  outcomes: v.array(v.object({ id, typeId: v.optional(id), name: v.string(), coef, active: v.boolean() })),
})
/** An event with the markets that a list shows (`markets`), or with all of them on its own page. */
export const eventView = v.object({
  ...feedEvent.entries,
  status: gameStatus,
  score: v.nullable(v.string()),
  periods: v.array(v.string()),
  minute: v.nullable(v.number()),
  /** Count of open markets. */
  marketCount: v.number(),
  /** Grows with every change of this event; equal versions mean equal content. */
  version: v.number(),
  markets: v.array(marketView),
})
export type MarketView = v.InferOutput<typeof marketView>
export type EventView = v.InferOutput<typeof eventView>

export const sportView = v.object({ id, live: v.number(), line: v.number() })
export const champView = v.object({
  id,
  sportId: id,
  name: v.string(),
  names: v.optional(v.record(v.string(), v.string())),
  country: v.optional(v.string()),
  count: v.number(),
})
export type SportView = v.InferOutput<typeof sportView>
export type ChampView = v.InferOutput<typeof champView>
