import { pickSome } from '../fair.ts'
import type { Ratio, Rule } from '../rule.ts'

export const CELLS = 25

export interface MinesChoice {
  mines: number
  /** Fields that are opened together, 0–24. */
  cells: number[]
}
export interface MinesOutcome {
  mines: number[]
}

/** Ways to choose `k` of `n`; exact up to 25. */
export const ways = (n: number, k: number): number =>
  Array.from({ length: k }, (_, i) => i).reduce((c, i) => (c * (n - i)) / (i + 1), 1)

/** 99 % divided by the chance that all opened fields are free (games.md 5.7). */
export const minesPay = (mines: number, opened: number): Ratio => [
  99 * ways(CELLS, opened),
  100 * ways(CELLS - mines, opened),
]

export const mines: Rule<MinesChoice, MinesOutcome> = {
  draws: (choice) => choice.mines,
  units: () => 1,
  top: (choice) => minesPay(choice.mines, choice.cells.length),
  play(choice, draws) {
    const laid = pickSome(draws, CELLS, choice.mines)
    const isHit = choice.cells.some((cell) => laid.includes(cell))
    return { outcome: { mines: laid }, pays: isHit ? [] : [minesPay(choice.mines, choice.cells.length)] }
  },
}
