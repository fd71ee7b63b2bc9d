import type { analyticsCounts, collect } from '../../../shared/api/analytics.ts'
import type { Answer, Body } from '../../../shared/api/call.ts'
import { eventName } from '../../../shared/domain/analytics/events.ts'
import type { Env } from '../env.ts'

/** Different keys of one event and day: what visitors make up beyond them counts as one. */
const MOST_KEYS = 200
const OTHER = 'other'
const MOST_ROWS = 5000

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

const ADD = `INSERT INTO analytics_count (day, kind, id, key, count, sum)
  SELECT ?1, ?2, ?3, CASE
    WHEN EXISTS (SELECT 1 FROM analytics_count WHERE day = ?1 AND kind = ?2 AND id = ?3 AND key = ?4)
      OR (SELECT count(*) FROM analytics_count WHERE day = ?1 AND kind = ?2 AND id = ?3) < ${MOST_KEYS}
    THEN ?4 ELSE '${OTHER}' END, 1, ?5
  WHERE true
  ON CONFLICT (day, kind, id, key) DO UPDATE SET count = count + 1, sum = sum + excluded.sum`

/** Adds events and goals to the counts of the day. `at` in milliseconds since 1970. */
export async function count(env: Env, { events, goals }: Body<typeof collect>, at: number): Promise<void> {
  const day = dayOf(at)
  const add = env.DB.prepare(ADD)
  const rows = [
    ...events.map(({ id, key, value }) => add.bind(day, 'event', id, key, value)),
    ...goals.map(({ counter, goal }) => add.bind(day, 'goal', counter, goal, 0)),
  ]
  if (rows.length > 0) await env.DB.batch(rows)
}

interface Row {
  day: string
  kind: 'event' | 'goal'
  id: number
  key: string
  count: number
  sum: number
}

/** What was counted from one day to another, both included, the most frequent first. */
export async function counted(env: Env, from: string, to: string): Promise<Answer<typeof analyticsCounts>> {
  const { results } = await env.DB.prepare(
    `SELECT day, kind, id, key, count, sum FROM analytics_count WHERE day BETWEEN ?1 AND ?2
     ORDER BY day DESC, kind, id, count DESC, key LIMIT ${MOST_ROWS}`,
  )
    .bind(from, to)
    .all<Row>()
  const items = results.map(({ key, ...row }) =>
    row.kind === 'goal' ? { ...row, name: key, key: '' } : { ...row, name: eventName(row.id) ?? String(row.id), key },
  )
  return { items, total: items.length, page: 1 }
}
