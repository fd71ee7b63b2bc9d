import { handicap, oddEven, sideTotal, threeWay, total, twoWay } from '../markets/build.ts'
import { type GoalSport, meansOf } from './goals.ts'
import { playGoals } from './goals-play.ts'
import { goalsView } from './goals-view.ts'
import { around, halves } from './lines.ts'
import type { MarketPlan, SportModel, Strength } from './sport.ts'

const MINUTE = 60
/** Nine innings of 18 minutes; a draw goes to extra innings. */
const BASEBALL: GoalSport = {
  means: [4.5, 4.25],
  pull: 0.22,
  rho: 0,
  gamma: 1,
  segments: Array.from({ length: 9 }, (_, i) => [i * 19 * MINUTE, (i * 19 + 18) * MINUTE] as const),
  decides: true,
  ease: 0.02,
  redCards: false,
  nthGoals: 0,
}
const match = { scope: 'match' }
const full = { scope: 'full' }

function markets(strength: Strength): MarketPlan[] {
  const [lambda, mu] = meansOf(BASEBALL, strength)
  return [
    twoWay(251, full),
    ...halves(lambda + mu, 1, 3).map((line) => total(258, full, line)),
    ...[-2.5, -1.5, 1.5, 2.5].map((line) => handicap(223, full, line)),
    oddEven(264, full),
    threeWay(1, match),
    ...around(lambda, 1, 1).map((line) => sideTotal(19, match, line + 0.5)),
    ...around(mu, 1, 1).map((line) => sideTotal(20, match, line + 0.5)),
  ]
}

export const baseball: SportModel = {
  longest: 190 * MINUTE,
  usual: 171 * MINUTE,
  margin: [0.05, 0.065],
  markets,
  play: (strength, random) => playGoals(BASEBALL, strength, random),
  view: (strength, live) => goalsView(BASEBALL, strength, live),
}
