import * as v from 'valibot'
import { type Standing, UNSET } from '../../../shared/domain/limits/change.ts'
import type { KindId } from '../../../shared/domain/limits/kinds.ts'
import { kept } from './kept.ts'
import { enqueue } from './outbox.ts'
import { row, type Sql } from './sql.ts'

const time = v.number()
const value = v.nullable(v.number())
const standing = v.object({
  active: v.nullable(v.object({ value: v.number(), startedAt: time })),
  pending: v.nullable(v.object({ value, askedAt: time, from: time, until: time })),
  ended: v.nullable(v.object({ how: v.picklist(['confirmed', 'rejected', 'lapsed', 'cancelled']), value, at: time })),
})
/** A time-out or self-exclusion: it is only ever made longer. */
const stop = v.object({
  startedAt: time,
  endsAt: time,
  reasonId: v.nullable(v.number()),
  /** Of a self-exclusion that is over: when the player has asked to come back. */
  askedAt: v.nullable(time),
})
export type Stop = v.InferOutput<typeof stop>
/** The day of a session limit in the player's zone, as it was when the day began. */
const playDay = v.object({ from: time, to: time, usedMs: v.number(), lastBeat: v.nullable(time) })
export type PlayDay = v.InferOutput<typeof playDay>
const reality = v.object({
  /** What the player has chosen, minutes (0: off) and when; null: what his licence says. */
  chosen: v.nullable(v.object({ minutes: v.number(), at: time })),
  /** When he last answered one. */
  answeredAt: v.nullable(time),
  /** The session that is not to be asked again, and the one that plays now with its beginning. */
  hiddenFor: v.nullable(v.string()),
})
export type Reality = v.InferOutput<typeof reality>

/** A session of slots as the player has fixed it: its time, and what it may cost, minor units of the main currency; `overAt` once that is gone. */
const slotSession = v.object({ startedAt: time, endsAt: time, spend: v.number(), overAt: v.nullable(time) })
export type SlotSession = v.InferOutput<typeof slotSession>

/** Everything that limits one player. Times are milliseconds on the backend's clock. */
const book = v.object({
  standings: v.record(v.string(), standing),
  exclusion: v.nullable(stop),
  timeOut: v.nullable(stop),
  day: v.nullable(playDay),
  reality,
  slots: v.optional(v.nullable(slotSession), null),
})
export type LimitBook = v.InferOutput<typeof book>

const EMPTY: LimitBook = {
  standings: {},
  exclusion: null,
  timeOut: null,
  day: null,
  reality: { chosen: null, answeredAt: null, hiddenFor: null },
  slots: null,
}

const stored = v.object({ book: v.pipe(v.string(), v.parseJson(), book) })
const books = kept((sql): LimitBook => row(sql, stored, 'SELECT book FROM limit_book')?.book ?? EMPTY)

/** The player's limits. */
export const limitBook = books.get

/** Writes the limits. */
export function saveBook(sql: Sql, next: LimitBook): void {
  books.forget(sql)
  sql.exec(
    'INSERT INTO limit_book (id, book) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET book = excluded.book',
    JSON.stringify(next),
  )
}

export const standingOf = ({ standings }: LimitBook, kind: KindId): Standing => standings[String(kind)] ?? UNSET

/** What has happened to a limit, for the log that nothing is ever removed from. Values in the limit's own unit, or as ends in milliseconds. */
export interface LimitEntry {
  kind: KindId
  what: 'set' | 'asked' | 'confirmed' | 'rejected' | 'cancelled' | 'lapsed' | 'removed' | 'answered' | 'reopened'
  before: number | null
  after: number | null
}

/** Writes the log, here and (by the outbox) in the house's own. */
export function logLimit(sql: Sql, userId: number, entry: LimitEntry, requestId: string, now: number): void {
  sql.exec(
    'INSERT INTO limit_log (kind, what, before, after, at, request_id) VALUES (?, ?, ?, ?, ?, ?)',
    entry.kind,
    entry.what,
    entry.before,
    entry.after,
    now,
    requestId,
  )
  enqueue(sql, { userId, at: new Date(now).toISOString(), kind: 'limit', requestId, entry })
}
