import type { Random } from '../plan/random.ts'
import { type Cells, certain } from '../pricing/cells.ts'
import { roundedNormal } from '../pricing/normal.ts'
import { memo } from './goals.ts'
import type { Axis, Play, Score, Step, Strength, View } from './sport.ts'

/** A sport of many points: basketball, handball, cricket. Times in seconds. */
export interface PointSport {
  segments: readonly (readonly [from: number, to: number])[]
  /** Attacks (or balls) of each side in a period that it plays. */
  attacks: number
  /** What an attack of equal sides brings, besides nothing. */
  scores: readonly (readonly [points: number, probability: number])[]
  /** Effect of a strength's edge on a side's mean. */
  pull: number
  /** Extra share of the home side's mean. */
  home: number
  /** Periods that make a first half. */
  half: number
  /** How a draw after the last period is decided: not at all, by further periods, or by one point. */
  tie: 'stands' | 'overtime' | 'coin'
  /** The sides bat one after the other, the second only until it is ahead. */
  innings: boolean
}

const OVERTIME = { pause: 150, seconds: 800, share: 0.5 }

/** Factor on each side's chance to score. */
const formOf = (sport: PointSport, { edge, tempo }: Strength): Score => [
  tempo * (1 + sport.home + sport.pull * edge),
  tempo * (1 - sport.home - sport.pull * edge),
]

/** Mean and variance of one attack. */
function attackOf(sport: PointSport, form: number): { mean: number; variance: number } {
  let mean = 0
  let square = 0
  for (const [points, p] of sport.scores) {
    mean += points * p * form
    square += points * points * p * form
  }
  return { mean, variance: square - mean * mean }
}

const bats = (sport: PointSport, period: number, side: 0 | 1) => !sport.innings || period % 2 === side

/** Draws one event's course, attack by attack. */
export function playPoints(sport: PointSport, strength: Strength, random: Random): Play {
  const forms = formOf(sport, strength)
  const periods: Score[] = []
  const steps: Step[] = []
  const score: [number, number] = [0, 0]
  const record = (at: number) =>
    steps.push({ at, score: [score[0], score[1]], periods: periods.map((p): Score => [p[0], p[1]]), detail: [] })
  const points = (form: number) => {
    let dice = random.next()
    for (const [worth, p] of sport.scores) {
      dice -= p * form
      if (dice < 0) return worth
    }
    return 0
  }
  /** Plays one period; gives when it was over. */
  const play = (from: number, to: number, attacks: number): number => {
    const number = periods.push([0, 0]) - 1
    record(from)
    const turns = sport.innings ? attacks : 2 * attacks
    const first = sport.innings ? number % 2 : random.chance(0.5) ? 0 : 1
    for (let turn = 0; turn < turns; turn++) {
      const side = sport.innings || turn % 2 === 0 ? (first === 0 ? 0 : 1) : first === 0 ? 1 : 0
      const worth = points(forms[side])
      const at = from + ((turn + random.between(0.1, 0.9)) / turns) * (to - from)
      if (worth === 0) continue
      score[side] += worth
      const own = periods[number] ?? [0, 0]
      periods[number] = side === 0 ? [own[0] + worth, own[1]] : [own[0], own[1] + worth]
      record(at)
      if (sport.innings && number === 1 && score[1] > score[0]) return at
    }
    return to
  }
  let regular = 0
  for (const [from, to] of sport.segments) regular = play(from, to, sport.attacks)
  const match: Score = [score[0], score[1]]
  const main = periods.slice()
  let end = regular
  const breaks = sport.segments.slice(1).map(([from], i): Score => [sport.segments[i]?.[1] ?? 0, from])
  if (score[0] === score[1] && sport.tie === 'coin') {
    end += 600
    score[random.chance(0.5) ? 0 : 1] += 1
  }
  // Five periods more are enough: then the better side wins by a point.
  for (let n = 0; n < 5 && score[0] === score[1] && sport.tie === 'overtime'; n++) {
    breaks.push([end, end + OVERTIME.pause])
    end = play(
      end + OVERTIME.pause,
      end + OVERTIME.pause + OVERTIME.seconds,
      Math.round(sport.attacks * OVERTIME.share),
    )
  }
  if (score[0] === score[1] && sport.tie !== 'stands') score[forms[0] >= forms[1] ? 0 : 1] += 1
  record(end)
  return {
    end,
    steps,
    stops: [],
    breaks,
    results: resultsOf(sport, main, match, [score[0], score[1]]),
    closes: closesOf(sport, regular, end),
  }
}

const sumOf = (periods: readonly Score[]): Score => periods.reduce<Score>(([h, a], p) => [h + p[0], a + p[1]], [0, 0])

function resultsOf(sport: PointSport, periods: readonly Score[], match: Score, full: Score): Record<string, Score> {
  const results: Record<string, Score> = { match, full, half: sumOf(periods.slice(0, sport.half)) }
  for (const [i, period] of periods.entries()) results[`p${i + 1}`] = period
  return results
}

function closesOf(sport: PointSport, regular: number, end: number): Record<string, number> {
  const closes: Record<string, number> = end > regular ? { match: regular - 2 } : {}
  for (const [i, [, to]] of sport.segments.entries()) {
    if (to < end) closes[`p${i + 1}`] = to - 2
    if (i === sport.half - 1 && to < end) closes.half = to - 2
  }
  return closes
}

interface Rest {
  mean: Score
  variance: Score
}

/** Chances now: the points so far plus a Normal number of those to come (betting.md 4.4, item 4). */
export function pointsView(sport: PointSport, strength: Strength, live: { step: Step; at: number } | null): View {
  const forms = formOf(sport, strength)
  const attack = [attackOf(sport, forms[0]), attackOf(sport, forms[1])] as const
  const at = live?.at ?? 0
  const so = live?.step.periods ?? []
  const regular = sport.segments.at(-1)?.[1] ?? 0
  const side = (period: number, s: 0 | 1, share: number, attacks: number) => {
    const n = bats(sport, period, s) ? attacks * share : 0
    return { mean: attack[s].mean * n, variance: attack[s].variance * n }
  }
  /** What is still to come in some periods. */
  const rest = (from: number, to: number): Rest => {
    const sums = { mean: [0, 0] as [number, number], variance: [0, 0] as [number, number] }
    for (let period = from; period < to; period++) {
      const [begin = 0, end = 0] = sport.segments[period] ?? []
      const share = Math.min(1, Math.max(0, (end - at) / (end - begin)))
      for (const s of [0, 1] as const) {
        const more = side(period, s, share, sport.attacks)
        sums.mean[s] += more.mean
        sums.variance[s] += more.variance
      }
    }
    return sums
  }
  const on = (done: Score, more: Rest, axis: Axis): Cells => {
    const [h, a] = [done[0] + more.mean[0], done[1] + more.mean[1]]
    const both = more.variance[0] + more.variance[1]
    if (axis === 'home') return roundedNormal(h, more.variance[0])
    if (axis === 'away') return roundedNormal(a, more.variance[1])
    return axis === 'total' ? roundedNormal(h + a, both) : roundedNormal(h - a, both)
  }
  const periodsAre = (from: number, to: number, axis: Axis) => on(sumOf(so.slice(from, to)), rest(from, to), axis)
  const count = sport.segments.length
  const extra = (): Rest => {
    // Overtime under way: what is left of it is known only roughly, half a period on average.
    const n = sport.attacks * OVERTIME.share * 0.5
    return {
      mean: [attack[0].mean * n, attack[1].mean * n],
      variance: [attack[0].variance * n, attack[1].variance * n],
    }
  }
  const full = (axis: Axis): Cells => {
    const cells = at > regular && sport.tie === 'overtime' ? on(sumOf(so), extra(), axis) : periodsAre(0, count, axis)
    return axis === 'margin' && sport.tie !== 'stands' ? decided(cells, forms[0] / (forms[0] + forms[1])) : cells
  }
  return memo((scope, axis) => {
    if (scope === 'full') return full(axis)
    if (scope === 'match')
      return sport.innings && axis === 'total'
        ? chased(periodsAre(0, 1, 'home'), periodsAre(1, 2, 'away'))
        : periodsAre(0, count, axis)
    if (scope === 'half') return periodsAre(0, sport.half, axis)
    const period = Number(scope.slice(1)) - 1
    return period >= 0 ? periodsAre(period, period + 1, axis) : certain(0, 0)
  })
}

/** A draw goes on until somebody is ahead. */
const decided = (cells: Cells, edge: number): Cells =>
  cells.flatMap(
    ([m, , p]): Cells =>
      m === 0
        ? [
            [4, 0, p * edge],
            [-4, 0, p * (1 - edge)],
          ]
        : [[m, 0, p]],
  )

/**
 * Total of two innings where the second ends as soon as it is ahead, on average by two runs. The first is looked at in
 * steps of three runs: the lines lie six apart.
 */
function chased(first: Cells, second: Cells): Cells {
  const sums: number[] = []
  for (let i = 0; i < first.length; i += 3) {
    const [h = 0] = first[Math.min(i + 1, first.length - 1)] ?? []
    const p = (first[i]?.[2] ?? 0) + (first[i + 1]?.[2] ?? 0) + (first[i + 2]?.[2] ?? 0)
    for (const [a, , q] of second) {
      // Neither side can end below nothing.
      const total = Math.max(0, h + Math.min(a, h + 2))
      sums[total] = (sums[total] ?? 0) + p * q
    }
  }
  const cells: (readonly [number, number, number])[] = []
  for (const [total, p] of sums.entries()) if (p > 1e-9) cells.push([total, 0, p])
  return cells
}
