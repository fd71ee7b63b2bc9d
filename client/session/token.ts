import { callHeaders, request } from '../api/request.ts'
import { isInForce, noteToken, sessionInfo } from './info.ts'

/** A token is used again for so long, milliseconds (spec §9). */
export const REUSE_MS = 60_000

let asked = Number.NEGATIVE_INFINITY

/**
 * A player's bearer token, from `GET /web-api/user/gettoken`; null when there is none to have, which is only logged (spec §8). `force` asks
 * for a new one whatever is known.
 */
export async function callToken(force = false, now = Date.now(), call = request): Promise<string | null> {
  const { token, expiresAt } = sessionInfo
  if (!force && token !== null && now - asked < REUSE_MS && isInForce(expiresAt, now)) return token
  const answer = await call('/web-api/user/gettoken?force_refresh=true')
  if (!answer.ok || !noteToken(answer.data)) {
    console.warn('token', answer.status)
    return null
  }
  asked = now
  return sessionInfo.token
}

/** Headers of a call that a player's token authorises (spec §7): all that every call has, and the token. */
export async function authorisedHeaders(): Promise<Record<string, string>> {
  const token = await callToken()
  return token === null
    ? callHeaders
    : { ...callHeaders, Authorization: `Bearer ${token}`, 'x-auth': `Bearer ${token}` }
}
