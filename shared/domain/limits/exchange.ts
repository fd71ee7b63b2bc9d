import { amountStepMinor } from '../money/steps.ts'

/**
 * An amount of one currency in another, minor units, by the house's fixed table of rates: the ratio of the amount steps (spec §9), by which
 * the config's own sums are made as well. What counts against the player's limit is rounded up, what counts for him down: the stricter side.
 */
export function inCurrency(minor: number, from: string, to: string, rounding: 'up' | 'down'): number {
  if (from === to) return minor
  const [ours, theirs] = [amountStepMinor(to), amountStepMinor(from)]
  if (ours === null || theirs === null) throw new Error(`no rate of ${from} to ${to}`)
  const product = BigInt(minor) * BigInt(ours)
  const whole = product / BigInt(theirs)
  const isExact = whole * BigInt(theirs) === product
  return Number(rounding === 'up' && !isExact ? whole + 1n : whole)
}
