import * as v from 'valibot'
import type { PlacedCoupon } from '../../../shared/api/coupon.ts'
import { type SentEvent, sentEvent, type WalletEvent } from './events.ts'
import { count, row, rows, type Sql } from './sql.ts'

type Untold<E> = E extends WalletEvent ? Omit<E, 'eventId' | 'seq'> : never

/** Puts an event into the outbox, in the transaction that it tells of. */
export const enqueue = (sql: Sql, event: Untold<WalletEvent>): void =>
  void sql.exec('INSERT INTO outbox (payload) VALUES (?)', JSON.stringify(event))

/** Puts what a coupon is at `now` (milliseconds) into the outbox. */
export const enqueueCoupon = (sql: Sql, coupon: PlacedCoupon, now: number): void =>
  enqueue(sql, { userId: coupon.userId, at: new Date(now).toISOString(), kind: 'coupon', coupon })

/** Puts the coupon of a first answer that is kept anyway into the outbox: what tells of a bet is not written twice. */
export const enqueueAnswer = (sql: Sql, key: string): void =>
  void sql.exec("INSERT INTO outbox (payload, answer) VALUES ('', ?)", key)

const ANSWERED = `SELECT json_object(
  'kind', 'coupon', 'userId', body -> '$.data.userId', 'at', body ->> '$.data.placedAt', 'coupon', json(body -> '$.data')
) FROM idempotency WHERE key = outbox.answer`
/**
 * A parcel is one message, of which a queue takes at most 128 KB: it stays below, with quotes escaped and two bytes a letter, and holds at
 * least one event.
 */
const PARCEL = `SELECT seq, payload FROM (
  SELECT seq, payload, SUM(LENGTH(payload)) OVER (ORDER BY seq) - LENGTH(payload) AS before
  FROM (SELECT seq, COALESCE((${ANSWERED}), payload) AS payload FROM outbox WHERE seq > ? ORDER BY seq LIMIT 50)
) WHERE before < 40000 ORDER BY seq`

/** The oldest events after a number that fit one parcel, in order, as they were written: who receives them reads them. */
export const nextParcel = (sql: Sql, after = 0): SentEvent[] => rows(sql, sentEvent, PARCEL, after)

/** The events of a parcel have arrived. */
export const delivered = (sql: Sql, to: number, from = 0): void =>
  void sql.exec('DELETE FROM outbox WHERE seq BETWEEN ? AND ?', from, to)

const tries = v.object({ attempts: v.number() })
/** The parcel up to `seq` has not arrived; gives the pause before the next try in milliseconds: 1 s, doubled up to 5 min. */
export function failed(sql: Sql, seq: number): number {
  sql.exec('UPDATE outbox SET attempts = attempts + 1 WHERE seq <= ?', seq)
  const attempts = row(sql, tries, 'SELECT attempts FROM outbox ORDER BY seq LIMIT 1')?.attempts ?? 1
  return Math.min(1000 * 2 ** Math.min(attempts - 1, 10), 300_000)
}

/** How many events wait after a number. */
export const waiting = (sql: Sql, after = 0): number =>
  count(sql, 'SELECT COUNT(*) AS n FROM outbox WHERE seq > ?', after)
