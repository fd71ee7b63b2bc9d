import type { Env } from '../env.ts'

export interface Message {
  channel: 'email' | 'sms'
  to: string
  subject: string
  text: string
  /** Milliseconds on the backend's clock. */
  at: number
}

/** Puts a message where the embedded sender would take it from. */
export async function post(env: Env, { channel, to, subject, text, at }: Message): Promise<void> {
  await env.DB.prepare('INSERT INTO outbox (channel, recipient, subject, text, at) VALUES (?1, ?2, ?3, ?4, ?5)').bind(channel, to, subject, text, at).run()
}

/** 50 messages a page, newest first; `to` narrows to one recipient. */
export async function outboxPage(env: Env, to: string | undefined, page: number) {
  const where = to === undefined ? '' : 'WHERE recipient = ?1'
  const bound = to === undefined ? [] : [to.toLowerCase()]
  const [count, rows] = await env.DB.batch([
    env.DB.prepare(`SELECT COUNT(*) AS total FROM outbox ${where}`).bind(...bound),
    env.DB.prepare(`SELECT * FROM outbox ${where} ORDER BY id DESC LIMIT 50 OFFSET ${(page - 1) * 50}`).bind(...bound),
  ])
  return { count: count?.results ?? [], rows: rows?.results ?? [] }
}
