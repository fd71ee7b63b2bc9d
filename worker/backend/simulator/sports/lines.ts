import type { Cells } from '../pricing/cells.ts'

/** Lines round the expected value on multiples of a step, `each` to either side. */
export const around = (centre: number, step: number, each: number): number[] =>
  Array.from({ length: 2 * each + 1 }, (_, i) => (Math.round(centre / step) + i - each) * step)

/** Half lines round the expected value, which no result can hit. */
export const halves = (centre: number, step: number, each: number): number[] =>
  Array.from({ length: 2 * each + 1 }, (_, i) => Math.floor(centre) + 0.5 + (i - each) * step)

/** Expected value of the first number of the cells. */
export const mean = (cells: Cells): number => cells.reduce((sum, [x, , p]) => sum + x * p, 0)
