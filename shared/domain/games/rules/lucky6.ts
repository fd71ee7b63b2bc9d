import { pickSome } from '../fair.ts'
import type { Ratio, Rule } from '../rule.ts'

/** Lucky 6 (games.md 5.2): 35 of 48 balls are drawn; what six numbers bring depends on when the last of them comes. */
export const LUCKY_BALLS = 48
export const LUCKY_DRAWN = 35
export const LUCKY_PICKED = 6

/** What 1 brings when the sixth hit is the 6th, 7th, … 35th ball. */
export const LUCKY_PAYS: readonly number[] = [
  7000, 4000, 2500, 1200, 800, 500, 300, 200, 140, 100, 80, 68, 58, 50, 42, 35, 28, 23, 18, 14, 10, 9, 8, 7, 6, 5, 4, 3,
  2, 1,
]

export interface Lucky6Outcome {
  /** In the order of the draw. */
  drawn: number[]
}

/** As which ball the last of the numbers came, from 1; null when not all did. */
export function completedAt(numbers: readonly number[], drawn: readonly number[]): number | null {
  const places = numbers.map((number) => drawn.indexOf(number))
  return places.includes(-1) ? null : Math.max(...places) + 1
}

export const lucky6: Rule<{ numbers: number[] }, Lucky6Outcome> = {
  draws: () => LUCKY_DRAWN,
  units: () => 1,
  top: () => [LUCKY_PAYS[0] ?? 0, 1],
  play({ numbers }, draws) {
    const drawn = pickSome(draws, LUCKY_BALLS, LUCKY_DRAWN).map((n) => n + 1)
    const at = completedAt(numbers, drawn)
    const pays: Ratio = [at === null ? 0 : (LUCKY_PAYS[at - LUCKY_PICKED] ?? 0), 1]
    return { outcome: { drawn }, pays: [pays] }
  },
}
