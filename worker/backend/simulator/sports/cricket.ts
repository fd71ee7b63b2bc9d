import { sideTotal, total, twoWay } from '../markets/build.ts'
import { halves, mean } from './lines.ts'
import type { PointSport } from './points.ts'
import { playPoints } from './points-play.ts'
import { pointsView } from './points-view.ts'
import type { MarketPlan, SportModel, Strength } from './sport.ts'

const MINUTE = 60
/** Twenty overs a side; the home side bats first, a tie goes to a super over. */
const CRICKET: PointSport = {
  segments: [
    [0, 88 * MINUTE],
    [103 * MINUTE, 191 * MINUTE],
  ],
  attacks: 120,
  scores: [
    [1, 0.37],
    [2, 0.07],
    [4, 0.12],
    [6, 0.055],
  ],
  pull: 0.09,
  home: 0.01,
  half: 1,
  tie: 'coin',
  innings: true,
}

function markets(strength: Strength, rank: number): MarketPlan[] {
  const view = pointsView(CRICKET, strength, null)
  const first = mean(view('p1', 'home'))
  const both = mean(view('match', 'total'))
  const wide = rank === 0 ? 3 : 4
  return [
    twoWay(340, { scope: 'full', axis: 'margin' }),
    ...halves(both, 6, wide).map((line) => total(18, { scope: 'match', axis: 'total' }, line)),
    ...halves(first, 5, wide).map((line) => sideTotal(19, { scope: 'p1', axis: 'home' }, line)),
  ]
}

export const cricket: SportModel = {
  longest: 202 * MINUTE,
  usual: 190 * MINUTE,
  margin: [0.055, 0.06],
  markets,
  play: (strength, random) => playPoints(CRICKET, strength, random),
  view: (strength, live) => pointsView(CRICKET, strength, live),
}
