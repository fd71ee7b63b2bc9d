import { type Applied, type Context, type MessageOf, named, refuse, standing, withMarkets } from './context.ts'
import { withResults } from './result.ts'
import type { EventState, MarketState } from './state.ts'

const instant = (text: string | undefined): number | null => (text === undefined ? null : Date.parse(text))

/** Cancels bets on the named markets, or all: those placed in [from, to), all of them when neither is given. The last message says why. */
export function applyCancel(event: EventState, message: MessageOf<'bet_cancel'>, { at, now }: Context): Applied {
  const which = named(event, message)
  if (!which.ok) return which
  const from = instant(message.from)
  const to = instant(message.to)
  if (from !== null && to !== null && from >= to) return refuse('to', 'not after from')
  const cancelled = (m: MarketState): MarketState => {
    if (at < standing(m.uncancelledAt, now)) return m
    const told = { from, to, at, ...(message.reason !== undefined && { reason: message.reason }) }
    const known = m.cancels.find((c) => c.from === from && c.to === to)
    if (!known) return withResults(m, { cancels: [...m.cancels, told] })
    return at >= known.at ? withResults(m, { cancels: m.cancels.map((c) => (c === known ? told : c)) }) : m
  }
  return { ok: true, event: withMarkets(event, (m) => (which.ids.has(m.id) ? cancelled(m) : m)) }
}

/** Takes cancels back: the one of the given window, or all; a settlement that stood before stands again. */
export function applyUncancel(
  event: EventState,
  message: MessageOf<'rollback_bet_cancel'>,
  { at, now }: Context,
): Applied {
  const which = named(event, message)
  if (!which.ok) return which
  const from = instant(message.from)
  const to = instant(message.to)
  const any = from === null && to === null
  const restored = (m: MarketState): MarketState => {
    const cancels = m.cancels.filter((c) => standing(c.at, now) > at || !(any || (c.from === from && c.to === to)))
    const closed = m.settled.length === 0 && m.cancels.length === 0 && m.status === -4
    // Remembered also when there was nothing to undo: the cancel may still be on its way.
    const uncancelledAt = any ? Math.max(at, standing(m.uncancelledAt, now)) : m.uncancelledAt
    if (cancels.length === m.cancels.length && !closed && uncancelledAt === m.uncancelledAt) return m
    return withResults(m, { cancels, uncancelledAt })
  }
  return { ok: true, event: withMarkets(event, (m) => (which.ids.has(m.id) ? restored(m) : m)) }
}
