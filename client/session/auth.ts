import { record } from '../api/loose.ts'
import { request } from '../api/request.ts'

/** The user id is asked for at start once, and so many times more with this pause, milliseconds (spec §9). */
export const USER_ID_RETRIES = 2
export const USER_ID_PAUSE_MS = 1500
/** How often it is looked at who is signed in while the page is visible, milliseconds (spec §9). */
export const AUTH_POLL_MS = 60_000

/** Who the origin says is signed in: a user id, null for a visitor; undefined when it does not answer. */
export async function checkSession(call = request): Promise<number | null | undefined> {
  const answer = await call('/web-api/auth/session')
  if (!answer.ok) return undefined
  const { user_id: id } = record(answer.data)
  return typeof id === 'number' && Number.isSafeInteger(id) ? id : null
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The user id at the page's start; after the last try nobody is known: null, as for a visitor (S4.79, S4.80). */
export async function fetchUserId(check = checkSession): Promise<number | null> {
  for (let tried = 0; tried <= USER_ID_RETRIES; tried++) {
    if (tried > 0) await pause(USER_ID_PAUSE_MS)
    const id = await check()
    if (id !== undefined) return id
  }
  return null
}

/** What the watch needs of the page. */
export interface AuthParts {
  check(): Promise<number | null | undefined>
  isVisible(): boolean
  /** Who this page was made for; null for a visitor. */
  known(): number | null
  /** Nobody is signed in any more, though the page thinks so. */
  disconnected(): void
  /** Another than the page was made for is signed in: it is to be asked for anew. */
  changed(): void
}

function take(parts: AuthParts, id: number | null): void {
  const known = parts.known()
  if (id === known) return
  if (id === null) parts.disconnected()
  else parts.changed()
}

/**
 * Looks at start and once a minute whether whom the page shows is still signed in, in any tab; a hidden page looks when it comes to the front
 * again. An origin that does not answer changes nothing later on. Gives the function that ends it.
 */
export function watchAuth(parts: AuthParts): () => void {
  void fetchUserId(parts.check).then((id) => take(parts, id))
  const look = async () => {
    if (!parts.isVisible()) return
    const id = await parts.check()
    if (id !== undefined) take(parts, id)
  }
  const timer = setInterval(() => void look(), AUTH_POLL_MS)
  return () => clearInterval(timer)
}
