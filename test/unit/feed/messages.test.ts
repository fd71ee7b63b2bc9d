import { expect, it } from 'vitest'
import { AWAY, about, EVENT, fixture, HOME, iso, MARKET, market, NOON, odds, outcome, settle, world } from './world.ts'

const OTHER = [fixture({}, 13), { ...odds([market({ id: 130, outcomes: [outcome(1301, '3.10')] })]), eventId: 13 }]

it.each([
  ['no object', 'odds', /^message: /],
  ['no kind that is known', { type: 'weather', eventId: EVENT }, /^type: /],
  ['an unknown field', { ...about('bet_stop'), colour: 'red' }, /^colour: /],
  ['no timestamp', { ...about('bet_stop'), timestamp: undefined }, /^timestamp: /],
  ['a timestamp that is none', { ...about('bet_stop'), timestamp: 'noon' }, /^timestamp: /],
  [
    'a coefficient of four decimals',
    odds([market({ outcomes: [outcome(HOME, '1.8512')] })]),
    /^markets\.0\.outcomes\.0\.coef: /,
  ],
  ['a coefficient below 1', odds([market({ outcomes: [outcome(HOME, '0.85')] })]), /^markets\.0\.outcomes\.0\.coef: /],
  ['an event that is unknown', { ...odds(), eventId: 99 }, /^eventId: unknown event$/],
  ['a settlement of an unknown event', { ...settle([{ id: HOME, statusId: 1 }]), eventId: 99 }, /^eventId: /],
  ['a fixture of another event', { ...fixture(), eventId: 13 }, /^event\.id: /],
  ['a market of another event', odds([market({ id: 130 })]), /^markets\.0\.id: belongs to another event$/],
  [
    'an outcome of another market',
    odds([market({ outcomes: [outcome(1301, '2.00')] })]),
    /^markets\.0\.outcomes\.0\.id: belongs to another market$/,
  ],
  ['a market twice', odds([market(), market()]), /^markets\.1\.id: is listed twice$/],
  [
    'an outcome twice',
    odds([market({ outcomes: [outcome(HOME, '2.00'), outcome(HOME, '2.10')] })]),
    /^markets\.0\.outcomes\.1\.id: is listed twice$/,
  ],
  [
    'an outcome in two markets',
    odds([market(), market({ id: 121 })]),
    /^markets\.1\.outcomes\.0\.id: belongs to another market$/,
  ],
  [
    'a new outcome in two markets',
    odds([market({ id: 121, outcomes: [outcome(5, '2.00')] }), market({ id: 122, outcomes: [outcome(5, '2.00')] })]),
    /^markets\.1\.outcomes\.0\.id: is listed twice$/,
  ],
  ['another type for a known market', odds([market({ typeId: 1 })]), /^markets\.0\.typeId: differs/],
  ['another line for a known market', odds([market({ specifiers: 'total=2.5' })]), /^markets\.0\.specifiers: differ/],
  [
    'a stop of another event’s market',
    about('bet_stop', { marketIds: [130] }),
    /^marketIds\.0: not a market of this event$/,
  ],
  ['a settlement of another event’s market', { ...settle([{ id: 1301, statusId: 1 }]), marketId: 130 }, /^marketId: /],
  ['a settlement of another market’s outcome', settle([{ id: 1301, statusId: 1 }]), /^outcomes\.0\.id: not an outcome/],
  [
    'a settlement that names an outcome twice',
    settle([
      { id: HOME, statusId: 1 },
      { id: HOME, statusId: 0 },
    ]),
    /^outcomes\.1\.id: is listed twice$/,
  ],
  [
    'a status that does not exist',
    settle([{ id: HOME, statusId: 7 }]),
    /^outcomes\.0: an outcome has a statusId of 0 to 6/,
  ],
  ['a share above one', settle([{ id: HOME, factor: '1.5' }]), /^outcomes\.0\.factor: above 1$/],
  ['a cancel of another event’s market', about('bet_cancel', { marketId: 130 }), /^marketId: /],
  [
    'a window that ends before it begins',
    about('bet_cancel', { from: iso(NOON), to: iso(NOON - 1) }),
    /^to: not after from$/,
  ],
])('refuses a message with %s, and takes the others', (_, bad, reason) => {
  const w = world()
  w.say(1, OTHER)
  const version = w.book.version
  const messages = [bad, odds([market({ outcomes: [outcome(HOME, '1.90'), outcome(AWAY, '2.000')] })])]
  const answer = w.say(2, messages)
  expect(answer).toMatchObject({ accepted: 1, rejected: [{ index: 0, reason: expect.stringMatching(reason) }] })
  expect(w.quote().coef).toBe(1900)
  expect(w.book.version).toBe(version + 1)
})

it('counts a repeated message as accepted and changes nothing', () => {
  const w = world()
  const first = w.say(1, [odds([market({ status: -1 })])])
  w.say(1, [odds([market()])])
  const version = w.book.version
  expect(w.say(1, [odds([market({ status: -1 })])], { late: 5 })).toMatchObject({
    accepted: 1,
    rejected: [],
    touched: [],
  })
  expect(first.accepted).toBe(1)
  expect(w.quote().state).toBe('active')
  expect(w.book.version).toBe(version)
})

it('knows a repeat by its content, not by the order of its fields', () => {
  const w = world()
  const { timestamp, ...message } = { timestamp: iso(NOON + 1000), ...settle([{ id: HOME, statusId: 1 }]) }
  expect(w.say(1, [{ timestamp, ...message }]).results).toHaveLength(1)
  expect(w.say(1, [{ ...message, timestamp }]).touched).toEqual([])
})

it('takes a message again that was refused before, once its event is there', () => {
  const w = world([])
  expect(w.say(0, [odds()]).rejected).toEqual([{ index: 0, reason: 'eventId: unknown event' }])
  expect(w.say(0, [fixture(), odds()])).toMatchObject({ accepted: 2, rejected: [] })
  expect(w.quote().state).toBe('active')
})

it('gives equal content an equal version: the same prices at a later time change nothing that is seen', () => {
  const w = world()
  const before = w.book.events.get(EVENT)?.state.version
  w.say(30, [odds()])
  expect(w.book.events.get(EVENT)?.state.version).toBe(before)
  w.say(60, [odds([market({ outcomes: [outcome(HOME, '1.86'), outcome(AWAY, '2.000')] })])])
  expect(w.book.events.get(EVENT)?.state.version).toBeGreaterThan(before ?? 0)
})

it('says of an outcome that was never there that it is gone', () => {
  expect(world().quote(55, MARKET)).toMatchObject({ state: 'gone', coef: 0 })
  expect(world().quote(HOME, 999)).toMatchObject({ state: 'gone', coef: 0 })
})
