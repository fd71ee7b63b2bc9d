import { type EventChange, type LiveFrame, OUTCOME_GONE, type OutcomeChange } from '../../../../shared/api/feed.ts'
import { finished, type HotBook, type HotEvent } from './hot-book.ts'
import { eventChange, outcomeChange } from './view.ts'

/** What one event has changed: `main` goes to the sport's topic and the event's, `rest` to the event's alone. */
export interface EventBatch {
  id: number
  sportId: number
  head: EventChange
  main: OutcomeChange[]
  rest: OutcomeChange[]
}
/** All changes after version `prev` up to `version`; a receiver that is not at `prev` has missed something. */
export interface Batch {
  prev: number
  version: number
  events: EventBatch[]
}

function changesOf(book: HotBook, hot: HotEvent, wanted: (outcomeId: number) => boolean): EventBatch {
  const { fixture, shown } = hot.state
  const batch: EventBatch = { id: fixture.id, sportId: fixture.sportId, head: eventChange(hot), main: [], rest: [] }
  for (const m of hot.state.markets) {
    const part = shown.includes(m.id) ? batch.main : batch.rest
    for (const o of m.outcomes) if (wanted(o.id)) part.push(outcomeChange(book, hot, m, o))
  }
  return batch
}

const gone = (changes: OutcomeChange[]) => changes.map(([id, coef]): OutcomeChange => [id, coef, OUTCOME_GONE])

/** Takes what has changed since the last batch; null when nothing has. */
export function takeBatch(book: HotBook): Batch | null {
  const { events, removed } = book.dirty
  const batch: Batch = { prev: book.flushed, version: book.version, events: [] }
  for (const hot of removed.values()) {
    const all = changesOf(book, hot, () => true)
    batch.events.push({ ...all, main: gone(all.main), rest: gone(all.rest) })
  }
  for (const [id, outcomes] of events) {
    const hot = book.events.get(id)
    if (hot) batch.events.push(changesOf(book, hot, (outcome) => outcomes.has(outcome)))
  }
  dropBatch(book)
  return batch.version === batch.prev ? null : batch
}

/** Forgets what has changed: nobody listens. */
export function dropBatch(book: HotBook): void {
  book.dirty.events.clear()
  book.dirty.removed.clear()
  book.flushed = book.version
}

export type Topic = { kind: 'sport' | 'event'; id: number }

/** The full state of topics; topics that the book does not know add nothing. */
export function snapshotOf(book: HotBook, topics: readonly Topic[]): Extract<LiveFrame, { snapshot: unknown }> {
  const sports = new Set(topics.filter((t) => t.kind === 'sport').map((t) => t.id))
  const events = new Set(topics.filter((t) => t.kind === 'event').map((t) => t.id))
  const snapshot: { outcomes: OutcomeChange[]; events: EventChange[] } = { outcomes: [], events: [] }
  const listed = sports.size > 0 ? [...book.events.values()] : [...events].flatMap((id) => book.events.get(id) ?? [])
  for (const hot of listed) {
    const whole = events.has(hot.state.fixture.id)
    if (!whole && (!sports.has(hot.state.fixture.sportId) || finished(hot.state))) continue
    const { head, main, rest } = changesOf(book, hot, () => true)
    snapshot.events.push(head)
    snapshot.outcomes.push(...main, ...(whole ? rest : []))
  }
  return { version: book.version, snapshot }
}
