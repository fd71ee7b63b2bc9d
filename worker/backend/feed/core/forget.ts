import { finished, type HotBook, type HotEvent, put, remove, thin, touch } from './hot-book.ts'
import { FORGOTTEN } from './state.ts'

/** What a clean-up asks of storage: must this market stay because bets on it may be open? */
export type Keeps = (marketId: number) => boolean
/** Event rows to write, event rows to delete, and the markets that have left the book. */
export interface Cleaned {
  touched: number[]
  removed: number[]
  markets: number[]
}

/** Takes away an event's markets that need not stay, and the event with the last of them. */
function clean(book: HotBook, hot: HotEvent, keeps: Keeps, now: number, cleaned: Cleaned): void {
  const { id } = hot.state.fixture
  const kept = hot.state.markets.filter((m) => keeps(m.id))
  cleaned.markets.push(...hot.state.markets.filter((m) => !kept.includes(m)).map((m) => m.id))
  remove(book, hot)
  if (kept.length === 0) {
    cleaned.removed.push(id)
    return
  }
  const markets = kept.map((m) => (m.status === 1 ? { ...m, status: -1 as const } : m))
  // Called off for lists and bettors; a fixture_change brings it back.
  touch(
    book,
    put(
      book,
      { ...hot.state, markets, shown: [], producer: FORGOTTEN, status: finished(hot.state) ? hot.state.status : 5 },
      now,
    ),
  )
  cleaned.touched.push(id)
}

/** Removes what a producer has sent, but for markets on which bets may be open. */
export function forget(book: HotBook, producer: string, keeps: Keeps, now: number): Cleaned {
  const cleaned: Cleaned = { touched: [], removed: [], markets: [] }
  for (const hot of [...book.events.values()])
    if (hot.state.producer === producer) clean(book, hot, keeps, now, cleaned)
  book.producers.delete(producer)
  book.down.delete(producer)
  return cleaned
}

const HOUR = 3_600_000
/** How long after its start an event stays for results pages, and how long a finished one keeps markets on which nobody has bet. */
const STAY = { event: 8 * 24 * HOUR, markets: 6 * HOUR }
/** A few at a time, so that the book answers in between. */
const AT_ONCE = 60

/**
 * Removes events that started long ago, and the markets of finished ones that nobody has bet on. `asked` tells of a market whether
 * a wallet waits for its results. `now` is real time, for a clock that is moved for a test must not delete anything.
 */
export function tidy(book: HotBook, keeps: Keeps, asked: Keeps, now: number): Cleaned {
  const cleaned: Cleaned = { touched: [], removed: [], markets: [] }
  const events = [...book.events.values()]
  const old = events.filter((hot) => hot.startsAt < now - STAY.event && hot.state.producer !== FORGOTTEN)
  for (const hot of old.slice(0, AT_ONCE)) clean(book, hot, keeps, now, cleaned)
  const done = events.filter(
    (hot) =>
      !old.includes(hot) &&
      finished(hot.state) &&
      hot.startsAt < now - STAY.markets &&
      hot.state.markets.some((m) => !asked(m.id)),
  )
  for (const hot of done.slice(0, AT_ONCE)) {
    cleaned.markets.push(...thin(book, hot, asked))
    cleaned.touched.push(hot.state.fixture.id)
  }
  return cleaned
}
