import type { LegQuote } from '../feed/api.ts'
import { HttpError } from '../http/error.ts'
import type { Session } from '../identity/session.ts'

/** Refuses bets on sports that are closed for this player in line or live (spec §6). */
export function refuseBlockedSports(session: Session, quotes: readonly LegQuote[]): void {
  const blocked = quotes.filter((q) => (q.isLive ? session.disallowLive : session.disallowLine).includes(q.sportId))
  if (blocked.length > 0)
    throw new HttpError('couponSport', {
      data: { bets: blocked.map((q) => ({ outcomeId: q.outcomeId, code: 'SPORT_BLOCKED' })) },
    })
}
