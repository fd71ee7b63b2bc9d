import * as v from 'valibot'
import { isKindId } from '../../../shared/domain/limits/kinds.ts'
import type { Change } from './limits-api.ts'
import type { Refused } from './refusal.ts'
import { row, type Sql } from './sql.ts'

/** How long the questions before a loosening may be answered, milliseconds. */
const TEST_MS = 15 * 60_000

const kept = v.object({
  at: v.number(),
  used: v.number(),
  changes: v.pipe(
    v.string(),
    v.parseJson(),
    v.array(
      v.object({
        kind: v.pipe(
          v.number(),
          v.guard((kind) => isKindId(kind)),
        ),
        value: v.nullable(v.number()),
      }),
    ),
  ),
})

/** Keeps what was asked for until the questions are answered, and gives the token for the answers. */
export function keepTest(sql: Sql, changes: readonly Change[], now: number): string {
  const token = crypto.randomUUID()
  sql.exec(
    'INSERT INTO limit_test (token, changes, at, used) VALUES (?, ?, ?, 0)',
    token,
    JSON.stringify(changes.map(({ kind, value }) => ({ kind, value }))),
    now,
  )
  return token
}

/** Takes the token of a test: what was asked for. It serves once, for 15 minutes, and only its own player's wallet knows it. */
export function takeTest(sql: Sql, token: string, now: number): { ok: true; changes: Change[] } | Refused {
  const found = row(sql, kept, 'SELECT at, used, changes FROM limit_test WHERE token = ?', token)
  if (!found) return { ok: false, error: 'notFound' }
  if (found.used === 1 || now >= found.at + TEST_MS) return { ok: false, error: 'limitDecided' }
  sql.exec('UPDATE limit_test SET used = 1 WHERE token = ?', token)
  return { ok: true, changes: found.changes }
}
