import type { MarketPlan } from '../sports/sport.ts'
import type { Fixture, Turns } from './fixture.ts'
import { unit } from './random.ts'

/** Middle distance of two price changes, milliseconds: before the start 88–232 s, live 3–8 s. */
const SLOT_MS = { line: 160_000, live: 5500 }
const JITTER = 0.45

/** The first markets of an event are looked at in every tick, the others in turn. */
export const MAIN_MARKETS = 3
/** So many of the others a tick, or one family that is larger: a tick has at most 20. */
const OTHERS_A_TICK = 8

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

/** Markets that differ by their line only. */
const familyOf = ({ typeId, scope, specifiers }: MarketPlan): string =>
  `${typeId} ${scope} ${specifiers.replace(/\b(?:total|hcp)=[^|]*/, '')}`

/**
 * Each market's turn, null for every tick. All lines of a family are looked at together: priced at different moments, 'under 24.5' could
 * pay more than 'under 23.5'.
 */
function turnsOf(markets: readonly MarketPlan[]): Turns {
  const main = new Set(markets.slice(0, MAIN_MARKETS).map(familyOf))
  const turns = new Map<string, number>()
  let count = 1
  let inTurn = 0
  for (const [family, members] of Map.groupBy(markets, familyOf)) {
    if (main.has(family)) continue
    if (inTurn > 0 && inTurn + members.length > OTHERS_A_TICK) {
      count++
      inTurn = 0
    }
    turns.set(family, count - 1)
    inTurn += members.length
  }
  return { of: markets.map((market) => turns.get(familyOf(market)) ?? null), count }
}

/** Whether a tick looks at the market in place `n`. */
export function looksAt({ markets, memory }: Fixture, k: number, n: number): boolean {
  memory.turns ??= turnsOf(markets)
  const { of, count } = memory.turns
  const turn = of[n] ?? null
  return turn === null || (((k - turn) % count) + count) % count === 0
}
