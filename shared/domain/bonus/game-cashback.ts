import type { CashbackRule } from './cashback.ts'

/** How the casino gives back a part of a week's net loss: the more a player has staked of his own money, the larger it is. Minor units. */
export interface CashbackLadder {
  /** From so much staked in all: hundredths of a percent. In growing order, the first from 0. */
  levels: readonly { from: number; percent: number }[]
  /** Whoever stakes so much within the week gets this part of it, whatever his level; null: there is none. */
  premium: { from: number; percent: number } | null
  /** Smaller losses bring nothing; largest cashback of a week. */
  least: number
  most: number
}

/** What a player has staked in games, minor units: up to a week's end, and in it. */
export interface Staked {
  all: number
  week: number
}

/** The level that a turnover has reached, from 1; 0 below the first. */
export const levelOf = ({ levels }: Pick<CashbackLadder, 'levels'>, all: number): number =>
  levels.findLastIndex(({ from }) => all >= from) + 1

export const isPremium = ({ premium }: CashbackLadder, { week }: Staked): boolean =>
  premium !== null && week >= premium.from

/** The rule of a week: the level's part, or the premium one where that is larger. */
export function ruleOfWeek(ladder: CashbackLadder, staked: Staked): CashbackRule {
  const byLevel = ladder.levels[levelOf(ladder, staked.all) - 1]?.percent ?? 0
  const premium = isPremium(ladder, staked) ? (ladder.premium?.percent ?? 0) : 0
  return { percent: Math.max(byLevel, premium), least: ladder.least, most: ladder.most }
}
