import { OUTCOME_GONE } from '../../shared/api/feed-flags.ts'
import { $connection } from '../stores/connection.ts'
import { $coupon } from '../stores/coupon.ts'
import { type Price, setPrices } from '../stores/odds.ts'
import { $settings } from '../stores/settings.ts'
import { applyFrame, type LiveBook, newBook } from './book.ts'
import { type EventState, parseFrame } from './frame.ts'
import { patchEvents, patchPrices } from './patch.ts'
import { type Places, placesIn } from './places.ts'
import { slipPrices } from './slip-prices.ts'
import { type LiveSocket, liveSocket, type SocketParts } from './socket.ts'
import { socketUrl, topicsFor } from './topics.ts'

const browser: SocketParts = {
  open(url, heard, broken) {
    const socket = new WebSocket(url)
    socket.addEventListener('message', (event) => heard(event.data))
    socket.addEventListener('close', broken)
    return { close: () => socket.close(1000) }
  },
  now: () => Date.now(),
  after: (ms, act) => window.setTimeout(act, ms),
  cancel: (timer) => window.clearTimeout(timer),
  random: () => Math.random(),
}

/** What the page shows and the snapshot does not name is no longer offered. */
function missing(book: LiveBook, places: Places): [number, Price][] {
  return [...places.outcomes()].flatMap((id): [number, Price][] => {
    const shown = Number(places.buttons(id)[0]?.querySelector<HTMLElement>('[data-coef]')?.dataset.coef)
    return book.prices.has(id) ? [] : [[id, { coef: shown, flags: OUTCOME_GONE }]]
  })
}

/**
 * Keeps the page's prices, scores and the coupon fresh. `page` is what the server wrote the page from, null when nothing on it moves;
 * the events of the coupon are listened to on every page.
 */
export function startLive(page: { topics: string[]; version: number } | null): void {
  const places = placesIn(document.querySelector('main') ?? document.body)
  const pageTopics = page?.topics ?? []
  let book = newBook(page?.version ?? 0)
  let topics = topicsFor(
    pageTopics,
    $coupon.get().legs.map((leg) => leg.eventId),
  )
  let socket: LiveSocket | null = null
  const prices = new Map<number, Price>()
  const events = new Map<number, EventState>()
  let frame = 0

  function paint(): void {
    frame = 0
    patchPrices(places, prices, $settings.get().coefViewId)
    patchEvents(places, events)
    prices.clear()
    events.clear()
  }

  function take(text: unknown): void {
    const read = parseFrame(text)
    const applied = applyFrame(book, read)
    if (applied === 'resync') {
      book = newBook(0)
      socket?.restart(true)
      return
    }
    if (read.kind === 'snapshot' && pageTopics.length > 0)
      for (const [id, price] of missing(book, places)) prices.set(id, price)
    for (const [id, price] of applied.outcomes) prices.set(id, price)
    for (const [id, state] of applied.events) events.set(id, state)
    if (frame === 0 && prices.size + events.size > 0) frame = requestAnimationFrame(paint)
    setPrices(slipPrices(book, $coupon.get().legs, new Set(topics)))
  }

  function connect(): void {
    /** Deltas suffice when the socket tells only of what the page itself shows; of a stored leg nothing is known yet. */
    const known = () => book.version > 0 && (book.complete || topics.length === pageTopics.length)
    socket = liveSocket(
      browser,
      (fromSnapshot) => socketUrl(location.origin, topics, fromSnapshot || !known() ? null : book.version),
      take,
      (state) => $connection.set(state),
    )
  }

  if (topics.length > 0) connect()
  $coupon.listen(({ legs }) => {
    /** An event that stands on the page is told of already. */
    const strange = legs.filter(
      (leg) => !topics.includes(`event:${leg.eventId}`) && places.rows(leg.eventId).length === 0,
    )
    setPrices(slipPrices(book, legs, new Set(topics)))
    if (strange.length === 0) return
    topics = topicsFor(
      pageTopics,
      legs.map((leg) => leg.eventId),
    )
    if (socket) socket.restart(true)
    else connect()
  })
  $connection.subscribe((state) => document.documentElement.toggleAttribute('data-stale', state === 'stale'))
  document.addEventListener('visibilitychange', () => socket?.visible(document.visibilityState === 'visible'))
}
