import type { Answer } from '../../../shared/api/call.ts'
import type { ownSupportMessages, supportMessages } from '../../../shared/api/support.ts'
import type { Env } from '../env.ts'

/** Messages that one sender may write in a window, ms. */
const MOST = 5
export const WINDOW_MS = 10 * 60_000
const PAGE_SIZE = 50

/** A question to support, or an idea for the house: each is counted and read by itself. */
export type Topic = 'support' | 'idea'

export interface SupportMessage {
  topic: Topic
  /** Whom the limit counts. */
  sender: string
  player: number | null
  email: string
  lang: string | null
  subject: string
  message: string
}

/** Stores a message under a number; null when its sender has written too many lately. One statement decides, so that many at once cannot slip through. */
export async function keep(env: Env, message: SupportMessage, at: number): Promise<number | null> {
  const row = await env.DB.prepare(
    `INSERT INTO support_message (sender, player, email, lang, subject, message, at, topic)
     SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
     WHERE (SELECT count(*) FROM support_message WHERE sender = ?1 AND topic = ?8 AND at > ?7 - ${WINDOW_MS}) < ${MOST}
     RETURNING id`,
  )
    .bind(
      message.sender,
      message.player,
      message.email,
      message.lang,
      message.subject,
      message.message,
      at,
      message.topic,
    )
    .first<{ id: number }>()
  return row?.id ?? null
}

interface Row {
  id: number
  player: number | null
  email: string
  lang: string | null
  subject: string
  message: string
  at: number
}

/** A page of what one player wrote, the newest first. */
export async function listOwn(
  env: Env,
  topic: Topic,
  player: number,
  page: number,
): Promise<Answer<typeof ownSupportMessages>> {
  const sender = `player:${player}`
  const [rows, count] = await env.DB.batch<Row & { total: number }>([
    env.DB.prepare(
      'SELECT id, email, subject, message, at FROM support_message WHERE sender = ?1 AND topic = ?4 ORDER BY at DESC, id DESC LIMIT ?2 OFFSET ?3',
    ).bind(sender, PAGE_SIZE, (page - 1) * PAGE_SIZE, topic),
    env.DB.prepare('SELECT count(*) AS total FROM support_message WHERE sender = ?1 AND topic = ?2').bind(
      sender,
      topic,
    ),
  ])
  const items = (rows?.results ?? []).map(({ id, email, subject, message, at }) => ({
    ...{ id, email, subject, message },
    at: new Date(at).toISOString(),
  }))
  return { items, total: count?.results[0]?.total ?? 0, page }
}

/** A page of what was written, the newest first. */
export async function list(env: Env, topic: Topic, page: number): Promise<Answer<typeof supportMessages>> {
  const [rows, count] = await env.DB.batch<Row & { total: number }>([
    env.DB.prepare(
      'SELECT id, player, email, lang, subject, message, at FROM support_message WHERE topic = ?3 ORDER BY id DESC LIMIT ?1 OFFSET ?2',
    ).bind(PAGE_SIZE, (page - 1) * PAGE_SIZE, topic),
    env.DB.prepare('SELECT count(*) AS total FROM support_message WHERE topic = ?1').bind(topic),
  ])
  const items = (rows?.results ?? []).map(({ player, at, total: _, ...rest }) => ({
    ...rest,
    userId: player,
    at: new Date(at).toISOString(),
  }))
  return { items, total: count?.results[0]?.total ?? 0, page }
}
