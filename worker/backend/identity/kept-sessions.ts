import { now } from '../clock/clock.ts'
import type { Ctx } from '../http/serve.ts'
import { cookieHash, readSession, type Session } from './session.ts'

/** How long an isolate keeps a session as it was read, milliseconds of the backend's clock. */
const KEPT_MS = 60_000
const MOST = 5_000

interface Kept {
  /** What the player's wallet was at when it was last heard. */
  version: string
  /** Read after that version was heard. */
  read: { session: Session; at: number; expires: number } | null
}
/** By the session's hash, the longest untouched first. */
const sessions = new Map<string, Kept>()

function keep(hash: string, entry: Kept): void {
  sessions.delete(hash)
  sessions.set(hash, entry)
  const [oldest] = sessions.keys()
  if (sessions.size > MOST && oldest !== undefined) sessions.delete(oldest)
}

/**
 * The session as this isolate read it within the last minute, under a `version`; null when it has none. It counts for nothing but what
 * the player's wallet does while it stands at that version: whoever is refused on it is heard again on `freshSession`.
 *
 * Why nothing that has ended is taken for valid: whatever ends a session or changes its player is written to D1, then moves the wallet to
 * another version, and only then is answered. The version was heard before D1 was read. So when the wallet still stands at it, nothing that
 * was answered before has changed what was read.
 */
export async function keptSession(c: Ctx): Promise<Session | null> {
  const hash = cookieHash(c)
  const kept = hash === null ? undefined : sessions.get(hash)
  if (!kept?.read) return null
  const { session, at, expires } = kept.read
  const age = now() - at
  return age >= 0 && age < KEPT_MS && now() < expires ? session : null
}

/** The session as D1 has it now; kept for the calls that follow, when the wallet's version was known before. */
export async function freshSession(c: Ctx): Promise<Session | null> {
  const hash = cookieHash(c)
  if (hash === null) return null
  const version = sessions.get(hash)?.version
  const found = await readSession(c, hash)
  if (!found) sessions.delete(hash)
  else if (version !== undefined)
    keep(hash, { version, read: { session: { ...found.session, version }, at: now(), expires: found.expires } })
  return found?.session ?? null
}

/** The player's wallet was heard to stand at `version`: what was read before under another one is forgotten. */
export function heardVersion({ sessionHash }: Session, version: string): void {
  if (sessions.get(sessionHash)?.version !== version) keep(sessionHash, { version, read: null })
}
