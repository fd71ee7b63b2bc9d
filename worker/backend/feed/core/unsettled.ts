import type { UnsettledEvent } from '../api.ts'
import type { HotBook } from './hot-book.ts'
import { hasResult } from './result.ts'

/** Events with markets that a producer priced, that have no result, and on which bets may be open. */
export function unsettledOf(
  book: HotBook,
  producer: string,
  isWaitedFor: (marketId: number) => boolean,
): UnsettledEvent[] {
  const found: UnsettledEvent[] = []
  for (const { state } of book.events.values()) {
    const markets = state.markets.filter((m) => m.producer === producer && !hasResult(m) && isWaitedFor(m.id))
    if (markets.length === 0) continue
    const { id: eventId, home, away } = state.fixture
    found.push({ eventId, home, away, markets: markets.map((m) => m.id) })
  }
  return found
}
