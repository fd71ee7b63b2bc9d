import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { type FeedMessage, feedMessage } from '../../../../shared/api/feed.ts'
import type { IngestAnswer, MarketResult } from '../api.ts'
import { applyMessage } from './apply.ts'
import { type HotBook, type HotEvent, put, touch } from './hot-book.ts'
import { ask, complete, isPending, recovers } from './recovery.ts'
import { resultOf } from './result.ts'
import type { EventState } from './state.ts'
import { SILENCE_MS, tick } from './tick.ts'
import { outcomeChange } from './view.ts'
import { crossed } from './window.ts'

export interface Ingested {
  answer: IngestAnswer
  /** Events whose rows must be written. */
  touched: Set<number>
  /** Results that wallets must hear of, the newest of each market. */
  results: Map<number, MarketResult>
  /** Fingerprints of the messages that are accepted for the first time. */
  fingerprints: string[]
}

/**
 * Takes a producer's messages in their order; a refused one stops no other.
 * `seen` tells which fingerprints were accepted before.
 */
export function ingest(
  book: HotBook,
  producer: string,
  messages: unknown[],
  now: number,
  seen: (fingerprint: string) => boolean,
): Ingested {
  const taken: Ingested = {
    answer: { accepted: 0, rejected: [] },
    touched: new Set(),
    results: new Map(),
    fingerprints: [],
  }
  const fresh = new Set<string>()
  for (const [index, raw] of messages.entries()) {
    const mark = fingerprint(producer, raw)
    if (!fresh.has(mark) && !seen(mark)) {
      const refused = accept(book, producer, raw, now, taken)
      if (refused !== null) {
        taken.answer.rejected.push({ index, reason: refused })
        continue
      }
      fresh.add(mark)
    }
    taken.answer.accepted += 1
  }
  taken.fingerprints = [...fresh]
  tick(book, now)
  const recovery = requested(book, producer)
  if (recovery) taken.answer.recovery = recovery
  return taken
}

/** Applies one message; gives why it is refused, or null. */
function accept(book: HotBook, producer: string, raw: unknown, now: number, taken: Ingested): string | null {
  const parsed = v.safeParse(feedMessage, raw, { abortPipeEarly: true })
  if (!parsed.success) {
    const issue = parsed.issues[0]
    return `${v.getDotPath(issue) ?? 'message'}: ${issue.message}`
  }
  const message = parsed.output
  if (message.type === 'alive') {
    signOfLife(book, producer, now, message)
    return null
  }
  if (message.type === 'snapshot_complete') {
    signOfLife(book, producer, now)
    return recovered(book, producer, message.requestId)
  }
  const hot = book.events.get(message.eventId)
  const applied = applyMessage(hot?.state, message, {
    producer,
    now,
    at: Date.parse(message.timestamp),
    eventOf: (id) => book.eventOf.get(id),
    marketOf: (id) => book.marketOf.get(id),
  })
  if (!applied.ok) return applied.reason
  signOfLife(book, producer, now)
  if (applied.event !== hot?.state) {
    commit(book, hot, applied.event, now, taken.results)
    taken.touched.add(message.eventId)
  }
  return null
}

function signOfLife(book: HotBook, name: string, now: number, alive?: Extract<FeedMessage, { type: 'alive' }>): void {
  const known = book.producers.get(name) ?? { lastSeen: now, watched: false, recovery: null }
  const { lastSeen, recovery } = known
  const lost = alive?.subscribed === 0
  const wasDown = known.watched && (lastSeen > now || now - lastSeen > SILENCE_MS)
  const isAsked = recovery !== null && (lost || wasDown || isPending(recovery))
  book.producers.set(name, {
    watched: known.watched || alive !== undefined,
    lastSeen: lost ? 0 : now,
    recovery: isAsked ? ask(recovery, lastSeen, now) : recovery,
  })
}

/** The end of a recovery; gives why it is refused, or null. */
function recovered(book: HotBook, name: string, request: number | undefined): string | null {
  const known = book.producers.get(name)
  if (!known) return null
  const recovery = known.recovery ? complete(known.recovery, request) : recovers()
  book.producers.set(name, { ...known, recovery })
  return isPending(recovery) ? 'requestId: is not the one that was asked for' : null
}

/** What a producer is asked for, as its answer says it. */
function requested({ producers }: HotBook, name: string): IngestAnswer['recovery'] {
  const recovery = producers.get(name)?.recovery ?? null
  return recovery && isPending(recovery)
    ? { requestId: recovery.request, after: new Date(recovery.after).toISOString() }
    : undefined
}

/** Puts a changed event into the book: notes visible changes for the sockets and changed results for the wallets. */
function commit(
  book: HotBook,
  before: HotEvent | undefined,
  event: EventState,
  now: number,
  results: Map<number, MarketResult>,
): void {
  const hot = put(book, event, now)
  const old = new Map(before?.state.markets.map((m) => [m.id, m]))
  const turned = crossed(before?.voided ?? [], hot.voided)
  const all = !before || before.closed !== hot.closed || before.state.status !== event.status
  const outcomes: number[] = []
  let visible = all || head(before) !== head(hot) || String(before.main) !== String(hot.main)
  for (const m of event.markets) {
    const was = old.get(m.id)
    if (was === m && !all && !turned.includes(m.id)) continue
    if (was?.status !== m.status) visible = true
    if (m.resultVersion > (was?.resultVersion ?? 0)) results.set(m.id, resultOf(event, m))
    for (const o of m.outcomes) {
      const earlier = was?.outcomes.find((own) => own.id === o.id)
      const same =
        before &&
        was &&
        earlier &&
        String(outcomeChange(book, before, was, earlier)) === String(outcomeChange(book, hot, m, o))
      if (!same) outcomes.push(o.id)
      if (!earlier || earlier.name !== o.name || earlier.typeId !== o.typeId) visible = true
    }
  }
  if (visible || outcomes.length > 0) touch(book, hot, outcomes)
}

const head = ({ state }: HotEvent) =>
  JSON.stringify([state.fixture, state.score, state.minute, state.status, state.periods, state.bettingStatus])

/** SHA-256 of the producer and the message with its keys in order. */
export const fingerprint = (producer: string, message: unknown): string =>
  createHash('sha256')
    .update(`${producer}\n${canonical(message)}`)
    .digest('base64url')

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([k, x]) => `${JSON.stringify(k)}:${canonical(x)}`).join()}}`
}
