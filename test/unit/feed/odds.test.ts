import { expect, it } from 'vitest'
import { columnsOf } from '../../../shared/ui/events/columns.ts'
import { eventView } from '../../../worker/backend/feed/core/view.ts'
import { AWAY, about, EVENT, fixture, HOME, iso, MARKET, market, NOON, odds, outcome, settle, world } from './world.ts'

const priced = (coef: string) => odds([market({ outcomes: [outcome(HOME, coef), outcome(AWAY, '2.000')] })])

it('takes the later of two prices, whichever arrives last', () => {
  const w = world()
  w.say(20, [priced('1.95')])
  expect(w.say(10, [priced('1.70')], { late: 21 })).toMatchObject({ accepted: 1 })
  expect(w.quote().coef).toBe(1950)
})

it('orders each market by its own last message', () => {
  const w = world([fixture(), odds([market(), market({ id: 121, outcomes: [outcome(1211, '3.00')] })])])
  w.say(20, [priced('1.95')])
  w.say(10, [odds([market({ id: 121, outcomes: [outcome(1211, '3.50')] })])], { late: 21 })
  expect([w.quote().coef, w.quote(1211, 121).coef]).toEqual([1950, 3500])
})

it('takes score and minute of the later message', () => {
  const w = world([fixture({ live: true }), odds()])
  w.say(20, [odds([], { score: '1:0', minute: 20, periods: ['1:0'] })])
  w.say(10, [odds([], { score: '0:0', minute: 10 })], { late: 21 })
  expect(w.book.events.get(EVENT)?.state).toMatchObject({ score: '1:0', minute: 20, periods: ['1:0'] })
})

it('forgets an order that lies ahead of a clock that was set back', () => {
  const w = world()
  w.say(3600, [priced('1.95')])
  w.say(60, [priced('1.70')])
  expect(w.quote().coef).toBe(1700)
})

it.each([
  [1, 'active'],
  [0, 'suspended'],
  [-1, 'suspended'],
  [-2, 'suspended'],
  [-3, 'settled'],
  [-4, 'settled'],
])('quotes a market of status %i as %s', (status, state) => {
  const w = world()
  w.say(10, [odds([market({ status })])])
  expect(w.quote().state).toBe(state)
})

it('hides an inactive market, and shows it again when it is active', () => {
  const w = world()
  const shown = () => {
    const hot = w.book.events.get(EVENT)
    return hot && eventView(w.book, hot, 'all').markets.length
  }
  w.say(10, [odds([market({ status: 0 })])])
  expect(shown()).toBe(0)
  w.say(20, [odds()])
  expect([shown(), w.quote().state]).toEqual([1, 'active'])
})

it('suspends one outcome that is not active', () => {
  const w = world()
  w.say(10, [odds([market({ outcomes: [outcome(HOME, '1.85', false), outcome(AWAY, '2.000')] })])])
  expect(w.states(HOME, AWAY)).toEqual(['suspended', 'active'])
})

it('takes an outcome that its market no longer lists for gone, and still settles it', () => {
  const w = world()
  w.say(10, [odds([market({ outcomes: [outcome(AWAY, '2.10')] })])])
  expect(w.quote(HOME)).toMatchObject({ state: 'gone', coef: 0 })
  expect(w.say(20, [settle([{ id: HOME, statusId: 0 }])]).results).toMatchObject([
    { outcomes: [{ id: HOME, statusId: 0 }] },
  ])
})

it('leaves markets alone that a message does not list', () => {
  const w = world()
  w.say(10, [odds([market({ id: 121, outcomes: [outcome(1211, '3.00')] })])])
  expect([w.quote().state, w.quote(1211, 121).state]).toEqual(['active', 'active'])
})

it('keeps a market’s line when a later message leaves it out', () => {
  const w = world([fixture(), odds([market({ typeId: 18, specifiers: 'total=2.5' })])])
  w.say(10, [odds([market({ typeId: 18 })])])
  expect(w.quote()).toMatchObject({ state: 'active', specifiers: 'total=2.5' })
})

it('stops all markets until each has a new price', () => {
  const w = world([fixture(), odds([market(), market({ id: 121, outcomes: [outcome(1211, '3.00')] })])])
  w.say(10, [about('bet_stop')])
  expect([w.quote().state, w.quote(1211, 121).state]).toEqual(['suspended', 'suspended'])
  w.say(20, [odds()])
  expect([w.quote().state, w.quote(1211, 121).state]).toEqual(['active', 'suspended'])
})

it('stops the named markets alone, and none that was priced after the stop', () => {
  const w = world([fixture(), odds([market(), market({ id: 121, outcomes: [outcome(1211, '3.00')] })])])
  w.say(10, [about('bet_stop', { marketIds: [121] })])
  expect([w.quote().state, w.quote(1211, 121).state]).toEqual(['active', 'suspended'])
  w.say(30, [odds([market()])])
  w.say(20, [about('bet_stop')], { late: 31 })
  expect(w.quote().state).toBe('active')
})

it.each([1, 0, -1, -2])('keeps a market of status %i stopped when a price of before the stop comes late', (status) => {
  const w = world()
  w.say(10, [odds([market({ status })])])
  w.say(30, [about('bet_stop')])
  w.say(20, [priced('1.95')], { late: 31 })
  expect(w.quote()).toMatchObject({ state: 'suspended', coef: 1950 })
  w.say(29, [priced('1.96')], { late: 32 })
  expect(w.quote()).toMatchObject({ state: 'suspended', coef: 1960 })
  w.say(40, [priced('1.97')])
  expect(w.quote()).toMatchObject({ state: 'active', coef: 1970 })
})

it.each([
  ['a price of before it', 20, 'suspended'],
  ['a price of its instant', 30, 'active'],
  ['a price of after it', 40, 'active'],
])('stops an event before its first market is known: %s', (_, sent, state) => {
  const w = world([fixture()])
  w.say(30, [about('bet_stop')])
  w.say(10, [about('bet_stop')], { late: 31 })
  w.say(sent, [odds()], { late: 41 })
  expect(w.quote()).toMatchObject({ state, coef: 1850 })
  w.say(50, [odds()])
  expect(w.quote().state).toBe('active')
})

it('stops a market whose settlement is then taken back, until a price of after the stop', () => {
  const w = world()
  w.say(10, [settle([{ id: HOME, statusId: 1 }])])
  w.say(30, [about('bet_stop')])
  w.say(15, [about('rollback_bet_settlement')], { late: 31 })
  w.say(20, [priced('1.95')], { late: 32 })
  expect(w.quote().state).toBe('suspended')
})

it('[C42] still takes a jump for one when a stop comes between it and its repeat', () => {
  const w = world()
  w.say(1, [priced('185.00')])
  w.say(2, [about('bet_stop')])
  w.say(3, [priced('185.00')])
  expect(w.quote().state).toBe('suspended')
})

it.each([
  ['more than tenfold in 5 s', '18.51', 5, 'suspended'],
  ['tenfold in 5 s', '18.50', 5, 'active'],
  ['more than tenfold in 6 s', '18.51', 6, 'active'],
])('[C42] a price that rises %s is %s', (_, coef, seconds, state) => {
  const w = world()
  w.say(seconds, [priced(coef)])
  expect(w.quote()).toMatchObject({ state })
})

it('[C42] suspends also when a price falls below a tenth, and while it stays there within the 5 s', () => {
  const w = world([fixture(), priced('30.00')])
  w.say(2, [priced('2.90')])
  expect(w.quote().state).toBe('suspended')
  w.say(4, [priced('2.95')])
  expect(w.quote().state).toBe('suspended')
  w.say(6, [priced('2.95')])
  expect(w.quote()).toMatchObject({ state: 'active', coef: 2950 })
})

it('[C42] takes the way back from a jump for what it is: the corrected price opens at once', () => {
  const w = world()
  w.say(1, [priced('185.00')])
  expect(w.quote().state).toBe('suspended')
  w.say(3, [priced('1.86')])
  expect(w.quote()).toMatchObject({ state: 'active', coef: 1860 })
})

it('[C42] suspends when a price runs more than tenfold within 5 s in small steps', () => {
  const w = world([fixture(), priced('2.00')])
  w.say(1, [priced('6.00')])
  w.say(3, [priced('18.00')])
  expect(w.quote().state).toBe('active')
  w.say(5, [priced('20.50')])
  expect(w.quote().state).toBe('suspended')
})

it('[C42] lets a price run tenfold that takes longer than 5 s', () => {
  const w = world([fixture(), priced('2.00')])
  w.say(2, [priced('6.00')])
  w.say(4, [priced('18.00')])
  w.say(6, [priced('20.50')])
  expect(w.quote().state).toBe('active')
})

it('does not open a settled or cancelled market by a new price', () => {
  for (const end of [settle([{ id: HOME, statusId: 1 }]), about('bet_cancel'), odds([market({ status: -3 })])]) {
    const w = world()
    w.say(10, [end])
    w.say(20, [priced('1.99')])
    expect(w.quote()).toMatchObject({ state: 'settled', coef: 1850 })
  }
})

it('moves an event that has started without being live out of betting, and back when its start is moved', () => {
  const w = world()
  w.at(3599)
  expect(w.quote().state).toBe('active')
  w.at(3600)
  expect(w.quote()).toMatchObject({ state: 'suspended', isLive: false })
  w.say(3601, [fixture({ startsAt: iso(NOON + 7_200_000) })])
  expect(w.quote().state).toBe('active')
})

it('takes bets on a live event after its start', () => {
  const w = world()
  w.say(3590, [fixture({ live: true })])
  w.at(3700)
  expect(w.quote()).toMatchObject({ state: 'active', isLive: true, gameStatus: 2 })
})

it('[S3.38] takes game status 2 and 3 for live and 4 for finished', () => {
  const w = world()
  expect(w.quote()).toMatchObject({ isLive: false, gameStatus: 0 })
  w.say(10, [odds([], { gameStatus: 2, score: '0:0' })])
  expect(w.quote()).toMatchObject({ isLive: true, gameStatus: 2, score: '0:0', state: 'active' })
  w.say(20, [odds([], { gameStatus: 3 })])
  expect(w.quote()).toMatchObject({ isLive: true, gameStatus: 3, state: 'active' })
  w.say(30, [odds([], { gameStatus: 4, score: '2:1' })])
  expect(w.quote()).toMatchObject({ gameStatus: 4, score: '2:1', state: 'suspended' })
})

it('ignores a fixture that is older than the one it has, and keeps a finished event finished', () => {
  const w = world()
  w.say(20, [fixture({ home: 'Greens' })])
  w.say(10, [fixture({ home: 'Whites' })], { late: 21 })
  expect(w.quote().home).toBe('Greens')
  w.say(30, [odds([], { gameStatus: 4 })])
  w.say(40, [fixture({ live: true })])
  expect(w.quote()).toMatchObject({ gameStatus: 4, state: 'suspended' })
})

it.each([
  ['the teams', 'Blues', 'Reds'],
  ['1 and 2', '2', '1'],
  ['home and away', 'Away', 'Home'],
])('B-32: knows home from away by name, never by the order in which outcomes are listed: %s', (_, away, home) => {
  const outcomes = [
    { ...outcome(AWAY, '2.40'), name: away },
    { ...outcome(HOME, '1.60'), name: home },
  ]
  const w = world([fixture(), odds([market({ outcomes })])])
  const hot = w.book.events.get(EVENT)
  const [homeCell, , awayCell] = hot ? columnsOf(eventView(w.book, hot, 'main')).result.cells : []
  expect([homeCell?.coef, awayCell?.coef]).toEqual(['1.60', '2.40'])
  expect([w.quote(HOME).outcomeTypeId, w.quote(AWAY).outcomeTypeId]).toEqual([4, 5])
})

it('tells what a coupon needs of an outcome', () => {
  const w = world([
    fixture(),
    odds([market({ typeId: 18, specifiers: 'total=2.5', outcomes: [{ ...outcome(HOME, '1.9'), typeId: 12 }] })]),
  ])
  expect(w.quote()).toEqual({
    marketId: MARKET,
    outcomeId: HOME,
    state: 'active',
    coef: 1900,
    eventId: EVENT,
    sportId: 1,
    champId: 7,
    champ: 'Cup',
    home: 'Reds',
    away: 'Blues',
    startsAt: iso(NOON + 3_600_000),
    isLive: false,
    gameStatus: 0,
    score: null,
    marketTypeId: 18,
    specifiers: 'total=2.5',
    outcomeTypeId: 12,
    outcomeName: `Outcome ${HOME}`,
  })
})
