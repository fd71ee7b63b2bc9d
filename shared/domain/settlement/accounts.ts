import { type Fraction, fraction, multiply, ONE, ZERO } from '../coefficient/fraction.ts'
import { allWin, type Factor } from './all-win.ts'
import { blocksOf } from './blocks.ts'
import type { ReturnRule } from './returns.ts'
import { isLess, minus, plus, smaller } from './sums.ts'

/**
 * The account of a chain after each leg, in units of its stake, up to the first leg that is open or the one that empties it.
 * Each leg stakes the first stake again, or the whole remainder when less is left; legs settle in the coupon's order.
 */
export function chainAccount(factors: readonly Factor[]): Fraction[] {
  const account: Fraction[] = []
  let a = ONE
  for (const f of factors) {
    if (!f || a.num === 0n) break
    const stake = smaller(ONE, a)
    a = plus(minus(a, stake), multiply(stake, f))
    account.push(a)
  }
  return account
}

/** Type 3: what the chain's account holds at the end; null while a leg that it would still stake on is open. */
export const chainReturn: ReturnRule = (legs) => {
  const account = chainAccount(legs.map((leg) => leg.factor))
  const last = account.at(-1)
  return last && (last.num === 0n || account.length === legs.length) ? last : null
}

/** Stake of a conditional's block: minor units, or all that the block before won. */
export type BlockStake = number | 'max'

/**
 * Type 5: an account that each block stakes its own sum of, in order. After a block that was not lost a stake above the account is the
 * whole account; after a lost one it ends the coupon, as does `max`, which then has nothing to stake. The first stake is what is paid.
 */
export const conditionalReturn: ReturnRule = (legs, { stakes = [] }) => {
  const paid = stakes[0]
  if (typeof paid !== 'number' || paid <= 0)
    throw new RangeError('a conditional coupon tells the stake of its first block')
  let account = fraction(paid)
  let won = account
  for (const [i, block] of blocksOf(legs).blocks.entries()) {
    const wish = stakes[i] ?? 'max'
    const afterLoss = won.num === 0n
    const wanted = wish === 'max' ? won : fraction(wish)
    if (account.num === 0n || wanted.num === 0n || (afterLoss && isLess(account, wanted))) break
    const stake = smaller(wanted, account)
    const factor = allWin(block.map((leg) => leg.factor))
    if (!factor) return null
    won = multiply(stake, factor)
    account = plus(minus(account, stake), won)
  }
  return account.num === 0n ? ZERO : multiply(account, fraction(1, paid))
}
