import { expect, it } from 'vitest'
import { type Batch, dropBatch, snapshotOf, takeBatch } from '../../../worker/backend/feed/core/batch.ts'
import { fanOut } from '../../../worker/backend/feed/live/fan-out.ts'
import { deltas, wanted } from '../../../worker/backend/feed/live/frames.ts'
import { add, after, emptyRing } from '../../../worker/backend/feed/live/ring.ts'
import { beat, catchUp, emptyRoom, join, pass, resume, welcome } from '../../../worker/backend/feed/live/room.ts'
import { subscriptionIn, topicsOf } from '../../../worker/backend/feed/live/topics.ts'
import { AWAY, about, EVENT, fixture, HOME, market, odds, outcome, settle, world } from './world.ts'

const BOTH = { kind: 'event', id: EVENT } as const
const priced = (coef: string) => odds([market({ outcomes: [outcome(HOME, coef), outcome(AWAY, '2.000')] })])

it('makes one batch of what has changed since the last, and nothing when nothing has', () => {
  const w = world()
  const first = takeBatch(w.book)
  expect(first).toMatchObject({
    prev: 0,
    events: [
      {
        id: EVENT,
        sportId: 1,
        main: [
          [HOME, '1.85', 0],
          [AWAY, '2.000', 0],
        ],
      },
    ],
  })
  expect(takeBatch(w.book)).toBeNull()
  w.say(10, [priced('1.90')])
  w.say(11, [priced('1.91')])
  expect(takeBatch(w.book)).toEqual({
    prev: first?.version,
    version: w.book.version,
    events: [{ id: EVENT, sportId: 1, head: [EVENT, null, null, 0], main: [[HOME, '1.91', 0]], rest: [] }],
  })
})

it('keeps markets that lists do not show out of the sport’s topic', () => {
  const w = world([fixture(), odds([market(), market({ id: 121, typeId: 29, outcomes: [outcome(1211, '1.7')] })])])
  expect(snapshotOf(w.book, [{ kind: 'sport', id: 1 }]).snapshot.outcomes).toEqual([
    [HOME, '1.85', 0],
    [AWAY, '2.000', 0],
  ])
  expect(snapshotOf(w.book, [BOTH]).snapshot.outcomes).toHaveLength(3)
  expect(snapshotOf(w.book, [BOTH, { kind: 'sport', id: 1 }]).snapshot.outcomes).toHaveLength(3)
})

it('[B-16] leaves out of a snapshot what is not there', () => {
  const w = world()
  expect(
    snapshotOf(w.book, [
      { kind: 'event', id: 99 },
      { kind: 'sport', id: 9 },
    ]).snapshot,
  ).toEqual({ outcomes: [], events: [] })
  w.say(10, [odds([], { gameStatus: 4 })])
  expect(snapshotOf(w.book, [{ kind: 'sport', id: 1 }]).snapshot.events).toEqual([])
})

it('flags stopped prices as blocked and settled ones as gone', () => {
  const w = world()
  dropBatch(w.book)
  w.say(10, [about('bet_stop')])
  expect(takeBatch(w.book)?.events[0]?.main).toEqual([
    [HOME, '1.85', 1],
    [AWAY, '2.000', 1],
  ])
  w.say(20, [settle([{ id: HOME, statusId: 1 }])])
  expect(takeBatch(w.book)?.events[0]?.main).toEqual([
    [HOME, '1.85', 2],
    [AWAY, '2.000', 2],
  ])
})

const batch = (prev: number, version: number, coef = '2.00', id = 1): Batch => ({
  prev,
  version,
  events: [{ id, sportId: 1, head: [id, null, null, 2], main: [[id * 10, coef, 0]], rest: [[id * 10 + 1, coef, 0]] }],
})

it('remembers a minute of batches without a gap', () => {
  const ring = emptyRing(5)
  expect([add(ring, batch(5, 7), 0), add(ring, batch(7, 8), 30_000), add(ring, batch(8, 9), 70_000)]).toEqual([
    true,
    true,
    true,
  ])
  expect(after(ring, 9)).toEqual([])
  expect(after(ring, 8)?.map((b) => b.version)).toEqual([9])
  expect(after(ring, 7)?.map((b) => b.version)).toEqual([8, 9])
  expect([after(ring, 5), after(ring, 10)]).toEqual([null, null])
  expect(add(ring, batch(11, 12), 71_000)).toBe(false)
  expect(after(ring, 11)?.map((b) => b.version)).toEqual([12])
  expect(after(ring, 9)).toBeNull()
})

it('puts several batches into one frame in which the last change counts', () => {
  const sport = wanted([{ kind: 'sport', id: 1 }])
  expect(deltas([batch(1, 2, '2.00'), batch(2, 3, '2.10')], sport, 3)).toEqual({
    version: 3,
    changes: [[10, '2.10', 0]],
    events: [[1, null, null, 2]],
  })
  expect(deltas([batch(1, 2)], wanted([{ kind: 'event', id: 1 }]), 2).changes).toEqual([
    [10, '2.00', 0],
    [11, '2.00', 0],
  ])
  expect(deltas([batch(1, 2)], wanted([{ kind: 'sport', id: 2 }]), 2)).toEqual({ version: 2, changes: [] })
})

function line() {
  const sent: unknown[] = []
  return {
    sent,
    send: (text: string) => void sent.push(JSON.parse(text)),
    close: () => {},
    serializeAttachment: () => {},
  }
}
const room = (version: number) => {
  const made = emptyRoom<ReturnType<typeof line>>()
  catchUp(made, version)
  return made
}

it('sends nothing before the snapshot, then what came while the snapshot was on its way', () => {
  const r = room(1)
  const socket = line()
  const attachment = join(r, socket, ['sport:1'])
  pass(r, batch(1, 2, '2.00'), 0)
  pass(r, batch(2, 3, '2.10'), 0)
  beat(r, 3)
  expect(socket.sent).toEqual([])
  welcome(r, socket, attachment, { version: 2, text: '{"version":2,"snapshot":{}}' })
  expect(socket.sent).toEqual([
    { version: 2, snapshot: {} },
    { version: 3, changes: [[10, '2.10', 0]], events: [[1, null, null, 2]] },
  ])
})

it('tells a socket to ask afresh when what came while its snapshot was on its way has a gap', () => {
  const r = room(1)
  const socket = line()
  const attachment = join(r, socket, ['sport:1'])
  pass(r, batch(1, 2), 0)
  pass(r, batch(3, 4), 0)
  welcome(r, socket, attachment, { version: 2, text: '{}' })
  expect(socket.sent).toEqual([{}, { resync: true }])
})

it('does not send a batch that the snapshot already has', () => {
  const r = room(1)
  const socket = line()
  welcome(r, socket, join(r, socket, ['sport:1']), { version: 3, text: '{}' })
  pass(r, batch(1, 3), 0)
  expect(socket.sent).toHaveLength(1)
  pass(r, batch(3, 4), 0)
  expect(socket.sent).toHaveLength(2)
})

it('gives a client that comes back deltas, empty ones too, and a snapshot when it was away too long', () => {
  const r = room(1)
  pass(r, batch(1, 2), 0)
  const socket = line()
  const attachment = join(r, socket, ['sport:1'])
  expect(resume(r, socket, attachment, 0)).toBe(false)
  expect(resume(r, socket, attachment, 9)).toBe(false)
  expect(resume(r, socket, attachment, 2)).toBe(true)
  expect(socket.sent).toEqual([{ version: 2, changes: [] }])
})

it('tells every socket to ask afresh after a gap', () => {
  const r = room(1)
  const [a, b] = [line(), line()]
  welcome(r, a, join(r, a, ['sport:1']), { version: 1, text: '{}' })
  join(r, b, ['sport:1'])
  pass(r, batch(2, 3), 0)
  expect([a.sent.at(-1), b.sent]).toEqual([{ resync: true }, []])
  catchUp(r, 3)
  expect(a.sent).toHaveLength(2)
  catchUp(r, 5)
  expect(a.sent).toHaveLength(3)
})

it('passes batches of other sports over', () => {
  const r = room(1)
  const socket = line()
  welcome(r, socket, join(r, socket, ['sport:2', 'event:7']), { version: 1, text: '{}' })
  pass(r, batch(1, 2), 0)
  pass(r, batch(2, 3, '3.00', 7), 0)
  expect(socket.sent.at(-1)).toMatchObject({
    version: 3,
    changes: [
      [70, '3.00', 0],
      [71, '3.00', 0],
    ],
  })
  expect(socket.sent).toHaveLength(2)
})

it('reads topics and subscriptions, and nothing else', () => {
  expect(topicsOf(['sport:1', 'event:12'])).toEqual([
    { kind: 'sport', id: 1 },
    { kind: 'event', id: 12 },
  ])
  expect(topicsOf(['sport:0'])).toBeNull()
  expect(subscriptionIn('{"sub":["sport:1"],"since":4}')).toEqual({ sub: ['sport:1'], since: 4 })
  for (const bad of [
    '',
    '{',
    '{"sub":[]}',
    '{"sub":["sport:1"],"since":-1}',
    '{"sub":["sport:1"],"more":1}',
    new ArrayBuffer(2),
    `{"sub":["${'x'.repeat(5000)}"]}`,
  ])
    expect(subscriptionIn(bad)).toBeNull()
})

it('goes on pushing to a shard whose first socket came while it answered that it has none', async () => {
  const w = world()
  const pushed: number[] = []
  let answer = (_sockets: number) => {}
  const sockets = fanOut({
    book: () => w.book,
    store: { shards: () => [], addShard: () => {}, removeShard: () => {} },
    push: (_shard, { version }) => {
      pushed.push(version)
      return new Promise((resolve) => {
        answer = resolve
      })
    },
  })
  sockets.listen('a')
  w.say(10, [priced('1.90')])
  sockets.soon()
  await expect.poll(() => pushed.length).toBe(1)
  sockets.listen('a')
  answer(0)
  w.say(11, [priced('1.91')])
  sockets.soon()
  await expect.poll(() => pushed.length).toBe(2)
  answer(0)
  await expect.poll(() => sockets.listening()).toBe(false)
})
