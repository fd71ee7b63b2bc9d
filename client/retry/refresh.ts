import { noteToken } from '../session/info.ts'

/** Refreshes of the session's token, at most so many in a minute (decisions.md); after that an ended session is told as one. */
export const MOST_REFRESHES = 3
const MINUTE = 60_000
const WAIT_MS = 5000

let made: number[] = []

/** Whether a refused call is worth another try: the server has given a new token. `now` in milliseconds. */
export async function refreshToken(now = Date.now(), send: typeof fetch = fetch): Promise<boolean> {
  made = made.filter((at) => now - at < MINUTE)
  if (made.length >= MOST_REFRESHES) return false
  made.push(now)
  try {
    const answer = await send('/web-api/user/updatetoken', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      signal: AbortSignal.timeout(WAIT_MS),
    })
    return answer.ok && noteToken(await answer.json())
  } catch (error) {
    console.warn('token', error)
    return false
  }
}
