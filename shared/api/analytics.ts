import * as v from 'valibot'
import { EVENTS } from '../domain/analytics/events.ts'
import { call } from './call.ts'
import { date, listOf } from './fields.ts'

/** Events of one page view are few: a longer list is none of ours. */
export const MOST_EVENTS = 20
const IDS: ReadonlySet<number> = new Set(Object.values(EVENTS).map(({ id }) => id))
const GOALS: ReadonlySet<string> = new Set(Object.values(EVENTS).map(({ goal }) => goal))

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000))
const counterId = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** A counter of a metrics service that is to hear of goals; without one none does (spec §7). */
export const counter = v.object({ id: counterId, projectId: v.number(), domain: v.string() })
export type Counter = v.InferOutput<typeof counter>

export const counters = call({
  method: 'GET',
  path: '/web-api/analytics/counters',
  audience: 'public',
  summary: 'The counters of a site’s domain and project',
  envelope: 'data',
  query: v.object({
    domain: v.pipe(v.string(), v.maxLength(253)),
    projectId: v.optional(v.pipe(v.string(), v.regex(/^[0-9]{1,9}$/, 'digits only'), v.transform(Number)), '1'),
  }),
  answer: listOf(counter),
})

export const collect = call({
  method: 'POST',
  path: '/web-api/analytics/events',
  audience: 'public',
  summary: 'Counts events by number, and goals of counters by name; without consent to marketing nothing is counted',
  envelope: 'data',
  body: v.strictObject({
    events: v.pipe(
      v.array(
        v.strictObject({
          id: v.pipe(
            v.number(),
            v.check((id) => IDS.has(id), 'no such event'),
          ),
          key: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.:-]{0,60}$/, 'a short word')), ''),
          value: v.optional(whole, 0),
        }),
      ),
      v.maxLength(MOST_EVENTS),
    ),
    goals: v.optional(
      v.pipe(
        v.array(
          v.strictObject({
            counter: counterId,
            goal: v.pipe(
              v.string(),
              v.check((goal) => GOALS.has(goal), 'no such goal'),
            ),
          }),
        ),
        v.maxLength(5 * MOST_EVENTS),
      ),
      [],
    ),
  }),
  answer: v.null(),
})

export const analyticsCounts = call({
  method: 'GET',
  path: '/operator-api/v1/analytics',
  audience: 'operator',
  summary: 'What was counted on the days from … to …, at most 31; today when none is said',
  envelope: 'data',
  query: v.object({ from: v.optional(date), to: v.optional(date) }),
  answer: listOf(
    v.object({
      day: v.string(),
      kind: v.picklist(['event', 'goal']),
      /** Number of the event, or of the counter. */
      id: v.number(),
      /** Name of the event, or of the goal. */
      name: v.string(),
      key: v.string(),
      count: v.number(),
      /** Sum of the values. */
      sum: v.number(),
    }),
  ),
})
