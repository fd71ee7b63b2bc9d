import * as v from 'valibot'
import { call } from './call.ts'
import { coef, id, instant, listOf } from './fields.ts'

/** An express that the house has made: bet on as it is, by its `expressId`, it pays the uplift beside the product of its prices. */
export const readyExpress = v.object({
  id,
  type: v.picklist(['line', 'live']),
  /** Product of the present prices, and the total with the uplift. */
  coef: v.string(),
  upliftPercent: v.number(),
  total: v.string(),
  /** Version of the feed that these prices are at least as new as: deltas since then bring them up to date. */
  version: v.optional(v.number()),
  bets: v.array(
    v.object({
      market: v.object({ id, outcomeId: id, coef, typeId: id, specifiers: v.string() }),
      eventId: id,
      sportId: id,
      champId: id,
      champ: v.string(),
      champNames: v.optional(v.record(v.string(), v.string())),
      home: v.string(),
      away: v.string(),
      startsAt: instant,
      isLive: v.boolean(),
      outcome: v.object({ typeId: v.optional(id), name: v.string() }),
    }),
  ),
})
export type ReadyExpress = v.InferOutput<typeof readyExpress>

export const expresses = call({
  method: 'GET',
  path: '/feed-api/v1/expresses',
  audience: 'public',
  summary: 'Express of the day and live express, where the house offers them and there are bets for them',
  envelope: 'data',
  query: v.object({ type: v.optional(v.picklist(['line', 'live'])) }),
  answer: listOf(readyExpress),
})
