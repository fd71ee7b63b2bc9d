import type { FeedMessage } from '../../../../shared/api/feed.ts'
import type { EventState, MarketState } from './state.ts'

/** What a message is applied in. */
export interface Context {
  producer: string
  /** Milliseconds on the backend's clock. */
  now: number
  /** The message's timestamp, milliseconds. */
  at: number
  /** Event of a market, market of an outcome; undefined when the book does not know it. */
  eventOf(marketId: number): number | undefined
  marketOf(outcomeId: number): number | undefined
}

/** The event after a message (the same object when nothing changed), or why the message is refused. */
export type Applied = { ok: true; event: EventState } | { ok: false; reason: string }
export type MessageOf<T extends FeedMessage['type']> = Extract<FeedMessage, { type: T }>

export const refuse = (path: string, message: string): Applied => ({ ok: false, reason: `${path}: ${message}` })

const AHEAD = 5_000
/** A remembered timestamp as an order of messages; one that lies ahead of the clock orders nothing, for the clock was set back. */
export const standing = (at: number, now: number): number => (at > now + AHEAD ? 0 : at)

/** The markets that a message names, all of the event's when it names none; or why it may not. */
export function named(
  event: EventState,
  message: { marketId?: number | undefined; marketIds?: number[] | undefined },
): { ok: true; ids: Set<number> } | { ok: false; reason: string } {
  const own = new Set(event.markets.map((m) => m.id))
  if (message.marketId === undefined && message.marketIds === undefined) return { ok: true, ids: own }
  const listed = (message.marketIds ?? []).map((id, i): [string, number] => [`marketIds.${i}`, id])
  const asked: [string, number][] =
    message.marketId === undefined ? listed : [['marketId', message.marketId], ...listed]
  for (const [path, id] of asked) if (!own.has(id)) return { ok: false, reason: `${path}: not a market of this event` }
  return { ok: true, ids: new Set(asked.map(([, id]) => id)) }
}

/** The event with some markets changed; the same object when none was. */
export function withMarkets(event: EventState, change: (market: MarketState) => MarketState): EventState {
  const markets = event.markets.map(change)
  return markets.every((m, i) => m === event.markets[i]) ? event : { ...event, markets }
}
