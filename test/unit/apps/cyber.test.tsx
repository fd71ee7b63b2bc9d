import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { EventView } from '../../../shared/api/feed.ts'
import { AVAILABLE_ROUTE } from '../../../shared/routes/available.ts'
import { matchRoute } from '../../../shared/routes/match.ts'
import { PAGES } from '../../../worker/edge/apps/index.ts'
import type { EventsFilter, Origin } from '../../../worker/edge/origin/client.ts'
import type { PageContext } from '../../../worker/edge/page.ts'
import { lineEvent, liveEvent } from '../ui/samples.ts'
import { contextOf, originWith } from './context.ts'

const cup = {
  sportId: 40,
  champId: 42,
  champ: 'Dota 2 Major',
  champNames: { en: 'Dota 2 Major', ru: 'Dota 2. Мейджор' },
}
const league = { sportId: 40, champId: 43, champ: 'CS2 League', champNames: { en: 'CS2 League' } }
const now = liveEvent({ id: 71, ...cup, home: 'Spirit', away: 'Liquid' })
const next = lineEvent({ id: 72, ...cup, home: 'Falcons', away: 'Tundra' })
const other = lineEvent({ id: 73, ...league, home: 'Vitality', away: 'Faze' })
const unnamed = lineEvent({ id: 74, ...cup, champId: 44, champ: 'Open Cup', champNames: { en: 'Open Cup' } })
const events = [now, next, other, lineEvent()]

/** The feed's own counts, by section. */
function feedOf(list: EventView[], asked: EventsFilter[] = []): Origin {
  const origin = originWith(list)
  return {
    ...origin,
    champs: async ({ type, sport }) => {
      const found = list.filter(
        (event) => (!type || event.live === (type === 'live')) && (!sport || event.sportId === sport),
      )
      return [...Map.groupBy(found, (event) => event.champId)].flatMap(([id, [first, ...rest]]) =>
        first
          ? [
              {
                id,
                sportId: first.sportId,
                name: first.champ,
                ...(first.champNames && { names: first.champNames }),
                count: 1 + rest.length,
              },
            ]
          : [],
      )
    },
    events: async (filter) => {
      asked.push(filter)
      const answer = await origin.events(filter)
      const champs = filter.champs?.split(',').map(Number)
      const items = answer?.items.filter((event) => champs?.includes(event.champId) ?? true) ?? []
      return answer && { ...answer, items, total: items.length }
    },
  }
}

async function open(path: string, origin = feedOf(events), change: Partial<PageContext['config']> = {}, lang = 'en') {
  const route = matchRoute(path)
  const page = route && PAGES[route.name]
  if (!route || !page) throw new Error(`no page at ${path}`)
  const base = contextOf(path, origin, { lang })
  const ctx: PageContext = { ...base, config: { ...base.config, ...change } }
  const loaded = await page.load(ctx, route.params)
  if (loaded.kind !== 'data') return { route: route.name, loaded, status: 0, html: '', head: null, live: null }
  return {
    route: route.name,
    loaded,
    status: loaded.status ?? 200,
    html: renderToStaticMarkup(page.view(loaded.data, ctx)),
    head: page.head(loaded.data, ctx),
    live: page.live?.(loaded.data) ?? null,
  }
}
const h1 = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1]

describe('cyber pages', () => {
  it('[S1.04] [S2.12] are main, all and dashboard of a type: disciplines, all events, championships with counts', async () => {
    const main = await open('/cyber/real/main')
    expect(h1(main.html)).toBe('Esports')
    expect(main.html).toContain('href="/en/cyber/real/dota-2"')
    expect(main.html).toContain('Live now')
    expect(main.html).toContain('data-event="71"')
    expect(main.html).not.toContain('data-event="12"')
    expect(main.live).toEqual({ topics: ['sport:40'], version: 9 })

    const all = await open('/cyber/real/all')
    expect(h1(all.html)).toBe('Esports: All events')
    expect(['71', '72', '73'].every((id) => all.html.includes(`data-event="${id}"`))).toBe(true)

    const dashboard = await open('/cyber/real/dashboard')
    expect(h1(dashboard.html)).toBe('Esports: Overview')
    expect(dashboard.html).toMatch(/Dota 2 Major.*<b class="live dot">1<\/b><\/td><td>2<\/td>/)
    expect(dashboard.html).toMatch(/CS2 League.*<td>–<\/td><td>1<\/td>/)
  })

  it('[S2.13] show one discipline: its matches and nothing of the others', async () => {
    const asked: EventsFilter[] = []
    const { html, head } = await open('/cyber/real/dota-2', feedOf(events, asked))
    expect(h1(html)).toBe('Dota 2')
    expect(asked).toEqual([{ sport: 40, champs: '42', count: 60 }])
    expect(html).toContain('data-event="71"')
    expect(html).not.toContain('data-event="73"')
    expect(head?.title).toContain('Dota 2: esports betting')
    expect(head?.noindex).toBe(false)
  })

  it('[S2.14] show the championships of a discipline', async () => {
    const { html, route } = await open('/cyber/real/dota-2/champs')
    expect(route).toBe('cyberChamps')
    expect(h1(html)).toBe('Dota 2: Championships')
    expect(html).toContain('href="/en/cyber/real/dota-2/42-dota-2-major"')
    expect(html).not.toContain('43-cs2-league')
  })

  it('[S2.15] show one championship, live and coming, and lead a wrong discipline or slug to its own', async () => {
    const { html, head } = await open('/cyber/real/dota-2/42-dota-2-major', undefined, {}, 'ru')
    expect(h1(html)).toBe('Dota 2. Мейджор')
    expect(html).toContain('data-event="71"')
    expect(html).toContain('data-event="72"')
    expect(html).toContain('href="/ru/cyber/real/dota-2/42-dota-2-major/71-spirit-liquid"')
    expect(JSON.stringify(head?.structured)).toContain('https://edgebook.test/ru/cyber/real/dota-2')
    for (const path of ['/cyber/real/valorant/42-dota-2-major', '/cyber/real/dota-2/42-major', '/cyber/real/dota-2/42'])
      expect((await open(path)).loaded).toEqual({
        kind: 'redirect',
        status: 301,
        to: '/en/cyber/real/dota-2/42-dota-2-major',
      })
  })

  it('[S2.16] show an event with its markets under its discipline and championship, live or not', async () => {
    for (const [id, game] of [
      [71, '71-spirit-liquid'],
      [72, '72-falcons-tundra'],
    ] as const) {
      const { html, head, route } = await open(`/cyber/real/dota-2/42-dota-2-major/${game}`)
      expect(route).toBe('cyberGame')
      expect(html).toContain(`data-event="${id}"`)
      expect(html).toContain('data-outcome="901"')
      expect(head?.canonical).toBe(`/${id === 71 ? 'live' : 'line'}/esports/42-dota-2-major/${game}`)
    }
    expect((await open('/cyber/real/valorant/42-x/71-y')).loaded).toEqual({
      kind: 'redirect',
      status: 301,
      to: '/en/cyber/real/dota-2/42-dota-2-major/71-spirit-liquid',
    })
  })

  it('keep championships that we know no discipline of', async () => {
    const { html } = await open('/cyber/real/other', feedOf([unnamed]))
    expect(h1(html)).toBe('Other disciplines')
    expect(html).toContain('data-event="74"')
  })

  it.each([
    '/cyber/virtual/main',
    '/cyber/virtual/all',
    '/cyber/virtual/dashboard',
    '/cyber/virtual/dota-2',
    '/cyber/real/chess',
    '/cyber/real/chess/champs',
    '/cyber/real/dota-2/9-nothing',
    // Football has no page here.
    '/cyber/real/other/118587-premier-league',
    '/cyber/real/other/118587-premier-league/12-arsenal-chelsea',
    '/cyber/virtual/dota-2/42-dota-2-major/71-spirit-liquid',
  ])('are not found at %s', async (path) => {
    expect((await open(path)).loaded.kind).toBe('notFound')
  })

  it.each([
    '/cyber/real/main',
    '/cyber/real/all',
    '/cyber/real/dashboard',
    '/cyber/real/dota-2',
    '/cyber/real/dota-2/champs',
  ])('say at %s what will be there when there is nothing, and are not for an index', async (path) => {
    const { html, head, status } = await open(path, feedOf([]))
    expect(status).toBe(200)
    expect(html).toContain('No esports events now')
    expect(head?.noindex).toBe(true)
  })

  it.each([
    '/cyber/real/main',
    '/cyber/real/all',
    '/cyber/real/dashboard',
    '/cyber/real/dota-2',
    '/cyber/real/dota-2/champs',
    '/cyber/real/dota-2/42-dota-2-major',
    '/cyber/real/dota-2/42-dota-2-major/71-spirit-liquid',
  ])('answer 503 at %s while the feed is silent', async (path) => {
    expect((await open(path, originWith(null))).status).toBe(503)
  })

  it('ask for what is switched on only', async () => {
    const asked: EventsFilter[] = []
    const withoutLive = { availableRoutes: [AVAILABLE_ROUTE.line, AVAILABLE_ROUTE.cyber] }
    const { html } = await open('/cyber/real/dota-2', feedOf(events, asked), withoutLive)
    expect(asked).toEqual([{ type: 'line', sport: 40, champs: '42', count: 60 }])
    expect(html).toContain('data-event="72"')
    expect(html).not.toContain('data-event="71"')
    const live = await open('/cyber/real/dota-2/42-dota-2-major/71-spirit-liquid', feedOf(events), withoutLive)
    expect(live.loaded.kind).toBe('notFound')
  })
})

describe('the way to the cyber pages', () => {
  it('begins on the home page and on the lists of esports', async () => {
    for (const path of ['/', '/line/esports', '/live/esports', '/cyber/line'])
      expect((await open(path)).html).toContain('href="/en/cyber/real/main"')
    expect((await open('/')).html).toContain('href="/en/cyber/real/dota-2"')
    expect((await open('/line/football')).html).not.toContain('/cyber/real')
  })

  it('is not there when the section is switched off', async () => {
    const withoutCyber = { availableRoutes: [AVAILABLE_ROUTE.line, AVAILABLE_ROUTE.live] }
    for (const path of ['/', '/line/esports'])
      expect((await open(path, feedOf(events), withoutCyber)).html).not.toContain('/cyber/real')
  })
})
