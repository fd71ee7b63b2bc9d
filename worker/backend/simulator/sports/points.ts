import type { Score, Strength } from './sport.ts'

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

export const OVERTIME = { pause: 150, seconds: 800, share: 0.5 }

/** Factor on each side's chance to score. */
export const formOf = (sport: PointSport, { edge, tempo }: Strength): Score => [
  tempo * (1 + sport.home + sport.pull * edge),
  tempo * (1 - sport.home - sport.pull * edge),
]

/** What some periods have brought together. */
export const sumOf = (periods: readonly Score[]): Score =>
  periods.reduce<Score>(([h, a], p) => [h + p[0], a + p[1]], [0, 0])
