import { handicap, oddEven, sideTotal, threeWay, total, twoWay } from '../markets/build.ts'
import { halves, mean } from './lines.ts'
import type { PointSport } from './points.ts'
import { playPoints } from './points-play.ts'
import { pointsView } from './points-view.ts'
import type { MarketPlan, SportModel, Strength } from './sport.ts'

const MINUTE = 60
/** Four quarters of 10 minutes of play, 21 minutes each by the clock on the wall. */
export const BASKETBALL: PointSport = {
  segments: [
    [0, 21 * MINUTE],
    [23 * MINUTE, 44 * MINUTE],
    [59 * MINUTE, 80 * MINUTE],
    [82 * MINUTE, 103 * MINUTE],
  ],
  attacks: 19,
  scores: [
    [2, 0.36],
    [3, 0.12],
    [1, 0.04],
  ],
  pull: 0.07,
  home: 0.015,
  half: 2,
  tie: 'overtime',
  innings: false,
}

function markets(strength: Strength, rank: number): MarketPlan[] {
  const view = pointsView(BASKETBALL, strength, null)
  const margin = mean(view('match', 'margin'))
  const sum = mean(view('match', 'total'))
  const side = mean(view('match', 'home'))
  const other = mean(view('match', 'away'))
  const wide = rank === 0 ? 2 : 4
  return [
    twoWay(219, { scope: 'full', axis: 'margin' }),
    ...halves(-margin, 2, wide).map((line) => handicap(223, { scope: 'full', axis: 'margin' }, line)),
    ...halves(sum, 3, wide).map((line) => total(225, { scope: 'full', axis: 'total' }, line)),
    oddEven(229, { scope: 'full', axis: 'total' }),
    threeWay(1, { scope: 'match', axis: 'margin' }),
    ...halves(side, 3, 1).map((line) => sideTotal(19, { scope: 'match', axis: 'home' }, line)),
    ...halves(other, 3, 1).map((line) => sideTotal(20, { scope: 'match', axis: 'away' }, line)),
    threeWay(60, { scope: 'half', axis: 'margin' }),
    ...halves(-margin / 2, 2, 1).map((line) => handicap(66, { scope: 'half', axis: 'margin' }, line)),
    ...halves(sum / 2, 2, 1).map((line) => total(68, { scope: 'half', axis: 'total' }, line)),
    ...[1, 2, 3, 4].flatMap((quarter) =>
      halves(sum / 4, 2, rank === 2 ? 1 : 0).map((line) =>
        total(236, { scope: `p${quarter}`, axis: 'total' }, line, { quarternr: quarter }),
      ),
    ),
  ]
}

export const basketball: SportModel = {
  longest: 185 * MINUTE,
  usual: 105 * MINUTE,
  margin: [0.055, 0.06],
  markets,
  play: (strength, random) => playPoints(BASKETBALL, strength, random),
  view: (strength, live) => pointsView(BASKETBALL, strength, live),
}
