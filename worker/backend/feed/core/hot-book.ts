import { mainMarkets } from './main-markets.ts'
import { isPending, type Recovery } from './recovery.ts'
import type { EventState, MarketState } from './state.ts'

/** How long a watched producer may be silent before its markets count as suspended (betting.md 4.2, api.md). */
export const SILENCE_MS = 15_000

export interface Producer {
  /** Milliseconds on the backend's clock; 0 after it said that it lost its subscription. */
  lastSeen: number
  /** It has sent an `alive` once: from then on its silence counts. */
  watched: boolean
  /** Null for a producer that has never said that it can send its state again: any sign of life opens its markets. */
  recovery: Recovery | null
}

/** An event in memory, with what follows from it. */
export interface HotEvent {
  state: EventState
  startsAt: number
  /** Its start has passed and it is not live: no bets. */
  closed: boolean
  /** Ids of the markets that lists show, in their order. */
  main: number[]
}

/** Outcomes and events that have changed since the last batch to the sockets. */
export interface Dirty {
  events: Map<number, Set<number>>
  /** Removed events, with their outcomes at their last price. */
  removed: Map<number, HotEvent>
}

/** The whole book in memory. Changed in place by the functions of this folder, and by nothing else. */
export interface HotBook {
  /** Grows with every visible change. */
  version: number
  events: Map<number, HotEvent>
  eventOf: Map<number, number>
  marketOf: Map<number, number>
  producers: Map<string, Producer>
  down: Set<string>
  dirty: Dirty
  /** Version of the last batch. */
  flushed: number
  /** When time alone may change something next, and when that was last looked at. */
  nextTick: number
  lastTick: number
  /** Sports whose bets the house takes in singles only. */
  singlesOnly: ReadonlySet<number>
  /** Sorted ids for lists; null when membership or order may have changed. */
  order: number[] | null
}

export const emptyBook = (): HotBook => ({
  version: 0,
  events: new Map(),
  eventOf: new Map(),
  marketOf: new Map(),
  producers: new Map(),
  down: new Set(),
  dirty: { events: new Map(), removed: new Map() },
  flushed: 0,
  nextTick: 0,
  lastTick: 0,
  singlesOnly: new Set(),
  order: null,
})

export const finished = (event: EventState): boolean => event.status >= 4
const isClosed = (event: EventState, startsAt: number, now: number) =>
  !event.fixture.live && event.status < 2 && startsAt <= now

/** Puts a state in place of an event's former one and keeps the indexes; gives what lies in the book now. */
export function put(book: HotBook, state: EventState, now: number): HotEvent {
  const before = book.events.get(state.fixture.id)
  const startsAt = Date.parse(state.fixture.startsAt)
  const main = mainMarkets(state, before?.main ?? [])
  const shown = main.every((id) => state.shown.includes(id)) ? state.shown : [...new Set([...state.shown, ...main])]
  const hot: HotEvent = {
    state: shown === state.shown ? state : { ...state, shown },
    startsAt,
    closed: isClosed(state, startsAt, now),
    main,
  }
  book.events.set(state.fixture.id, hot)
  for (const m of state.markets) {
    if (before?.state.markets.includes(m)) continue
    book.eventOf.set(m.id, state.fixture.id)
    for (const o of m.outcomes) book.marketOf.set(o.id, m.id)
  }
  if (!before || before.state.fixture !== state.fixture || before.state.status !== state.status) book.order = null
  return hot
}

/** Takes an event out of the book; the sockets hear that its outcomes are gone. */
export function remove(book: HotBook, hot: HotEvent): void {
  book.events.delete(hot.state.fixture.id)
  unindex(book, hot.state.markets)
  book.dirty.events.delete(hot.state.fixture.id)
  book.dirty.removed.set(hot.state.fixture.id, hot)
  book.order = null
  book.version += 1
}

/** Takes markets that need not stay out of an event; gives their ids. */
export function thin(book: HotBook, hot: HotEvent, stays: (marketId: number) => boolean): number[] {
  const gone = hot.state.markets.filter((m) => !stays(m.id))
  unindex(book, gone)
  hot.state = { ...hot.state, markets: hot.state.markets.filter((m) => !gone.includes(m)), shown: [] }
  hot.main = []
  touch(book, hot, [])
  return gone.map((m) => m.id)
}

function unindex(book: HotBook, markets: readonly MarketState[]): void {
  for (const m of markets) {
    book.eventOf.delete(m.id)
    for (const o of m.outcomes) book.marketOf.delete(o.id)
  }
}

/** Notes outcomes of an event (all when none are given) for the next batch, and gives the event a new version. */
export function touch(book: HotBook, hot: HotEvent, outcomes?: Iterable<number>): void {
  book.version += 1
  hot.state = { ...hot.state, version: book.version }
  const dirty = book.dirty.events.get(hot.state.fixture.id) ?? new Set()
  book.dirty.events.set(hot.state.fixture.id, dirty)
  for (const id of outcomes ?? hot.state.markets.flatMap((m) => m.outcomes.map((o) => o.id))) dirty.add(id)
}

/**
 * Applies what time alone decides: producers gone silent or back, events whose start has passed. Gives whether anything changed.
 * A clock that was set back forgets when producers were last seen.
 */
export function tick(book: HotBook, now: number): boolean {
  const versionBefore = book.version
  let next = Number.POSITIVE_INFINITY
  const turned = new Set<string>()
  for (const [name, producer] of book.producers) {
    if (producer.lastSeen > now) producer.lastSeen = now
    const silent = producer.watched && now - producer.lastSeen > SILENCE_MS
    const down = silent || isPending(producer.recovery)
    if (down !== book.down.has(name)) turned.add(name)
    if (down) book.down.add(name)
    else book.down.delete(name)
    if (producer.watched && !silent) next = Math.min(next, producer.lastSeen + SILENCE_MS + 1)
  }
  for (const hot of book.events.values()) {
    if (finished(hot.state)) continue
    const closed = isClosed(hot.state, hot.startsAt, now)
    if (hot.startsAt > now) next = Math.min(next, hot.startsAt)
    if (closed !== hot.closed) {
      hot.closed = closed
      touch(book, hot)
    } else if (turned.size > 0) {
      const outcomes = hot.state.markets
        .filter((m) => turned.has(m.producer))
        .flatMap((m) => m.outcomes.map((o) => o.id))
      if (outcomes.length > 0) touch(book, hot, outcomes)
    }
  }
  book.nextTick = next
  book.lastTick = now
  return book.version !== versionBefore
}

/** The tick before a read: only when something is due or the clock was moved back. */
export const tickIfDue = (book: HotBook, now: number): boolean =>
  now >= book.nextTick || now < book.lastTick ? tick(book, now) : false

/** The house's word on sports that are for singles only; their events count as changed where it is another than before. */
export function markSinglesOnly(book: HotBook, sports: readonly number[]): void {
  const before = book.singlesOnly
  book.singlesOnly = new Set(sports)
  for (const hot of book.events.values()) {
    const { sportId } = hot.state.fixture
    if (!finished(hot.state) && before.has(sportId) !== book.singlesOnly.has(sportId)) touch(book, hot)
  }
}

export const marketIn = (hot: HotEvent, marketId: number): MarketState | undefined =>
  hot.state.markets.find((m) => m.id === marketId)

/** A market and its event by the market's id. */
export function findMarket(book: HotBook, marketId: number): { hot: HotEvent; market: MarketState } | null {
  const hot = book.events.get(book.eventOf.get(marketId) ?? 0)
  const market = hot && marketIn(hot, marketId)
  return hot && market ? { hot, market } : null
}
