/** What is paid for each unit staked, stake included, as an exact fraction. */
export type Ratio = readonly [numerator: number, denominator: number]

/**
 * The rules of one game as pure functions. A round is decided by the player's choice and the draws of its seeds alone; a game whose tickets
 * are not put back also by those that are left.
 */
export interface Rule<C, O> {
  /** How many draws a round takes. */
  draws(choice: C): number
  /** How many times the amount is staked: once a spot on the table. */
  units(choice: C): number
  /** The most that one unit can bring in this round, for all units together. */
  top(choice: C): Ratio
  play(choice: C, draws: readonly number[], left: readonly number[]): { outcome: O; pays: readonly Ratio[] }
}

/** A win in minor units: each part rounded down (the published return counts before rounding; the least stake bounds what it costs). */
export const paid = (unit: number, pays: readonly Ratio[]): number =>
  pays.reduce((sum, [num, den]) => sum + Number((BigInt(unit) * BigInt(num)) / BigInt(den)), 0)
