import type { Taken } from '../../shared/domain/settings/cookies.ts'
import { signedOut } from '../api/accounts.ts'
import { type Answer, CALL_MS, request } from '../api/request.ts'
import { loadTexts } from '../texts/load.ts'
import { tellError } from './tell-error.ts'

/** A column stands where the person has put it, saved or not: nobody is told of a failure, which is logged only (spec §8). */
const LOGGED_ONLY: readonly string[] = ['hideRight']

interface Saving {
  cancel(): void
  /** What the origin has for certain. */
  confirmed: Taken['value']
}
const running = new Map<string, Saving>()

/** A page that is left cancels what it was saving: the choice stands, and the request goes on without it. */
let left = false
addEventListener('pagehide', () => {
  left = true
})
addEventListener('pageshow', () => {
  left = false
})

const put = (setting: Taken, stop: AbortSignal): Promise<Answer> =>
  request('/web-api/office/settings', { method: 'PUT', body: setting }, (url, init) =>
    fetch(url, { ...init, keepalive: true, signal: stop }),
  )

async function tell(answer: Exclude<Answer, { ok: true }>): Promise<void> {
  tellError(answer, await loadTexts(document.documentElement.lang, 'auth'))
}

/**
 * Saves a player's setting. The next choice of the same setting cancels this one, and a cancelled choice is not taken back; one that failed
 * is, to what was saved last (spec §4, S4.82). True when it holds.
 */
export async function saveSetting(
  setting: Taken,
  before: Taken['value'],
  takeBack: (setting: Taken) => void,
): Promise<boolean> {
  const { key } = setting
  const earlier = running.get(key)
  const stop = new AbortController()
  const mine: Saving = { cancel: () => stop.abort(), confirmed: earlier ? earlier.confirmed : before }
  running.set(key, mine)
  earlier?.cancel()
  const timer = setTimeout(() => stop.abort(), CALL_MS)
  const answer = await put(setting, stop.signal)
  clearTimeout(timer)
  if (running.get(key) !== mine || left) return false
  running.delete(key)
  if (answer.ok) return true
  if (answer.answered && answer.status === 401) {
    signedOut()
    return true
  }
  if (LOGGED_ONLY.includes(key)) {
    console.error(`${key} is not saved`, answer)
    return false
  }
  takeBack({ key, value: mine.confirmed })
  void tell(answer)
  return false
}
