import { type Cells, certain } from '../pricing/cells.ts'
import { goalGrid, poisson } from '../pricing/poisson.ts'
import { type GoalSport, meansOf, mood, remaining } from './goals.ts'
import { memo } from './memo.ts'
import type { Score, Step, Strength, View } from './sport.ts'

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

/** Distribution of one number of the cells. */
function collapsed(cells: Cells, of: (h: number, a: number) => number): Map<number, number> {
  const out = new Map<number, number>()
  for (const [h, a, p] of cells) out.set(of(h, a), (out.get(of(h, a)) ?? 0) + p)
  return out
}

function product(left: ReadonlyMap<number, number>, right: ReadonlyMap<number, number>): Cells {
  return [...left].flatMap(([x, p]) => [...right].map(([y, q]) => [x, y, p * q] as const))
}
