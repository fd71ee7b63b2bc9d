import { expect, it, vi } from 'vitest'
import { CHAMPS } from '../../../worker/backend/simulator/catalogue/champs.ts'
import { messagesBetween } from '../../../worker/backend/simulator/plan/between.ts'
import { type Fixture, marketIdOf, outcomeIdOf } from '../../../worker/backend/simulator/plan/fixture.ts'
import { settlement } from '../../../worker/backend/simulator/plan/messages.ts'
import { createPlan, fixturesBetween } from '../../../worker/backend/simulator/plan/schedule.ts'
import { scriptOf } from '../../../worker/backend/simulator/plan/script.ts'
import { football } from '../../../worker/backend/simulator/sports/football.ts'
import { modelOf } from '../../../worker/backend/simulator/sports/models.ts'
import type { Play, Score } from '../../../worker/backend/simulator/sports/sport.ts'

vi.setConfig({ testTimeout: 120_000 })

const AT = Date.UTC(2026, 10, 5, 18)
const strength = { edge: 0.2, tempo: 1 }

/** An event whose course is given; what it settles is the only question. */
function eventOf(sportId: number, title: string, results: Record<string, Score | null>): Fixture {
  const champ = CHAMPS.find((one) => one.sportId === sportId && one.title === title)
  if (!champ) throw new Error('no such championship')
  const model = modelOf(champ)
  const play: Play = { end: 60, steps: [], stops: [], breaks: [], results, closes: {} }
  return {
    id: 2_000_000_001,
    key: 1,
    champ,
    model,
    home: 'A',
    away: 'B',
    opens: AT - 1000,
    start: AT,
    moved: null,
    strength,
    markets: model.markets(strength, 2),
    memory: { script: { play, moments: [] }, quotes: new Map() },
  }
}

/** Statuses of a market's outcomes by their type ids. */
function statuses(fixture: Fixture, typeId: number, specifiers = ''): Record<number, number> | null {
  const n = fixture.markets.findIndex((market) => market.typeId === typeId && market.specifiers === specifiers)
  const message = settlement(fixture, n, AT + 100_000)
  if (n < 0 || message.type !== 'bet_settlement') return null
  expect(message.marketId).toBe(marketIdOf(fixture, n))
  expect(message.certainty).toBe(2)
  return Object.fromEntries(
    (fixture.markets[n]?.outcomes ?? []).map((outcome, m) => {
      const own = message.outcomes.find((settled) => settled.id === outcomeIdOf(fixture, n, m))
      return [outcome.typeId, own && 'statusId' in own ? own.statusId : -9]
    }),
  )
}

/** 2:1 after 0:1 at half-time; goals of the home side: second and third. */
const twoOne = eventOf(1, 'premier', {
  match: [2, 1],
  full: [2, 1],
  p1: [0, 1],
  p2: [2, 0],
  margins: [-1, 2],
  sums: [1, 2],
  goal1: [0, 1],
  goal2: [1, 0],
  goal3: [1, 0],
  goal4: [0, 0],
})
it.each<[number, string, Record<number, number>]>([
  [1, '', { 1: 1, 2: 0, 3: 0 }],
  [10, '', { 9: 1, 10: 1, 11: 0 }],
  [11, '', { 4: 1, 5: 0 }],
  [18, 'total=2.5', { 12: 1, 13: 0 }],
  [18, 'total=3', { 12: 2, 13: 2 }],
  [18, 'total=2.75', { 12: 4, 13: 5 }],
  [18, 'total=2.25', { 12: 1, 13: 0 }],
  [19, 'total=1.5', { 12: 1, 13: 0 }],
  [20, 'total=1.5', { 12: 0, 13: 1 }],
  [16, 'hcp=-0.75', { 1714: 4, 1715: 5 }],
  [16, 'hcp=-1', { 1714: 2, 1715: 2 }],
  [16, 'hcp=-1.25', { 1714: 5, 1715: 4 }],
  [14, 'hcp=0:1', { 1711: 0, 1712: 1, 1713: 0 }],
  [14, 'hcp=1:0', { 1711: 1, 1712: 0, 1713: 0 }],
  [26, '', { 70: 1, 72: 0 }],
  [29, '', { 74: 1, 76: 0 }],
  [30, '', { 784: 0, 788: 0, 790: 0, 792: 1 }],
  [31, '', { 74: 0, 76: 1 }],
  [33, '', { 74: 0, 76: 1 }],
  [35, '', { 78: 1, 80: 0, 82: 0, 84: 0, 86: 0, 88: 0 }],
  [36, 'total=2.5', { 90: 1, 92: 0, 94: 0, 96: 0 }],
  [37, 'total=2.5', { 794: 0, 796: 1, 798: 0, 800: 0, 802: 0, 804: 0 }],
  [48, '', { 74: 0, 76: 1 }],
  [52, '', { 436: 0, 438: 1, 440: 0 }],
  [60, '', { 1: 0, 2: 0, 3: 1 }],
  [83, '', { 1: 1, 2: 0, 3: 0 }],
  [64, '', { 4: 0, 5: 1 }],
  [68, 'total=0.5', { 12: 1, 13: 0 }],
  [75, '', { 74: 0, 76: 1 }],
  [90, 'total=1.5', { 12: 1, 13: 0 }],
  [8, 'goalnr=1', { 6: 0, 7: 0, 8: 1 }],
  [8, 'goalnr=3', { 6: 1, 7: 0, 8: 0 }],
  [8, 'goalnr=4', { 6: 0, 7: 1, 8: 0 }],
])('settles football market %d %s of 2:1 (half-time 0:1)', (typeId, specifiers, expected) => {
  expect(statuses(twoOne, typeId, specifiers)).toEqual(expected)
})

it('pays exactly one score, one half-time/full-time result', () => {
  expect(Object.entries(statuses(twoOne, 45) ?? {}).filter(([, status]) => status === 1)).toEqual([['288', 1]])
  expect(Object.entries(statuses(twoOne, 47) ?? {}).filter(([, status]) => status === 1)).toEqual([['430', 1]])
})

it('returns draw no bet, splits the quarter and pays any other score of a 5:5', () => {
  const draw = eventOf(1, 'premier', { ...scriptOf(twoOne).play.results, match: [5, 5] })
  expect(statuses(draw, 11)).toEqual({ 4: 2, 5: 2 })
  expect(statuses(draw, 16, 'hcp=-0.25')).toEqual({ 1714: 5, 1715: 4 })
  expect(statuses(draw, 45)?.[324]).toBe(1)
})

it('settles hockey after penalties: a draw in regular time, a winner in full', () => {
  const game = eventOf(2, 'premier', { match: [3, 3], full: [4, 3] })
  expect(statuses(game, 1)).toEqual({ 1: 0, 2: 1, 3: 0 })
  expect(statuses(game, 406)).toEqual({ 4: 1, 5: 0 })
  expect(statuses(game, 18, 'total=6')).toEqual({ 12: 2, 13: 2 })
  expect(statuses(game, 412, 'total=6.5')).toEqual({ 12: 1, 13: 0 })
  expect(statuses(game, 410, 'hcp=-1.5')).toEqual({ 1714: 0, 1715: 1 })
})

it('settles basketball with its overtime, and each quarter by itself', () => {
  const game = eventOf(3, 'premier', {
    match: [80, 80],
    full: [95, 88],
    half: [44, 40],
    p1: [24, 20],
    p2: [20, 20],
    p3: [18, 20],
    p4: [18, 20],
  })
  expect(statuses(game, 219)).toEqual({ 4: 1, 5: 0 })
  expect(statuses(game, 1)).toEqual({ 1: 0, 2: 1, 3: 0 })
  expect(statuses(game, 229)).toEqual({ 70: 1, 72: 0 })
  expect(statuses(game, 60)).toEqual({ 1: 1, 2: 0, 3: 0 })
  for (const market of game.markets) {
    const [line = ''] = /[0-9.]+$/.exec(market.specifiers) ?? []
    if (market.typeId === 225) expect(statuses(game, 225, market.specifiers)?.[12]).toBe(183 > Number(line) ? 1 : 0)
    if (market.typeId === 20) expect(statuses(game, 20, market.specifiers)?.[12]).toBe(80 > Number(line) ? 1 : 0)
    if (market.specifiers.startsWith('quarternr=1')) {
      expect(statuses(game, 236, market.specifiers)?.[12]).toBe(44 > Number(line) ? 1 : 0)
    }
  }
})

it('settles tennis by sets and games and gives back a set that was not played', () => {
  const match = eventOf(4, 'menOpen', { sets: [0, 2], units: [9, 13], set1: [3, 6], set2: [6, 7], set3: null })
  expect(statuses(match, 186)).toEqual({ 4: 0, 5: 1 })
  expect(statuses(match, 188, 'hcp=1.5')).toEqual({ 1714: 0, 1715: 1 })
  expect(statuses(match, 202, 'setnr=2')).toEqual({ 4: 0, 5: 1 })
  expect(statuses(match, 202, 'setnr=3')).toEqual({ 4: 2, 5: 2 })
  expect(statuses(match, 26)).toEqual({ 70: 0, 72: 1 })
  for (const { typeId, specifiers } of match.markets) {
    const line = Number(/[0-9.-]+$/.exec(specifiers)?.[0])
    if (typeId === 189) expect(statuses(match, 189, specifiers)?.[12]).toBe(22 > line ? 1 : 0)
    if (typeId === 187) expect(statuses(match, 187, specifiers)?.[1714]).toBe(9 - 13 + line > 0 ? 1 : 0)
  }
})

it('settles maps of cyber sports by their number', () => {
  const series = eventOf(40, 'dota', { sets: [2, 1], units: [25, 22], set1: [9, 6], set2: [7, 9], set3: [9, 7] })
  expect(statuses(series, 330, 'mapnr=2')).toEqual({ 4: 0, 5: 1 })
  expect(statuses(series, 18, 'total=2.5')).toEqual({ 12: 1, 13: 0 })
  expect(statuses(series, 188, 'hcp=-1.5')).toEqual({ 1714: 0, 1715: 1 })
})

it('settles what it has shown: the last score of an event decides its winner', () => {
  const plan = createPlan(7, 60)
  const from = AT
  const to = AT + 3 * 3_600_000
  const messages = messagesBetween(plan, from, to)
  let checked = 0
  for (const fixture of fixturesBetween(plan, from, to)) {
    const last = messages.findLast((m) => m.type === 'odds_change' && m.eventId === fixture.id && m.gameStatus === 4)
    const n = fixture.markets.findIndex((market) => [186, 219, 251, 340, 406].includes(market.typeId))
    const settled = messages.findLast((m) => m.type === 'bet_settlement' && m.marketId === marketIdOf(fixture, n))
    if (last?.type !== 'odds_change' || settled?.type !== 'bet_settlement') continue
    const [home = 0, away = 0] = (last.score ?? '').split(':').map(Number)
    const won = settled.outcomes.map((outcome) => ('statusId' in outcome ? outcome.statusId : -9))
    expect(won).toEqual(home > away ? [1, 0] : [0, 1])
    checked++
  }
  expect(checked).toBeGreaterThan(30)
})

it('shows 1 to 90 minutes of football', () => {
  expect([0, 60, 47 * 60, 55 * 60, 62 * 60, 111 * 60].map((at) => football.minute?.(at))).toEqual([
    1, 1, 45, 45, 45, 90,
  ])
})
