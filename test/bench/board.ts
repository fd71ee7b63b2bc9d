import { operator, unique } from '../support/client.ts'

/** A sport of the bench's own: nothing else stands in its lists. */
const SPORT = 77

export interface BoardEvent {
  eventId: number
  marketId: number
  outcomes: readonly [home: number, draw: number, away: number]
}

const send = (base: string, messages: Record<string, unknown>[]) => {
  const timestamp = new Date().toISOString()
  return operator(base, 'POST', '/feed/messages', {
    producer: 'bench',
    messages: messages.map((message) => ({ timestamp, ...message })),
  })
}

const NAMES = ['home', 'draw', 'away']
const odds = ({ eventId, marketId, outcomes }: BoardEvent, step: number) => ({
  type: 'odds_change',
  eventId,
  markets: [
    {
      id: marketId,
      typeId: 1,
      status: 1,
      outcomes: outcomes.map((id, i) => ({
        id,
        typeId: i + 1,
        name: NAMES[i],
        coef: (1.5 + i + ((step * 7 + i) % 50) / 100).toFixed(2),
        active: true,
      })),
    },
  ],
})

/** Live events with three prices each, under one sport. */
export async function newBoard(base: string, events: number): Promise<{ path: string; events: BoardEvent[] }> {
  const board = Array.from({ length: events }, (): BoardEvent => {
    const eventId = unique()
    const id = eventId * 10
    return { eventId, marketId: id + 1, outcomes: [id + 2, id + 3, id + 4] }
  })
  const startsAt = new Date(Date.now() - 600_000).toISOString()
  await send(
    base,
    board.flatMap((event, i) => [
      {
        type: 'fixture_change',
        eventId: event.eventId,
        event: {
          id: event.eventId,
          sportId: SPORT,
          champId: 770_001,
          champ: 'Bench League',
          home: `Home ${i}`,
          away: `Away ${i}`,
          startsAt,
          live: true,
        },
      },
      odds(event, 0),
    ]),
  )
  return { path: `/en/live/sport-${SPORT}`, events: board }
}

/** Changes every price of the events; no two steps in a row give the same. */
export const repriceAll = (base: string, events: readonly BoardEvent[], step: number) =>
  send(
    base,
    events.map((event) => odds(event, step)),
  )
