import fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { resultOf } from '../../../worker/backend/feed/core/result.ts'
import { eventState } from '../../../worker/backend/feed/core/state.ts'
import { AWAY, about, EVENT, fixture, HOME, iso, MARKET, market, NOON, odds, outcome, settle, world } from './world.ts'

const start = [fixture({ live: true }), odds()]
const stamped = (messages: Record<string, unknown>[]) =>
  messages.map((m, i) => ({ ...m, timestamp: iso(NOON + (i + 1) * 1000) }))

/** What the book makes of messages that arrive in this order, all of them sent in the first minute. */
function seen(messages: Record<string, unknown>[]) {
  const w = world(start)
  for (const message of messages) w.say(0, [message], { late: 60 })
  const hot = w.book.events.get(EVENT)
  const [m] = hot?.state.markets ?? []
  if (!hot || !m) throw new Error('the event is there')
  return {
    w,
    hot,
    result: resultOf(hot.state, m),
    prices: [w.quote(HOME).coef, w.quote(AWAY).coef],
    score: hot.state.score,
    state: w.quote(HOME).state,
  }
}

const WINDOW = { from: iso(NOON - 600_000), to: iso(NOON - 300_000) }
const results = fc.array(
  fc.oneof(
    fc.record({ id: fc.constantFrom(HOME, AWAY), statusId: fc.constantFrom(0, 1, 2) }).map((o) => settle([o])),
    fc.constantFrom(about('rollback_bet_settlement'), about('bet_cancel'), about('rollback_bet_cancel')),
    fc.constantFrom(about('bet_cancel', WINDOW), about('rollback_bet_cancel', WINDOW)),
    fc.constantFrom('late_bet', 'Wrong line').map((reason) => about('bet_cancel', { reason })),
  ),
  { maxLength: 8 },
)

it('makes the same of results in whatever order they arrive', () => {
  fc.assert(
    fc.property(results, fc.infiniteStream(fc.nat()), (messages, random) => {
      const sent = stamped(messages)
      const arrived = sent.map((m) => ({ m, at: random.next().value ?? 0 })).toSorted((a, b) => a.at - b.at)
      const { version: _, ...inOrder } = seen(sent).result
      const { version: __, ...mixed } = seen(arrived.map(({ m }) => m)).result
      expect(mixed).toEqual(inOrder)
    }),
    { numRuns: 300 },
  )
})

const price = fc
  .record({ home: fc.integer({ min: 1500, max: 2500 }), score: fc.nat(4), status: fc.constantFrom(1, 0, -1, -2) })
  .map(({ home, score, status }) =>
    odds([market({ status, outcomes: [outcome(HOME, (home / 1000).toFixed(3)), outcome(AWAY, '2.000')] })], {
      score: `${score}:0`,
    }),
  )
const stop = fc.constantFrom(about('bet_stop'), about('bet_stop', { marketIds: [MARKET] }))
const prices = fc.array(fc.oneof(price, stop), { minLength: 1, maxLength: 8 })

it('ends at the last price, score and stop in whatever order they arrive', () => {
  fc.assert(
    fc.property(prices, fc.infiniteStream(fc.nat()), (messages, random) => {
      const sent = stamped(messages)
      const arrived = sent.map((m) => ({ m, at: random.next().value ?? 0 })).toSorted((a, b) => a.at - b.at)
      const [inOrder, mixed] = [seen(sent), seen(arrived.map(({ m }) => m))]
      expect([mixed.prices, mixed.score, mixed.state]).toEqual([inOrder.prices, inOrder.score, inOrder.state])
    }),
    { numRuns: 200 },
  )
})

it('keeps states that a later start can read, and versions that only grow', () => {
  fc.assert(
    fc.property(fc.tuple(results, prices), ([some, others]) => {
      const w = world(start)
      let version = 0
      for (const message of stamped([...others, ...some])) {
        w.say(0, [message], { late: 60 })
        expect(w.book.version).toBeGreaterThanOrEqual(version)
        version = w.book.version
      }
      const state = w.book.events.get(EVENT)?.state
      expect(v.parse(eventState, JSON.parse(JSON.stringify(state)))).toEqual(state)
    }),
    { numRuns: 100 },
  )
})

it('reads a row that was written before stops and rollbacks of windows were remembered', () => {
  const state = world(start).book.events.get(EVENT)?.state
  const row = JSON.stringify(state, (key, value) => (key === 'stoppedAt' || key === 'uncancelled' ? undefined : value))
  expect(row).not.toMatch(/stoppedAt|uncancelled"/)
  expect(v.parse(eventState, JSON.parse(row))).toEqual(state)
})
