import { atom } from 'nanostores'
import { request } from '../api/request.ts'
import { parseFrame } from '../realtime/frame.ts'
import { browserSocket } from '../realtime/live.ts'
import { type LiveSocket, liveSocket } from '../realtime/socket.ts'
import { socketUrl } from '../realtime/topics.ts'
import { $media } from '../stores/media.ts'

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

/** Events of the selected zones, as the feed tells of them; one that is not here has not answered yet. */
export const $watched = atom<ReadonlyMap<number, WatchedEvent>>(new Map())
/** Has the feed been silent for a while? */
export const $isLost = atom(false)

const textOr = (x: unknown, other: string) => (typeof x === 'string' ? x : other)
const orNull = <T>(x: unknown, is: (x: unknown) => x is T): T | null => (is(x) ? x : null)
const isText = (x: unknown): x is string => typeof x === 'string'
const isNumber = (x: unknown): x is number => typeof x === 'number'

/** An event of the feed's answer; null when it is none. */
export function readEvent(x: unknown): WatchedEvent | null {
  const { home, away, score, minute, status, periods }: { [K in keyof WatchedEvent]?: unknown } = Object(x)
  if (!isText(home) || !isNumber(status)) return null
  return {
    home,
    away: textOr(away, ''),
    score: orNull(score, isText),
    minute: orNull(minute, isNumber),
    status,
    periods: Array.isArray(periods) ? periods.filter(isText) : [],
  }
}

/** Asks for the whole event: at the beginning, and for the scores of its parts when the score has changed. */
async function ask(gameId: number): Promise<void> {
  const answer = await request(`/feed-api/v1/events/${gameId}`)
  const event = answer.ok ? readEvent(answer.data) : null
  if (event && zones().includes(gameId)) $watched.set(new Map([...$watched.get(), [gameId, event]]))
}

const zones = () => $media.get().flatMap(({ type, gameId }) => (type === 'zone' ? [gameId] : []))

function take(text: unknown): void {
  const frame = parseFrame(text)
  if (frame.kind === 'resync') socket?.restart(true)
  if (!('events' in frame)) return
  const known = new Map($watched.get())
  for (const [id, { score, minute, status }] of frame.events) {
    const event = known.get(id)
    if (!event) continue
    known.set(id, { ...event, score: score ?? event.score, minute: minute ?? event.minute, status })
    if (score !== null && score !== event.score) void ask(id)
  }
  $watched.set(known)
}

let socket: LiveSocket | null = null
let topics: string[] = []

/** Follows the events of the selected zones over a socket of their own: they need not be on the page. */
export function followEvents(): void {
  document.addEventListener('visibilitychange', () => socket?.visible(document.visibilityState === 'visible'))
  $media.subscribe(() => {
    const ids = zones()
    const next = ids.map((id) => `event:${id}`)
    if (next.join() === topics.join()) return
    topics = next
    for (const id of ids) if (!$watched.get().has(id)) void ask(id)
    $watched.set(new Map([...$watched.get()].filter(([id]) => ids.includes(id))))
    if (ids.length === 0) {
      socket?.end()
      socket = null
    } else if (socket) socket.restart(true)
    else
      socket = liveSocket(
        browserSocket,
        () => socketUrl(location.origin, topics, null),
        take,
        (state) => $isLost.set(state === 'stale'),
      )
  })
}
