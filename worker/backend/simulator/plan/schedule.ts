import { CHAMPS, type Champ, type Tempo } from '../catalogue/champs.ts'
import { modelOf } from '../sports/models.ts'
import type { MarketPlan, SportModel } from '../sports/sport.ts'
import { AFTERMATH_MS, type Fixture } from './fixture.ts'
import { hash, randomOf, unit } from './random.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Events are counted from here. */
const EPOCH = Date.UTC(2000, 0, 1)
const ROUND = 5 * MINUTE
/** Minutes by which a start that is moved was announced too early or too late. */
const MOVES: readonly number[] = [-45, -30, -15, 15, 30]

/** Prime to every number of teams, so that multiplying by one shuffles them. */
const SHUFFLES = [1, 5, 11, 13] as const

/** Hours or, for busy ones, event lengths between two events of a championship; and for how many of them ahead prices are out. */
const TEMPO: Readonly<Record<Tempo, { every: (model: SportModel) => number; ahead: number; rank: number }>> = {
  busy: { every: (model) => (model.usual * 1000) / 2.1, ahead: 3.5, rank: 0 },
  steady: { every: () => 6 * HOUR, ahead: 6.5, rank: 1 },
  big: { every: () => 16 * HOUR, ahead: 5, rank: 2 },
}

export interface Plan {
  seed: number
  /** How fast the plan is played: prices change as often in real time, so more rarely in the plan's. */
  pace: number
  fixtures: Map<number, Fixture>
  /** Once it was asked for. */
  course?: number
}

/** Everything that will ever happen follows from the seed; the map only remembers what was asked lately. */
export const createPlan = (seed: number, pace = 1): Plan => ({ seed, pace, fixtures: new Map() })

/**
 * Events whose life, from the announcement to the last settlement, touches [from, to), in the order of their ids.
 * @param linger milliseconds after that life in which an event still counts
 */
export function fixturesBetween(plan: Plan, from: number, to: number, linger = 0): Fixture[] {
  const found: Fixture[] = []
  for (const [place, champ] of CHAMPS.entries()) {
    const model = modelOf(champ)
    const { every, ahead } = TEMPO[champ.tempo]
    const period = every(model)
    const life = model.longest * 1000 + AFTERMATH_MS + linger
    const last = Math.ceil((to + (ahead + 1) * period - EPOCH) / period)
    for (let i = Math.max(0, Math.floor((from - life - EPOCH) / period) - 1); i <= last; i++) {
      const fixture = fixtureOf(plan, place, champ, model, i)
      if (fixture.opens < to && fixture.start + life >= from) found.push(fixture)
    }
  }
  return found
}

/**
 * Event ids: 2·10⁹ + seed · 10⁹ + championship · 10⁷ + number, so that with the market (×1000) and the outcome (×100)
 * every id stays below 2⁵³, never meets an operator's small ids, and two seeds do not share ids.
 */
const eventId = (seed: number, place: number, i: number) =>
  IDS.first + (seed % IDS.seeds) * IDS.seed + place * IDS.champ + (i % IDS.champ)
const IDS = { first: 2_000_000_000, seeds: 80, seed: 1_000_000_000, champ: 10_000_000 } as const

/** Events of any one day say which course of events this version of the code plays for a seed. */
const SAMPLE = Date.UTC(2026, 0, 5, 18)

/** A number that is another one when the plan's events, their teams or times are others. */
export function courseOf(plan: Plan): number {
  plan.course ??= fixturesBetween({ ...plan, fixtures: new Map() }, SAMPLE, SAMPLE + 1).reduce(
    (sum, { id, home, away, opens, start, strength }) =>
      hash(sum, id, opens, start, ...codes(`${home}|${away}`), Math.round(strength.edge * 1e6)),
    1,
  )
  return plan.course
}
const codes = (text: string): number[] => [...text].map((letter) => letter.codePointAt(0) ?? 0)

/** The smallest seed whose plan may have an event of this id; null when none does. */
export function seedOfEvent(id: number): number | null {
  const seed = Math.floor((id - IDS.first) / IDS.seed)
  return seed >= 0 && seed < IDS.seeds ? seed : null
}

/** The event of an id in a plan; null when the plan has none. */
export function fixtureById(plan: Plan, id: number): Fixture | null {
  if (seedOfEvent(id) !== plan.seed % IDS.seeds) return null
  const rest = (id - IDS.first) % IDS.seed
  const place = Math.floor(rest / IDS.champ)
  const champ = CHAMPS[place]
  return champ ? fixtureOf(plan, place, champ, modelOf(champ), rest % IDS.champ) : null
}

function fixtureOf(plan: Plan, place: number, champ: Champ, model: SportModel, i: number): Fixture {
  const id = eventId(plan.seed, place, i)
  const known = plan.fixtures.get(id)
  if (known) return known
  const fixture = drawFixture(plan, id, champ, model, i)
  plan.fixtures.set(id, fixture)
  return fixture
}

function drawFixture(plan: Plan, id: number, champ: Champ, model: SportModel, i: number): Fixture {
  const { every, ahead, rank } = TEMPO[champ.tempo]
  const period = every(model)
  const key = hash(plan.seed, champ.id, i)
  const random = randomOf(key, 1)
  const phase = unit(plan.seed, champ.id, 2) * period
  const start = Math.floor((EPOCH + phase + (i + random.next() * 0.5) * period) / ROUND) * ROUND
  const opens = Math.floor(start - (ahead + random.next() * 0.5) * period)
  const [home, away] = pairing(plan.seed, champ, i)
  const rating = (team: number) => unit(plan.seed, champ.id, 3, team) * 2 - 1
  const strength = {
    edge: (rating(home) - rating(away)) * 0.6 + random.between(-0.15, 0.15),
    tempo: random.between(0.88, 1.16),
  }
  let markets: readonly MarketPlan[] | undefined
  return {
    id,
    key,
    champ,
    model,
    home: champ.teams[home] ?? 'Home',
    away: champ.teams[away] ?? 'Away',
    opens,
    start,
    moved: random.chance(0.04) ? drawMove(opens, start, random.next(), random.next()) : null,
    strength,
    get markets() {
      markets ??= model.markets(strength, rank)
      return markets
    },
    memory: { quotes: new Map() },
  }
}

/** The event was announced up to 45 minutes earlier or later; the change comes while both times still lie ahead. */
function drawMove(opens: number, start: number, dice: number, when: number): Fixture['moved'] {
  const from = start + (MOVES[Math.floor(dice * MOVES.length)] ?? 0) * MINUTE
  const latest = Math.min(from, start) - 10 * MINUTE
  return latest > opens + 10 * MINUTE
    ? { at: Math.floor(opens + 5 * MINUTE + when * (latest - opens - 5 * MINUTE)), from }
    : null
}

/**
 * Round robin by the circle method: nobody plays twice within a round, nor in the last two events of one and the first two
 * of the next. Home and away change with the round; the seed shuffles who is who.
 */
function pairing(seed: number, champ: Champ, i: number): [home: number, away: number] {
  const n = champ.teams.length - (champ.teams.length % 2)
  const dice = hash(seed, champ.id, 4)
  const round = Math.floor(i / (n / 2)) + (dice % 1000)
  const spot = i % (n / 2)
  const turn = (x: number) => ((x + round) % (n - 1)) + 1
  const factor = SHUFFLES[dice % SHUFFLES.length] ?? 1
  const team = (label: number) => (label * factor + dice) % n
  const pair = [team(spot === 0 ? 0 : turn(spot)), team(turn(n - 1 - spot))] as const
  return round % 2 === 0 ? [pair[0], pair[1]] : [pair[1], pair[0]]
}

/** Forgets events that are long over. */
export function prune(plan: Plan, before: number): void {
  for (const [id, fixture] of plan.fixtures) {
    if (fixture.start + fixture.model.longest * 1000 + 3 * HOUR < before) plan.fixtures.delete(id)
  }
}
