import { pick } from '../fair.ts'
import type { Rule } from '../rule.ts'

export const SYMBOLS = ['seven', 'bell', 'bar', 'cherry', 'lemon', 'plum'] as const
export type Symbol = (typeof SYMBOLS)[number]

/** The strip of every reel, twenty stops: seven 1, bell 2, bar 3, cherry 4, lemon 5, plum 5 (games.md 5.6). */
export const STRIP: readonly Symbol[] = [
  'seven', 'plum', 'lemon', 'cherry', 'bar', 'plum', 'lemon', 'bell', 'cherry', 'plum',
  'lemon', 'bar', 'cherry', 'plum', 'lemon', 'bell', 'bar', 'cherry', 'plum', 'lemon',
] // biome-ignore format: five rows would hide the strip's order

/** Three alike on the line. */
export const THREE: Readonly<Record<Symbol, number>> = { seven: 250, bell: 60, bar: 25, cherry: 10, lemon: 6, plum: 6 }
/** Cherries from the left: two, one. */
export const TWO_CHERRIES = 5
export const ONE_CHERRY = 2

/** What a line brings for 1; only the best counts. */
export function lineOf([a, b, c]: readonly (Symbol | undefined)[]): number {
  if (a !== undefined && a === b && b === c) return THREE[a]
  if (a !== 'cherry') return 0
  return b === 'cherry' ? TWO_CHERRIES : ONE_CHERRY
}

export interface SlotOutcome {
  /** Where each reel stands, 0–19. */
  stops: number[]
  line: Symbol[]
}

export const slot: Rule<unknown, SlotOutcome> = {
  draws: () => 3,
  units: () => 1,
  top: () => [THREE.seven, 1],
  play(_, draws) {
    const stops = [0, 1, 2].map((reel) => pick(draws[reel], STRIP.length))
    const line = stops.flatMap((stop) => STRIP[stop] ?? [])
    return { outcome: { stops, line }, pays: [[lineOf(line), 1]] }
  },
}
