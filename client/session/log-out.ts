import { islandHref } from '../../shared/ui/islands/links.ts'
import { record } from '../api/loose.ts'
import { request } from '../api/request.ts'
import { $player } from '../stores/player.ts'

/** Ends the session at the server; rejects with the message when the server says that it has not (spec §7). */
export async function disconnect(call = request): Promise<void> {
  const answer = await call('/web-api/auth/disconnect', { method: 'POST', body: {} })
  if (!answer.ok) throw new Error(answer.answered ? answer.message : answer.code)
  const { success, message } = record(answer.data)
  if (success === false) throw new Error(typeof message === 'string' ? message : '')
}

/**
 * Ends the session, then does `after` and goes home as a visitor, of whom no ban is known; false when the server did not end it. Its cookies
 * are the server's to clear.
 */
export async function logOut(lang: string, after: () => void = () => {}): Promise<boolean> {
  try {
    await disconnect()
  } catch (error) {
    console.warn('log-out', error)
    return false
  }
  $player.set(null)
  after()
  location.assign(islandHref(lang, 'home'))
  return true
}
