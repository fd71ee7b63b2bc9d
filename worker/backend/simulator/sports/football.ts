import {
  combined,
  doubleChance,
  drawNoBet,
  handicap,
  market,
  oddEven,
  outcome,
  sideTotal,
  startHandicap,
  threeWay,
  total,
  yesNo,
} from '../markets/build.ts'
import { and, away, bothScore, draw, exactly, first, home, not, over, second, sum, under } from '../markets/rules.ts'
import type { Rule } from '../pricing/fair.ts'
import { type GoalSport, meansOf, played } from './goals.ts'
import { playGoals } from './goals-play.ts'
import { goalsView } from './goals-view.ts'
import { around } from './lines.ts'
import type { MarketPlan, SportModel, Strength } from './sport.ts'

const MINUTE = 60
/** Two halves of 45 minutes with a little added time, 15 minutes between them. */
export const FOOTBALL: GoalSport = {
  means: [1.45, 1.1],
  pull: 0.45,
  rho: -0.08,
  gamma: 0.85,
  segments: [
    [0, 47 * MINUTE],
    [62 * MINUTE, 111 * MINUTE],
  ],
  decides: false,
  ease: 0.05,
  redCards: true,
  nthGoals: 4,
}

const match = { scope: 'match' }
const half1 = { scope: 'p1' }
const half2 = { scope: 'p2' }
const results: [string, Rule][] = [
  ['1', home],
  ['X', draw],
  ['2', away],
]
const bothYesNo: [string, Rule][] = [
  ['yes', bothScore],
  ['no', not(bothScore)],
]
/** Half-time and full-time from the margins of both halves. */
const halfTime: [string, Rule][] = results.map(([name, rule]) => [name, (m1) => rule(m1, 0)])
const fullTime: [string, Rule][] = results.map(([name, rule]) => [name, (m1, m2) => rule(m1 + m2, 0)])

const SCORES: readonly (readonly [typeId: number, home: number, away: number])[] = [0, 1, 2, 3, 4].flatMap((a) =>
  [0, 1, 2, 3, 4].map((h) => [274 + 2 * (a * 5 + h), h, a] as const),
)
export const correctScore = (): MarketPlan =>
  market(45, match, [
    ...SCORES.map(([typeId, h, a]) => outcome(typeId, `${h}:${a}`, exactly(h, a))),
    outcome(324, 'Other', (h, a) => (h > 4 || a > 4 ? 1 : 0)),
  ])

const winToNil = (typeId: number, winner: Rule) => yesNo(typeId, match, and(winner, not(bothScore)))
const overUnder = (line: number): [string, Rule][] => [
  [`under ${line}`, under(sum, line)],
  [`over ${line}`, over(sum, line)],
]
const nthGoal = (n: number) =>
  market(8, { scope: `goal${n}` }, [outcome(6, '1', home), outcome(7, 'None', draw), outcome(8, '2', away)], {
    goalnr: n,
  })

/** @param rank 0 few markets, 1 more, 2 all of betting.md 4.3 that a score decides */
function markets(strength: Strength, rank: number): MarketPlan[] {
  const [lambda, mu] = meansOf(FOOTBALL, strength)
  const main = [
    threeWay(1, match),
    total(18, match, 2.5),
    doubleChance(10, match),
    yesNo(29, match, bothScore),
    drawNoBet(11, match),
    ...around(mu - lambda, 0.25, rank === 0 ? 2 : 3).map((line) => handicap(16, match, line)),
    ...[0.5, 1.5, 2.25, 2.75, 3.5].map((line) => total(18, match, line)),
    nthGoal(1),
    oddEven(26, match),
    sideTotal(19, match, 1.5),
    sideTotal(20, match, 1.5),
    threeWay(60, half1),
    total(68, half1, 1.5),
  ]
  const more = () => [
    startHandicap(match, 0, 1),
    startHandicap(match, 1, 0),
    ...[2, 3, 4.5].map((line) => total(18, match, line)),
    sideTotal(19, match, 0.5),
    sideTotal(20, match, 0.5),
    correctScore(),
    combined(47, { scope: 'margins' }, [418, 420, 422, 424, 426, 428, 430, 432, 434], halfTime, fullTime),
    total(68, half1, 0.5),
    nthGoal(2),
    nthGoal(3),
    nthGoal(4),
    threeWay(83, half2),
    total(90, half2, 1.5),
  ]
  const all = () => [
    market(30, match, [
      outcome(784, 'None', exactly(0, 0)),
      outcome(788, 'Only 1', and(not(bothScore), over(first, 0.5))),
      outcome(790, 'Only 2', and(not(bothScore), over(second, 0.5))),
      outcome(792, 'Both', bothScore),
    ]),
    yesNo(31, match, under(second, 0.5)),
    yesNo(32, match, under(first, 0.5)),
    winToNil(33, home),
    winToNil(34, away),
    combined(35, match, [78, 80, 82, 84, 86, 88], results, bothYesNo),
    market(
      36,
      match,
      [
        outcome(90, 'Over 2.5 & yes', and(over(sum, 2.5), bothScore)),
        outcome(92, 'Under 2.5 & yes', and(under(sum, 2.5), bothScore)),
        outcome(94, 'Over 2.5 & no', and(over(sum, 2.5), not(bothScore))),
        outcome(96, 'Under 2.5 & no', and(under(sum, 2.5), not(bothScore))),
      ],
      { total: 2.5 },
    ),
    combined(37, match, [794, 796, 798, 800, 802, 804], results, overUnder(2.5), { total: 2.5 }),
    yesNo(48, { scope: 'margins' }, (m1, m2) => (m1 > 0 && m2 > 0 ? 1 : 0)),
    yesNo(49, { scope: 'margins' }, (m1, m2) => (m1 < 0 && m2 < 0 ? 1 : 0)),
    market(52, { scope: 'sums' }, [
      outcome(436, '1st half', home),
      outcome(438, '2nd half', away),
      outcome(440, 'Equal', draw),
    ]),
    doubleChance(63, half1),
    drawNoBet(64, half1),
    handicap(66, half1, lambda > mu ? -0.25 : 0.25),
    yesNo(75, half1, bothScore),
    oddEven(74, half1),
    total(90, half2, 0.5),
  ]
  return [...main, ...(rank > 0 ? more() : []), ...(rank > 1 ? all() : [])]
}

export const football: SportModel = {
  longest: 111 * MINUTE,
  usual: 111 * MINUTE,
  margin: [0.05, 0.06],
  markets,
  play: (strength, random) => playGoals(FOOTBALL, strength, random),
  view: (strength, live) => goalsView(FOOTBALL, strength, live),
  minute: (at) => Math.min(90, Math.floor(played(FOOTBALL, at) * 90) + 1),
}
