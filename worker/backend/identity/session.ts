import { GEO_HEADER } from '../../../shared/api/edge-decisions.ts'
import { now } from '../clock/clock.ts'
import type { Env } from '../env.ts'
import { HttpError } from '../http/error.ts'
import type { Ctx } from '../http/serve.ts'
import { noteHeard } from '../limits/play-time.ts'
import { sendDisplay } from '../settings/cookies.ts'
import { sha256 } from '../sha256.ts'
import { isOfAge } from './age.ts'
import { readCookie, SESSION_SECONDS, sendCookie } from './cookies.ts'
import { refreshEdgeToken } from './edge-token.ts'
import { type Player, parsePlayer } from './player.ts'
import { forgetSent } from './sent.ts'
import { userConfigOf } from './user-config.ts'
import { renewVersion } from './wallet.ts'

/** The player behind a request, decided on the session cookie itself. */
export interface Session {
  userId: number
  /** SHA-256 of the session cookie, hex. */
  sessionHash: string
  /** Main account's currency. */
  currency: string
  banLevel: number
  banVersion: number
  statusId: number
  ageVerified: boolean
  disallowLine: number[]
  disallowLive: number[]
  /** Of a kept session: it counts only while the player's wallet stands at this version. */
  version?: string
}

const INACTIVE_MS = 2 * 3_600_000
/** `seen` is written at most this often. */
const SEEN_MS = 60_000
const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** SHA-256 (hex) of the request's session cookie; null when there is none of the right form. */
export function cookieHash(c: Ctx): string | null {
  const token = readCookie(c, 'session')
  return token !== undefined && TOKEN.test(token) ? sha256(token) : null
}

/** The player's row of a session, by one query; null for an ended or an idle session. All times are the backend clock's. */
async function readRow(c: Ctx, sessionHash: string): Promise<{ player: Player; expires: number } | null> {
  const at = now()
  const row = await c.env.DB.prepare(
    `SELECT player.*, session.seen, session.expires FROM session JOIN player ON player.id = session.player
     WHERE session.hash = ?1 AND session.expires > ?2 AND (session.keep = 1 OR session.seen > ?3)`,
  )
    .bind(sessionHash, at, at - INACTIVE_MS)
    .first<{ seen: number; expires: number }>()
  if (!row) return null
  const player = parsePlayer(row)
  if (Math.abs(at - row.seen) > SEEN_MS)
    c.executionCtx.waitUntil(
      c.env.DB.batch([
        c.env.DB.prepare('UPDATE session SET seen = ?2 WHERE hash = ?1').bind(sessionHash, at),
        noteHeard(c.env, player.id, at),
      ]),
    )
  return { player, expires: row.expires }
}

/** The signed-in player; null for a visitor. */
export async function signedIn(c: Ctx): Promise<Player | null> {
  const sessionHash = cookieHash(c)
  return sessionHash === null ? null : ((await readRow(c, sessionHash))?.player ?? null)
}

/** A session by its hash, and when it ends at the latest. */
export async function readSession(c: Ctx, sessionHash: string): Promise<{ session: Session; expires: number } | null> {
  const found = await readRow(c, sessionHash)
  if (!found) return null
  const { player, expires } = found
  const config = userConfigOf(player, now())
  const session: Session = {
    userId: player.id,
    sessionHash,
    currency: player.currency,
    banLevel: config.ban_level,
    banVersion: config.ban_version,
    statusId: config.user_status_id,
    ageVerified: config.age_verified && (await isOfAge(c, player, now())),
    disallowLine: config.disallow_line_sport,
    disallowLive: config.disallow_live_sport,
  }
  return { session, expires }
}

/** Resolves the cookie `__Host-sid`; null for a visitor. */
export async function sessionOf(c: Ctx): Promise<Session | null> {
  const sessionHash = cookieHash(c)
  return sessionHash === null ? null : ((await readSession(c, sessionHash))?.session ?? null)
}

/** Ends a session. When its player's wallet does not hear of it, isolates may keep it for a few seconds, and the caller is told: it throws. */
async function endSession(env: Env, sessionHash: string): Promise<void> {
  const ended = await env.DB.prepare('DELETE FROM session WHERE hash = ?1 RETURNING player')
    .bind(sessionHash)
    .first<{ player: number }>()
  if (ended) await renewVersion(env, ended.player)
}

/**
 * Starts a session under a new token and sends both cookies. What the request brought as a session ends: a planted cookie never becomes
 * valid (SEC-01). `keep` lifts the end by inactivity, not the absolute one.
 */
export async function openSession(c: Ctx, player: Player, keep: boolean): Promise<void> {
  const at = now()
  const token = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
  const { DB } = c.env
  const brought = cookieHash(c)
  if (brought !== null) await endSession(c.env, brought)
  await DB.batch([
    DB.prepare('DELETE FROM session WHERE player = ?1 AND expires <= ?2').bind(player.id, at),
    DB.prepare(
      `INSERT INTO session (hash, player, created, seen, expires, keep, device, before_at, before_country)
       SELECT ?1, ?2, ?3, ?3, ?4, ?5, ?6, at, country FROM (SELECT 1) LEFT JOIN last_sign_in ON player = ?2`,
    ).bind(
      sha256(token),
      player.id,
      at,
      at + SESSION_SECONDS * 1000,
      keep ? 1 : 0,
      (c.req.header('user-agent') ?? '').slice(0, 300),
    ),
    DB.prepare('INSERT OR REPLACE INTO last_sign_in (player, at, country) VALUES (?1, ?2, ?3)').bind(
      player.id,
      at,
      c.req.header(GEO_HEADER)?.slice(0, 2) ?? null,
    ),
  ])
  sendCookie(c, 'session', token)
  await refreshEdgeToken(c, player)
  sendDisplay(c, player.profile)
}

/** Ends the request's session, if it has one, and clears both cookies; signing out works whatever else does not answer. */
export async function closeSession(c: Ctx): Promise<void> {
  const sessionHash = cookieHash(c)
  if (sessionHash !== null)
    try {
      await endSession(c.env, sessionHash)
    } catch (error) {
      // The session is gone, and a wallet that does not answer takes no bet on what an isolate still knows of it (RG-54).
      if (!(error instanceof HttpError && error.error === 'unknownOutcome')) throw error
    }
  for (const kind of ['session', 'edgeToken'] as const) sendCookie(c, kind, null)
}

/** Lets a visitor's browser drop the cookies that no longer name a session. */
export function forgetCookies(c: Ctx): void {
  for (const kind of ['session', 'edgeToken'] as const) if (readCookie(c, kind) !== undefined) sendCookie(c, kind, null)
}

/** Clears away sessions that ended a day ago, and failures, steps and sendings that no longer count; reading never depends on it. */
export async function endSessions(env: Env, at: number): Promise<void> {
  const yesterday = at - 24 * 3_600_000
  await env.DB.batch([
    env.DB.prepare('DELETE FROM session WHERE expires < ?1').bind(yesterday),
    env.DB.prepare('DELETE FROM login_failure WHERE last < ?1').bind(yesterday),
    env.DB.prepare('DELETE FROM ticket WHERE expires < ?1').bind(at),
    forgetSent(env, at),
  ])
}
