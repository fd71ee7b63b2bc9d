import { type Applied, type Context, type MessageOf, named, standing, withMarkets } from './context.ts'
import type { EventState } from './state.ts'

/** Suspends the named markets, or all, until their next odds_change. */
export function applyStop(event: EventState, message: MessageOf<'bet_stop'>, { at, now }: Context): Applied {
  const which = named(event, message)
  if (!which.ok) return which
  const stopped = withMarkets(event, (m) =>
    which.ids.has(m.id) && m.status === 1 && at >= standing(m.at, now) ? { ...m, status: -1, at } : m,
  )
  return { ok: true, event: stopped }
}
