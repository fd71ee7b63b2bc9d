import { mainMarkets } from './main-markets.ts'
import type { Recovery } from './recovery.ts'
import type { EventState, MarketState } from './state.ts'
import { type CancelledWindow, insideOf, windowsOf } from './window.ts'

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
  /** Cancelled windows, and the markets that the clock is inside one of: a bet of now would be returned, so none is taken. */
  windows: readonly CancelledWindow[]
  voided: readonly number[]
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
export const isClosed = (event: EventState, startsAt: number, now: number) =>
  !event.fixture.live && event.status < 2 && startsAt <= now

/** Puts a state in place of an event's former one and keeps the indexes; gives what lies in the book now. */
export function put(book: HotBook, state: EventState, now: number): HotEvent {
  const before = book.events.get(state.fixture.id)
  const startsAt = Date.parse(state.fixture.startsAt)
  const main = mainMarkets(state, before?.main ?? [])
  const shown = main.every((id) => state.shown.includes(id)) ? state.shown : [...new Set([...state.shown, ...main])]
  const windows = windowsOf(state)
  const hot: HotEvent = {
    state: shown === state.shown ? state : { ...state, shown },
    startsAt,
    closed: isClosed(state, startsAt, now),
    windows,
    voided: insideOf(windows, now),
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
