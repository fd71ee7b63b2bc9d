import { OUTCOME_GONE } from '../../shared/api/feed-flags.ts'
import { $connection } from '../stores/connection.ts'
import { $coupon } from '../stores/coupon.ts'
import { type Price, setPrices } from '../stores/odds.ts'
import { setScores } from '../stores/scores.ts'
import { $settings } from '../stores/settings.ts'
import { applyFrame, newBook } from './book.ts'
import { type EventState, parseFrame } from './frame.ts'
import { patchEvents, patchPrices } from './patch.ts'
import { placesIn } from './places.ts'
import { slipPrices } from './slip-prices.ts'
import { type LiveSocket, liveSocket, type SocketParts } from './socket.ts'
import { socketUrl, topicsFor } from './topics.ts'

/** The browser's own sockets and timers. */
export const browserSocket: SocketParts = {
  open(url, heard, broken) {
    const socket = new WebSocket(url)
    socket.addEventListener('message', (event) => heard(event.data))
    socket.addEventListener('close', broken)
    return {
      send(text) {
        const isOpen = socket.readyState === 1
        if (isOpen) socket.send(text)
        return isOpen
      },
      close: () => socket.close(1000),
    }
  },
  now: Date.now,
  after: (ms, act) => window.setTimeout(act, ms),
  cancel: (timer) => clearTimeout(timer),
  random: Math.random,
}

/** How long changed prices wait after a press, and how often at most while presses go on. */
const PRESS_MS = 100
const MOST_WAITS = 5
/** Prices that one picture changes; more follow with the next, so that a slow phone has no long one. */
const AT_ONCE = 80

/** An event that no list of the feed has any more. */
const OVER: EventState = { score: null, minute: null, status: 4 }

type PageLive = { topics: string[]; version: number } | null

/** The content was replaced: from now on its topics are listened to, over the same socket where it is open. */
export let followPage: (page: PageLive) => void = () => {}

/**
 * Keeps the page's prices, scores and the coupon fresh. `page` is what the server wrote the page from, null when nothing on it moves;
 * the events of the coupon are listened to on every page.
 */
export function startLive(page: PageLive): void {
  const places = placesIn(document.querySelector('main') ?? document.body)
  let pageTopics: readonly string[] = []
  let book = newBook(0)
  let topics: string[] = []
  let socket: LiveSocket | null = null
  /** Has this socket begun to speak? Until then it answers a question that is not the last. */
  let begun = false
  /** Snapshots that are on their way; only the last one tells of what is listened to now. */
  let asked = 0
  const prices = new Map<number, Price>()
  const events = new Map<number, EventState>()
  let frame = 0
  let waits = 0

  const toSlip = () => setPrices(slipPrices(book, $coupon.get().legs, topics))
  const couponEvents = () => $coupon.get().legs.map((leg) => leg.eventId)

  /** When somebody has pressed last: the answer to that is shown first, and prices a moment later. */
  let pressed = Number.NEGATIVE_INFINITY
  for (const type of ['pointerdown', 'click'])
    addEventListener(type, ({ timeStamp }) => (pressed = timeStamp), { capture: true, passive: true })

  function paint(): void {
    if (performance.now() - pressed < PRESS_MS && waits++ < MOST_WAITS) {
      frame = window.setTimeout(paint, PRESS_MS)
      return
    }
    frame = waits = 0
    const now = [...prices].slice(0, AT_ONCE)
    patchPrices(places, now, $settings.get().coefViewId)
    patchEvents(places, events)
    for (const [id] of now) prices.delete(id)
    events.clear()
    if (prices.size > 0) frame = requestAnimationFrame(paint)
  }

  /** What the page shows and the snapshot does not name is no longer offered, and over. */
  function missing(): void {
    for (const id of places.outcomes()) prices.set(id, { coef: 0, flags: OUTCOME_GONE })
    for (const id of places.events()) events.set(id, OVER)
  }

  function take(text: unknown): void {
    begun = true
    const read = parseFrame(text)
    if (read.kind === 'snapshot' && asked > 0 && --asked > 0) return
    const applied = applyFrame(book, read)
    if (applied === 'resync') {
      book = newBook(0)
      socket?.restart(true)
      return
    }
    if (read.kind === 'snapshot' && pageTopics.length > 0) missing()
    for (const [id, price] of applied.outcomes) prices.set(id, price)
    for (const [id, state] of applied.events) events.set(id, state)
    setScores(applied.events)
    if (frame === 0 && prices.size + events.size > 0) frame = requestAnimationFrame(paint)
    toSlip()
  }

  /** Address of a new socket. Deltas suffice when it tells only of what the page itself shows; of a stored leg nothing is known yet. */
  function address(fromSnapshot: boolean): string {
    begun = false
    asked = 0
    const known = book.version > 0 && (book.complete || topics.length === pageTopics.length)
    return socketUrl(location.origin, topics, fromSnapshot || !known ? null : book.version)
  }

  /** Listens to `topics`: in a snapshot over the open socket, else over a new one. */
  function listen(): void {
    if (topics.length === 0) {
      socket?.end()
      socket = null
    } else if (!socket) socket = liveSocket(browserSocket, address, take, (state) => $connection.set(state))
    else if (begun && socket.send(JSON.stringify({ sub: topics }))) asked++
    else socket.restart(false)
  }

  followPage = (next) => {
    pageTopics = next?.topics ?? []
    book = newBook(next?.version ?? 0)
    prices.clear()
    events.clear()
    topics = topicsFor(pageTopics, couponEvents())
    listen()
  }
  followPage(page)

  $coupon.listen(({ legs }) => {
    /** An event that stands on the page is told of already. */
    const isStrange = legs.some(
      (leg) => !topics.includes(`event:${leg.eventId}`) && places.rows(leg.eventId).length === 0,
    )
    toSlip()
    if (!isStrange) return
    topics = topicsFor(pageTopics, couponEvents())
    book.complete = false
    listen()
  })
  $connection.subscribe((state) => document.documentElement.toggleAttribute('data-stale', state === 'stale'))
  document.addEventListener('visibilitychange', () => socket?.visible(document.visibilityState === 'visible'))
}
