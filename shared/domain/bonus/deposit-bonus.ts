/** Under which terms a bonus for a deposit is given. Minor units of its currency, thousandths. */
export interface BonusTerms {
  /** Whole percent of the deposit. */
  percent: number
  /** Smaller deposits bring nothing; larger bonuses are not given. */
  least: number
  most: number
  /** How many times the bonus has to be staked before it is the player's own. */
  wager: number
  /** Bets count from this coefficient on. */
  minCoef: number
  /** Which part of a stake counts that is played in games, or put on tickets of draws: whole percent; 0: none of it. */
  games: number
  /** The most that one stake of bonus money may be; null: the house's bounds alone. */
  maxStake: number | null
  days: number
}

/** The bonus of a deposit, rounded down. */
export function bonusOf(deposit: number, { percent, least, most }: BonusTerms): number {
  if (deposit < least) return 0
  const part = (BigInt(deposit) * BigInt(percent)) / 100n
  return part > BigInt(most) ? most : Number(part)
}

/** What has to be staked for a bonus. */
export const requiredOf = (bonus: number, { wager }: BonusTerms): number => bonus * wager

/** Results that count: a stake that went back or was sold has not been played. */
const COUNTS: readonly string[] = ['won', 'lost', 'partial']
export const countsForWager = (coupon: { status: string; coef: number }, { minCoef }: BonusTerms): boolean =>
  COUNTS.includes(coupon.status) && coupon.coef >= minCoef

/** What of the settled stakes in games counts, rounded down. */
export const countedInGames = (staked: number, { games }: Pick<BonusTerms, 'games'>): number =>
  Number((BigInt(staked) * BigInt(games)) / 100n)
