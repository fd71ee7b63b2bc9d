import { categoriesWith, jackpotShare, POOL_PERCENT, type TotoGame } from './games.ts'
import { hitsOf, type Marks, type MatchResult, variantsFrom, variantsOf } from './ticket.ts'

export interface PoolTicket {
  /** Stake a variant, minor units. */
  unit: number
  marks: Marks
}

export interface CategorySplit {
  hits: number
  /** What the category had, and what of it was paid; minor units. */
  amount: number
  paid: number
  /** Right variants, and what was staked on them. */
  variants: number
  staked: number
}

export interface Split {
  stakes: number
  /** The house's part. */
  house: number
  categories: CategorySplit[]
  jackpot: { before: number; paid: number; after: number }
  /** In the order of the tickets, minor units. */
  prizes: number[]
}

const part = (amount: number, num: bigint, den: bigint): number => Number((BigInt(amount) * num) / den)

/**
 * Splits the pool of one currency (games.md 5.1). Categories are cumulative: a variant shares in every one that it reaches, by its stake. What a
 * category does not pay, the pool's last tenth and every remainder of a division go to the jackpot, so that stakes and the jackpot before are
 * exactly prizes, house and the jackpot after. Minor units.
 */
export function split(
  game: TotoGame,
  tickets: readonly PoolTicket[],
  results: readonly MatchResult[],
  jackpot: number,
): Split {
  const stakes = tickets.reduce((sum, { unit, marks }) => sum + unit * variantsOf(marks), 0)
  const pool = part(stakes, BigInt(POOL_PERCENT), 100n)
  const voids = results.filter((result) => result === null).length
  const hits = tickets.map(({ marks }) => hitsOf(marks, results, game.withVoids === undefined))
  const prizes = tickets.map(() => 0)

  /** Gives an amount to the variants with so many hits; what was paid. */
  const share = (amount: number, least: number): Omit<CategorySplit, 'hits' | 'amount'> => {
    const variants = hits.map((byHits) => variantsFrom(byHits, least))
    const staked = tickets.map(({ unit }, n) => BigInt(unit) * BigInt(variants[n] ?? 0))
    const all = staked.reduce((sum, each) => sum + each, 0n)
    let paid = 0
    if (all > 0n)
      staked.forEach((own, n) => {
        const prize = part(amount, own, all)
        prizes[n] = (prizes[n] ?? 0) + prize
        paid += prize
      })
    return { variants: variants.reduce((sum, n) => sum + n, 0), staked: Number(all), paid }
  }

  const shared = categoriesWith(game, voids).map(([least, percent]) => {
    const amount = part(pool, BigInt(percent), 100n)
    return { hits: least, amount, ...share(amount, least) }
  })
  const won = share(part(jackpot, BigInt(jackpotShare(voids)), 100n), game.matches).paid
  const paid = shared.reduce((sum, category) => sum + category.paid, 0)
  return {
    stakes,
    house: stakes - pool,
    categories: shared,
    jackpot: { before: jackpot, paid: won, after: jackpot - won + pool - paid },
    prizes,
  }
}
