import type { Random } from '../plan/random.ts'
import { type GoalSport, meansOf, mood, remaining } from './goals.ts'
import type { Play, Score, Step, Stop, Strength } from './sport.ts'

const NO_CARDS = [0, 0] as const

/** Draws one event's course: goals by a thinned Poisson process, red cards, false alarms, and extra time where a draw cannot be. */
export function playGoals(sport: GoalSport, strength: Strength, random: Random): Play {
  const [lambda, mu] = meansOf(sport, strength)
  const periods: Score[] = sport.segments.map(() => [0, 0])
  const steps: Step[] = [{ at: 0, score: [0, 0], periods: [[0, 0]], detail: NO_CARDS }]
  const stops: Stop[] = []
  const goals: { at: number; from: number; side: 0 | 1 }[] = []
  let score: Score = [0, 0]
  let detail: readonly number[] = NO_CARDS
  let free = 40
  let owed = 0
  const record = (at: number, segment: number) =>
    steps.push({ at, score, periods: periods.slice(0, segment + 1).map((p): Score => [p[0], p[1]]), detail })

  for (const [segment, [from, to]] of sport.segments.entries()) {
    if (segment > 0) record(from, segment)
    for (let at = from; at < to; at += 10) {
      owed += remaining(sport, at) - remaining(sport, Math.min(at + 10, to))
      const [moodHome, moodAway] = mood(sport, score, detail)
      const dice = random.next()
      const when = at + random.between(0, 10)
      const after = random.between(15, 40)
      // Between two suspensions there is always a time to bet.
      const clear = when >= free && when < to - 8
      // What a suspension held back is made up for after it, so that prices stay right on average.
      const share = owed
      if (clear) owed = 0
      const homeScores = lambda * share * moodHome
      const anyScores = homeScores + mu * share * moodAway
      const red = sport.redCards ? anyScores + 0.1 * share : anyScores
      if (clear && dice < anyScores) {
        const side = dice < homeScores ? 0 : 1
        score = side === 0 ? [score[0] + 1, score[1]] : [score[0], score[1] + 1]
        const period = periods[segment] ?? [0, 0]
        periods[segment] = side === 0 ? [period[0] + 1, period[1]] : [period[0], period[1] + 1]
        const stop = when - random.between(1, 4)
        record(when, segment)
        stops.push({ from: stop, to: when + after, reason: 1, scoredAt: when })
        goals.push({ at: when, from: stop, side })
        free = when + after + 20
      } else if (clear && dice < red) {
        detail =
          dice < anyScores + 0.05 * share
            ? [(detail[0] ?? 0) + 1, detail[1] ?? 0]
            : [detail[0] ?? 0, (detail[1] ?? 0) + 1]
        record(when, segment)
        stops.push({ from: when - 2, to: when + after, reason: 2, scoredAt: null })
        free = when + after + 20
      } else if (clear && random.chance(0.0012)) {
        stops.push({ from: when, to: when + after / 3, reason: 1, scoredAt: null })
        free = when + after + 20
      }
    }
  }
  const regular = sport.segments.at(-1)?.[1] ?? 0
  const regularScore = score
  let end = regular
  if (sport.decides && score[0] === score[1]) {
    end = regular + random.between(240, 900)
    const side = random.chance(lambda / (lambda + mu)) ? 0 : 1
    score = side === 0 ? [score[0] + 1, score[1]] : [score[0], score[1] + 1]
    periods.push(side === 0 ? [1, 0] : [0, 1])
  }
  record(end, periods.length - 1)
  return {
    end,
    steps,
    stops,
    breaks: sport.segments.slice(1).map(([from], i): Score => [sport.segments[i]?.[1] ?? 0, from]),
    results: resultsOf(
      sport,
      periods,
      regularScore,
      score,
      goals.map((goal) => goal.side),
    ),
    closes: closesOf(sport, regular, end, goals),
  }
}

function resultsOf(
  sport: GoalSport,
  periods: readonly Score[],
  match: Score,
  full: Score,
  goals: readonly (0 | 1)[],
): Record<string, Score> {
  const [p1 = [0, 0], p2 = [0, 0]] = periods
  const results: Record<string, Score> = {
    match,
    full,
    margins: [p1[0] - p1[1], p2[0] - p2[1]],
    sums: [p1[0] + p1[1], p2[0] + p2[1]],
  }
  for (const [i, period] of periods.entries()) results[`p${i + 1}`] = period
  for (let n = 1; n <= sport.nthGoals; n++) {
    const side = goals[n - 1]
    results[`goal${n}`] = side === undefined ? [0, 0] : side === 0 ? [1, 0] : [0, 1]
  }
  return results
}

function closesOf(
  sport: GoalSport,
  regular: number,
  end: number,
  goals: readonly { from: number }[],
): Record<string, number> {
  const closes: Record<string, number> = end > regular ? { match: regular } : {}
  for (const [i, [, to]] of sport.segments.entries()) if (to < end) closes[`p${i + 1}`] = to
  for (const [i, goal] of goals.entries()) if (i < sport.nthGoals) closes[`goal${i + 1}`] = goal.from
  return closes
}
