import type { Cells } from './cells.ts'
import { cellsOf, convolved, either, type Histogram, histogramOf } from './histogram.ts'
import { winChance } from './race.ts'

/** A match of sets: the final scores possible in each set still to be played, the current one first. */
export interface Sets {
  bestOf: number
  /** Sets won so far. */
  won: readonly [home: number, away: number]
  /** Cells of the set in place `n` of the match, from `won[0] + won[1]` on. */
  cells: (n: number) => Cells
}

/** Scores in sets after each further set, and what they carry. */
type Level<T> = Map<number, T>

/**
 * Follows a match set by set. `T` is what a score carries (a chance, or a distribution); `after` moves it through a set
 * won by a side, `join` adds what comes to the same score on two ways.
 */
function follow<T>(
  { bestOf, won }: Sets,
  start: T,
  after: (value: T, n: number, side: 0 | 1) => T,
  join: (a: T, b: T) => T,
) {
  const need = (bestOf + 1) / 2
  const ends: { score: readonly [number, number]; value: T }[] = []
  let level: Level<T> = new Map([[won[0], start]])
  for (let n = won[0] + won[1]; level.size > 0; n++) {
    const next: Level<T> = new Map()
    const add = (home: number, value: T) => {
      const known = next.get(home)
      next.set(home, known === undefined ? value : join(known, value))
    }
    for (const [home, value] of level) {
      if (home === need || n - home === need) {
        ends.push({ score: [home, n - home], value })
        continue
      }
      add(home + 1, after(value, n, 0))
      add(home, after(value, n, 1))
    }
    level = next
  }
  return ends
}

/** Final scores in sets. */
export function setScores(sets: Sets): Cells {
  const chances = new Map<number, number>()
  const chance = (n: number) => {
    const found = chances.get(n) ?? winChance(sets.cells(n))
    chances.set(n, found)
    return found
  }
  const ends = follow(
    sets,
    1,
    (p, n, side) => p * (side === 0 ? chance(n) : 1 - chance(n)),
    (a, b) => a + b,
  )
  return ends.map(({ score, value }) => [...score, value] as const)
}

/**
 * Distribution of one number (games or points: their sum, their difference, one side's) over the whole match.
 * @param done what the finished sets have brought @param of the number of one set's score
 */
export function unitsOver(sets: Sets, done: number, of: (x: number, y: number) => number): Cells {
  const steps = new Map<Cells, readonly [Histogram, Histogram]>()
  const stepOf = (n: number, side: 0 | 1) => {
    const cells = sets.cells(n)
    const found = steps.get(cells) ?? [
      histogramOf(
        cells.filter(([x, y]) => x > y),
        of,
      ),
      histogramOf(
        cells.filter(([x, y]) => x < y),
        of,
      ),
    ]
    steps.set(cells, found)
    return found[side]
  }
  const start: Histogram = { low: done, p: [1] }
  const ends = follow(sets, start, (value, n, side) => convolved(value, stepOf(n, side)), either)
  return cellsOf(ends.map((end) => end.value).reduce(either, { low: 0, p: [] }))
}
