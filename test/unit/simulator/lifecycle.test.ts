import { expect, it, vi } from 'vitest'
import type { FeedMarket, FeedMessage } from '../../../shared/api/feed.ts'
import { emptyBook } from '../../../worker/backend/feed/core/hot-book.ts'
import { ingest } from '../../../worker/backend/feed/core/ingest.ts'
import { messagesBetween } from '../../../worker/backend/simulator/plan/between.ts'
import { marketIdOf } from '../../../worker/backend/simulator/plan/fixture.ts'
import { openingMessages } from '../../../worker/backend/simulator/plan/opening.ts'
import { createPlan, fixturesBetween } from '../../../worker/backend/simulator/plan/schedule.ts'
import { endOf } from '../../../worker/backend/simulator/plan/script.ts'

vi.setConfig({ testTimeout: 120_000 })

const FROM = Date.UTC(2026, 10, 5, 18, 3, 7)
const HOURS = 4
const TO = FROM + HOURS * 3_600_000
/** Prices change twenty times more rarely, so that hours pass quickly; everything else is as always. */
const plan = createPlan(42, 20)
const start = openingMessages(plan, FROM)
const played: FeedMessage[] = []
for (let at = FROM; at < TO; at += 600_000) played.push(...messagesBetween(plan, at, at + 600_000))
const started = fixturesBetween(plan, FROM, TO).filter((fixture) => fixture.start > FROM && fixture.start < TO)
const finished = started.filter((fixture) => endOf(fixture) + 11 * 60_000 < TO)
const of = <T extends FeedMessage['type']>(type: T) =>
  played.filter((message): message is Extract<FeedMessage, { type: T }> => message.type === type)

it('plays a good many whole events', () => {
  expect(finished.length).toBeGreaterThan(100)
  expect(new Set(finished.map((fixture) => fixture.champ.sportId)).size).toBeGreaterThanOrEqual(9)
})

it('comes in the order of time', () => {
  const times = played.map((message) => message.timestamp)
  expect(times).toEqual(times.toSorted())
})

it('settles each market exactly once, rollbacks taken off, within five minutes, or cancels it', () => {
  const balance = new Map<number, number>()
  const add = (id: number, by: number) => balance.set(id, (balance.get(id) ?? 0) + by)
  for (const message of of('bet_settlement')) add(message.marketId, 1)
  for (const message of of('bet_cancel')) add(message.marketId ?? 0, 1)
  for (const message of of('rollback_bet_settlement')) add(message.marketId ?? 0, -1)
  const wrong = finished.flatMap((fixture) =>
    [...fixture.markets.keys()].map((n) => marketIdOf(fixture, n)).filter((id) => balance.get(id) !== 1),
  )
  expect(wrong).toEqual([])
  const first = new Map<number, number>()
  for (const { marketId, timestamp } of of('bet_settlement')) {
    if (!first.has(marketId)) first.set(marketId, Date.parse(timestamp))
  }
  for (const fixture of finished) {
    for (const n of fixture.markets.keys()) {
      const at = first.get(marketIdOf(fixture, n))
      if (at !== undefined) expect(at - endOf(fixture)).toBeLessThanOrEqual(5 * 60_000)
    }
  }
})

it('takes back 1–2 % of the settlements and cancels about 0.5 % of the markets', () => {
  const settled = of('bet_settlement').length
  expect(of('rollback_bet_settlement').length / settled).toBeGreaterThan(0.008)
  expect(of('rollback_bet_settlement').length / settled).toBeLessThan(0.022)
  expect(of('bet_cancel').length / settled).toBeGreaterThan(0.001)
  expect(of('bet_cancel').length / settled).toBeLessThan(0.01)
})

it('changes no price while a market is suspended', () => {
  const suspended = new Map<number, boolean>()
  const prices = new Map<number, string>()
  const events = new Map<number, FeedMarket[]>()
  const coefs = (market: FeedMarket) => market.outcomes.map((outcome) => outcome.coef).join()
  let stops = 0
  const take = (message: FeedMessage) => {
    if (message.type === 'odds_change') {
      for (const market of message.markets) {
        // A suspended market is named again only to be opened, or with the prices that it had.
        if (suspended.get(market.id) && market.status === -1) expect(coefs(market)).toBe(prices.get(market.id))
        suspended.set(market.id, market.status === -1)
        prices.set(market.id, coefs(market))
      }
      if (!events.has(message.eventId)) events.set(message.eventId, message.markets)
    }
    if (message.type === 'bet_stop') {
      stops++
      for (const id of message.marketIds ?? (events.get(message.eventId) ?? []).map((market) => market.id))
        suspended.set(id, true)
    }
  }
  for (const message of [...start, ...played]) take(message)
  expect(stops).toBeGreaterThan(100)
})

it('stops betting 1–4 s before each goal and opens it 15–40 s after', () => {
  const football = new Set(finished.filter((fixture) => fixture.champ.sportId === 1).map((fixture) => fixture.id))
  let goals = 0
  for (const id of football) {
    const own = played.filter((message) => 'eventId' in message && message.eventId === id)
    for (const [i, message] of own.entries()) {
      if (message.type !== 'odds_change' || message.bettingStatus !== 1) continue
      goals++
      const stop = own.slice(0, i).findLast((before) => before.type === 'bet_stop' && before.marketIds === undefined)
      const lead = Date.parse(message.timestamp) - Date.parse(stop?.timestamp ?? '')
      expect(lead).toBeGreaterThanOrEqual(1000)
      expect(lead).toBeLessThanOrEqual(4001)
      expect(message.markets.every((market) => market.status !== 1)).toBe(true)
      const after = own.slice(i + 1).find((later) => later.type === 'odds_change')
      const wait = Date.parse(after?.timestamp ?? '') - Date.parse(message.timestamp)
      if (after?.gameStatus !== 4) expect(wait).toBeGreaterThanOrEqual(15_000)
      if (after?.gameStatus !== 4) expect(wait).toBeLessThanOrEqual(40_001)
    }
  }
  expect(goals).toBeGreaterThan(football.size)
})

it('is taken by the book without a refusal, and leaves the same fixtures and prices as an opening at the end', () => {
  const played_ = bookAfter([...start, ...played])
  const opened = bookAfter(openingMessages(plan, TO))
  const open = (book: typeof opened) =>
    new Map(
      [...book.events.values()]
        .filter(({ state }) => state.status < 4)
        .map(({ state }) => [
          state.fixture.id,
          {
            fixture: state.fixture,
            markets: state.markets
              .filter((market) => market.settled.length === 0 && market.cancels.length === 0)
              .map(({ id, status, outcomes }) => [
                id,
                status,
                outcomes.map(({ coef, active }) => `${coef} ${active}`).join(),
              ]),
          },
        ]),
    )
  const [left, right] = [open(played_), open(opened)]
  expect(left.size).toBeGreaterThan(460)
  expect([...left.keys()].sort()).toEqual([...right.keys()].sort())
  for (const [id, event] of right) expect(left.get(id)).toEqual(event)
})

it('can be entered at any time: nothing that follows an opening is refused', () => {
  for (let i = 0; i < 6; i++) {
    const at = FROM + i * 2_345_000
    bookAfter([...openingMessages(plan, at), ...messagesBetween(plan, at, at + 480_000)])
  }
})

function bookAfter(messages: FeedMessage[]) {
  const book = emptyBook()
  for (let i = 0; i < messages.length; i += 100) {
    const chunk = messages.slice(i, i + 100)
    const now = Date.parse(chunk.at(-1)?.timestamp ?? '')
    expect(ingest(book, 'simulator', chunk, now, () => false).answer.rejected).toEqual([])
  }
  return book
}
