import type { EventState } from '../realtime/frame.ts'

/** What a zone shows of its event. */
export interface WatchedEvent {
  home: string
  away: string
  score: string | null
  minute: number | null
  /** Game status (shared/api/feed.ts): 3 is a break, from 4 on it is over. */
  status: number
  periods: readonly string[]
}

interface At<T> {
  /** Version of the feed that it is from. */
  version: number
  value: T
}

/** What is known of events that are watched: the whole of them by call, what has moved by socket. Either may come first, or late. */
export interface WatchBook {
  wholes: Map<number, At<WatchedEvent>>
  states: Map<number, At<EventState>>
}
export const newWatchBook = (): WatchBook => ({ wholes: new Map(), states: new Map() })

/** Keeps what is not older than what is known. */
export function note<T>(known: Map<number, At<T>>, id: number, version: number, value: T): void {
  const before = known.get(id)
  if (!before || before.version <= version) known.set(id, { version, value })
}

/** An event by the newest that is known of each of its parts; null before the whole of it has come. */
export function newest({ wholes, states }: WatchBook, id: number): WatchedEvent | null {
  const whole = wholes.get(id)
  const state = states.get(id)
  if (!whole || !state || state.version <= whole.version) return whole?.value ?? null
  const { score, minute, status } = state.value
  return { ...whole.value, score: score ?? whole.value.score, minute: minute ?? whole.value.minute, status }
}

const textOr = (x: unknown, other: string) => (typeof x === 'string' ? x : other)
const orNull = <T>(x: unknown, is: (x: unknown) => x is T): T | null => (is(x) ? x : null)
const isText = (x: unknown): x is string => typeof x === 'string'
const isNumber = (x: unknown): x is number => typeof x === 'number'

/** An event of the feed's answer and the version that it is from; null when it is none. */
export function readEvent(x: unknown): At<WatchedEvent> | null {
  const { home, away, score, minute, status, periods, feedVersion }: { [key: string]: unknown } = Object(x)
  if (!isText(home) || !isNumber(status)) return null
  return {
    version: isNumber(feedVersion) ? feedVersion : 0,
    value: {
      home,
      away: textOr(away, ''),
      score: orNull(score, isText),
      minute: orNull(minute, isNumber),
      status,
      periods: Array.isArray(periods) ? periods.filter(isText) : [],
    },
  }
}
