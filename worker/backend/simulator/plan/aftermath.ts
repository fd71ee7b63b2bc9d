import type { FeedMessage } from '../../../../shared/api/feed.ts'
import type { VoidCode } from '../../../../shared/domain/settlement/void-reasons.ts'
import type { UnsettledEvent } from '../../feed/api.ts'
import { type Fixture, marketIdOf } from './fixture.ts'
import { cancel, settlement } from './messages.ts'
import { createPlan, fixtureById, type Plan, seedOfEvent } from './schedule.ts'
import { scriptOf } from './script.ts'

/** What a market came to before an instant; null while nothing stands. */
function resultBefore(fixture: Fixture, n: number, at: number): FeedMessage | null {
  let standing: FeedMessage | null = null
  for (const moment of scriptOf(fixture).moments) {
    if (moment.at >= at) break
    if (!('n' in moment) || moment.n !== n) continue
    if (moment.kind === 'settle') standing = settlement(fixture, n, moment.at)
    else if (moment.kind === 'cancel') standing = cancel(fixture, n, moment.at)
    else standing = null
  }
  return standing
}

/** The event as a plan has it; null when it is none of that plan's. */
function known(plan: Plan, open: UnsettledEvent): Fixture | null {
  const fixture = fixtureById(plan, open.eventId)
  return fixture && fixture.home === open.home && fixture.away === open.away ? fixture : null
}

/**
 * Messages that end the bets which a gap in the play left open, up to an instant of the plan: the results of markets that were decided
 * meanwhile, and nothing else of the play. What this plan will still play stays open. An event of another plan (another seed) is settled
 * as far as it was decided there, its other markets are cancelled, and so is an event that no plan knows: the stakes go back.
 */
export function aftermath(plan: Plan, open: readonly UnsettledEvent[], at: number): FeedMessage[] {
  const earlier = new Map<number, Plan>()
  const planOf = (seed: number): Plan => {
    const made = earlier.get(seed) ?? createPlan(seed)
    earlier.set(seed, made)
    return made
  }
  const timestamp = new Date(at).toISOString()
  const calledOff = (eventId: number, marketId: number): FeedMessage => ({
    type: 'bet_cancel',
    eventId,
    timestamp,
    marketId,
    reason: 'event_cancelled' satisfies VoidCode,
  })
  return open.flatMap((event) => {
    const own = known(plan, event)
    const seed = seedOfEvent(event.eventId)
    const fixture = own ?? (seed === null ? null : known(planOf(seed), event))
    return event.markets.flatMap((marketId): FeedMessage[] => {
      const n = fixture ? [...fixture.markets.keys()].find((each) => marketIdOf(fixture, each) === marketId) : undefined
      if (!fixture || n === undefined) return [calledOff(event.eventId, marketId)]
      const result = resultBefore(fixture, n, at)
      if (result) return [result]
      return own ? [] : [calledOff(event.eventId, marketId)]
    })
  })
}
