import { expect, it } from 'vitest'
import { OUTCOME_BLOCKED } from '../../../shared/api/feed.ts'
import { takeBatch } from '../../../worker/backend/feed/core/batch.ts'
import { AWAY, about, FIRST, fixture, HOME, iso, market, NOON, odds, outcome, settle, told, world } from './world.ts'

const minute = (n: number) => NOON + n * 60_000

it.each([
  ['a status', { statusId: 4 }, { statusId: 4 }],
  ['a third of the price', { factor: { num: 1, den: 3 } }, { statusId: 1, share: { num: 1, den: 3 } }],
  ['two sixths of the price', { factor: { num: 2, den: 6 } }, { statusId: 1, share: { num: 1, den: 3 } }],
  ['three quarters as a decimal', { factor: '0.75' }, { statusId: 1, share: { num: 3, den: 4 } }],
  ['the whole price', { factor: '1' }, { statusId: 1 }],
  ['nothing', { factor: '0' }, { statusId: 0 }],
  ['half of the price, which has a status of its own', { factor: '0.5' }, { statusId: 6 }],
])('[S3.37] settles an outcome at %s', (_, given, result) => {
  const { results } = world().say(10, [settle([{ id: HOME, ...given }])])
  expect(results.map(told)).toEqual([
    { version: FIRST, kind: 'settled', outcomes: [{ id: HOME, ...result }], window: null },
  ])
})

it('[B-37] tells a result once, however often and whenever it is sent', () => {
  const w = world()
  expect(w.say(10, [settle([{ id: HOME, statusId: 1 }])]).results).toHaveLength(1)
  expect(w.say(10, [settle([{ id: HOME, statusId: 1 }])], { late: 11 }).results).toEqual([])
  expect(w.say(20, [settle([{ id: HOME, statusId: 1 }])]).results).toEqual([])
  expect(w.say(30, [settle([{ id: HOME, statusId: 1 }], { certainty: 2 })]).results).toEqual([])
})

it('closes a market of which one outcome is settled, and leaves the other open until it is told', () => {
  const w = world()
  const first = w.say(10, [settle([{ id: HOME, statusId: 1 }])])
  expect(first.results).toMatchObject([{ version: FIRST, outcomes: [{ id: HOME, statusId: 1 }] }])
  expect(w.states(HOME, AWAY)).toEqual(['settled', 'settled'])
  const second = w.say(20, [settle([{ id: AWAY, statusId: 0 }])])
  expect(second.results).toMatchObject([
    {
      version: FIRST + 1,
      outcomes: [
        { id: HOME, statusId: 1 },
        { id: AWAY, statusId: 0 },
      ],
    },
  ])
})

it('lets a later result take the place of an earlier one, and ignores an earlier one that comes late', () => {
  const w = world()
  w.say(20, [settle([{ id: HOME, statusId: 1 }])])
  expect(w.say(10, [settle([{ id: HOME, statusId: 0 }])], { late: 21 }).results).toEqual([])
  expect(w.say(30, [settle([{ id: HOME, statusId: 0 }])]).results).toMatchObject([
    { version: FIRST + 1, outcomes: [{ id: HOME, statusId: 0 }] },
  ])
})

it('[B-37] takes a settlement back and settles anew the other way', () => {
  const w = world()
  w.say(10, [settle([{ id: HOME, statusId: 1 }])])
  const back = w.say(20, [about('rollback_bet_settlement', { marketId: 120 })])
  expect(back.results.map(told)).toEqual([{ version: FIRST + 1, kind: 'open', outcomes: [], window: null }])
  expect(w.quote().state).toBe('suspended')
  expect(w.say(30, [settle([{ id: HOME, statusId: 0 }])]).results).toMatchObject([
    { version: FIRST + 2, kind: 'settled', outcomes: [{ id: HOME, statusId: 0 }] },
  ])
})

it('bets again after a rollback from the next price on', () => {
  const w = world()
  w.say(10, [settle([{ id: HOME, statusId: 1 }]), about('rollback_bet_settlement')])
  expect(w.quote().state).toBe('suspended')
  w.say(20, [odds()])
  expect(w.quote().state).toBe('active')
})

it('keeps a settlement out that was taken back before it arrived', () => {
  const w = world()
  w.say(20, [about('rollback_bet_settlement', { marketId: 120 })])
  expect(w.say(10, [settle([{ id: HOME, statusId: 1 }])], { late: 21 }).results).toEqual([])
})

it('[B-36] cancels a market without a reason', () => {
  const w = world()
  expect(w.say(10, [about('bet_cancel', { marketId: 120 })]).results.map(told)).toEqual([
    { version: FIRST, kind: 'cancelled', outcomes: [], window: null },
  ])
  expect(w.quote().state).toBe('settled')
  expect(w.say(20, [about('bet_cancel', { marketId: 120 })]).results).toEqual([])
})

it('[C42] tells why a market or a window of it is cancelled, as the last message says', () => {
  const w = world()
  const window = { from: iso(minute(-10)), to: iso(minute(-5)) }
  expect(w.say(10, [about('bet_cancel', { ...window, reason: 'obvious_error' })]).results).toMatchObject([
    { voided: [{ from: minute(-10), to: minute(-5), reason: 'obvious_error' }] },
  ])
  expect(w.say(20, [about('bet_cancel', { reason: 'event_abandoned' })]).results).toMatchObject([
    { version: FIRST + 1, kind: 'cancelled', reason: 'event_abandoned' },
  ])
  expect(w.say(30, [about('bet_cancel', { reason: 'event_abandoned' })]).results).toEqual([])
  expect(w.say(40, [about('bet_cancel', { reason: 'The lights went out' })]).results).toMatchObject([
    { version: FIRST + 2, kind: 'cancelled', reason: 'The lights went out' },
  ])
  expect(w.say(40, [about('bet_cancel', { reason: 'late_bet' })]).results).toMatchObject([{ reason: 'late_bet' }])
  expect(w.say(39, [about('bet_cancel', { reason: 'obvious_error' })], { late: 41 }).results).toEqual([])
})

it('cancels all markets of an event when none is named', () => {
  const w = world()
  w.say(1, [odds([market({ id: 121, outcomes: [outcome(1211, '3.00')] })])])
  expect(w.say(10, [about('bet_cancel')]).results.map((r) => [r.marketId, r.kind])).toEqual([
    [120, 'cancelled'],
    [121, 'cancelled'],
  ])
})

it('cancels bets of a window and goes on with the market', () => {
  const w = world()
  const window = { from: minute(-10), to: minute(-5) }
  const { results } = w.say(10, [about('bet_cancel', { from: iso(window.from), to: iso(window.to) })])
  expect(results.map(told)).toEqual([{ version: FIRST, kind: 'cancelled', outcomes: [], window, voided: [window] }])
  expect(w.quote().state).toBe('active')
})

it('closes a market that is cancelled from an instant on without an end', () => {
  const w = world()
  w.say(10, [about('bet_cancel', { from: iso(minute(-10)) })])
  expect(w.quote().state).toBe('settled')
})

it.each([
  ['has begun', -1, 10],
  ['is still to come', 5, 10],
  ['has no beginning', null, 10],
])('suspends a market while the clock is inside a cancelled window that %s', (_, from, to) => {
  const w = world([fixture({ live: true }), odds([market(), market({ id: 121, outcomes: [outcome(1211, '3.00')] })])])
  const window = { ...(from !== null && { from: iso(minute(from)) }), to: iso(minute(to)) }
  w.say(10, [about('bet_cancel', { marketId: 120, ...window })])
  const begun = from === null || from < 0
  const state = () => [w.quote().state, w.quote(1211, 121).state]
  expect(state()).toEqual([begun ? 'suspended' : 'active', 'active'])
  w.at(5 * 60 - 1)
  w.say(5 * 60, [odds([market()])])
  expect(state()).toEqual(['suspended', 'active'])
  w.at(10 * 60 - 1)
  expect(state()).toEqual(['suspended', 'active'])
  w.at(10 * 60)
  expect(state()).toEqual(['active', 'active'])
  w.at(9 * 60)
  expect(state()).toEqual(['suspended', 'active'])
  w.say(9 * 60, [about('rollback_bet_cancel', window)])
  expect(state()).toEqual(['active', 'active'])
})

it('shows the outcomes of a cancelled window as blocked until it ends, and tells the sockets of both', () => {
  const w = world()
  const flags = () => {
    const changes = takeBatch(w.book)?.events.flatMap(({ main, rest }) => [...main, ...rest]) ?? []
    return changes.map(([id, , flag]) => [id, flag])
  }
  flags()
  w.say(10, [about('bet_cancel', { from: iso(minute(1)), to: iso(minute(2)) })])
  expect(flags()).toEqual([])
  for (const [second, flag] of [
    [60, OUTCOME_BLOCKED],
    [120, 0],
  ] as const) {
    // A message about something else must not hide the change.
    w.say(second, [odds([], { minute: second / 60 })])
    expect(flags()).toEqual([
      [HOME, flag],
      [AWAY, flag],
    ])
  }
})

it('settles beside a cancelled window, whichever came first', () => {
  const window = { from: minute(-10), to: minute(-5) }
  const cancel = about('bet_cancel', { from: iso(window.from), to: iso(window.to) })
  const settled = settle([{ id: HOME, statusId: 1 }])
  for (const order of [
    [cancel, settled],
    [settled, cancel],
  ]) {
    const { results } = world().say(10, order)
    expect(results.map(told)).toEqual([
      { version: FIRST + 1, kind: 'settled', outcomes: [{ id: HOME, statusId: 1 }], window: null, voided: [window] },
    ])
  }
})

it('brings back the settlement that stood before a cancel, or the open market', () => {
  const w = world()
  w.say(10, [settle([{ id: HOME, statusId: 1 }])])
  expect(w.say(20, [about('bet_cancel')]).results).toMatchObject([{ version: FIRST + 1, kind: 'cancelled' }])
  expect(w.say(30, [about('rollback_bet_cancel')]).results.map(told)).toEqual([
    { version: FIRST + 2, kind: 'settled', outcomes: [{ id: HOME, statusId: 1 }], window: null },
  ])
  const open = world()
  open.say(10, [about('bet_cancel')])
  expect(open.say(20, [about('rollback_bet_cancel')]).results).toMatchObject([{ version: FIRST + 1, kind: 'open' }])
  expect(open.quote().state).toBe('suspended')
})

it('takes back the cancel of the given window alone', () => {
  const w = world()
  const windows = [
    { from: minute(-30), to: minute(-20) },
    { from: minute(-10), to: minute(-5) },
  ]
  for (const { from, to } of windows) w.say(10, [about('bet_cancel', { from: iso(from), to: iso(to) })])
  const { results } = w.say(20, [about('rollback_bet_cancel', { from: iso(minute(-10)), to: iso(minute(-5)) })])
  expect(results).toMatchObject([{ version: FIRST + 2, kind: 'cancelled', window: windows[0], voided: [windows[0]] }])
})

const WINDOW = { from: iso(minute(-10)), to: iso(minute(-5)) }
const OTHERS = { from: iso(minute(-30)), to: iso(minute(-20)) }
const FROM = { from: WINDOW.from }
it.each([
  ['of the same window', WINDOW, WINDOW, 0],
  ['of the same window without an end', FROM, FROM, 0],
  ['of all cancels', {}, WINDOW, 0],
  ['of another window', OTHERS, WINDOW, 1],
  ['of a window, of a cancel of the whole market', WINDOW, {}, 1],
])('remembers a rollback that comes before its cancel: one %s', (_, undone, cancel, told) => {
  const w = world()
  expect(w.say(20, [about('rollback_bet_cancel', undone)]).results).toEqual([])
  expect(w.say(10, [about('bet_cancel', cancel)], { late: 21 }).results).toHaveLength(told)
  expect(w.say(30, [about('bet_cancel', { ...cancel, reason: 'late_bet' })]).results).toHaveLength(1)
})

it('remembers the last rollback of a window, whichever arrives last', () => {
  const w = world()
  w.say(30, [about('rollback_bet_cancel', WINDOW)])
  expect(w.say(10, [about('rollback_bet_cancel', WINDOW)], { late: 31 }).touched).toEqual([])
  expect(w.say(20, [about('bet_cancel', WINDOW)], { late: 32 }).results).toEqual([])
})

it('leaves the status that a price gave when a rollback finds nothing to undo', () => {
  for (const window of [{}, WINDOW]) {
    const w = world()
    w.say(10, [odds([market({ status: -3 })])])
    w.say(20, [about('rollback_bet_cancel', window)])
    expect(w.quote().state).toBe('settled')
  }
})

it('keeps a whole cancel over a settlement that comes after it', () => {
  const w = world()
  w.say(10, [about('bet_cancel')])
  expect(w.say(20, [settle([{ id: HOME, statusId: 1 }])]).results).toEqual([])
})

it('tells of several changes in one call the last', () => {
  const w = world()
  const { results } = w.say(10, [
    settle([{ id: HOME, statusId: 1 }]),
    about('rollback_bet_settlement'),
    settle([{ id: HOME, statusId: 2 }]),
  ])
  expect(results).toMatchObject([{ version: FIRST + 2, outcomes: [{ id: HOME, statusId: 2 }] }])
})
