import { type Applied, type Context, type MessageOf, named, standing, withMarkets } from './context.ts'
import { trustedLike } from './odds.ts'
import type { EventState, MarketState } from './state.ts'

/**
 * Suspends the named markets, or all, until their next odds_change. Its time is noted whatever a market's status is, and by the event for
 * markets that are still to come: a price that was sent before the stop and comes after it opens nothing.
 */
export function applyStop(event: EventState, message: MessageOf<'bet_stop'>, { at, now }: Context): Applied {
  const which = named(event, message)
  if (!which.ok) return which
  const stopped = (m: MarketState): MarketState => {
    if (at < standing(m.at, now)) return m
    if (m.status === 1) return { ...m, status: -1, at }
    return at === m.at ? m : trustedLike(m, { ...m, at })
  }
  const after = withMarkets(event, (m) => (which.ids.has(m.id) ? stopped(m) : m))
  const whole = message.marketIds === undefined && at > standing(event.stoppedAt, now)
  return { ok: true, event: whole ? { ...after, stoppedAt: at } : after }
}
