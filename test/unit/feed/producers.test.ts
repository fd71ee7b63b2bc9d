import { describe, expect, it } from 'vitest'
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

describe('a producer that can send its state again', () => {
  const complete = (requestId?: number) => ({ type: 'snapshot_complete', ...(requestId && { requestId }) })
  const recovering = () => {
    const w = world()
    w.say(5, [alive, complete()])
    return w
  }

  it('[B-14] is up again with the end of the recovery that it was asked for, not with a sign of life', () => {
    const w = recovering()
    w.at(21)
    expect(w.quote().state).toBe('suspended')
    expect(w.say(22, [alive]).recovery).toEqual({ requestId: 1, after: '2026-07-01T12:00:05.000Z' })
    expect(w.quote().state).toBe('suspended')
    w.say(24, [odds([market({ outcomes: [outcome(HOME, '1.95'), outcome(AWAY, '1.90')] })])])
    expect(w.quote().state).toBe('suspended')
    expect(w.say(25, [complete(1)])).toMatchObject({ accepted: 1 })
    expect(w.say(26, [alive]).recovery).toBeUndefined()
    expect(w.quote()).toMatchObject({ state: 'active', coef: 1950 })
  })

  it('[B-13] stays down when the end is of another request, and is asked for the same one again', () => {
    const w = recovering()
    w.at(21)
    w.say(22, [alive])
    expect(w.say(23, [complete(7)]).rejected).toMatchObject([{ index: 0 }])
    expect(w.say(24, [complete()]).rejected).toMatchObject([{ index: 0 }])
    expect(w.say(60, [alive]).recovery).toMatchObject({ requestId: 1 })
    expect(w.quote().state).toBe('suspended')
  })

  it('that is down once more while it recovers still owes all since the first silence', () => {
    const w = recovering()
    w.at(21)
    w.say(22, [alive])
    w.at(60)
    expect(w.say(61, [alive]).recovery).toEqual({ requestId: 1, after: '2026-07-01T12:00:05.000Z' })
  })

  it('is asked anew when a recovery has not ended after 20 minutes', () => {
    const w = recovering()
    w.at(21)
    w.say(22, [alive])
    const { recovery } = w.say(22 + 1201, [alive])
    expect(recovery).toEqual({ requestId: 2, after: '2026-07-01T12:00:05.000Z' })
    w.say(1230, [complete(1)])
    expect(w.quote().state).toBe('suspended')
    w.say(1231, [complete(2)])
    expect(w.quote().state).toBe('active')
  })

  it('is asked at once when it says that it lost its subscription', () => {
    const w = recovering()
    expect(w.say(9, [{ ...alive, subscribed: 0 }]).recovery).toEqual({
      requestId: 1,
      after: '2026-07-01T12:00:05.000Z',
    })
    w.say(10, [{ ...alive, subscribed: 1 }])
    expect(w.quote().state).toBe('suspended')
    w.say(11, [complete(1)])
    expect(w.quote().state).toBe('active')
  })
})
