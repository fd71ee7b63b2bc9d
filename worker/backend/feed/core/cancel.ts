import { type Applied, type Context, type MessageOf, named, refuse, standing, withMarkets } from './context.ts'
import { withResults } from './result.ts'
import type { EventState, MarketState } from './state.ts'

interface Window {
  from: number | null
  to: number | null
}
const same = (a: Window) => (b: Window) => a.from === b.from && a.to === b.to
const instant = (text: string | undefined): number | null => (text === undefined ? null : Date.parse(text))

/** Cancels bets on the named markets, or all: those placed in [from, to), all of them when neither is given. The last message says why. */
export function applyCancel(event: EventState, message: MessageOf<'bet_cancel'>, { at, now }: Context): Applied {
  const which = named(event, message)
  if (!which.ok) return which
  const from = instant(message.from)
  const to = instant(message.to)
  if (from !== null && to !== null && from >= to) return refuse('to', 'not after from')
  const cancelled = (m: MarketState): MarketState => {
    const undone = m.uncancelled.find(same({ from, to }))
    if (at < Math.max(standing(m.uncancelledAt, now), standing(undone?.at ?? 0, now))) return m
    const told = { from, to, at, ...(message.reason !== undefined && { reason: message.reason }) }
    const known = m.cancels.find(same({ from, to }))
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
  const restored = (m: MarketState): MarketState => {
    const noted = remembered(m, { from, to, at }, now)
    const asked = from === null && to === null ? () => true : same({ from, to })
    const cancels = m.cancels.filter((c) => standing(c.at, now) > at || !asked(c))
    const closed = m.settled.length === 0 && m.cancels.length === 0 && m.status === -4
    return cancels.length < m.cancels.length || closed ? withResults(noted, { cancels }) : noted
  }
  return { ok: true, event: withMarkets(event, (m) => (which.ids.has(m.id) ? restored(m) : m)) }
}

/** The market with a rollback remembered, also when there was nothing to undo: the cancel may still be on its way. */
function remembered(m: MarketState, rollback: Window & { at: number }, now: number): MarketState {
  const { from, to, at } = rollback
  const all = standing(m.uncancelledAt, now)
  if (from === null && to === null) {
    const uncancelledAt = Math.max(at, all)
    if (uncancelledAt === m.uncancelledAt) return m
    return { ...m, uncancelledAt, uncancelled: m.uncancelled.filter((w) => w.at > uncancelledAt) }
  }
  const known = m.uncancelled.find(same(rollback))
  if (at <= Math.max(all, standing(known?.at ?? 0, now))) return m
  return { ...m, uncancelled: [...m.uncancelled.filter((w) => w !== known), rollback] }
}
