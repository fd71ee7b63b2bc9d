import * as v from 'valibot'
import type { Env } from '../env.ts'

const channel = v.picklist(['email', 'sms'])
export interface Message {
  channel: v.InferOutput<typeof channel>
  to: string
  subject: string
  text: string
  /** Milliseconds on the backend's clock. */
  at: number
}

const row = v.object({
  id: v.number(),
  channel,
  recipient: v.string(),
  subject: v.string(),
  text: v.string(),
  at: v.number(),
})
const PAGE = 50

/** Puts a message where the embedded sender would take it from. */
export async function post(env: Env, { channel, to, subject, text, at }: Message): Promise<void> {
  await env.DB.prepare('INSERT INTO outbox (channel, recipient, subject, text, at) VALUES (?1, ?2, ?3, ?4, ?5)')
    .bind(channel, to, subject, text, at)
    .run()
}

/** 50 messages a page, newest first; `to` narrows to one recipient. */
export async function outboxPage(env: Env, to: string | undefined, page: number) {
  const who = to?.toLowerCase() ?? null
  const { results } = await env.DB.prepare(
    'SELECT * FROM outbox WHERE ?1 IS NULL OR recipient = ?1 ORDER BY id DESC LIMIT ?2 OFFSET ?3',
  )
    .bind(who, PAGE, (page - 1) * PAGE)
    .all()
  const total = await env.DB.prepare('SELECT COUNT(*) AS n FROM outbox WHERE ?1 IS NULL OR recipient = ?1')
    .bind(who)
    .first<number>('n')
  const items = results.map((found) => {
    const { recipient, at, ...message } = v.parse(row, found)
    return { ...message, to: recipient, at: new Date(at).toISOString() }
  })
  return { items, total: total ?? 0, page }
}
