import type { Champ } from '../catalogue/champs.ts'
import type { Quote } from '../pricing/quote.ts'
import type { MarketPlan, Play, SportModel, Strength, View } from '../sports/sport.ts'
import type { Moment } from './script.ts'

/** An event of the plan. Instants in milliseconds. */
export interface Fixture {
  id: number
  /** Seed of everything about it. */
  key: number
  champ: Champ
  model: SportModel
  home: string
  away: string
  /** When it is announced with its first prices. */
  opens: number
  /** When it really starts. */
  start: number
  /** A change of the start: until `at` the fixture was announced for `from`. */
  moved: { at: number; from: number } | null
  strength: Strength
  markets: readonly MarketPlan[]
  /** What has been worked out already; only a memory of pure functions. */
  memory: {
    script?: Script
    turns?: Turns
    view?: { at: number; view: View }
    quotes: Map<number, { at: number; quote: Quote }>
  }
}

/** In which of `count` ticks each market is looked at, by its place; null in all. */
export interface Turns {
  of: readonly (number | null)[]
  count: number
}

export interface Script {
  play: Play
  /** In the order of time, instants in milliseconds. */
  moments: readonly Moment[]
}

/** Most that passes after an event's end until its last market is settled again after a rollback. */
export const AFTERMATH_MS = 12 * 60_000

export const marketIdOf = (fixture: Fixture, n: number): number => fixture.id * 1000 + n + 1
export const outcomeIdOf = (fixture: Fixture, n: number, m: number): number => marketIdOf(fixture, n) * 100 + m + 1
/** Start as it was announced at an instant. */
export const announcedStart = (fixture: Fixture, at: number): number =>
  fixture.moved && at < fixture.moved.at ? fixture.moved.from : fixture.start
