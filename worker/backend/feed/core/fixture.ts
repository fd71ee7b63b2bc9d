import { type Applied, type Context, type MessageOf, refuse, standing } from './context.ts'
import { type EventState, FORGOTTEN } from './state.ts'

/** A new event, or a changed one: its start moved, it went live. A finished or cancelled event stays so. */
export function applyFixture(
  event: EventState | undefined,
  message: MessageOf<'fixture_change'>,
  context: Context,
): Applied {
  if (message.event.id !== message.eventId) return refuse('event.id', 'differs from eventId')
  const fixture = message.event
  if (!event) {
    return {
      ok: true,
      event: {
        fixture,
        producer: context.producer,
        fixtureAt: context.at,
        scoreAt: 0,
        stoppedAt: 0,
        status: fixture.live ? 2 : 0,
        score: null,
        periods: [],
        minute: null,
        bettingStatus: 0,
        markets: [],
        shown: [],
        version: 0,
      },
    }
  }
  if (event.producer === FORGOTTEN)
    return {
      ok: true,
      event: { ...event, fixture, producer: context.producer, fixtureAt: context.at, status: fixture.live ? 2 : 0 },
    }
  if (context.at < standing(event.fixtureAt, context.now)) return { ok: true, event }
  return {
    ok: true,
    event: { ...event, fixture, fixtureAt: context.at, status: statusAfter(event.status, fixture.live) },
  }
}

function statusAfter(status: EventState['status'], live: boolean): EventState['status'] {
  if (status >= 4) return status
  if (live) return status >= 2 ? status : 2
  return status >= 2 ? 0 : status
}
