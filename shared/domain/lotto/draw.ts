import { pickSome } from '../games/fair.ts'
import type { Lottery } from './lotteries.ts'

/** The public part of a draw's seeds: everybody knows it before the draw, the house's seed is told after it. */
export const clientSeedOf = ({ slug }: Pick<Lottery, 'slug'>): string => `lotto-${slug}`

/** The numbers of a draw in the order in which they fall, of its seeds' draws (games.md 5.8: each picks from those that are left). */
export const numbersOf = (draws: readonly number[], { size, drawn }: Lottery): number[] =>
  pickSome(draws, size, drawn).map((n) => n + 1)

/** When the draw takes place that is on sale at an instant: at whole periods of the clock. Milliseconds. */
export function nextDrawAt({ minutes }: Pick<Lottery, 'minutes'>, now: number): number {
  const period = minutes * 60_000
  return (Math.floor(now / period) + 1) * period
}
