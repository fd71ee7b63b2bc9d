/** How the house lends against open bets: so many percent of what they may win, at most `most` (minor units). */
export interface AdvanceRule {
  percent: number
  most: number
}

/** Bets must begin, and repay, within this time (betting.md 2.6), milliseconds. */
export const ADVANCE_MS = 48 * 3_600_000

/** May a bet on this event borrow, or be borrowed on, at `now`? */
export const isSoon = (leg: { isLive: boolean; startsAt: string }, now: number): boolean =>
  leg.isLive || Date.parse(leg.startsAt) <= now + ADVANCE_MS

/** What may be lent still, minor units: `wins` are the possible wins of the open bets, `owed` what is lent already. */
export function availableAdvance(rule: AdvanceRule | undefined, wins: readonly number[], owed: number): number {
  if (!rule) return 0
  const all = wins.reduce((sum, win) => sum + BigInt(win), 0n)
  const part = (all * BigInt(Math.round(rule.percent * 100))) / 10_000n
  const most = part > BigInt(rule.most) ? rule.most : Number(part)
  return Math.max(0, most - owed)
}
