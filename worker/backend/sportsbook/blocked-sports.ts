import type { LegQuote } from '../feed/api.ts'
import { HttpError } from '../http/error.ts'
import type { Session } from '../identity/session.ts'

/** Outcomes of sports that are closed for this player in line or live (spec §6). */
export const blockedOutcomes = (session: Session, quotes: readonly LegQuote[]): number[] =>
  quotes
    .filter((q) => (q.isLive ? session.disallowLive : session.disallowLine).includes(q.sportId))
    .map((q) => q.outcomeId)

/** What stands against a coupon for the sake of them. */
export const blockedProblems = (outcomeIds: readonly number[]) =>
  outcomeIds.map((outcomeId) => ({ outcomeId, code: 'SPORT_BLOCKED' }))

/** Refuses a coupon for the sake of its blocked outcomes, if there are any. */
export function refuseBlocked(outcomeIds: readonly number[]): void {
  if (outcomeIds.length > 0) throw new HttpError('couponSport', { data: { bets: blockedProblems(outcomeIds) } })
}
