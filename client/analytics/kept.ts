import { type Counted, EVENTS, type EventName } from '../../shared/domain/analytics/events.ts'
import { NO_SESSION, type RegistrationSession } from './counted.ts'

/** What is kept for the next page: counters, and what could not be sent yet. */
export interface Kept {
  /** When the counters were told, milliseconds since 1970. */
  at: number
  counters: readonly number[]
  events: Counted[]
}

/** What is kept is good for a day (spec §9). */
export const KEEP_MS = 86_400_000
const KEY = 'metrics'
const MOST = 20

const isName = (x: unknown): x is EventName => typeof x === 'string' && Object.hasOwn(EVENTS, x)
const list = (x: unknown): unknown[] => (Array.isArray(x) ? x : [])

/** Reads what was kept; null when there is nothing, it is older than a day, or somebody else wrote it. */
export function readKept(text: string | null, now: number): Kept | null {
  try {
    const { at, counters, events }: Record<string, unknown> = Object(JSON.parse(text ?? 'null'))
    if (typeof at !== 'number' || at > now || now - at > KEEP_MS) return null
    return {
      at,
      counters: list(counters)
        .filter((id) => Number.isSafeInteger(id))
        .map(Number),
      events: list(events)
        .slice(0, MOST)
        .flatMap((each) => {
          const { name, key, value }: Record<string, unknown> = Object(each)
          return isName(name) && typeof key === 'string' && Number.isSafeInteger(value)
            ? [{ name, key, value: Number(value) }]
            : []
        }),
    }
  } catch {
    return null
  }
}

/** A browser that forbids storage keeps nothing. */
const attempt = <T>(act: () => T): T | null => {
  try {
    return act()
  } catch {
    return null
  }
}

export const loadKept = (now: number): Kept | null =>
  readKept(
    attempt(() => localStorage.getItem(KEY)),
    now,
  )
export const saveKept = (kept: Kept): void =>
  void attempt(() => localStorage.setItem(KEY, JSON.stringify({ ...kept, events: kept.events.slice(0, MOST) })))
export const forgetKept = (): void => void attempt(() => localStorage.removeItem(KEY))

const SESSION = 'registration_analytics'
/** The registration session of this tab. */
export function loadSession(): RegistrationSession {
  const { attempts, lastCall }: Record<string, unknown> = Object(
    attempt(() => JSON.parse(sessionStorage.getItem(SESSION) ?? 'null')),
  )
  return typeof attempts === 'number' && typeof lastCall === 'number' ? { attempts, lastCall } : NO_SESSION
}
export const saveSession = (session: RegistrationSession): void =>
  void attempt(() =>
    session.attempts === 0
      ? sessionStorage.removeItem(SESSION)
      : sessionStorage.setItem(SESSION, JSON.stringify(session)),
  )
