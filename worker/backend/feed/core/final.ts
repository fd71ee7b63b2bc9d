import * as v from 'valibot'
import { feedEvent, gameStatus } from '../../../../shared/api/feed.ts'
import { teamIdOf } from '../../../../shared/domain/results/team-id.ts'
import { finished, type HotEvent } from './hot-book.ts'
import { FORGOTTEN } from './state.ts'

/** What stays of an event when its markets are gone. */
export const final = v.object({
  ...feedEvent.entries,
  status: gameStatus,
  score: v.nullable(v.string()),
  periods: v.array(v.string()),
  minute: v.nullable(v.number()),
})

/** A row of the results, with what it is found by. */
export interface ResultRow {
  eventId: number
  startsAt: number
  sportId: number
  champId: number
  homeId: number
  awayId: number
  final: v.InferOutput<typeof final>
}

/** The result of an event that is over (played or called off by the feed); null for every other. */
export function finalOf({ state, startsAt }: HotEvent): ResultRow | null {
  if (!finished(state) || state.producer === FORGOTTEN) return null
  const { fixture, status, score, periods, minute } = state
  return {
    eventId: fixture.id,
    startsAt,
    sportId: fixture.sportId,
    champId: fixture.champId,
    homeId: teamIdOf(fixture.sportId, fixture.home),
    awayId: teamIdOf(fixture.sportId, fixture.away),
    final: { ...fixture, status, score, periods, minute },
  }
}
