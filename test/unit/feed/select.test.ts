import { expect, it } from 'vitest'
import { fold, isFound } from '../../../shared/domain/search/fold.ts'
import { eventsPage } from '../../../worker/backend/feed/core/lists.ts'
import { fixture, iso, market, NOON, odds, outcome, settle, world } from './world.ts'

const HOUR = 3_600_000
const champNames = { ru: 'Бразилия. Серия А', ar: 'البرازيل. الدوري' }
let last = 5000
const priced = (typeId: number, specifiers = '') => {
  last += 10
  return market({ id: last, typeId, specifiers, outcomes: [outcome(last + 1, '1.9'), outcome(last + 2, '1.9')] })
}

function schedule() {
  const w = world([])
  const at = (hours: number) => iso(NOON + hours * HOUR)
  w.say(0, [
    fixture(
      { home: 'São Paulo', away: 'Grêmio', champ: 'Brazil. Série A', champNames, country: 'br', startsAt: at(5) },
      31,
    ),
    fixture(
      { home: 'Спартак', away: 'Зенит', champId: 8, champ: 'Russia. Premier League', country: 'ru', startsAt: at(2) },
      32,
    ),
    fixture({ sportId: 4, champId: 40, champ: 'Open', home: 'O’Neill K.', away: 'Żółć M.', startsAt: at(1) }, 33),
    fixture(
      {
        champId: 8,
        champ: 'Russia. Premier League',
        home: 'Reds',
        away: 'Blues',
        startsAt: at(9),
        media: { videoId: 'v34' },
      },
      34,
    ),
    odds([priced(1), priced(60), priced(18), priced(16)], { eventId: 31 }),
    odds([priced(1), priced(83)], { eventId: 32 }),
    odds([priced(186), priced(204, 'setnr=2|total=9.5')], { eventId: 33 }),
    odds([priced(1)], { eventId: 34 }),
  ])
  return w
}
const ids = (query: Parameters<typeof eventsPage>[1], w = schedule()) =>
  eventsPage(w.book, query, w.now()).items.map((e) => e.id)

it.each([
  ['a team, without its accents', 'sao paulo', [31]],
  ['a team in any case, in part', 'GRE', [31]],
  ['a Cyrillic team by Cyrillic letters', 'спарт', [32]],
  ['a Cyrillic team by Latin letters', 'zenit', [32]],
  ['a Latin championship by Cyrillic letters', 'Премиер', [32, 34]],
  ['a championship by its Russian name', 'бразилия', [31]],
  ['a championship by its Arabic name', 'الدوري', [31]],
  ['words in any order, of both sides and the championship', 'blues russia', [34]],
  ['a sport', 'tennis', [33]],
  ['a letter that no mark explains', 'zolc', [33]],
  ['a name with an apostrophe', "o'neill", [33]],
])('finds %s', (_, q, expected) => {
  expect(ids({ q })).toEqual(expected)
})

it.each(['paulo x', 'pires', '%', ' . '])('finds nothing for %j', (q) => {
  expect(ids({ q })).toEqual([])
})

it('looks for the beginnings of words, not for letters within them', () => {
  expect(isFound(fold('Arsenal – Chelsea'), fold('chel'))).toBe(true)
  expect(isFound(fold('Arsenal – Chelsea'), fold('sea'))).toBe(false)
})

it.each([
  ['a country', { country: 'ru' }, [32]],
  ['events by id', { ids: [33, 31, 999] }, [31, 33]],
  ['championships', { champs: [8] }, [32, 34]],
  ['events and championships together', { ids: [33], champs: [8] }, [32, 34, 33]],
  ['what has a video', { video: true }, [34]],
  ['by start', { sort: 'start' as const }, [33, 32, 31, 34]],
  ['the two with the most markets, in the order of lists', { top: 2 }, [31, 33]],
  ['the two with the most markets, by start', { top: 3, sort: 'start' as const }, [33, 32, 31]],
  ['nothing of a sport that is closed for the player', { ids: [31, 33], closedLine: [1] }, [33]],
])('lists %s', (_, query, expected) => {
  expect(ids(query)).toEqual(expected)
})

it('[S3.40] lists events with open bets on their first or second part: a half, a set', () => {
  expect(ids({ part: 1 })).toEqual([31])
  expect(ids({ part: 2 })).toEqual([32, 33])
})

it('[S3.40] takes an event out of the first part once its bets on it are settled', () => {
  const w = world([])
  const half = market({ typeId: 60 })
  w.say(0, [fixture(), odds([half, priced(1)])])
  expect(ids({ part: 1 }, w)).toEqual([12])
  w.say(1, [
    settle([
      { id: 1201, statusId: 1 },
      { id: 1202, statusId: 0 },
    ]),
  ])
  expect(ids({ part: 1 }, w)).toEqual([])
  expect(ids({}, w)).toEqual([12])
})
