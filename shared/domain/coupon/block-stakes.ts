import { parseMoney } from '../money/amount.ts'
import type { BlockStake } from '../settlement/accounts.ts'
import { blockNumbers, blocksOf } from '../settlement/blocks.ts'
import { blockLimits } from './blocks.ts'
import type { Problem } from './shape.ts'

export interface BlockStakes {
  /** Stake of each block in order, minor units or `max`; the first is what is paid. */
  stakes: BlockStake[]
  /** Largest stake of each block after the first, by its number. */
  limits: Map<number, number>
  problems: Problem<'BAD_AMOUNT' | 'ABOVE_MAX'>[]
}

/**
 * The stakes of a conditional: `paid` on its first block, `amounts` (decimal strings or `max`, by block number) on the others, each at most
 * the stake of the block before × its coefficient (S5.37). A block without an amount is refused, and counts as `max` in the sums.
 */
export function blockStakes(
  legs: readonly { blockId?: number | null | undefined; coef: number }[],
  paid: number,
  amounts: Readonly<Record<string, string>>,
  currency: string,
): BlockStakes {
  const numbers = blockNumbers(legs)
  const coefs = blocksOf(legs).blocks.map((block) => block.map((leg) => leg.coef))
  const problems: BlockStakes['problems'] = []
  const stakes = numbers.map((blockId, i): BlockStake => {
    if (i === 0) return paid
    const amount = amounts[blockId] ?? ''
    const minor = amount === 'max' ? 'max' : parseMoney(amount, currency)
    if (minor !== null && minor !== 0) return minor
    problems.push({ blockId, code: 'BAD_AMOUNT' })
    return 'max'
  })
  const limits = new Map<number, number>()
  blockLimits(coefs, stakes).forEach((limit, i) => {
    const [blockId, stake] = [numbers[i], stakes[i]]
    if (limit === null || blockId === undefined) return
    limits.set(blockId, limit)
    if (typeof stake === 'number' && stake > limit) problems.push({ blockId, code: 'ABOVE_MAX' })
  })
  return { stakes, limits, problems }
}
