import { expect, it } from 'vitest'
import { takeBatch } from '../../../worker/backend/feed/core/batch.ts'
import { AWAY, EVENT, fixture, HOME, market, odds, outcome, world } from './world.ts'

const alive = { type: 'alive' }

it('does not watch a producer that never said that it is alive', () => {
  const w = world()
  w.at(3000)
  expect(w.quote().state).toBe('active')
})

it('suspends the markets of a producer that is silent for more than 15 s, until its next message of any kind', () => {
  const w = world()
  w.say(5, [alive])
  w.at(20)
  expect(w.quote().state).toBe('active')
  w.at(20.001)
  expect(w.quote().state).toBe('suspended')
  w.say(30, [fixture({ home: 'Greens' })])
  expect(w.quote().state).toBe('active')
})

it('leaves the markets of other producers alone', () => {
  const w = world()
  w.say(5, [odds([market({ id: 121, outcomes: [outcome(1211, '3.00')] })])], { producer: 'other' })
  w.say(5, [alive])
  w.at(30)
  expect([w.quote().state, w.quote(1211, 121).state]).toEqual(['suspended', 'active'])
})

it('suspends at once when a producer says that it lost its subscription', () => {
  const w = world()
  w.say(5, [{ ...alive, subscribed: 0 }])
  expect(w.quote().state).toBe('suspended')
  w.say(6, [{ ...alive, subscribed: 1 }])
  expect(w.quote().state).toBe('active')
})

it('forgets when a producer was last seen when the clock is set back', () => {
  const w = world()
  w.say(1000, [alive])
  w.at(1020)
  expect(w.quote().state).toBe('suspended')
  w.at(100)
  expect(w.quote().state).toBe('active')
})

it('tells the sockets of the silence and of its end', () => {
  const w = world()
  w.say(5, [alive])
  takeBatch(w.book)
  const before = w.book.events.get(EVENT)?.state.version ?? 0
  w.at(21)
  expect(takeBatch(w.book)?.events).toMatchObject([
    {
      id: EVENT,
      main: [
        [HOME, '1.85', 1],
        [AWAY, '2.000', 1],
      ],
    },
  ])
  expect(w.book.events.get(EVENT)?.state.version).toBeGreaterThan(before)
  w.say(22, [alive])
  expect(takeBatch(w.book)?.events).toMatchObject([
    {
      main: [
        [HOME, '1.85', 0],
        [AWAY, '2.000', 0],
      ],
    },
  ])
})
