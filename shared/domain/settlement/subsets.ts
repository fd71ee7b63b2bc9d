import { type Fraction, fraction, multiply, ONE } from '../coefficient/fraction.ts'
import { allWin, type Factor } from './all-win.ts'
import { blocksOf } from './blocks.ts'
import type { ReturnRule } from './returns.ts'
import { choose, symmetric } from './symmetric.ts'

/**
 * A rule that grows with every factor and is zero only by lost legs. Open legs are taken as returned: when even that gives nothing,
 * the coupon is lost whatever they become; else it stays open.
 */
function whenKnown(factors: readonly Factor[], rule: (known: readonly Fraction[]) => Fraction): Factor {
  const result = rule(factors.map((f) => f ?? ONE))
  return result.num === 0n || !factors.includes(null) ? result : null
}

/** The mean of the products of all k-subsets: what one unit of stake, split equally over them, becomes. */
function meanOfSubsets(factors: readonly Fraction[], k: number): Fraction {
  const { nums, den } = symmetric(factors, k)
  return { num: nums[k] ?? 0n, den: den * BigInt(choose(factors.length, k)) }
}

/** `always` rides on every k-subset of `members`. */
const system = (members: readonly Factor[], always: Factor, k: number): Factor =>
  whenKnown([...members, always], (known) =>
    multiply(meanOfSubsets(known.slice(0, members.length), k), known[members.length] ?? ONE),
  )

/** Type 2: k counts the legs that are not bankers; bankers join every combination. */
export const systemReturn: ReturnRule = (legs, { k = 2 }) =>
  system(
    legs.filter((leg) => !leg.banker).map((leg) => leg.factor),
    allWin(legs.filter((leg) => leg.banker).map((leg) => leg.factor)),
    k,
  )

/** Type 4: a system of blocks, multiplied by the lobby (block 0) where there is one. */
export const multibetReturn: ReturnRule = (legs, { k = 2 }) => {
  const { lobby, blocks } = blocksOf(legs)
  const factorsOf = (block: typeof lobby) => allWin(block.map((leg) => leg.factor))
  return system(blocks.map(factorsOf), factorsOf(lobby), k)
}

/** Types 7 and 8: one equal bet on every combination of at least `minFold` legs; a trixie is a patent with `minFold` 2. */
export const fullCoverReturn: ReturnRule = (legs, { minFold = 1 }) =>
  whenKnown(
    legs.map((leg) => leg.factor),
    (known) => {
      const { nums, den } = symmetric(known, known.length)
      const sum = nums.slice(minFold).reduce((a, b) => a + b, 0n)
      return multiply(fraction(sum, den), fraction(1, fullCoverBets(known.length, minFold)))
    },
  )

/** Number of bets of a full cover of n legs: 15, 31, 63, 7; a trixie 4. */
export function fullCoverBets(n: number, minFold = 1): number {
  let bets = 2 ** n
  for (let k = 0; k < minFold; k++) bets -= choose(n, k)
  return bets
}
