import type { Random } from '../plan/random.ts'
import { type Cells, certain } from '../pricing/cells.ts'
import { type Sets, setScores, unitsOver } from '../pricing/match.ts'
import { memo } from './memo.ts'
import type { Axis, Play, Score, Step, Strength, View } from './sport.ts'

/** A sport won by sets (or maps). Units are what a set counts: games, points, rounds. Times in seconds. */
export interface SetSport {
  bestOf: number
  /** Seconds that a point takes with the pause after it. */
  pointSeconds: number
  /** Pause between sets. */
  pause: number
  /** A set before its first point; `n` is its place. */
  begin(n: number): SetPlay
  /** Chance that the home side wins the next point. */
  chance(strength: Strength, set: SetPlay): number
  /** The set after a point. */
  point(set: SetPlay, n: number, side: 0 | 1): SetPlay
  /** Final scores possible from here. */
  cells(strength: Strength, n: number, set: SetPlay): Cells
}

/** Where a set stands: `units` shown as its score, `detail` what else counts (points of a game, the server). */
export interface SetPlay {
  units: Score
  detail: readonly number[]
  over: boolean
}

/** Draws one match's course, point by point. */
export function playSets(sport: SetSport, strength: Strength, random: Random): Play {
  const need = (sport.bestOf + 1) / 2
  const steps: Step[] = []
  const periods: Score[] = []
  const breaks: Score[] = []
  const closes: Record<string, number> = {}
  const results: Record<string, Score | null> = {}
  let won: Score = [0, 0]
  let at = 0
  for (let n = 0; Math.max(...won) < need; n++) {
    let set = sport.begin(n)
    periods.push(set.units)
    steps.push({ at, score: won, periods: [...periods], detail: set.detail })
    while (!set.over) {
      at += sport.pointSeconds * random.between(0.6, 1.4)
      set = sport.point(set, n, random.chance(sport.chance(strength, set)) ? 0 : 1)
      periods[n] = set.units
      if (set.over) won = set.units[0] > set.units[1] ? [won[0] + 1, won[1]] : [won[0], won[1] + 1]
      steps.push({ at, score: won, periods: [...periods], detail: set.detail })
    }
    results[`set${n + 1}`] = set.units
    if (Math.max(...won) === need) break
    closes[`set${n + 1}`] = at - 2
    breaks.push([at, at + sport.pause])
    at += sport.pause
  }
  for (let n = periods.length; n < sport.bestOf; n++) results[`set${n + 1}`] = null
  const sum = periods.reduce<Score>(([h, a], [x, y]) => [h + x, a + y], [0, 0])
  return { end: at, steps, stops: [], breaks, results: { ...results, sets: won, units: sum }, closes }
}

const NUMBERS: Readonly<Record<Axis, (x: number, y: number) => number>> = {
  score: (x, y) => x + y,
  total: (x, y) => x + y,
  margin: (x, y) => x - y,
  home: (x) => x,
  away: (_x, y) => y,
}

/** Chances now, by recursion from the point to the match. */
export function setsView(sport: SetSport, strength: Strength, live: { step: Step } | null): View {
  const won: Score = live?.step.score ?? [0, 0]
  const so = live?.step.periods ?? []
  const current = won[0] + won[1]
  const known = new Map<number, Cells>()
  const cells = (n: number): Cells => {
    const found = known.get(n)
    if (found) return found
    const units = n === current ? so[n] : undefined
    const fresh = sport.cells(
      strength,
      n,
      units && live ? { units, detail: live.step.detail, over: false } : sport.begin(n),
    )
    known.set(n, fresh)
    return fresh
  }
  const sets: Sets = { bestOf: sport.bestOf, won, cells }
  return memo((scope, axis) => {
    if (scope === 'sets') return setScores(sets)
    if (scope === 'units') {
      const of = NUMBERS[axis]
      return unitsOver(
        sets,
        so.slice(0, current).reduce((sum, [x, y]) => sum + of(x, y), 0),
        of,
      )
    }
    const n = Number(scope.slice(3)) - 1
    const over = n < current ? so[n] : undefined
    return over ? certain(over[0], over[1]) : cells(n)
  })
}
