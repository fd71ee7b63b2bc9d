import { HOUR_MS } from './kinds.ts'

/** After so long a silence the player was away: three pings of 30 s (RG-58), and what a ping takes on its way. Milliseconds. */
export const SILENCE_MS = 95_000

/** A day of the session limit: what of it is used, all devices together, and when the player was last heard. Milliseconds. */
export interface Day {
  from: number
  to: number
  usedMs: number
  lastBeat: number | null
}

/** The day of `at` in a zone that is `hoursEast` of UTC. */
function dayOf(at: number, hoursEast: number): Day {
  const shift = hoursEast * HOUR_MS
  const from = Math.floor((at + shift) / (24 * HOUR_MS)) * 24 * HOUR_MS - shift
  return { from, to: from + 24 * HOUR_MS, usedMs: 0, lastBeat: null }
}

/** What has passed since the player was last heard, when that was not too long ago; a clock that went back adds nothing. */
const since = (beat: number | null, at: number): number => {
  const passed = beat === null ? 0 : at - beat
  return passed > 0 && passed <= SILENCE_MS ? passed : 0
}

/**
 * The day after the player was heard at `at`. One interval for all devices: two at once count once, and signing out and in changes nothing.
 * The zone (hours east of UTC) counts for a day that begins; a running day keeps its own.
 */
export function beat(before: Day | null, at: number, hoursEast: number): Day {
  // A clock that went back finds the day that it knows.
  if (before && at < before.to) {
    const lastBeat = Math.max(before.lastBeat ?? at, at)
    return { ...before, usedMs: before.usedMs + since(before.lastBeat, at), lastBeat }
  }
  const day = dayOf(at, hoursEast)
  // Who plays on through midnight uses the new day from its first moment.
  const carried = before ? since(before.lastBeat, at) : 0
  return { ...day, usedMs: Math.min(carried, at - day.from), lastBeat: at }
}

/** What is left of the day's allowance at `at`, milliseconds, never below 0. */
export function timeLeft(day: Day | null, hours: number, at: number): number {
  const used = day && at < day.to ? day.usedMs + since(day.lastBeat, at) : 0
  return Math.max(0, hours * HOUR_MS - used)
}
