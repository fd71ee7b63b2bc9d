import type { MarketResult } from '../../../worker/backend/feed/api.ts'
import { emptyBook } from '../../../worker/backend/feed/core/hot-book.ts'
import { ingest } from '../../../worker/backend/feed/core/ingest.ts'
import { tickIfDue } from '../../../worker/backend/feed/core/tick.ts'
import { quoteLeg } from '../../../worker/backend/feed/core/view.ts'

/** 1 July 2026, 12:00 UTC. */
export const NOON = Date.UTC(2026, 6, 1, 12)
export const iso = (ms: number): string => new Date(ms).toISOString()

/** The event of most tests: starts in an hour, one two-way market. */
export const EVENT = 12
export const MARKET = 120
export const HOME = 1201
export const AWAY = 1202
/** Version of a first result: the fixture was the book’s version 1, and results count on from it. */
export const FIRST = 2

type Message = Record<string, unknown>
export const fixture = (more: Message = {}, eventId = EVENT): Message => ({
  type: 'fixture_change',
  eventId,
  event: {
    id: eventId,
    sportId: 1,
    champId: 7,
    champ: 'Cup',
    home: 'Reds',
    away: 'Blues',
    startsAt: iso(NOON + 3_600_000),
    live: false,
    ...more,
  },
})
export const outcome = (id: number, coef: string, active = true) => ({ id, name: `Outcome ${id}`, coef, active })
export const market = (more: Message = {}) => ({
  id: MARKET,
  typeId: 186,
  status: 1,
  outcomes: [outcome(HOME, '1.85'), outcome(AWAY, '2.000')],
  ...more,
})
export const odds = (markets: Message[] = [market()], more: Message = {}): Message => ({
  type: 'odds_change',
  eventId: EVENT,
  markets,
  ...more,
})
export const settle = (outcomes: Message[], more: Message = {}): Message => ({
  type: 'bet_settlement',
  eventId: EVENT,
  marketId: MARKET,
  outcomes,
  ...more,
})
export const about = (type: string, more: Message = {}): Message => ({ type, eventId: EVENT, ...more })

/** A book with a clock and a memory for messages; `say` sends messages at a second after noon. */
export function world(start: Message[] = [fixture(), odds()]) {
  const book = emptyBook()
  const seen = new Set<string>()
  let now = NOON
  /** Sends messages stamped at `at` (seconds after noon) unless they are already, received then unless `late`. */
  const say = (at: number, messages: unknown[], { producer = 'scout', late = at } = {}) => {
    now = NOON + late * 1000
    const stamped = messages.map((m) => (typeof m === 'object' ? { timestamp: iso(NOON + at * 1000), ...m } : m))
    const taken = ingest(book, producer, stamped, now, (mark) => seen.has(mark))
    for (const mark of taken.fingerprints) seen.add(mark)
    return { ...taken.answer, results: [...taken.results.values()], touched: [...taken.touched] }
  }
  const quote = (outcomeId = HOME, marketId = MARKET) => quoteLeg(book, { marketId, outcomeId })
  /** Lets the clock run to a second after noon, as a read then would. */
  const at = (second: number) => {
    now = NOON + second * 1000
    tickIfDue(book, now)
  }
  const states = (...outcomes: number[]) => outcomes.map((id) => quote(id).state)
  if (start.length > 0) say(0, start)
  return { book, say, quote, states, at, now: () => now }
}

/** A result without what every result has. */
export const told = ({ marketId: _, eventId: __, ...rest }: MarketResult) => rest
