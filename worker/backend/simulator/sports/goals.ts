import type { Score, Strength } from './sport.ts'

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

const clamp = (x: number, low: number, high: number) => Math.min(high, Math.max(low, x))
const playingTime = (sport: GoalSport) => sport.segments.reduce((sum, [from, to]) => sum + to - from, 0)

/** Share of the playing time that is over at a second after the start. */
export function played(sport: GoalSport, at: number): number {
  let done = 0
  for (const [from, to] of sport.segments) done += clamp(at - from, 0, to - from)
  return done / playingTime(sport)
}
/** Share of the goals still expected: (1 − t/T)^γ. */
export const remaining = (sport: GoalSport, at: number) => (1 - played(sport, at)) ** sport.gamma

export function meansOf(sport: GoalSport, { edge, tempo }: Strength): Score {
  return [sport.means[0] * tempo * Math.exp(edge * sport.pull), sport.means[1] * tempo * Math.exp(-edge * sport.pull)]
}

/** What the score and the cards do to both sides' scoring. */
export function mood({ ease }: GoalSport, [h, a]: Score, [redHome = 0, redAway = 0]: readonly number[]): Score {
  const lead = Math.sign(h - a)
  return [(1 - ease * lead) * 0.7 ** redHome * 1.3 ** redAway, (1 + ease * lead) * 0.7 ** redAway * 1.3 ** redHome]
}
