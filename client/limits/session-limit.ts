import { HOUR_MS } from '../../shared/domain/limits/kinds.ts'
import { record } from '../api/loose.ts'
import { after } from './after.ts'

/** Between two pings, milliseconds (spec §9). */
export const PING_MS = 30_000
export const PING = '/limit-service-api/api/external/web/v3/ping'

export interface SessionParts {
  /** The day's limit, hours. */
  hours: number
  /** Posts a ping; gives the answer's data, `over` when the session is no more, null when nothing came back. */
  ping(): Promise<unknown>
  /** The session limit has ended. */
  over(): void
}

/** What a ping says of today's limit, seconds; null when it says nothing of one. */
export function secondsLeftOf(data: unknown): number | null {
  const { secondsLeft } = record(data)
  return typeof secondsLeft === 'number' && Number.isFinite(secondsLeft) ? secondsLeft : null
}

/**
 * While a session limit exists the server is pinged, which tells what is left of the day (S4.60); when nothing is, it is told once (S4.58).
 * Until the first answer the whole limit counts from now. Gives the function that ends it.
 */
export function watchSession({ hours, ping, over }: SessionParts): () => void {
  let isOver = false
  let callOff = () => {}
  const end = () => {
    if (isOver) return
    stop()
    over()
  }
  const stop = () => {
    isOver = true
    callOff()
    clearInterval(timer)
  }
  const endIn = (ms: number) => {
    callOff()
    callOff = after(ms, end)
  }
  const look = async () => {
    const said = await ping()
    if (isOver) return
    if (said === 'over') return end()
    const left = secondsLeftOf(said)
    if (left !== null) endIn(left * 1000)
  }
  const timer = setInterval(() => void look(), PING_MS)
  endIn(hours * HOUR_MS)
  void look()
  return stop
}
