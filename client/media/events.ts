import { atom } from 'nanostores'
import { request } from '../api/request.ts'
import { parseFrame } from '../realtime/frame.ts'
import { browserSocket } from '../realtime/live.ts'
import { type LiveSocket, liveSocket } from '../realtime/socket.ts'
import { socketUrl } from '../realtime/topics.ts'
import { $media } from '../stores/media.ts'
import { newest, newWatchBook, note, readEvent, type WatchedEvent } from './watch-book.ts'

/** Events of the selected zones, as the feed tells of them; one that is not here has not answered yet. */
export const $watched = atom<ReadonlyMap<number, WatchedEvent>>(new Map())
/** Has the feed been silent for a while? */
export const $isLost = atom(false)

let book = newWatchBook()
let socket: LiveSocket | null = null
let topics: string[] = []
/** Version of the last frame. */
let heard = 0

const zones = () => $media.get().flatMap(({ type, gameId }) => (type === 'zone' ? [gameId] : []))

function show(): void {
  $watched.set(
    new Map(
      zones().flatMap((id) => {
        const event = newest(book, id)
        return event ? [[id, event] as const] : []
      }),
    ),
  )
}

/** Asks for the whole event: at the beginning, and for the scores of its parts when the score has changed. */
async function ask(gameId: number, again = true): Promise<void> {
  const answer = await request(`/feed-api/v1/events/${gameId}`)
  const read = answer.ok ? readEvent(answer.data) : null
  if (!read || !zones().includes(gameId)) return
  note(book.wholes, gameId, read.version, read.value)
  show()
  if (again && newest(book, gameId)?.score !== read.value.score) void ask(gameId, false)
}

/** The feed counts from its beginning again: what was known of it is not. */
function beginAnew(): void {
  book = newWatchBook()
  heard = 0
  for (const id of zones()) void ask(id)
  socket?.restart(true)
}

function take(text: unknown): void {
  const frame = parseFrame(text)
  if (frame.kind === 'resync') {
    socket?.restart(true)
    return
  }
  if (frame.kind === 'alive' && frame.version < heard) {
    beginAnew()
    return
  }
  heard = frame.version
  if (!('events' in frame)) return
  for (const [id, state] of frame.events) {
    const before = newest(book, id)
    note(book.states, id, frame.version, state)
    if (before && state.score !== null && state.score !== before.score) void ask(id)
  }
  show()
}

/** Follows the events of the selected zones over a socket of their own: they need not be on the page. */
export function followEvents(): void {
  document.addEventListener('visibilitychange', () => socket?.visible(document.visibilityState === 'visible'))
  $media.subscribe(() => {
    const ids = zones()
    const next = ids.map((id) => `event:${id}`)
    if (next.join() === topics.join()) return
    topics = next
    for (const known of [book.wholes, book.states])
      for (const id of known.keys()) if (!ids.includes(id)) known.delete(id)
    for (const id of ids) if (!book.wholes.has(id)) void ask(id)
    show()
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
