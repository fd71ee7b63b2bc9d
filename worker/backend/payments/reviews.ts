import type { Env } from '../env.ts'

interface Review {
  provider: string
  eventId: string
  paymentId: string
  why: string
  body: string
}
const PAGE = 50

/** Keeps a callback that fits no payment, once a reason, and says so in the log. `at` in milliseconds. */
export async function keepReview(
  env: Env,
  { provider, eventId, paymentId, why, body }: Review,
  at: number,
): Promise<void> {
  console.warn(
    JSON.stringify({ level: 'warn', message: 'a payment callback waits for a person', provider, paymentId, why }),
  )
  await env.DB.prepare(
    'INSERT OR IGNORE INTO payment_review (provider, event_id, payment_id, why, body, at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)',
  )
    .bind(provider, eventId, paymentId, why, body.slice(0, 2000), at)
    .run()
}

interface Row {
  id: number
  provider: string
  event_id: string
  payment_id: string
  why: string
  body: string
  at: number
  note: string | null
}

/** Callbacks that nobody has looked at yet, the newest first. */
export async function reviews({ DB }: Env, page: number) {
  const where = 'WHERE done_at IS NULL'
  const [{ results }, total] = await Promise.all([
    DB.prepare(`SELECT * FROM payment_review ${where} ORDER BY id DESC LIMIT ${PAGE} OFFSET ?1`)
      .bind((page - 1) * PAGE)
      .all<Row>(),
    DB.prepare(`SELECT COUNT(*) AS n FROM payment_review ${where}`).first<number>('n'),
  ])
  const items = results.map(({ id, provider, event_id, payment_id, why, body, at, note }) => ({
    id,
    at: new Date(at).toISOString(),
    provider,
    callbackId: event_id,
    paymentId: payment_id,
    why,
    body,
    note,
  }))
  return { items, total: total ?? 0, page }
}

/** Notes what was done about one; false for one that is not there. */
export async function close({ DB }: Env, id: number, note: string, at: number): Promise<boolean> {
  const { meta } = await DB.prepare('UPDATE payment_review SET note = ?2, done_at = ?3 WHERE id = ?1')
    .bind(id, note, at)
    .run()
  return meta.changes > 0
}
