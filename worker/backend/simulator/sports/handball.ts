import { doubleChance, drawNoBet, handicap, oddEven, sideTotal, threeWay, total } from '../markets/build.ts'
import { around, halves, mean } from './lines.ts'
import type { PointSport } from './points.ts'
import { playPoints } from './points-play.ts'
import { pointsView } from './points-view.ts'
import type { MarketPlan, SportModel, Strength } from './sport.ts'

const MINUTE = 60
/** Two halves of 30 minutes, 35 by the clock on the wall; a draw stands. */
const HANDBALL: PointSport = {
  segments: [
    [0, 35 * MINUTE],
    [47 * MINUTE, 82 * MINUTE],
  ],
  attacks: 27,
  scores: [[1, 0.53]],
  pull: 0.12,
  home: 0.02,
  half: 1,
  tie: 'stands',
  innings: false,
}
const margin = { scope: 'match', axis: 'margin' } as const
const sum = { scope: 'match', axis: 'total' } as const

function markets(strength: Strength, rank: number): MarketPlan[] {
  const view = pointsView(HANDBALL, strength, null)
  const lead = mean(view('match', 'margin'))
  const goals = mean(view('match', 'total'))
  const wide = rank === 0 ? 2 : 3
  return [
    threeWay(1, margin),
    total(18, sum, Math.floor(goals) + 0.5),
    doubleChance(10, margin),
    drawNoBet(11, margin),
    ...around(-lead, 0.5, wide).map((line) => handicap(16, margin, line)),
    ...halves(goals, 1, wide)
      .filter((line) => line !== Math.floor(goals) + 0.5)
      .map((line) => total(18, sum, line)),
    ...halves((goals + lead) / 2, 1, 1).map((line) => sideTotal(19, { scope: 'match', axis: 'home' }, line)),
    ...halves((goals - lead) / 2, 1, 1).map((line) => sideTotal(20, { scope: 'match', axis: 'away' }, line)),
    oddEven(26, sum),
    threeWay(60, { scope: 'half', axis: 'margin' }),
    drawNoBet(64, { scope: 'half', axis: 'margin' }),
    ...halves(-lead / 2, 1, 1).map((line) => handicap(66, { scope: 'half', axis: 'margin' }, line)),
    ...halves(goals / 2, 1, 1).map((line) => total(68, { scope: 'half', axis: 'total' }, line)),
    oddEven(74, { scope: 'half', axis: 'total' }),
  ]
}

export const handball: SportModel = {
  longest: 82 * MINUTE,
  usual: 82 * MINUTE,
  margin: [0.055, 0.065],
  markets,
  play: (strength, random) => playPoints(HANDBALL, strength, random),
  view: (strength, live) => pointsView(HANDBALL, strength, live),
  minute: (at) => Math.min(60, Math.floor(Math.min(at, 35 * MINUTE) / 70 + Math.max(0, at - 47 * MINUTE) / 70) + 1),
}
