/** One possible final result and its probability. Where only a sum or a difference is known it stands in the first place. */
export type Cell = readonly [home: number, away: number, probability: number]
export type Cells = readonly Cell[]

/** A result that is known already. */
export const certain = (home: number, away: number): Cells => [[home, away, 1]]

/** Scales probabilities to sum to 1. */
export function normalised(cells: Cells): Cells {
  let sum = 0
  for (const cell of cells) sum += cell[2]
  return sum > 0 ? cells.map(([h, a, p]) => [h, a, p / sum] as const) : cells
}
