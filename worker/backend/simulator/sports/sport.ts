import type { Random } from '../plan/random.ts'
import type { Cells } from '../pricing/cells.ts'
import type { Rule } from '../pricing/fair.ts'

export type Score = readonly [home: number, away: number]
/** Which number of a result a market is about: the whole score, or only a difference or sum (then first in the cells). */
export type Axis = 'score' | 'margin' | 'total' | 'home' | 'away'

export interface OutcomePlan {
  typeId: number
  /** Short English text, shown only where no translation of the type is known. */
  name: string
  rule: Rule
}

/** A market that an event has from its opening to its end. */
export interface MarketPlan {
  typeId: number
  specifiers: string
  /** What part of the event decides it: `match`, `h1`, `set2`, `goal1`… */
  scope: string
  axis: Axis
  /** How many of its outcomes win: 2 for double chance. */
  winners: number
  outcomes: readonly OutcomePlan[]
}

/** How strong the sides are; `edge` is the home side's advantage, about −1…1, `tempo` a factor on scoring. */
export interface Strength {
  edge: number
  tempo: number
}

/** The score at a moment of play, true until the next step. */
export interface Step {
  /** Seconds after the start. */
  at: number
  score: Score
  periods: readonly Score[]
  /** What else the sport's prices depend on (points in a game, who serves, players sent off). */
  detail: readonly number[]
}

/** A time in which nothing can be bet on. Seconds after the start. */
export interface Stop {
  from: number
  to: number
  /** Bet-stop reason of the feed: 1 possible goal, 2 possible red card. */
  reason: number
  /** When the score message comes, null for a false alarm. */
  scoredAt: number | null
}

/** Everything that will happen in one event. */
export interface Play {
  /** Seconds after the start. */
  end: number
  steps: readonly Step[]
  stops: readonly Stop[]
  /** Breaks between periods, seconds after the start. */
  breaks: readonly (readonly [from: number, to: number])[]
  /** Result of each scope; null when the scope was not played. */
  results: Readonly<Record<string, Score | null>>
  /** When a scope is decided, seconds after the start; a scope without an entry is decided at the end. */
  closes: Readonly<Record<string, number>>
}

/** Chances at one moment: the cells of a scope. */
export type View = (scope: string, axis: Axis) => Cells

/** A sport: its markets, its course and its prices. */
export interface SportModel {
  /** Longest an event can last, seconds. */
  longest: number
  /** Usual length, seconds: the schedule's density. */
  usual: number
  /** The margin on two-way and on other markets. */
  margin: readonly [twoWay: number, other: number]
  markets(strength: Strength, rank: number): MarketPlan[]
  play(strength: Strength, random: Random): Play
  /** Before the start: `at` and `play` are null. */
  view(strength: Strength, live: { step: Step; at: number; play: Play } | null): View
  /** Minute shown, where the sport has one. */
  minute?(at: number): number
}
