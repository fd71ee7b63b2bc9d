import type { EventView } from '../../../shared/api/feed.ts'
import type { TotoGame } from '../../../shared/domain/toto/games.ts'
import type { DrawRow } from '../draws/store.ts'
import type { Env } from '../env.ts'
import { bookOf } from '../env.ts'
import { type Found, read } from './content.ts'

const FINISHED = 4
const CANCELLED = 5
/** A match that has no result so long after its start is void, milliseconds. */
const VOID_AFTER = 36 * 3_600_000
const DAY = 86_400_000
/** Results of one day and sport that one question brings. */
const MOST = 400

const VOID = { score: null, outcome: null, isVoid: true } as const
const pair = (score: string): [number, number] => {
  const [home = 0, away = 0] = score.split(':').map(Number)
  return [home, away]
}

/** What an event that is over says of a match. */
export function foundOf(event: Pick<EventView, 'status' | 'score' | 'periods'>, game: TotoGame): Found {
  if (event.status === CANCELLED) return VOID
  if (event.status !== FINISHED || event.score === null) return null
  const periods = game.periods === undefined ? [] : event.periods.slice(0, game.periods).map(pair)
  const [home, away] =
    periods.length > 0
      ? periods.reduce<[number, number]>(([a, b], [h, g]) => [a + h, b + g], [0, 0])
      : pair(event.score)
  const outcome = game.outcomeOf(home, away)
  return outcome === null ? { ...VOID, score: event.score } : { score: `${home}:${away}`, outcome, isVoid: false }
}

/** Looks up what is still missing of a draw's matches in the book's results. */
export async function lookUp(env: Env, draw: DrawRow, now: number): Promise<Found[]> {
  const { game, matches, found } = read(draw)
  const missing = matches.filter((match, n) => found[n] === null && Date.parse(match.startsAt) < now)
  // A start may have been moved by some hours: the days beside it are asked too.
  const days = new Set(
    missing.flatMap(({ startsAt }) =>
      [-0.25, 0, 0.25].map((shift) => new Date(Date.parse(startsAt) + shift * DAY).toISOString().slice(0, 10)),
    ),
  )
  const over = new Map<number, EventView>()
  for (const date of days)
    for (const event of (await bookOf(env).results({ date, sport: game.sportId, count: MOST }, now)).items)
      over.set(event.id, event)
  return matches.map(({ eventId, startsAt }, n) => {
    const event = over.get(eventId)
    return found[n] ?? (event ? foundOf(event, game) : null) ?? (now > Date.parse(startsAt) + VOID_AFTER ? VOID : null)
  })
}
