import { pick, pickSome } from '../games/fair.ts'

const draws = (count: number): number[] => [...crypto.getRandomValues(new Uint32Array(count))]

/** A line by chance, in the order of its numbers. */
export const randomLine = (size: number, count: number): number[] =>
  pickSome(draws(count), size, count)
    .map((n) => n + 1)
    .sort((a, b) => a - b)

/** One mark by chance for each match. */
export const randomMarks = (matches: number, outcomes: number): number[][] =>
  draws(matches).map((draw) => [pick(draw, outcomes)])
