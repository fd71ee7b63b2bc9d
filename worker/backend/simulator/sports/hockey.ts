import {
  doubleChance,
  drawNoBet,
  handicap,
  oddEven,
  sideTotal,
  startHandicap,
  threeWay,
  total,
  twoWay,
  yesNo,
} from '../markets/build.ts'
import { bothScore } from '../markets/rules.ts'
import { correctScore } from './football.ts'
import { type GoalSport, meansOf, played } from './goals.ts'
import { playGoals } from './goals-play.ts'
import { goalsView } from './goals-view.ts'
import { around, halves } from './lines.ts'
import type { MarketPlan, SportModel, Strength } from './sport.ts'

const MINUTE = 60
/** Three periods of 20 minutes of play, each 38 minutes long; a draw goes to overtime and penalties. */
const HOCKEY: GoalSport = {
  means: [2.95, 2.6],
  pull: 0.3,
  rho: 0,
  gamma: 0.9,
  segments: [
    [0, 38 * MINUTE],
    [55 * MINUTE, 93 * MINUTE],
    [110 * MINUTE, 148 * MINUTE],
  ],
  decides: true,
  ease: 0.02,
  redCards: false,
  nthGoals: 0,
}
const match = { scope: 'match' }
const full = { scope: 'full' }

function markets(strength: Strength, rank: number): MarketPlan[] {
  const [lambda, mu] = meansOf(HOCKEY, strength)
  const sum = lambda + mu
  return [
    threeWay(1, match),
    total(18, match, 5.5),
    twoWay(406, full),
    doubleChance(10, match),
    drawNoBet(11, match),
    yesNo(29, match, bothScore),
    oddEven(26, match),
    ...around(mu - lambda, 0.5, 2).map((line) => handicap(16, match, line)),
    ...halves(sum, 1, 2)
      .filter((line) => line !== 5.5)
      .map((line) => total(18, match, line)),
    ...[-1.5, 1.5].map((line) => handicap(410, full, line)),
    ...halves(sum, 1, 1).map((line) => total(412, full, line)),
    sideTotal(19, match, 2.5),
    sideTotal(20, match, 2.5),
    ...(rank === 0
      ? []
      : [
          total(18, match, 5),
          total(18, match, 6),
          startHandicap(match, 0, 1),
          startHandicap(match, 1, 0),
          sideTotal(19, match, 1.5),
          sideTotal(20, match, 1.5),
          sideTotal(19, match, 3.5),
          sideTotal(20, match, 3.5),
          correctScore(),
        ]),
  ]
}

export const hockey: SportModel = {
  longest: 165 * MINUTE,
  usual: 149 * MINUTE,
  margin: [0.05, 0.065],
  markets,
  play: (strength, random) => playGoals(HOCKEY, strength, random),
  view: (strength, live) => goalsView(HOCKEY, strength, live),
  minute: (at) => Math.min(60, Math.floor(played(HOCKEY, at) * 60) + 1),
}
