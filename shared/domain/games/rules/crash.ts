import { PARTS, restOf } from '../fair.ts'
import type { Rule } from '../rule.ts'

/** Targets that may be set, hundredths: 1.01 to 1000. */
export const TARGET = { least: 101, most: 100_000 } as const

export interface CrashOutcome {
  /** Where the flight ended, hundredths. */
  end: number
}

/** Where a flight ends, hundredths: max(1, ⌊99 ÷ (1 − float)⌋ ÷ 100) (games.md 5.7). The division is exact: 99 · 2^32 is below 2^53. */
export const endOf = (draw: number | undefined): number => Math.max(100, Math.floor((99 * PARTS) / restOf(draw)))

/** The player sets his target before the flight; reached, it pays exactly that. */
export const crash: Rule<{ target: number }, CrashOutcome> = {
  draws: () => 1,
  units: () => 1,
  top: ({ target }) => [target, 100],
  play({ target }, [draw]) {
    const end = endOf(draw)
    return { outcome: { end }, pays: end >= target ? [[target, 100]] : [] }
  },
}
