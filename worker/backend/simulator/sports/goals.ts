import type { Random } from '../plan/random.ts'
import { type Cells, certain } from '../pricing/cells.ts'
import { goalGrid, poisson } from '../pricing/poisson.ts'
import type { Play, Score, Step, Stop, Strength, View } from './sport.ts'

/** A sport of rare goals: football, hockey, runs of baseball. Times in seconds. */
export interface GoalSport {
  /** Expected goals of equal sides, home and away. */
  means: readonly [home: number, away: number]
  /** Effect of a strength's edge on the logarithm of the means. */
  pull: number
  rho: number
  /** Below 1 puts more goals late. */
  gamma: number
  /** From when to when each period is played. */
  segments: readonly (readonly [from: number, to: number])[]
  /** A draw is played on until a goal. */
  decides: boolean
  /** How much less a side scores when it leads, and more when it trails. */
  ease: number
  redCards: boolean
  /** Most goals of which "who scores the nth" is offered. */
  nthGoals: number
}

const NO_CARDS = [0, 0] as const
const clamp = (x: number, low: number, high: number) => Math.min(high, Math.max(low, x))
const playingTime = (sport: GoalSport) => sport.segments.reduce((sum, [from, to]) => sum + to - from, 0)

/** Share of the playing time that is over at a second after the start. */
export function played(sport: GoalSport, at: number): number {
  let done = 0
  for (const [from, to] of sport.segments) done += clamp(at - from, 0, to - from)
  return done / playingTime(sport)
}
/** Share of the goals still expected: (1 − t/T)^γ. */
const remaining = (sport: GoalSport, at: number) => (1 - played(sport, at)) ** sport.gamma

export function meansOf(sport: GoalSport, { edge, tempo }: Strength): Score {
  return [sport.means[0] * tempo * Math.exp(edge * sport.pull), sport.means[1] * tempo * Math.exp(-edge * sport.pull)]
}

/** What the score and the cards do to both sides' scoring. */
function mood({ ease }: GoalSport, [h, a]: Score, [redHome = 0, redAway = 0]: readonly number[]): Score {
  const lead = Math.sign(h - a)
  return [(1 - ease * lead) * 0.7 ** redHome * 1.3 ** redAway, (1 + ease * lead) * 0.7 ** redAway * 1.3 ** redHome]
}

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

/** Chances now: the grid of the goals still to come on top of the score (betting.md 4.4, item 3). */
export function goalsView(sport: GoalSport, strength: Strength, live: { step: Step; at: number } | null): View {
  const [lambda, mu] = meansOf(sport, strength)
  const score = live?.step.score ?? [0, 0]
  const [moodHome, moodAway] = live ? mood(sport, score, live.step.detail) : [1, 1]
  const at = live?.at ?? 0
  const left = remaining(sport, at)
  /** Expected goals of both sides in a period from now on. */
  const expected = (period: number): Score => {
    const [from = 0, to = 0] = sport.segments[period] ?? []
    const share = remaining(sport, Math.max(at, from)) - remaining(sport, Math.max(at, to))
    return [lambda * share * moodHome, mu * share * moodAway]
  }
  const periodScore = (period: number): Score => live?.step.periods[period] ?? [0, 0]
  const home = lambda * left * moodHome
  const away = mu * left * moodAway
  const match = () => goalGrid(home, away, { rho: score[0] + score[1] === 0 ? sport.rho * left : 0, from: score })
  const full = () => {
    const edge = lambda / (lambda + mu)
    return match().flatMap(
      ([h, a, p]): Cells =>
        h === a
          ? [
              [h + 1, a, p * edge],
              [h, a + 1, p * (1 - edge)],
            ]
          : [[h, a, p]],
    )
  }
  const period = (n: number) => goalGrid(...expected(n), { from: periodScore(n) })
  const pair = (of: (h: number, a: number) => number) => product(collapsed(period(0), of), collapsed(period(1), of))
  const nth = (n: number): Cells => {
    const missing = n - score[0] - score[1]
    if (missing <= 0) return certain(0, 0)
    const none = poisson(home + away, missing - 1).reduce((sum, p) => sum + p, 0)
    const share = home + away > 0 ? home / (home + away) : 0.5
    return [
      [0, 0, none],
      [1, 0, (1 - none) * share],
      [0, 1, (1 - none) * (1 - share)],
    ]
  }
  return memo((scope) => {
    if (scope === 'match') return match()
    if (scope === 'full') return full()
    if (scope === 'margins') return pair((h, a) => h - a)
    if (scope === 'sums') return pair((h, a) => h + a)
    if (scope.startsWith('goal')) return nth(Number(scope.slice(4)))
    return period(Number(scope.slice(1)) - 1)
  })
}

/** Computes each scope at most once. */
export function memo(compute: View): View {
  const known = new Map<string, Cells>()
  return (scope, axis) => {
    const key = `${scope}/${axis}`
    const found = known.get(key)
    if (found) return found
    const cells = compute(scope, axis)
    known.set(key, cells)
    return cells
  }
}

/** Distribution of one number of the cells. */
export function collapsed(cells: Cells, of: (h: number, a: number) => number): Map<number, number> {
  const out = new Map<number, number>()
  for (const [h, a, p] of cells) out.set(of(h, a), (out.get(of(h, a)) ?? 0) + p)
  return out
}

function product(left: ReadonlyMap<number, number>, right: ReadonlyMap<number, number>): Cells {
  return [...left].flatMap(([x, p]) => [...right].map(([y, q]) => [x, y, p * q] as const))
}
