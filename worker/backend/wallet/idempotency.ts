import * as v from 'valibot'
import { row, type Sql } from './sql.ts'

/** A key is remembered for 7 days (decisions.md; clients retry within seconds). Milliseconds. */
const KEPT = 7 * 86_400_000
const answer = v.object({ request_hash: v.string(), status: v.number(), body: v.string() })

/** The first answer given to a key, null when it was never used. */
export function byKey(sql: Sql, key: string): { requestHash: string; status: number; body: string } | null {
  const found = row(sql, answer, 'SELECT request_hash, status, body FROM idempotency WHERE key = ?', key)
  return found && { requestHash: found.request_hash, status: found.status, body: found.body }
}

/** Forgets keys that are too old, those before the first that is not; one whose answer waits in the outbox stays. */
export const forgetKeys = (sql: Sql, now: number): void =>
  void sql.exec(
    `DELETE FROM idempotency WHERE n < COALESCE(
       (SELECT n FROM idempotency WHERE at >= ? ORDER BY n LIMIT 1), (SELECT MAX(n) + 1 FROM idempotency))
       AND NOT EXISTS (SELECT 1 FROM outbox WHERE answer = idempotency.key)`,
    now - KEPT,
  )

/** Stores the answer of a key, in the transaction that it tells of. */
export function remember(sql: Sql, key: string, requestHash: string, status: number, body: string, now: number): void {
  sql.exec(
    'INSERT INTO idempotency (key, request_hash, status, body, at) VALUES (?, ?, ?, ?, ?)',
    key,
    requestHash,
    status,
    body,
    now,
  )
}
