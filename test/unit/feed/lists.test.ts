import { expect, it } from 'vitest'
import { finalOf } from '../../../worker/backend/feed/core/final.ts'
import { champsList, eventsPage, sportsList } from '../../../worker/backend/feed/core/lists.ts'
import { EVENT, fixture, HOME, iso, market, NOON, odds, outcome, settle, world } from './world.ts'

const HOUR = 3_600_000
/** Events by id: sport, championship, hours to the start, live. */
const EVENTS: [id: number, sportId: number, champId: number, hours: number, live: boolean][] = [
  [21, 4, 40, 2, false],
  [22, 1, 8, 3, false],
  [23, 1, 7, 5, false],
  [24, 1, 7, 1, false],
  [25, 4, 40, -1, true],
  [26, 1, 7, -1, true],
  [27, 1, 7, -1, false],
]
function schedule() {
  const w = world([])
  w.say(
    0,
    EVENTS.map(([id, sportId, champId, hours, live]) =>
      fixture({ sportId, champId, champ: `Cup ${champId}`, startsAt: iso(NOON + hours * HOUR), live }, id),
    ),
  )
  return w
}
const ids = (w: ReturnType<typeof schedule>, query: Parameters<typeof eventsPage>[1]) =>
  eventsPage(w.book, query, w.now()).items.map((e) => e.id)

it.each([
  ['everything: live first, then by sport, championship and start', {}, [26, 25, 24, 23, 22, 21]],
  ['live', { type: 'live' as const }, [26, 25]],
  ['line, without an event whose start has passed', { type: 'line' as const }, [24, 23, 22, 21]],
  ['one sport', { type: 'line' as const, sport: 4 }, [21]],
  ['one championship', { champ: 7 }, [26, 24, 23]],
  ['the next two hours', { type: 'line' as const, period: 2 }, [24, 21]],
  ['the second page of two', { count: 2, page: 2 }, [24, 23]],
  ['a page past the end', { page: 9 }, []],
])('lists %s', (_, query, expected) => {
  expect(ids(schedule(), query)).toEqual(expected)
})

it('gives 50 events unless asked, and never more than 200', () => {
  const w = world([])
  w.say(
    0,
    Array.from({ length: 260 }, (_, i) => fixture({}, i + 1)),
  )
  expect(eventsPage(w.book, {}, w.now())).toMatchObject({ total: 260, page: 1, version: w.book.version })
  expect([
    ids(w, {}).length,
    ids(w, { count: 9999 }).length,
    ids(w, { count: 9999, page: 2 }).length,
    ids(w, { count: 0 }).length,
  ]).toEqual([50, 200, 60, 1])
})

it('counts live and upcoming events of sports and championships', () => {
  const w = schedule()
  expect(sportsList(w.book, w.now())).toEqual([
    { id: 1, live: 1, line: 3 },
    { id: 4, live: 1, line: 1 },
  ])
  expect(champsList(w.book, { type: 'line', sport: 1 }, w.now())).toEqual([
    { id: 7, sportId: 1, name: 'Cup 7', count: 2 },
    { id: 8, sportId: 1, name: 'Cup 8', count: 1 },
  ])
})

it('moves an event from line to live to the results of its day', () => {
  const w = world()
  const places = () => [
    ids(w, { type: 'line' }),
    ids(w, { type: 'live' }),
    [...w.book.events.values()].flatMap((hot) => finalOf(hot)?.eventId ?? []),
  ]
  expect(places()).toEqual([[EVENT], [], []])
  w.say(3600, [fixture({ live: true })])
  expect(places()).toEqual([[], [EVENT], []])
  w.say(9600, [odds([], { gameStatus: 4, score: '2:1' })])
  expect(places()).toEqual([[], [], [EVENT]])
})

it('shows in lists the winner, the total nearest to even and the handicap nearest to even', () => {
  const line = (id: number, typeId: number, specifiers: string, a: string, b: string) =>
    market({ id, typeId, specifiers, outcomes: [outcome(id * 10, a), outcome(id * 10 + 1, b)] })
  const w = world([
    fixture(),
    odds([
      line(1, 29, '', '1.80', '2.00'),
      line(2, 18, 'total=1.5', '1.30', '3.40'),
      line(3, 18, 'total=2.5', '1.90', '1.95'),
      line(4, 18, 'total=3.5', '3.10', '1.35'),
      line(5, 16, 'hcp=-1', '2.90', '1.40'),
      line(6, 16, 'hcp=-0.5', '2.00', '1.85'),
      line(7, 1, '', '2.10', '3.20'),
    ]),
  ])
  const list = () => eventsPage(w.book, {}, w.now()).items[0]
  expect(list()?.markets.map((m) => m.id)).toEqual([7, 3, 6])
  expect(list()?.marketCount).toBe(7)
  // A little nearer is not enough to change the line, much nearer is.
  w.say(60, [odds([line(3, 18, 'total=2.5', '2.05', '1.80'), line(4, 18, 'total=3.5', '1.92', '1.94')])])
  expect(list()?.markets.map((m) => m.id)).toEqual([7, 3, 6])
  w.say(120, [odds([line(3, 18, 'total=2.5', '2.90', '1.40')])])
  expect(list()?.markets.map((m) => m.id)).toEqual([7, 4, 6])
  // The list's topic goes on with the line that was shown.
  expect(w.book.events.get(EVENT)?.state.shown.toSorted()).toEqual([3, 4, 6, 7])
})

it('leaves a settled market out of the list and of the count', () => {
  const w = world([
    fixture(),
    odds([market(), market({ id: 121, typeId: 18, outcomes: [outcome(1211, '1.9'), outcome(1212, '1.9')] })]),
  ])
  w.say(10, [settle([{ id: HOME, statusId: 1 }])])
  const [e] = eventsPage(w.book, {}, w.now()).items
  expect([e?.markets.map((m) => m.id), e?.marketCount]).toEqual([[121], 1])
})
