import { expect, it, vi } from 'vitest'
import { CHAMPS } from '../../../worker/backend/simulator/catalogue/champs.ts'
import { randomOf } from '../../../worker/backend/simulator/plan/random.ts'
import { fairProbability } from '../../../worker/backend/simulator/pricing/fair.ts'
import { race, winChance } from '../../../worker/backend/simulator/pricing/race.ts'
import { gameChance, NEW_SET, setCells } from '../../../worker/backend/simulator/pricing/tennis.ts'
import { modelOf } from '../../../worker/backend/simulator/sports/models.ts'
import type { Axis, Play, Score, SportModel, View } from '../../../worker/backend/simulator/sports/sport.ts'

vi.setConfig({ testTimeout: 120_000 })

const models = [...new Map(CHAMPS.map((champ) => [modelOf(champ), `${champ.sportId} ${champ.title}`]))]
const strength = { edge: 0.3, tempo: 1.03 }

const onAxis = ([h, a]: Score, axis: Axis): Score =>
  axis === 'margin' ? [h - a, 0] : axis === 'total' ? [h + a, 0] : axis === 'away' ? [a, 0] : [h, a]

/** How much the first outcome of a market was expected to win and won, returned stakes left out. */
function compare(model: SportModel, cases: readonly { play: Play; view: View; at: number }[]) {
  return model.markets(strength, 2).map((market) => {
    const rule = market.outcomes[0]?.rule ?? (() => 0)
    let [n, expected, won] = [0, 0, 0]
    for (const { play, view, at } of cases) {
      const result = play.results[market.scope]
      if (!result || (play.closes[market.scope] ?? play.end) <= at) continue
      const status = rule(...onAxis(result, market.axis))
      if (status === 2) continue
      n++
      expected += fairProbability(view(market.scope, market.axis), rule)
      won += { 0: 0, 1: 1, 4: 1, 5: 0 }[status]
    }
    return {
      market: `${market.typeId} ${market.specifiers}`,
      n,
      expected: expected / n,
      won: won / n,
      whole: market.outcomes.length > 0,
    }
  })
}

it.each(models)('prices before the start what then happens (%#)', (model) => {
  const view = model.view(strength, null)
  const cases = Array.from({ length: 1500 }, (_, i) => ({ play: model.play(strength, randomOf(77, i)), view, at: -1 }))
  const quarters = /hcp=-?[0-9]*\.?(25|75)$|total=[0-9]+\.(25|75)$/
  for (const { market, n, expected, won } of compare(model, cases)) {
    if (n < 300 || quarters.test(market)) continue
    expect(Math.abs(won - expected), market).toBeLessThan(0.02 + 4 * Math.sqrt((expected * (1 - expected)) / n))
  }
  expect(Math.max(...cases.map(({ play }) => play.end))).toBeLessThanOrEqual(model.longest)
})

it.each(models)('prices live what then happens (%#)', (model) => {
  const cases = Array.from({ length: 1500 }, (_, i) => {
    const play = model.play(strength, randomOf(78, i))
    // An instant of the clock, not a share of the event: a share would tell how long it lasts.
    const at = model.usual * randomOf(79, i).between(0.05, 0.9)
    const step = play.steps.findLast((one) => one.at <= at)
    return step && at < play.end ? [{ play, at, view: model.view(strength, { step, at, play }) }] : []
  }).flat()
  const winner = compare(model, cases)[0]
  expect(winner?.n).toBeGreaterThan(500)
  expect(Math.abs((winner?.won ?? 0) - (winner?.expected ?? 9))).toBeLessThan(0.04)
})

it('scores a course that adds up: periods make the score', () => {
  for (const [model, name] of models) {
    const play = model.play(strength, randomOf(80))
    const sets = 'sets' in play.results
    for (const { score, periods } of play.steps.slice(0, -1)) {
      const sum = sets ? [score[0], score[1]] : periods.reduce<Score>(([h, a], [x, y]) => [h + x, a + y], [0, 0])
      expect(sum, name).toEqual(score)
      expect(periods.length, name).toBeLessThanOrEqual(20)
    }
    expect(play.steps.map((step) => step.at)).toEqual(play.steps.map((step) => step.at).toSorted((a, b) => a - b))
    expect(play.steps.at(-1)?.at).toBe(play.end)
  }
})

it('knows a game of tennis from its points', () => {
  expect(gameChance(0.5)).toBeCloseTo(0.5, 12)
  // p⁴(15 − 4p − 10p²/(1 − 2p(1 − p)))
  expect(gameChance(0.62)).toBeCloseTo(0.62 ** 4 * (15 - 4 * 0.62 - (10 * 0.62 ** 2) / (1 - 2 * 0.62 * 0.38)), 12)
  expect(gameChance(0.62, 3, 0)).toBeGreaterThan(gameChance(0.62, 0, 3))
  expect(gameChance(0.62, 4, 0)).toBe(1)
})

it('knows a set of tennis from its games', () => {
  const even = setCells(0.62, 0.62, NEW_SET)
  expect(winChance(even)).toBeCloseTo(0.5, 3)
  expect(even.reduce((sum, cell) => sum + cell[2], 0)).toBeCloseTo(1, 12)
  expect(
    even.every(
      ([h, a]) => (Math.max(h, a) === 6 && Math.min(h, a) <= 4) || (Math.max(h, a) === 7 && Math.min(h, a) >= 5),
    ),
  ).toBe(true)
  expect(winChance(setCells(0.62, 0.62, { games: [5, 0], points: [3, 0], server: 0 }))).toBeGreaterThan(0.99)
})

it('knows a set of rallies', () => {
  const rules = { target: 25, lead: 2 }
  expect(winChance(race(rules, 0.5))).toBeCloseTo(0.5, 9)
  expect(race(rules, 0.5, 24, 10)[0]?.slice(0, 2)).toEqual([25, 10])
  expect(winChance(race(rules, 0.5, 24, 23))).toBeCloseTo(0.75, 3)
  expect(race(rules, 0.55).reduce((sum, cell) => sum + cell[2], 0)).toBeCloseTo(1, 12)
})
