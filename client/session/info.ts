import { record } from '../api/loose.ts'

/** What a page knows of its session (spec §3): the bearer token with its end, milliseconds since 1970, and the site's counters. */
export interface SessionInfo {
  token: string | null
  expiresAt: number
  counters: readonly number[]
}

export const sessionInfo: SessionInfo = { token: null, expiresAt: 0, counters: [] }

/** A token is in force while its end lies in the future. */
export const isInForce = (expiresAt: number, now: number): boolean => expiresAt > now

/** When a JWT ends, milliseconds; 0 for a text that does not say. Who may use it is decided by the origin alone. */
export function endOf(token: string): number {
  try {
    const payload = token.split('.')[1] ?? ''
    const { exp } = record(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))))
    return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : 0
  } catch {
    return 0
  }
}

/** Keeps the token of an answer's data; false when there is none. */
export function noteToken(data: unknown): boolean {
  const { token } = record(data)
  if (typeof token !== 'string') return false
  sessionInfo.token = token
  sessionInfo.expiresAt = endOf(token)
  return true
}

/** Keeps the ids of the counters that the origin lists; throws when it does not list any. */
export function noteCounters(data: unknown): void {
  const { items } = record(data)
  if (!Array.isArray(items)) throw new Error('no list of counters')
  sessionInfo.counters = items
    .map((each) => record(each).id)
    .filter((id) => Number.isSafeInteger(id))
    .map(Number)
}
