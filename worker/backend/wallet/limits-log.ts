import * as v from 'valibot'
import type { LogRow } from './limits-api.ts'
import { count, rows, type Sql } from './sql.ts'

const PAGE = 50
const entry = v.object({
  limitType: v.number(),
  what: v.string(),
  before: v.nullable(v.number()),
  after: v.nullable(v.number()),
  at: v.number(),
  requestId: v.string(),
})

/** Every change of the player's limits, newest first. */
export const limitLog = (sql: Sql, page: number): { items: LogRow[]; total: number; page: number } => ({
  items: rows(
    sql,
    entry,
    `SELECT kind AS limitType, what, before, after, at, request_id AS requestId
     FROM limit_log ORDER BY n DESC LIMIT ${PAGE} OFFSET ?`,
    (page - 1) * PAGE,
  ),
  total: count(sql, 'SELECT COUNT(*) AS n FROM limit_log'),
  page,
})
