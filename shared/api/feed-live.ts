import * as v from 'valibot'
import { call } from './call.ts'
import { id } from './fields.ts'

/** `[outcomeId, coef, flags]` */
const outcomeChange = v.tuple([id, v.string(), v.number()])
export type OutcomeChange = v.InferOutput<typeof outcomeChange>
/** `[eventId, score, minute, status]` */
const eventChange = v.tuple([id, v.nullable(v.string()), v.nullable(v.number()), v.number()])
export type EventChange = v.InferOutput<typeof eventChange>

const version = v.number()
/** A frame of the live socket: all that was asked for, what has changed since, a sign of life, or 'begin anew'. */
const liveFrame = v.union([
  v.object({ version, snapshot: v.object({ outcomes: v.array(outcomeChange), events: v.array(eventChange) }) }),
  v.object({ version, changes: v.array(outcomeChange), events: v.optional(v.array(eventChange)) }),
  v.object({ version, alive: v.literal(true) }),
  v.object({ resync: v.literal(true) }),
])
export type LiveFrame = v.InferOutput<typeof liveFrame>

/** What a socket may ask for: `sport:1` or `event:12`, at most 50. */
export const topic = v.pipe(v.string(), v.regex(/^(sport|event):[1-9][0-9]{0,15}$/, 'sport:N or event:N'))
export const topicList = v.pipe(v.array(topic), v.minLength(1), v.maxLength(50))
export const live = call({
  method: 'GET',
  path: '/feed-api/v1/live',
  audience: 'public',
  summary:
    'A WebSocket (426 without an upgrade): a snapshot, or what has changed since a version that is still known; then changes at most every 250 ms, and a sign of life every 10 s',
  envelope: 'bare',
  isSocket: true,
  query: v.object({
    topics: v.pipe(
      v.string(),
      v.maxLength(1200),
      v.transform((text) => text.split(',')),
      topicList,
    ),
    since: v.optional(v.pipe(v.string(), v.regex(/^[0-9]{1,15}$/, 'a version'), v.transform(Number))),
  }),
  answer: liveFrame,
})
