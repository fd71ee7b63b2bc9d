import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { EventView } from '../../../shared/api/feed.ts'
import { teamIdOf } from '../../../shared/domain/results/team-id.ts'
import { matchRoute, routeOf } from '../../../shared/routes/match.ts'
import { PAGES } from '../../../worker/edge/apps/index.ts'
import { dayAt, dayIn, neighbours } from '../../../worker/edge/apps/results/days.ts'
import type { Origin } from '../../../worker/edge/origin/client.ts'
import type { PageContext } from '../../../worker/edge/page.ts'
import { contextOf, originWith } from '../apps/context.ts'
import { lineEvent, liveEvent } from '../ui/samples.ts'

const over = (change: Partial<EventView>) =>
  lineEvent({ live: true, status: 4, score: '2:1', periods: ['1:1', '1:0'], markets: [], marketCount: 0, ...change })
const EVENTS = [
  over({ id: 21 }),
  over({ id: 22, home: 'Chelsea', away: 'Arsenal', score: '0:0', periods: [], startsAt: '2026-11-21T15:30:00Z' }),
  over({ id: 23, home: 'Leeds', away: 'Arsenal', status: 5, score: null, periods: [] }),
  lineEvent({ id: 12 }),
  liveEvent({ id: 13, home: 'Milan', away: 'Inter' }),
]
/** The feed lists no event that is over. */
const FEED = originWith(EVENTS, { events: originWith(EVENTS.filter((event) => event.status < 4)).events })

async function open(path: string, origin: Origin = FEED, change: (ctx: PageContext) => PageContext = (ctx) => ctx) {
  const route = matchRoute(path.split('?')[0] ?? '')
  const page = route && PAGES[route.name]
  if (!route || !page) throw new Error(`no page at ${path}`)
  const ctx = change(contextOf(path, origin))
  const loaded = await page.load(ctx, route.params)
  if (loaded.kind !== 'data')
    return { kind: loaded.kind, status: 404, html: '', head: null, route: routeOf(route.name) }
  return {
    kind: loaded.kind,
    status: loaded.status ?? 200,
    html: renderToStaticMarkup(page.view(loaded.data, ctx)),
    head: page.head(loaded.data, ctx),
    route: routeOf(route.name),
  }
}
const asked = (seen: unknown[]): Origin => ({
  ...FEED,
  results: async (filter) => {
    seen.push(filter)
    return FEED.results(filter)
  },
})

it('[S1.06] [S2.20] shows the results of a day by championship, with scores of the parts and the mark of a cancelled event', async () => {
  const { html, head } = await open('/results/zone')
  expect(html).toContain('<h1>Results of ')
  expect(html).toContain('2:1')
  expect(html).toContain('1:1, 1:0')
  expect(html).toContain('Cancelled')
  expect(html).toContain('href="/en/champs/118587"')
  expect(html).toContain('href="/en/statistic?gameId=21"')
  expect(html).not.toContain('Milan')
  expect(head?.title).toContain('Results')
})

it('[S2.20] shows in live what is being played, with the way to each event', async () => {
  const { html } = await open('/results/live')
  expect(html).toContain('Milan')
  expect(html).toContain('data-event="13"')
  expect(html).not.toContain('Leeds')
  expect(matchRoute('/results/foo')).toBeNull()
})

it('asks for the day in the visitor’s zone, the sport and the page', async () => {
  const seen: unknown[] = []
  await open('/results/zone?date=2026-11-02&sport=football&page=2', asked(seen))
  expect(seen[0]).toMatchObject({ date: '2026-11-02', tz: 3, sport: 1, page: 2 })
})

it('takes today for a day that does not exist, or is to come', () => {
  const today = '2026-11-28'
  expect(['2026-11-27', null, '2026-02-31', '2026-11-29', 'x', '1999-01-01'].map((day) => dayIn(day, today))).toEqual([
    '2026-11-27',
    today,
    today,
    today,
    today,
    today,
  ])
  expect(neighbours(today, today)).toEqual({ before: '2026-11-27', after: null })
  expect(neighbours('2026-10-14', today)).toEqual({ before: null, after: '2026-10-15' })
  expect(dayAt(Date.parse('2026-11-28T22:30:00Z'), 3)).toBe('2026-11-29')
})

it('says so when a day has no results, and when the feed does not answer', async () => {
  const nothing: Origin = { ...FEED, results: async () => ({ items: [], total: 0, page: 1 }) }
  expect((await open('/results/zone', nothing)).html).toContain('No results for this day')
  expect(await open('/results/zone', originWith(null))).toMatchObject({ status: 503 })
})

it('[S2.11] lists championships, and the results of one', async () => {
  expect((await open('/champs')).html).toContain('href="/en/champs/118587"')
  const { html, status } = await open('/champs/118587')
  expect(status).toBe(200)
  expect(html).toContain('2:1')
  expect(html).toContain('href="/en/statistic?champId=118587"')
  expect((await open('/champs/999')).kind).toBe('notFound')
})

it('[S2.19] shows statistics: championships, a table, and an event', async () => {
  expect((await open('/statistic')).html).toContain('href="/en/statistic?champId=118587"')
  const table = (await open('/statistic?champId=118587')).html
  expect(table).toMatch(/Arsenal.*<td>2<\/td><td>1<\/td><td>1<\/td><td>0<\/td>/)
  const event = (await open('/statistic?gameId=21')).html
  expect(event).toContain('Games against each other')
  expect(event).toContain(`href="/en/team/${teamIdOf(1, 'Arsenal')}"`)
  expect(event).toContain('href="/en/statisticpopup?gameId=21"')
  expect(await open('/statistic?gameId=999')).toMatchObject({ kind: 'data', status: 404 })
})

it('[S2.19] shows the same in a window without columns', async () => {
  const { html, route } = await open('/statisticpopup?gameId=21')
  expect(route.layout).toBe('headless')
  expect(html).toContain('Games against each other')
  expect(html).not.toContain('statisticpopup')
})

it('[S2.43] shows a team with its form, its coming games and its last ones, and all its games', async () => {
  const id = teamIdOf(1, 'Arsenal')
  const { html } = await open(`/team/${id}`)
  expect(html).toContain('Arsenal</h1>')
  expect(html).toContain('href="/en/line/football/118587-premier-league/12-arsenal-chelsea"')
  expect(html).toContain(`href="/en/team-games/${id}"`)
  expect((await open(`/team-games/${id}`)).html).toContain('Games: Arsenal')
  expect((await open('/team/12345')).kind).toBe('notFound')
})

it('links to no statistics when they are switched off', async () => {
  const off = (ctx: PageContext): PageContext => ({
    ...ctx,
    config: { ...ctx.config, availableRoutes: ctx.config.availableRoutes.filter((id) => id !== 5) },
  })
  expect((await open('/results/zone', FEED, off)).html).not.toContain('/statistic')
})

it('[S2.47] shows how to bet, what there is of bets by SMS, and the calculator', async () => {
  expect((await open('/howbet')).html).toContain('How to bet')
  expect((await open('/smsbets')).html).toContain('Bets are not taken by SMS')
  const { html } = await open('/betting-calculator?type=1&stake=50&c=1.85&r=1&c=2.10&r=1&c=3.40&r=1')
  expect(html).toContain('660.45')
  expect(html).toContain('<form class="calc" action="/en/betting-calculator">')
})

it('names in the calculator what is wrong, at a plain form too', async () => {
  expect((await open('/betting-calculator?type=8&stake=5&c=2&r=1')).html).toContain('from 3 to 3 bets')
  expect((await open('/betting-calculator?type=1&stake=5&c=2&r=1&c=abc&r=1')).html).toContain('Odds of bet 2')
})
