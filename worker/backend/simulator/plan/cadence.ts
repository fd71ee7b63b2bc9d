import type { Fixture } from './fixture.ts'
import { unit } from './random.ts'

/** Middle distance of two price changes, milliseconds: before the start 88–232 s, live 3–8 s. */
const SLOT_MS = { line: 160_000, live: 5500 }
const JITTER = 0.45

/** The first markets of an event are looked at in every tick, the others in turn: a tick has at most 15. */
export const MAIN_MARKETS = 3
const OTHERS_A_TICK = 12

export interface Tick {
  k: number
  at: number
}
interface Rhythm {
  slot: number
  phase: number
}

const rhythmOf = (fixture: Fixture, live: boolean, pace: number): Rhythm => {
  const slot = (live ? SLOT_MS.live : SLOT_MS.line) * pace
  return { slot, phase: unit(fixture.key, 8) * slot }
}
const tick = (fixture: Fixture, { slot, phase }: Rhythm, k: number): Tick => ({
  k,
  at: Math.floor(phase + (k + JITTER * unit(fixture.key, 9, k)) * slot),
})

/** Ticks of an event in [from, to). */
export function ticksBetween(fixture: Fixture, live: boolean, pace: number, from: number, to: number): Tick[] {
  const rhythm = rhythmOf(fixture, live, pace)
  const found: Tick[] = []
  for (let k = Math.floor((from - rhythm.phase) / rhythm.slot) - 1; ; k++) {
    const next = tick(fixture, rhythm, k)
    if (next.at >= to) return found
    if (next.at >= from) found.push(next)
  }
}

/** The ticks before and at an instant, the latest first, without end. */
export function* ticksBackFrom(fixture: Fixture, live: boolean, pace: number, at: number): Generator<Tick> {
  const rhythm = rhythmOf(fixture, live, pace)
  for (let k = Math.floor((at - rhythm.phase) / rhythm.slot); ; k--) {
    const earlier = tick(fixture, rhythm, k)
    if (earlier.at <= at) yield earlier
  }
}

/** Whether a tick looks at the market in place `n`. */
export function looksAt(fixture: Fixture, k: number, n: number): boolean {
  if (n < MAIN_MARKETS) return true
  const turns = Math.ceil((fixture.markets.length - MAIN_MARKETS) / OTHERS_A_TICK)
  return (((k - n) % turns) + turns) % turns === 0
}
