import { record } from '../api/loose.ts'

/** What a reality check shows, as the server tells it. Amounts are decimal strings. */
export interface SessionFacts {
  minutes: number
  isHideable: boolean
  /** Until the next check, milliseconds, by the server's clock; null when none is due. */
  dueIn: number | null
  startedAt: string
  elapsedSeconds: number
  currency: string
  stakes: string
  returns: string
  net: string
  /** Result since midnight. */
  todayNet: string
  /** The sign-in before this one; null when there was none. */
  lastSignIn: { at: string; country: string | null } | null
}

function lastSignInOf(said: unknown): SessionFacts['lastSignIn'] {
  const { at, country } = record(said)
  return isText(at) ? { at, country: isText(country) ? country : null } : null
}

const isText = (x: unknown): x is string => typeof x === 'string'

/** Reads `GET …/reality-check`; null when it is not what the contract says. */
export function sessionFacts(data: unknown): SessionFacts | null {
  const {
    minutes,
    isHideable,
    dueAt,
    time,
    startedAt,
    elapsedSeconds,
    currency,
    stakes,
    returns,
    net,
    todayNet,
    lastSignIn,
  } = record(data)
  if (typeof minutes !== 'number' || typeof elapsedSeconds !== 'number') return null
  if (!isText(time) || !isText(startedAt) || !isText(currency) || !isText(stakes) || !isText(returns)) return null
  if (!isText(net) || !isText(todayNet)) return null
  return {
    minutes,
    isHideable: isHideable === true,
    dueIn: isText(dueAt) ? Date.parse(dueAt) - Date.parse(time) : null,
    startedAt,
    elapsedSeconds,
    currency,
    stakes,
    returns,
    net,
    todayNet,
    lastSignIn: lastSignInOf(lastSignIn),
  }
}
