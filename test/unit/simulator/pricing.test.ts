import { expect, it } from 'vitest'
import { doubleChance, drawNoBet, threeWay } from '../../../worker/backend/simulator/markets/build.ts'
import {
  asian,
  away,
  bothScore,
  difference,
  draw,
  even,
  exactly,
  home,
  odd,
  or,
  orDraw,
  over,
  sum,
  under,
} from '../../../worker/backend/simulator/markets/rules.ts'
import { fairOdds, fairProbability, type Rule } from '../../../worker/backend/simulator/pricing/fair.ts'
import { onLadder, priceText } from '../../../worker/backend/simulator/pricing/ladder.ts'
import {
  additive,
  inversePower,
  inverseShin,
  multiplicative,
  power,
  powerExponent,
  shin,
  shinInsiders,
} from '../../../worker/backend/simulator/pricing/margin.ts'
import { normalCdf, roundedNormal } from '../../../worker/backend/simulator/pricing/normal.ts'
import { goalGrid } from '../../../worker/backend/simulator/pricing/poisson.ts'
import { quote } from '../../../worker/backend/simulator/pricing/quote.ts'

/** betting.md 4.4, items 1 and 2. */
const grid = goalGrid(1.45, 1.1, { rho: -0.08, max: 12 })

it.each<[string, Rule, number]>([
  ['home', home, 0.44129],
  ['draw', draw, 0.28195],
  ['away', away, 0.27677],
  ['over 2.5', over(sum, 2.5), 0.46895],
  ['both teams score', bothScore, 0.5206],
  ['two goals', (h, a) => (h + a === 2 ? 1 : 0), 0.26383],
  ['three goals', (h, a) => (h + a === 3 ? 1 : 0), 0.21578],
  ['odd', odd(sum), 0.47703],
  ['0:0', exactly(0, 0), 0.08804],
  ['1:1', exactly(1, 1), 0.1345],
  ['1:0', exactly(1, 0), 0.10326],
  ['2:1', exactly(2, 1), 0.09029],
  ['1X', or(home, draw), 0.72323],
])('prices %s by Dixon and Coles', (_name, rule, probability) => {
  expect(Math.abs(fairProbability(grid, rule) - probability)).toBeLessThan(1e-5)
})

it.each<[string, Rule, number]>([
  ['draw no bet', orDraw(home), 1.6272],
  ['home −0.25', over(difference, 0.25), 1.9466],
  ['away +0.25', under(difference, 0.25), 2.0564],
  ['home −1', over(difference, 1), 3.5364],
  ['over 2.25', over(sum, 2.25), 1.8511],
])('counts returned stakes in the fair price of %s', (_name, rule, price) => {
  expect(Math.abs(fairOdds(grid, rule) - price)).toBeLessThan(1e-4)
})

it('gives a whole line no price when every result returns the stake', () => {
  expect(fairProbability([[1, 1, 1]], orDraw(home))).toBe(0)
})

it('shifts the goals to come by the score', () => {
  const late = goalGrid(0.2, 0.1, { from: [2, 1] })
  expect(Math.min(...late.map(([h]) => h))).toBe(2)
  expect(fairProbability(late, home)).toBeGreaterThan(0.85)
  expect(late.reduce((all, cell) => all + cell[2], 0)).toBeCloseTo(1, 12)
})

/** betting.md 2.4: value of the line → status. */
it.each([
  [1, 1],
  [0.5, 1],
  [0.75, 1],
  [0.25, 4],
  [0, 2],
  [-0.25, 5],
  [-0.5, 0],
  [-0.75, 0],
  [-1, 0],
])('settles an Asian line of value %d with status %d', (value, status) => {
  expect(asian(value)).toBe(status)
})

it.each<[string, Rule, [h: number, a: number, status: number][]]>([
  [
    'over 2.25',
    over(sum, 2.25),
    [
      [2, 1, 1],
      [1, 1, 5],
      [1, 0, 0],
    ],
  ],
  [
    'under 2.25',
    under(sum, 2.25),
    [
      [1, 1, 4],
      [1, 0, 1],
      [3, 0, 0],
    ],
  ],
  [
    'over 2.75',
    over(sum, 2.75),
    [
      [3, 1, 1],
      [2, 1, 4],
      [1, 1, 0],
    ],
  ],
  [
    'under 2.75',
    under(sum, 2.75),
    [
      [2, 1, 5],
      [1, 1, 1],
    ],
  ],
  [
    'home −0.25',
    over(difference, 0.25),
    [
      [1, 0, 1],
      [1, 1, 5],
      [0, 1, 0],
    ],
  ],
  [
    'home +0.25',
    over(difference, -0.25),
    [
      [1, 1, 4],
      [0, 1, 0],
    ],
  ],
  [
    'home −0.75',
    over(difference, 0.75),
    [
      [1, 0, 4],
      [2, 0, 1],
      [0, 0, 0],
    ],
  ],
  [
    'home +0.75',
    over(difference, -0.75),
    [
      [0, 1, 5],
      [0, 0, 1],
      [0, 2, 0],
    ],
  ],
  [
    'home −1',
    over(difference, 1),
    [
      [1, 0, 2],
      [2, 0, 1],
      [0, 0, 0],
    ],
  ],
  [
    'even',
    even(sum),
    [
      [0, 0, 1],
      [1, 0, 0],
    ],
  ],
])('settles %s as betting.md 2.4 prints it', (_name, rule, results) => {
  for (const [h, a, status] of results) expect([h, a, rule(h, a)]).toEqual([h, a, status])
})

const fair = [0.44129, 0.28195, 0.27677]
const longShot = [0.8, 0.15, 0.05]
it.each([
  ['multiplicative', multiplicative, fair, [2.138, 3.346, 3.409]],
  ['additive', additive, fair, [2.168, 3.312, 3.37]],
  ['power', power, fair, [2.168, 3.312, 3.37]],
  ['shin', shin, fair, [2.16, 3.32, 3.379]],
  ['multiplicative', multiplicative, longShot, [1.179, 6.289, 18.868]],
  ['additive', additive, longShot, [1.22, 5.882, 14.286]],
  ['power', power, longShot, [1.225, 5.615, 15.25]],
  ['shin', shin, longShot, [1.209, 5.959, 15.326]],
] as const)('puts a margin of .06 on by the %s method', (_name, method, probabilities, prices) => {
  const given = method(probabilities, 0.06)
  expect(given.map((price) => Math.round(price * 1000) / 1000)).toEqual(prices)
  expect(given.reduce((book, price) => book + 1 / price, 0)).toBeCloseTo(1.06, 4)
})

it('finds the unknowns of the power and Shin methods', () => {
  expect(powerExponent(fair, 0.06)).toBeCloseTo(0.94579, 4)
  expect(powerExponent(longShot, 0.06)).toBeCloseTo(0.90948, 4)
  expect(shinInsiders(fair, 0.06)).toBeCloseTo(0.03005, 4)
  expect(shinInsiders(longShot, 0.06)).toBeCloseTo(0.03192, 4)
})

it('reads fair chances back out of prices', () => {
  const byShin = inverseShin([2.6, 2.4, 4.3])
  expect(byShin.z).toBeCloseTo(0.0169425, 6)
  expect(byShin.probabilities.map((p) => p.toFixed(6))).toEqual(['0.372994', '0.404779', '0.222227'])
  const byPower = inversePower([2.6, 2.4, 4.3])
  expect(byPower.k).toBeCloseTo(1.032137, 5)
  expect(byPower.probabilities.map((p) => p.toFixed(6))).toEqual(['0.372984', '0.405107', '0.221908'])
})

it.each([
  [0.5, '1.001'],
  [1.0004, '1.001'],
  [1.0052, '1.005'],
  [1.853, '1.85'],
  [2.011, '2.02'],
  [3.03, '3.05'],
  [4.44, '4.40'],
  [7.3, '7.40'],
  [12.3, '12.50'],
  [33.4, '33.00'],
  [203, '205.00'],
  [5000, '1001.00'],
  [Number.POSITIVE_INFINITY, '1001.00'],
])('publishes %d as %s', (price, text) => {
  expect(priceText(onLadder(price))).toBe(text)
})

it('closes a two-way market whose one side is nearly sure: draw no bet never pays 500 beside a win at 75', () => {
  const view = () =>
    [
      [2, 0, 0.94],
      [2, 2, 0.058],
      [2, 3, 0.002],
    ] as const
  const won = quote(threeWay(1, { scope: 'match' }), view, [0.05, 0.06])
  expect(won.active).toEqual([true, true, true])
  expect(quote(drawNoBet(11, { scope: 'match' }), view, [0.05, 0.06])).toMatchObject({
    status: 0,
    active: [false, false],
  })
})

it.each([
  [0.44129, 0.28195, 0.27677],
  [0.94, 0.058, 0.002],
  [0.9, 0.07, 0.03],
  [0.02, 0.18, 0.8],
  [0.005, 0.9, 0.095],
])('says the same of a match in all its markets: 1X2, double chance, draw no bet (%f, %f, %f)', (h, d, a) => {
  const view = () =>
    [
      [1, 0, h],
      [0, 0, d],
      [0, 1, a],
    ] as const
  const at = (market: ReturnType<typeof threeWay>) => quote(market, view, [0.05, 0.06]).prices
  const [home = 0, draw = 0, away = 0] = at(threeWay(1, { scope: 'match' }))
  const [homeOrDraw = 0, either = 0, drawOrAway = 0] = at(doubleChance(10, { scope: 'match' }))
  const [dnbHome = 0, dnbAway = 0] = at(drawNoBet(11, { scope: 'match' }))
  expect(homeOrDraw).toBeLessThanOrEqual(Math.min(home, draw))
  expect(either).toBeLessThanOrEqual(Math.min(home, away))
  expect(drawOrAway).toBeLessThanOrEqual(Math.min(draw, away))
  expect(dnbHome).toBeLessThanOrEqual(home)
  expect(dnbAway).toBeLessThanOrEqual(away)
})

it('offers no price that the margin has pushed to the end of the ladder', () => {
  const view = () =>
    [
      [2, 0, 0.94],
      [2, 2, 0.06],
    ] as const
  expect(quote(doubleChance(10, { scope: 'match' }), view, [0.05, 0.06]).active).toEqual([false, true, true])
})

it('leaves a price of the ladder where it is', () => {
  const moved = Array.from({ length: 1000 }, (_, i) => onLadder(1.001 * 1.007 ** i)).filter(
    (step) => onLadder(step / 1000) !== step,
  )
  expect(moved).toEqual([])
})

it('rounds a Normal variable without losing any of it', () => {
  const cells = roundedNormal(4.3, 144)
  expect(cells.reduce((all, cell) => all + cell[2], 0)).toBeCloseTo(1, 9)
  expect(cells.reduce((all, [x, , p]) => all + x * p, 0)).toBeCloseTo(4.3, 2)
  expect(normalCdf(1.96)).toBeCloseTo(0.975, 4)
  expect(normalCdf(-1.96)).toBeCloseTo(0.025, 4)
})
