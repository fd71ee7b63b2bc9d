import { pick } from '../fair.ts'
import type { Rule } from '../rule.ts'

/** The pockets of a European wheel: 0 to 36. */
export const POCKETS = 37
const REDS: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
export const colourOf = (n: number): 'green' | 'red' | 'black' => (n === 0 ? 'green' : REDS.has(n) ? 'red' : 'black')

/** Where several numbers win together, and what 1 brings there. */
const OUTSIDE: Readonly<Record<string, { wins: (n: number) => boolean; pays: number }>> = {
  red: { wins: (n) => colourOf(n) === 'red', pays: 2 },
  black: { wins: (n) => colourOf(n) === 'black', pays: 2 },
  even: { wins: (n) => n > 0 && n % 2 === 0, pays: 2 },
  odd: { wins: (n) => n % 2 === 1, pays: 2 },
  low: { wins: (n) => n >= 1 && n <= 18, pays: 2 },
  high: { wins: (n) => n >= 19, pays: 2 },
  dozen1: { wins: (n) => n >= 1 && n <= 12, pays: 3 },
  dozen2: { wins: (n) => n >= 13 && n <= 24, pays: 3 },
  dozen3: { wins: (n) => n >= 25, pays: 3 },
  column1: { wins: (n) => n > 0 && n % 3 === 1, pays: 3 },
  column2: { wins: (n) => n > 0 && n % 3 === 2, pays: 3 },
  column3: { wins: (n) => n > 0 && n % 3 === 0, pays: 3 },
}
export const OUTSIDE_SPOTS = Object.keys(OUTSIDE)
/** Every spot of the table: numbers, and those where several win. */
export const SPOTS: readonly string[] = [...Array.from({ length: POCKETS }, (_, n) => String(n)), ...OUTSIDE_SPOTS]
/** Spots that one round takes at most. */
export const MOST_SPOTS = 20

/** What 1 on a spot brings when the ball lies on `n`. */
export function spotPays(spot: string, n: number): number {
  const outside = OUTSIDE[spot]
  if (outside) return outside.wins(n) ? outside.pays : 0
  return spot === String(n) ? 36 : 0
}

export interface RouletteOutcome {
  number: number
}

const total = (spots: readonly string[], n: number): number => spots.reduce((sum, spot) => sum + spotPays(spot, n), 0)

export const roulette: Rule<{ spots: string[] }, RouletteOutcome> = {
  draws: () => 1,
  units: ({ spots }) => spots.length,
  top: ({ spots }) => [Math.max(...Array.from({ length: POCKETS }, (_, n) => total(spots, n))), 1],
  play({ spots }, [draw]) {
    const number = pick(draw, POCKETS)
    return { outcome: { number }, pays: [[total(spots, number), 1]] }
  },
}
