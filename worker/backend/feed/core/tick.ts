import { finished, type HotBook, isClosed, touch } from './hot-book.ts'
import { isPending } from './recovery.ts'
import { crossed, insideOf, nextEdge } from './window.ts'

/** How long a watched producer may be silent before its markets count as suspended (betting.md 4.2, api.md). */
export const SILENCE_MS = 15_000

/**
 * Applies what time alone decides: producers gone silent or back, events whose start has passed, cancelled windows that begin or end.
 * Gives whether anything changed.
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
    let turnedMarkets: number[] = []
    if (hot.windows.length > 0) {
      const voided = insideOf(hot.windows, now)
      next = Math.min(next, nextEdge(hot.windows, now))
      turnedMarkets = crossed(hot.voided, voided)
      hot.voided = voided
    }
    if (closed !== hot.closed) {
      hot.closed = closed
      touch(book, hot)
    } else if (turned.size > 0 || turnedMarkets.length > 0) {
      const outcomes = hot.state.markets
        .filter((m) => turned.has(m.producer) || turnedMarkets.includes(m.id))
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
