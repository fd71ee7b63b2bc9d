import { type Fraction, floor, fraction, fromThousandths, multiply, product } from '../coefficient/fraction.ts'
import type { BlockStake } from '../settlement/accounts.ts'

/**
 * Largest stake of each block of a conditional, minor units and whole: the stake of the block before × its coefficient (S5.37). `coefs`
 * in thousandths, by block. The first has none of its own: null. A `max` stake carries its exact sum on.
 */
export function blockLimits(coefs: readonly (readonly number[])[], stakes: readonly BlockStake[]): (number | null)[] {
  let limit: Fraction | null = null
  return coefs.map((block, i) => {
    const own = stakes[i] ?? 'max'
    const shown = limit && Number(floor(limit))
    const stake: Fraction | null = own === 'max' ? limit : fraction(own)
    limit = stake && multiply(stake, product(block.map(fromThousandths)))
    return shown
  })
}

/** Is every block's stake within its limit, and the first one a sum? */
export const areBlockStakesAllowed = (coefs: readonly (readonly number[])[], stakes: readonly BlockStake[]): boolean =>
  typeof stakes[0] === 'number' &&
  stakes.length === coefs.length &&
  blockLimits(coefs, stakes).every((limit, i) => {
    const stake = stakes[i]
    return stake === 'max' ? i > 0 : stake !== undefined && stake > 0 && (limit === null || stake <= limit)
  })
