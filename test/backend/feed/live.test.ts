import { env, evictDurableObject, runDurableObjectAlarm, SELF } from 'cloudflare:test'
import { expect, it } from 'vitest'
import {
  event as eventCall,
  OUTCOME_BANNED_EXPRESS,
  OUTCOME_BLOCKED,
  OUTCOME_DISABLED_BANKER,
  OUTCOME_GONE,
} from '../../../shared/api/feed.ts'
import { bookOf } from '../../../worker/backend/env.ts'
import { operator } from '../identity/visitor.ts'
import { feed, get, iso, event as newEvent, odds } from './operator.ts'
import { open } from './socket.ts'

/** A new event, told to all sockets of the tests before: its own first frames hold nothing but what the test does. */
async function event(more: Parameters<typeof newEvent>[0] = {}) {
  const made = await newEvent(more)
  await new Promise((done) => setTimeout(done, 400))
  return made
}

it('sends a snapshot first, then only what changes', async () => {
  const e = await event()
  const socket = await open(`topics=event:${e.eventId}`)
  const first = await socket.next()
  expect(first).toMatchObject({
    snapshot: {
      outcomes: [
        [e.outcomeId, '1.85', 0],
        [e.other, '2.000', 0],
      ],
      events: [[e.eventId, null, null, 0]],
    },
  })
  await feed([odds(e, '1.95')])
  expect(await socket.next()).toMatchObject({ changes: [[e.outcomeId, '1.95', 0]] })
  socket.close()
})

it('gathers changes within 250 ms into one frame in which the last price counts', async () => {
  const e = await event()
  const socket = await open(`topics=event:${e.eventId}`)
  await socket.next()
  await feed([odds(e, '1.90')])
  await socket.next()
  for (const coef of ['1.91', '1.92', '1.93']) await feed([odds(e, coef)])
  expect(await socket.next()).toMatchObject({ changes: [[e.outcomeId, '1.93', 0]] })
  socket.close()
})

it('marks prices that are for singles only or no bankers, by the operator’s message', async () => {
  const e = await event()
  const socket = await open(`topics=event:${e.eventId}`)
  await socket.next()
  const [message] = [odds(e, '1.90')]
  const marked = {
    ...message,
    markets: message.markets.map((market) => ({
      ...market,
      outcomes: market.outcomes.map((outcome, i) => ({
        ...outcome,
        ...(i === 0 ? { bannedExpress: true } : { disabledBanker: true }),
      })),
    })),
  }
  await feed([marked])
  expect(await socket.next()).toMatchObject({
    changes: [
      [e.outcomeId, '1.90', OUTCOME_BANNED_EXPRESS],
      [e.other, '2.000', OUTCOME_DISABLED_BANKER],
    ],
  })
  socket.close()
})

it('marks the sports that the house takes in singles only, as soon as its config says so, and no longer', async () => {
  const e = await event({ sportId: 2999 })
  const socket = await open(`topics=event:${e.eventId}`)
  await socket.next()
  const config = (singlesOnlySports: number[] | null) => operator('PUT', '/config', { betting: { singlesOnlySports } })
  await config([2999])
  const both = (flags: number) => ({
    changes: [
      [e.outcomeId, '1.85', flags],
      [e.other, '2.000', flags],
    ],
  })
  expect(await socket.next()).toMatchObject(both(OUTCOME_BANNED_EXPRESS))
  const late = await open(`topics=event:${e.eventId}`)
  expect(await late.next()).toMatchObject({
    snapshot: { outcomes: [[e.outcomeId, '1.85', OUTCOME_BANNED_EXPRESS], expect.anything()] },
  })
  await config(null)
  expect(await socket.next()).toMatchObject(both(0))
  socket.close()
  late.close()
})

it('blocks the prices of a stopped market and tells that settled ones are gone', async () => {
  const e = await event()
  const socket = await open(`topics=sport:1,event:${e.eventId}`)
  await socket.next()
  await feed([{ type: 'bet_stop', eventId: e.eventId }])
  expect(await socket.next()).toMatchObject({
    changes: [
      [e.outcomeId, '1.85', OUTCOME_BLOCKED],
      [e.other, '2.000', OUTCOME_BLOCKED],
    ],
  })
  await feed([
    {
      type: 'bet_settlement',
      eventId: e.eventId,
      marketId: e.marketId,
      outcomes: [
        { id: e.outcomeId, statusId: 1 },
        { id: e.other, statusId: 0 },
      ],
    },
  ])
  expect(await socket.next()).toMatchObject({
    changes: [
      [e.outcomeId, '1.85', OUTCOME_GONE],
      [e.other, '2.000', OUTCOME_GONE],
    ],
  })
  socket.close()
})

it('carries score, minute and status of a sport’s events, and nothing of other sports', async () => {
  const football = await event({ live: true })
  const tennis = await event({ live: true, sportId: 4 })
  const socket = await open('topics=sport:4')
  const first = await socket.next()
  expect(JSON.stringify(first)).not.toContain(String(football.outcomeId))
  await feed([
    odds(football, '1.99'),
    { type: 'odds_change', eventId: tennis.eventId, markets: [], score: '1:0', minute: 12 },
  ])
  const frame = await socket.next()
  expect(frame).toMatchObject({ events: [[tennis.eventId, '1:0', 12, 2]] })
  expect(JSON.stringify(frame)).not.toContain(String(football.outcomeId))
  socket.close()
})

it('gives a client that comes back what it has missed', async () => {
  const e = await event()
  const socket = await open(`topics=event:${e.eventId}`)
  await socket.next()
  await feed([odds(e, '1.86')])
  const { version } = await socket.next()
  socket.close()
  const other = await open(`topics=event:${e.eventId}`)
  await other.next()
  await feed([odds(e, '1.87')])
  await other.next()
  await feed([odds(e, '1.88')])
  await other.next()
  const back = await open(`topics=event:${e.eventId}&since=${version}`)
  expect(await back.next()).toMatchObject({ changes: [[e.outcomeId, '1.88', 0]] })
  const unknown = await open(`topics=event:${e.eventId}&since=1`)
  expect(await unknown.next()).toHaveProperty('snapshot')
  for (const s of [other, back, unknown]) s.close()
})

it('changes topics on the open socket', async () => {
  const [a, b] = [await event(), await event()]
  const socket = await open(`topics=event:${a.eventId}`)
  await socket.next()
  socket.send(JSON.stringify({ sub: [`event:${b.eventId}`] }))
  expect(await socket.next()).toMatchObject({ snapshot: { events: [[b.eventId, null, null, 0]] } })
  socket.send(JSON.stringify({ sub: ['nothing'] }))
  expect(await socket.closed).toMatchObject({ code: 1008 })
})

it('T15 closes with the client’s own code and answers a ping', async () => {
  const e = await event()
  const socket = await open(`topics=event:${e.eventId}`)
  await socket.next()
  socket.send('ping')
  expect(await socket.text()).toBe('pong')
  socket.close(1000, 'bye')
  expect(await socket.closed).toMatchObject({ code: 1000 })
})

it.each([
  '',
  'topics=',
  'topics=sport:0',
  'topics=event:1,horse:2',
  `topics=${Array.from({ length: 51 }, (_, i) => `event:${i + 1}`).join()}`,
  'topics=sport:1&since=x',
])('refuses the query %s', async (query) => {
  const answer = await SELF.fetch(`https://site.test/feed-api/v1/live?${query}`, { headers: { upgrade: 'websocket' } })
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ success: false, issues: [expect.anything()] })
})

it('asks for an upgrade', async () => {
  const answer = await SELF.fetch('https://site.test/feed-api/v1/live?topics=sport:1')
  expect(answer.status).toBe(426)
  expect(answer.headers.get('upgrade')).toBe('websocket')
})

it('says every ten seconds that it is alive', async () => {
  const e = await event()
  const socket = await open(`topics=event:${e.eventId}`)
  const { version } = await socket.next()
  expect(await socket.next(15_000)).toEqual({ version, alive: true })
  socket.close()
})

it('blocks an event whose start passes while it is not live', async () => {
  const e = await event({ startsIn: 1_500 })
  const socket = await open(`topics=event:${e.eventId}`)
  expect(await socket.next()).toMatchObject({
    snapshot: {
      outcomes: [
        [e.outcomeId, '1.85', 0],
        [e.other, '2.000', 0],
      ],
    },
  })
  expect(await socket.next(8_000)).toMatchObject({
    changes: [
      [e.outcomeId, '1.85', OUTCOME_BLOCKED],
      [e.other, '2.000', OUTCOME_BLOCKED],
    ],
  })
  const shown = await get(`/events/${e.eventId}`, eventCall.answer)
  expect(shown.markets[0]?.status).toBe(-1)
  await feed([
    {
      type: 'fixture_change',
      eventId: e.eventId,
      event: {
        id: e.eventId,
        sportId: 1,
        champId: 900_001,
        champ: 'Test Cup',
        home: 'H',
        away: 'A',
        startsAt: iso(Date.now() + 3_600_000),
        live: false,
      },
    },
  ])
  expect(await socket.next()).toMatchObject({
    changes: [
      [e.outcomeId, '1.85', 0],
      [e.other, '2.000', 0],
    ],
  })
  socket.close()
})

it('goes on after the shard hibernated, and tells sockets to ask afresh when it missed a batch', async () => {
  const e = await event()
  const socket = await open(`topics=event:${e.eventId}`)
  await socket.next()
  const shard = env.SHARD.get(env.SHARD.idFromName('shard-1'))
  await runDurableObjectAlarm(shard)
  expect(await socket.next()).toHaveProperty('alive', true)
  await evictDurableObject(shard)
  await feed([odds(e, '1.95')])
  expect(await socket.next()).toMatchObject({ changes: [[e.outcomeId, '1.95', 0]] })
  await evictDurableObject(shard)
  await feed([odds(e, '1.96')])
  expect(await socket.next()).toEqual({ resync: true })
  socket.send(JSON.stringify({ sub: [`event:${e.eventId}`] }))
  expect(await socket.next()).toMatchObject({
    snapshot: {
      outcomes: [
        [e.outcomeId, '1.96', 0],
        [e.other, '2.000', 0],
      ],
    },
  })
  socket.close()
})

it('goes on after the book came back', async () => {
  const e = await event()
  const socket = await open(`topics=event:${e.eventId}`)
  await socket.next()
  await evictDurableObject(bookOf(env))
  await feed([odds(e, '1.95')])
  expect(await socket.next()).toMatchObject({ changes: [[e.outcomeId, '1.95', 0]] })
  socket.close()
})

it('serves a socket that comes after all others have gone, and changes that nobody heard', async () => {
  const e = await event()
  const first = await open(`topics=event:${e.eventId}`)
  await first.next()
  first.close()
  await first.closed
  for (const coef of ['1.86', '1.87']) {
    await feed([odds(e, coef)])
    await new Promise((done) => setTimeout(done, 400))
  }
  const second = await open(`topics=event:${e.eventId}`)
  expect(await second.next()).toMatchObject({ snapshot: { outcomes: [[e.outcomeId, '1.87', 0], expect.anything()] } })
  await feed([odds(e, '1.88')])
  expect(await second.next()).toMatchObject({ changes: [[e.outcomeId, '1.88', 0]] })
  second.close()
})
