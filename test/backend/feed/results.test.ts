import { env, runInDurableObject, SELF } from 'cloudflare:test'
import { expect, it } from 'vitest'
import * as calls from '../../../shared/api/feed.ts'
import { teamIdOf } from '../../../shared/domain/results/team-id.ts'
import { bookOf } from '../../../worker/backend/env.ts'
import { feed, get, iso, unique } from './operator.ts'

const DAY = 86_400_000
const dayOf = (at: number) => iso(at).slice(0, 10)

interface Played {
  champId: number
  home: string
  away: string
  at?: number
  score?: string
  status?: number
  producer?: string
}

/** An event that is played (or called off) and over; gives its id. */
async function played({
  champId,
  home,
  away,
  at = Date.now() - 7_200_000,
  score = '2:1',
  status = 4,
  producer = 'tests',
}: Played) {
  const id = unique()
  const event = { id, sportId: 1, champId, champ: `Cup ${champId}`, home, away, startsAt: iso(at), live: true }
  const told = await feed(
    [
      { type: 'fixture_change', eventId: id, event },
      { type: 'odds_change', eventId: id, markets: [], score, periods: ['1:1', '1:0'], gameStatus: status },
    ],
    producer,
  )
  expect(told.rejected).toEqual([])
  return id
}
const results = (query: string) => get(`/results?${query}`, calls.results.answer)
const idsOf = async (query: string) => (await results(query)).items.map(({ id }) => id)

it('[S1.06] keeps the result of an event that is over: score, periods, and whether it was called off', async () => {
  const champId = unique()
  const won = await played({ champId, home: 'Reds', away: 'Blues' })
  const off = await played({ champId, home: 'Greens', away: 'Whites', status: 5, at: Date.now() - 3_600_000 })
  expect(await results(`champ=${champId}`)).toMatchObject({
    total: 2,
    page: 1,
    items: [
      { id: off, status: 5 },
      { id: won, status: 4, score: '2:1', periods: ['1:1', '1:0'], markets: [], marketCount: 0 },
    ],
  })
})

it('[S3.38] lists no event that is not over', async () => {
  const champId = unique()
  await played({ champId, home: 'Reds', away: 'Blues', status: 2 })
  await played({ champId, home: 'Greens', away: 'Blues', status: 3 })
  expect((await results(`champ=${champId}`)).total).toBe(0)
})

it('takes a correction in place of what stood', async () => {
  const champId = unique()
  const id = await played({ champId, home: 'Reds', away: 'Blues' })
  await feed([
    { type: 'odds_change', eventId: id, markets: [], score: '2:2', gameStatus: 4, timestamp: iso(Date.now() + 1000) },
  ])
  expect(await results(`champ=${champId}`)).toMatchObject({ total: 1, items: [{ id, score: '2:2' }] })
})

it('reads a day in the zone that is asked for', async () => {
  const champId = unique()
  const midnight = Date.parse(`${dayOf(Date.now() - 3 * DAY)}T00:00:00Z`)
  const late = await played({ champId, home: 'Reds', away: 'Blues', at: midnight - 3_600_000 })
  const early = await played({ champId, home: 'Reds', away: 'Greens', at: midnight + 3_600_000 })
  const of = (date: number, tz: string) => idsOf(`champ=${champId}&date=${dayOf(date)}${tz}`)
  expect(await of(midnight, '')).toEqual([early])
  expect(await of(midnight - DAY, '')).toEqual([late])
  expect(await of(midnight, '&tz=3')).toEqual([early, late])
  expect(await of(midnight, '&tz=-2.5')).toEqual([])
})

it('finds the games of a team, and those of two teams, whoever was at home', async () => {
  const champId = unique()
  const [a, b, c] = ['A', 'B', 'C'].map((name) => `${name} ${champId}`) as [string, string, string]
  const first = await played({ champId, home: a, away: b, at: Date.now() - 3 * DAY })
  const second = await played({ champId, home: b, away: a, at: Date.now() - 2 * DAY })
  const third = await played({ champId, home: c, away: a, at: Date.now() - DAY })
  const team = teamIdOf(1, a)
  expect(await idsOf(`team=${team}`)).toEqual([third, second, first])
  expect(await idsOf(`team=${team}&rival=${teamIdOf(1, b)}`)).toEqual([second, first])
  expect(await idsOf(`team=${team}&count=1&page=2`)).toEqual([second])
  expect(await idsOf(`event=${third}`)).toEqual([third])
})

it('[S2.11] lists the championships that have results, with their number', async () => {
  const champId = unique()
  await played({ champId, home: 'Reds', away: 'Blues' })
  await played({ champId, home: 'Blues', away: 'Reds' })
  const { items } = await get('/results/champs?sport=1', calls.resultChamps.answer)
  expect(items.find(({ id }) => id === champId)).toEqual({
    id: champId,
    sportId: 1,
    name: `Cup ${champId}`,
    count: 2,
  })
})

it('[S2.43] tells the events of a team that are still to come', async () => {
  const champId = unique()
  const home = `Reds ${champId}`
  const id = unique()
  const event = {
    id,
    sportId: 1,
    champId,
    champ: 'Cup',
    home,
    away: 'Blues',
    startsAt: iso(Date.now() + DAY),
    live: false,
  }
  await feed([{ type: 'fixture_change', eventId: id, event }])
  await played({ champId, home, away: 'Blues' })
  const { items } = await get(`/teams/${teamIdOf(1, home)}/events`, calls.teamEvents.answer)
  expect(items.map((each) => each.id)).toEqual([id])
})

it('keeps results that the book forgets, and removes them when they are too old', async () => {
  const champId = unique()
  const producer = `p${champId}`
  const fresh = await played({ champId, home: 'Reds', away: 'Blues', producer })
  await played({ champId, home: 'Blues', away: 'Reds', at: Date.now() - 60 * DAY, producer })
  await bookOf(env).forget(producer, Date.now())
  expect((await results(`champ=${champId}`)).total).toBe(2)
  await runInDurableObject(bookOf(env), async (book) => {
    await book.alarm?.()
  })
  expect(await idsOf(`champ=${champId}`)).toEqual([fresh])
})

it('refuses a day that does not exist', async () => {
  const answer = await SELF.fetch('https://site.test/feed-api/v1/results?date=2026-02-31')
  expect(answer.status).toBe(422)
})
