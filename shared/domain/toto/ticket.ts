import type { TotoGame } from './games.ts'

/** Marked outcomes of each match, by their index; two make a double, three a triple. */
export type Marks = readonly (readonly number[])[]

/** The result of a match; null for one that has none (void). */
export type MatchResult = number | null

/** How many variants marks make: one of each combination. 0 while a match has no mark. */
export const variantsOf = (marks: Marks): number => marks.reduce((product, list) => product * list.length, 1)

/** Does every match of the game have its marks, each once and one that it offers? */
export const areMarks = (marks: Marks, { matches, outcomes }: TotoGame): boolean =>
  marks.length === matches &&
  marks.every(
    (list) =>
      list.length > 0 &&
      new Set(list).size === list.length &&
      list.every((n) => Number.isInteger(n) && n >= 0 && n < outcomes.length),
  )

/**
 * Variants by the number of their hits, index 0 … number of matches: the coefficients of ∏ (right · x + wrong). On a void match every mark is right
 * or, where the game says so, none.
 */
export function hitsOf(marks: Marks, results: readonly MatchResult[], isVoidRight = true): number[] {
  let found = [1]
  marks.forEach((list, n) => {
    const result = results[n] ?? null
    const right = result === null ? (isVoidRight ? list.length : 0) : list.includes(result) ? 1 : 0
    const wrong = list.length - right
    const next = Array<number>(found.length + 1).fill(0)
    found.forEach((variants, hits) => {
      next[hits] = (next[hits] ?? 0) + variants * wrong
      next[hits + 1] = (next[hits + 1] ?? 0) + variants * right
    })
    found = next
  })
  return found
}

/** Variants with so many hits or more. */
export const variantsFrom = (byHits: readonly number[], least: number): number =>
  byHits.reduce((sum, variants, hits) => (hits >= least ? sum + variants : sum), 0)
