import * as v from 'valibot'
import type { FeedMessage } from '../../../shared/api/feed.ts'

/** What the simulator remembers. Clock instants are the backend's, plan instants the plan's; milliseconds. */
export const driveState = v.object({
  running: v.boolean(),
  /** Plan time that passes in one unit of the clock's. */
  speed: v.number(),
  seed: v.number(),
  /** At this instant of the clock… */
  clock: v.number(),
  /** …the plan was here. */
  plan: v.number(),
  /** Everything before this instant of the clock has been sent; null before the first seeding. */
  played: v.nullable(v.number()),
  /** Everything on sale must be announced again, because the speed changed. */
  announce: v.boolean(),
  /** Which course of events was played: that of another version of the code is not gone on with. */
  course: v.optional(v.number(), 0),
  /** When the last sign of life went out. */
  alive: v.number(),
})
export type DriveState = v.InferOutput<typeof driveState>

/** What `control` can set; what is left out stays. */
export interface SimulatorSettings {
  running: boolean
  speed: number
  seed: number
}

export const DEFAULT_SEED = 42
/** A longer gap, or a jump of the clock, is not played: the simulator seeds afresh. */
export const MAX_GAP_MS = 10 * 60_000
const ALIVE_MS = 10_000
/** Longest piece that is worked out and sent at once. */
const PIECE_MS = 5_000

export const initialState = (running: boolean, now: number): DriveState => ({
  running,
  speed: 1,
  seed: DEFAULT_SEED,
  clock: now,
  plan: now,
  played: null,
  announce: false,
  course: 0,
  alive: 0,
})

/** Instant of the plan at an instant of the clock. */
export const planAt = (state: DriveState, clock: number): number =>
  Math.round(state.plan + (clock - state.clock) * state.speed)
const clockAt = (state: DriveState, plan: number): number => Math.round(state.clock + (plan - state.plan) / state.speed)

/** Whether the plan must start afresh at `now` rather than go on; `course` is the plan's own. */
export const mustSeed = (state: DriveState, now: number, course: number): boolean =>
  state.played === null || Math.abs(now - state.played) > MAX_GAP_MS || state.course !== course

/** The state from which the plan starts afresh. */
export const seeded = (state: DriveState, now: number, course: number): DriveState => ({
  ...state,
  course,
  clock: now,
  plan: now,
  played: now,
  announce: false,
})

/** A new speed from `now` on: the plan goes on where it is. */
export function withSpeed(state: DriveState, speed: number, now: number): DriveState {
  if (speed === state.speed) return state
  const from = state.played ?? now
  return { ...state, speed, clock: from, plan: planAt(state, from), announce: state.played !== null }
}

/** Intervals of the clock that are still to be played up to `now`, in pieces. */
export function pieces(state: DriveState, now: number): (readonly [from: number, to: number])[] {
  const found: [number, number][] = []
  for (let from = state.played ?? now; from < now; from += PIECE_MS) found.push([from, Math.min(now, from + PIECE_MS)])
  return found
}

/** The sign of life that is due every 10 seconds, null between. */
export const aliveDue = (state: DriveState, now: number): FeedMessage | null =>
  Math.abs(now - state.alive) >= ALIVE_MS
    ? { type: 'alive', timestamp: new Date(now).toISOString(), subscribed: 1 }
    : null

/** Messages with the plan's instants moved to the clock's, where the two differ. */
export function onClock(state: DriveState, messages: readonly FeedMessage[]): FeedMessage[] {
  if (state.speed === 1 && state.clock === state.plan) return [...messages]
  const moved = (text: string) => new Date(clockAt(state, Date.parse(text))).toISOString()
  return messages.map((message) => {
    const timestamp = moved(message.timestamp)
    return message.type === 'fixture_change'
      ? { ...message, timestamp, event: { ...message.event, startsAt: moved(message.event.startsAt) } }
      : { ...message, timestamp }
  })
}
