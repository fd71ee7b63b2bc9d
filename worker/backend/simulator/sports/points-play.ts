import type { Random } from '../plan/random.ts'
import { formOf, OVERTIME, type PointSport, sumOf } from './points.ts'
import type { Play, Score, Step, Strength } from './sport.ts'

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
