import { type Cells, certain } from '../pricing/cells.ts'
import { roundedNormal } from '../pricing/normal.ts'
import { memo } from './memo.ts'
import { formOf, OVERTIME, type PointSport, sumOf } from './points.ts'
import type { Axis, Score, Step, Strength, View } from './sport.ts'

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
