import { pickSome } from '../fair.ts'
import type { Ratio, Rule } from '../rule.ts'

export const NUMBERS = 80
export const DRAWN = 20
export const MOST_NUMBERS = 10

/** By numbers picked and hit: what 1 brings, tenths (games.md 5.3). */
export const KENO_PAYS: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  1: { 1: 38 },
  2: { 2: 120, 1: 6 },
  3: { 3: 400, 2: 26 },
  4: { 4: 900, 3: 70, 2: 17 },
  5: { 5: 3000, 4: 200, 3: 40, 2: 6 },
  6: { 6: 15_000, 5: 600, 4: 80, 3: 25 },
  7: { 7: 50_000, 6: 2000, 5: 250, 4: 45, 3: 12 },
  8: { 8: 150_000, 7: 10_000, 6: 700, 5: 140, 4: 35 },
  9: { 9: 300_000, 8: 40_000, 7: 3000, 6: 350, 5: 70, 4: 15 },
  10: { 10: 1_000_000, 9: 100_000, 8: 10_000, 7: 1100, 6: 180, 5: 40, 0: 25 },
}
const paysOf = (picked: number, hits: number): Ratio => [KENO_PAYS[picked]?.[hits] ?? 0, 10]

export interface KenoOutcome {
  /** In the order of the draw. */
  drawn: number[]
}

export const keno: Rule<{ numbers: number[] }, KenoOutcome> = {
  draws: () => DRAWN,
  units: () => 1,
  top: ({ numbers }) => paysOf(numbers.length, numbers.length),
  play({ numbers }, draws) {
    const drawn = pickSome(draws, NUMBERS, DRAWN).map((n) => n + 1)
    const hits = numbers.filter((n) => drawn.includes(n)).length
    return { outcome: { drawn }, pays: [paysOf(numbers.length, hits)] }
  },
}
