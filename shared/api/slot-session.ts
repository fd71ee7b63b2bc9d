import * as v from 'valibot'
import { call } from './call.ts'
import { currency, instant, money } from './fields.ts'

const path = '/web-api/casino/slot-session'
const running = v.object({
  startedAt: instant,
  endsAt: instant,
  /** What may be lost in it at most, and what of that is left. */
  spend: money,
  left: money,
})
const state = v.object({
  /** Does the licence want time and spend before slots (RG-90)? */
  isNeeded: v.boolean(),
  /** The main account's, in which spend is set. */
  currency,
  running: v.nullable(running),
  /** When the last one ended; null when there was none. */
  endedAt: v.nullable(instant),
})
export type SlotSessionState = v.InferOutput<typeof state>

export const getSlotSession = call({
  method: 'GET',
  path,
  audience: 'player',
  summary: 'The player’s session of slots, where his licence wants one',
  envelope: 'data',
  answer: state,
})

export const beginSlotSession = call({
  method: 'POST',
  path,
  audience: 'player',
  summary:
    'Begin a session of slots with a time and a spend, neither of which can be raised in it: 403 while one runs. Less than a minute after the last one 409, unless `again` says that it is meant',
  envelope: 'data',
  status: 201,
  body: v.strictObject({
    minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1440)),
    spend: money,
    again: v.optional(v.boolean(), false),
  }),
  answer: state,
})
