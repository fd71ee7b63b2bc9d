import * as v from 'valibot'
import { call } from './call.ts'
import { coef, id, instant, language, text } from './fields.ts'
import { eventMedia } from './media.ts'

/** Market status of the feed: 1 active, 0 inactive, −1 suspended, −2 handed over, −3 settled, −4 cancelled. */
export const marketStatus = v.picklist([1, 0, -1, -2, -3, -4])
/** Status of an event as the spec numbers it: 0 and 1 not started, 2 and 3 live (3 is a break), 4 finished, 5 cancelled. */
export const gameStatus = v.picklist([0, 1, 2, 3, 4, 5])
const names = v.optional(v.record(language, text(120)))
const score = v.pipe(v.string(), v.maxLength(20), v.regex(/^[0-9]{1,4}:[0-9]{1,4}$/, 'a score such as 2:1'))

export const feedOutcome = v.strictObject({
  id,
  /** Outcome id of betting.md 4.3 (1 home, 2 draw, 3 away, 12 over, 13 under …): gives the translated label. */
  typeId: v.optional(id),
  name: text(120),
  coef,
  active: v.boolean(),
  /** Is taken in singles only; may not be a banker. */
  bannedExpress: v.optional(v.boolean()),
  disabledBanker: v.optional(v.boolean()),
})
export const feedMarket = v.strictObject({
  id,
  /** Market id of betting.md 4.3. */
  typeId: id,
  /** Sorted `k=v|k=v`, empty when the market has none. */
  specifiers: v.optional(
    v.pipe(v.string(), v.maxLength(120), v.regex(/^([a-z]+=[^|=]{1,20}(\|[a-z]+=[^|=]{1,20})*)?$/, 'k=v|k=v')),
  ),
  status: marketStatus,
  outcomes: v.pipe(v.array(feedOutcome), v.minLength(1), v.maxLength(100)),
})
export const feedEvent = v.strictObject({
  id,
  sportId: id,
  champId: id,
  champ: text(120),
  champNames: names,
  /** Country of the championship, ISO 3166-1 alpha-2 in lower case, or `int`. */
  country: v.optional(v.pipe(v.string(), v.regex(/^([a-z]{2}|int)$/))),
  home: text(120),
  away: text(120),
  startsAt: instant,
  live: v.boolean(),
  /** What can be watched of it; absent when there is nothing. */
  media: v.optional(eventMedia),
})
const fraction = v.strictObject({
  num: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  den: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
})
export const settledOutcome = v.union(
  [
    v.strictObject({ id, statusId: v.picklist([0, 1, 2, 3, 4, 5, 6]) }),
    /** Another dead heat: the share of the price that is paid, as an exact fraction (1/3 → coefficient × 1/3). */
    v.strictObject({ id, factor: v.union([fraction, v.pipe(v.string(), v.regex(/^(0|1)(\.[0-9]{1,6})?$/))]) }),
  ],
  'an outcome has a statusId of 0 to 6, or else a factor of 0 to 1: { num, den } or a decimal string',
)
const head = { eventId: id, timestamp: instant }
const window = { from: v.optional(instant), to: v.optional(instant) }
const marketIds = v.optional(v.pipe(v.array(id), v.maxLength(500)))

/** The operator's messages; the only way in which fixtures, prices and results enter. */
export const feedMessage = v.variant('type', [
  v.strictObject({ type: v.literal('fixture_change'), ...head, event: feedEvent }),
  v.strictObject({
    type: v.literal('odds_change'),
    ...head,
    markets: v.pipe(v.array(feedMarket), v.maxLength(400)),
    score: v.optional(score),
    /** Scores of the periods, sets or quarters so far. */
    periods: v.optional(v.pipe(v.array(score), v.maxLength(20))),
    minute: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))),
    gameStatus: v.optional(gameStatus),
    /** Betting status: 0 unknown, 1 goal, 2 and 3 danger, 6 penalty. */
    bettingStatus: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20))),
  }),
  v.strictObject({
    type: v.literal('bet_stop'),
    ...head,
    marketIds,
    reason: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(79))),
  }),
  v.strictObject({
    type: v.literal('bet_settlement'),
    ...head,
    marketId: id,
    outcomes: v.pipe(v.array(settledOutcome), v.minLength(1), v.maxLength(100)),
    /** 1 live-scouted, 2 confirmed. */
    certainty: v.optional(v.picklist([1, 2])),
  }),
  v.strictObject({
    type: v.literal('bet_cancel'),
    ...head,
    marketId: v.optional(id),
    marketIds,
    ...window,
    /** Why, shown to the players: a code of the void policy (`VOID_REASONS`) or words. */
    reason: v.optional(text(200)),
  }),
  v.strictObject({ type: v.literal('rollback_bet_settlement'), ...head, marketId: v.optional(id), marketIds }),
  v.strictObject({ type: v.literal('rollback_bet_cancel'), ...head, marketId: v.optional(id), marketIds, ...window }),
  v.strictObject({
    type: v.literal('alive'),
    eventId: v.optional(id),
    timestamp: instant,
    subscribed: v.optional(v.picklist([0, 1])),
  }),
  /**
   * All of a recovery has been sent. A producer that has said so once is asked for a recovery (`recovery` of the answer) whenever it was down,
   * and its markets open with the `snapshot_complete` of that request, not with a sign of life alone.
   */
  v.strictObject({ type: v.literal('snapshot_complete'), timestamp: instant, requestId: v.optional(id) }),
])
export type FeedMessage = v.InferOutput<typeof feedMessage>
export type FeedEvent = v.InferOutput<typeof feedEvent>
export type FeedMarket = v.InferOutput<typeof feedMarket>
export type FeedOutcome = v.InferOutput<typeof feedOutcome>

export const feedMessages = call({
  method: 'POST',
  path: '/operator-api/v1/feed/messages',
  audience: 'operator',
  summary: 'Feed messages in; each is accepted once',
  envelope: 'data',
  body: v.strictObject({ producer: text(40), messages: v.pipe(v.array(v.unknown()), v.maxLength(1000)) }),
  answer: v.object({
    accepted: v.number(),
    rejected: v.array(v.object({ index: v.number(), reason: v.string() })),
    recovery: v.optional(v.object({ requestId: id, after: v.string() })),
  }),
})
