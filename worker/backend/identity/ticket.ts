import * as v from 'valibot'
import type { Env } from '../env.ts'
import { sha256 } from '../sha256.ts'

/** What a ticket is good for, and how long, milliseconds. One of another kind proves nothing. */
const LIVES = {
  sms: 10 * 60_000,
  'two-step': 10 * 60_000,
  'social-two-step': 10 * 60_000,
  social: 30 * 60_000,
  oauth: 10 * 60_000,
  'reset-mail': 60 * 60_000,
  'reset-sms': 10 * 60_000,
  'activate-mail': 3 * 86_400_000,
  'activate-phone': 10 * 60_000,
  'sign-in': 60_000,
} as const
export type TicketKind = keyof typeof LIVES

/** Wrong codes that a ticket bears (SEC-17). */
const TRIES = 5
const row = v.object({ subject: v.string(), data: v.nullable(v.string()), code: v.nullable(v.string()) })
export interface Ticket {
  /** Whom or which number it is about. */
  subject: string
  data: string | null
}

export const randomToken = (): string => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
/** Six digits, each equally likely. */
export const randomCode = (): string => {
  for (;;) {
    const [n = 0] = crypto.getRandomValues(new Uint32Array(1))
    if (n < 4_294_000_000) return String(n % 1_000_000).padStart(6, '0')
  }
}
const codeHash = (hash: string, code: string) => sha256(`${hash}:${code}`)

interface Making extends Ticket {
  kind: TicketKind
  /** What is told apart from the ticket; null: the ticket itself is the secret. */
  code: string | null
  /** Whoever asks anew makes his older ones worthless. */
  replaces?: boolean
}

/** Makes a ticket; only its digest is kept. Gives the ticket. */
export async function makeTicket(
  { DB }: Env,
  { kind, subject, code, data, replaces = false }: Making,
  now: number,
): Promise<string> {
  const token = randomToken()
  const hash = sha256(token)
  await DB.batch([
    DB.prepare('DELETE FROM ticket WHERE kind = ?1 AND (expires <= ?2 OR (?3 = 1 AND subject = ?4))').bind(
      kind,
      now,
      replaces ? 1 : 0,
      subject,
    ),
    DB.prepare(
      'INSERT INTO ticket (hash, kind, subject, code, data, tries, expires) VALUES (?1, ?2, ?3, ?4, ?5, 0, ?6)',
    ).bind(hash, kind, subject, code === null ? null : codeHash(hash, code), data, now + LIVES[kind]),
  ])
  return token
}

const opened = (found: Record<string, unknown> | null): Ticket | null => {
  if (!found) return null
  const { subject, data } = v.parse(row, found)
  return { subject, data }
}

/** What a ticket says, without using it up; null when it is over. */
export async function seeTicket({ DB }: Env, kind: TicketKind, token: string, now: number): Promise<Ticket | null> {
  return opened(
    await DB.prepare('SELECT subject, data, code FROM ticket WHERE hash = ?1 AND kind = ?2 AND expires > ?3')
      .bind(sha256(token), kind, now)
      .first(),
  )
}

/** Uses a ticket up: it counts once, however many ask at the same time; null when it is over. */
export async function takeTicket({ DB }: Env, kind: TicketKind, token: string, now: number): Promise<Ticket | null> {
  return opened(
    await DB.prepare(
      'DELETE FROM ticket WHERE hash = ?1 AND kind = ?2 AND expires > ?3 AND code IS NULL RETURNING subject, data, code',
    )
      .bind(sha256(token), kind, now)
      .first(),
  )
}

/** Counts a try at a ticket's code before it is known to be right; null when the ticket is over, or was tried too often. */
export async function tryTicket(env: Env, kind: TicketKind, token: string, now: number): Promise<Ticket | null> {
  return opened(
    await env.DB.prepare(
      `UPDATE ticket SET tries = tries + 1 WHERE hash = ?1 AND kind = ?2 AND expires > ?3 AND tries < ${TRIES}
       RETURNING subject, data, code`,
    )
      .bind(sha256(token), kind, now)
      .first(),
  )
}

/** Uses a ticket up by its code: five tries, one success. Null for everything else. */
export async function takeCode(
  env: Env,
  kind: TicketKind,
  token: string,
  code: string,
  now: number,
): Promise<Ticket | null> {
  if (!(await tryTicket(env, kind, token, now))) return null
  const hash = sha256(token)
  return opened(
    await env.DB.prepare('DELETE FROM ticket WHERE hash = ?1 AND kind = ?2 AND code = ?3 RETURNING subject, data, code')
      .bind(hash, kind, codeHash(hash, code))
      .first(),
  )
}

export async function dropTicket({ DB }: Env, token: string): Promise<void> {
  await DB.prepare('DELETE FROM ticket WHERE hash = ?1').bind(sha256(token)).run()
}
