import { expect, it } from 'vitest'
import { takeBatch } from '../../../worker/backend/feed/core/batch.ts'
import { forget, tidy } from '../../../worker/backend/feed/core/forget.ts'
import { eventsPage } from '../../../worker/backend/feed/core/lists.ts'
import { AWAY, EVENT, FIRST, fixture, HOME, MARKET, market, NOON, odds, outcome, settle, world } from './world.ts'

const DAY = 86_400_000
const TWO = [fixture(), odds([market(), market({ id: 121, outcomes: [outcome(1211, '3.00')] })])]

it('removes a producer’s events and tells the sockets that they are gone', () => {
  const w = world(TWO)
  w.say(1, [fixture({}, 13)], { producer: 'other' })
  takeBatch(w.book)
  expect(forget(w.book, 'scout', () => false, w.now())).toEqual({
    touched: [],
    removed: [EVENT],
    markets: [MARKET, 121],
  })
  expect(w.quote()).toMatchObject({ state: 'gone' })
  expect(eventsPage(w.book, {}, w.now()).items.map((e) => e.id)).toEqual([13])
  expect(takeBatch(w.book)?.events).toMatchObject([
    {
      id: EVENT,
      main: [
        [HOME, '1.85', 2],
        [AWAY, '2.000', 2],
      ],
      rest: [[1211, '3.00', 2]],
    },
  ])
})

it('keeps a market on which bets are open: out of lists and betting, but it can be settled', () => {
  const w = world(TWO)
  takeBatch(w.book)
  expect(forget(w.book, 'scout', (id) => id === MARKET, w.now())).toEqual({
    touched: [EVENT],
    removed: [],
    markets: [121],
  })
  expect(eventsPage(w.book, {}, w.now()).total).toBe(0)
  expect([w.quote().state, w.quote(1211, 121).state]).toEqual(['suspended', 'gone'])
  expect(w.say(10, [settle([{ id: HOME, statusId: 1 }])]).results).toMatchObject([{ marketId: MARKET, version: FIRST }])
})

it('lets a fixture bring an event back that was forgotten', () => {
  const w = world(TWO)
  forget(w.book, 'scout', (id) => id === MARKET, w.now())
  w.say(10, [fixture(), odds()])
  expect(w.quote()).toMatchObject({ state: 'active', gameStatus: 0 })
})

it('tidies events away eight days after their start, not those with open bets', () => {
  const w = world()
  expect(
    tidy(
      w.book,
      () => false,
      () => false,
      NOON + 8 * DAY,
    ),
  ).toEqual({ touched: [], removed: [], markets: [] })
  expect(
    tidy(
      w.book,
      () => true,
      () => true,
      NOON + 9 * DAY,
    ),
  ).toEqual({ touched: [EVENT], removed: [], markets: [] })
  const other = world()
  expect(
    tidy(
      other.book,
      () => false,
      () => false,
      NOON + 9 * DAY,
    ),
  ).toEqual({ touched: [], removed: [EVENT], markets: [MARKET] })
})

it('thins a finished event six hours after its start down to the markets that wallets wait for', () => {
  const w = world(TWO)
  const asked = (id: number) => id === 121
  const at = (hours: number) => NOON + hours * 3_600_000
  expect(tidy(w.book, asked, asked, at(8)).touched).toEqual([])
  w.say(9000, [odds([], { gameStatus: 4, score: '3:0' })])
  expect(tidy(w.book, asked, asked, at(6)).touched).toEqual([])
  expect(tidy(w.book, asked, asked, at(8))).toEqual({ touched: [EVENT], removed: [], markets: [MARKET] })
  expect(tidy(w.book, asked, asked, at(8)).touched).toEqual([])
  expect([w.quote().state, w.quote(1211, 121).state]).toEqual(['gone', 'suspended'])
  expect(w.book.events.get(EVENT)?.state).toMatchObject({ score: '3:0', status: 4 })
})
