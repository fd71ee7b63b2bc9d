import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { FAVOURITES_COOKIE } from '../../../shared/domain/favourites/favourites.ts'
import { INITIAL_BETTING_STATE, TIME_FILTER_IDS, TIME_FILTERS } from '../../../shared/domain/sports/betting-state.ts'
import { LONG_TERM_SPORT_ID } from '../../../shared/domain/sports/sports.ts'
import { matchRoute } from '../../../shared/routes/match.ts'
import { PAGES } from '../../../worker/edge/apps/index.ts'
import { readChoice } from '../../../worker/edge/apps/sports/list-query.ts'
import type { EventsFilter, Origin } from '../../../worker/edge/origin/client.ts'
import type { PageContext } from '../../../worker/edge/page.ts'
import { lineEvent, liveEvent } from '../ui/samples.ts'
import { contextOf, originWith } from './context.ts'

const events = [lineEvent(), liveEvent({ id: 13, periods: ['1:0', '0:1'] })]
interface Visitor {
  lang?: string
  favourites?: string
  country?: string | null
  asian?: boolean
}

/** Opens a list, and tells what the feed was asked for. */
async function open(path: string, origin: Origin = originWith(events), who: Visitor = {}) {
  const route = matchRoute(path.split('?')[0] ?? '')
  const page = route && PAGES[route.name]
  if (!route || !page) throw new Error(`no page at ${path}`)
  const asked: EventsFilter[] = []
  const heard: Origin = {
    ...origin,
    events: (filter) => {
      asked.push(filter)
      return origin.events(filter)
    },
  }
  const base = contextOf(path, heard, { lang: who.lang ?? 'en' })
  const ctx: PageContext = {
    ...base,
    visit: {
      ...base.visit,
      country: who.country === undefined ? base.visit.country : who.country,
      cookie: (name) => (name === FAVOURITES_COOKIE ? who.favourites : undefined),
      display: { ...base.visit.display, appViewType: who.asian ? 1 : 0 },
    },
  }
  const loaded = await page.load(ctx, route.params)
  if (loaded.kind !== 'data') return { kind: loaded.kind, html: '', head: null, asked, key: null }
  return {
    kind: loaded.kind,
    html: renderToStaticMarkup(page.view(loaded.data, ctx)),
    head: page.head(loaded.data, ctx),
    asked,
    key: page.keep?.(loaded.data) ?? null,
  }
}
const askedOf = async (path: string, who: Visitor = {}) => {
  const [{ count: _, ...filter } = {}] = (await open(path, undefined, who)).asked
  return filter
}
const h1 = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1]

it('[S3.40] has the time filters 0, 1, 2, 3 and 6: all, upcoming, first period, second period, recommended', () => {
  expect(TIME_FILTER_IDS).toEqual([0, 1, 2, 3, 6])
  expect(TIME_FILTER_IDS.map((id) => TIME_FILTERS[id])).toEqual([
    'all',
    'upcoming',
    'first_period',
    'second_period',
    'recommended',
  ])
})

it('[S3.91] [S3.92] begins with live and seven fields of the betting state', () => {
  expect(Object.keys(INITIAL_BETTING_STATE)).toHaveLength(7)
  expect(INITIAL_BETTING_STATE.bettingType).toBe('live')
  const { q: _, timeFilter: __, period: ___, view: ____, page: _____, ...state } = readChoice(new URLSearchParams())
  expect({ bettingType: 'live', ...state }).toEqual(INITIAL_BETTING_STATE)
})

describe('time filters', () => {
  it.each([
    ['/live?filter=0', { type: 'live' }],
    ['/live?filter=1', { type: 'line', sort: 'start', period: 2 }],
    ['/line?filter=1&period=24', { type: 'line', sort: 'start', period: 2 }],
    ['/live?filter=2', { type: 'live', part: 1 }],
    ['/line/football?filter=3', { type: 'line', sport: 1, part: 2 }],
    ['/live?filter=6', { type: 'live', top: 40 }],
    ['/live?filter=4', { type: 'live' }],
    ['/live?filter=06', { type: 'live' }],
    ['/live?period=6', { type: 'live' }],
    ['/line?period=6', { type: 'line', period: 6 }],
  ])('[S3.40] %s asks the feed for it', async (path, filter) => expect(await askedOf(path)).toEqual(filter))

  it('[S3.40] stand on the list as links in their order, with the chosen one marked', async () => {
    const { html } = await open('/live?filter=2')
    const links = [
      ...(/aria-label="Time filter">(.*?)<\/nav>/.exec(html)?.[1] ?? '').matchAll(/href="([^"]*)"( aria-current)?/g),
    ]
    expect(links.map(([, link, on]) => [link, on !== undefined])).toEqual([
      ['/en/live', false],
      ['/en/live?filter=1', false],
      ['/en/live?filter=2', true],
      ['/en/live?filter=3', false],
      ['/en/live?filter=6', false],
    ])
  })

  it('make no page for an index, and an unknown value is the page itself', async () => {
    expect((await open('/live?filter=2')).head?.noindex).toBe(true)
    const [unknown, plain] = [await open('/live?filter=9&video=yes&board=x&foo=1'), await open('/live')]
    expect(unknown.head).toEqual(plain.head)
    expect(unknown.key).toBe(plain.key)
    expect(plain.head?.noindex).toBe(false)
  })

  it('say when nothing matches, and lead back to the whole list', async () => {
    const { html } = await open('/live?filter=2', originWith([]))
    expect(html).toContain('No events match the filters')
    expect(html).toMatch(/<a class="btn btn-main" href="\/en\/live">/)
  })
})

describe('sections of the menu', () => {
  it.each([
    ['/line/upcoming', { type: 'line', sort: 'start' }],
    ['/live/upcoming', { type: 'line', sort: 'start', period: 2 }],
    ['/live/top', { type: 'live', top: 40 }],
    ['/line/top/football', { type: 'line', sport: 1, top: 40 }],
    ['/live/video', { type: 'live', video: 1 }],
    ['/live?video=1', { type: 'live', video: 1 }],
  ])('[S2.08] %s asks the feed for it', async (path, filter) => expect(await askedOf(path)).toEqual(filter))

  it('have a heading of their own, are linked from the list and kept from indexes', async () => {
    const { html, head } = await open('/line/top/football')
    expect(h1(html)).toBe('Football: Top')
    expect(html).toMatch(/href="\/en\/line\/top\/football" aria-current="page"/)
    expect(html).toContain('href="/en/line/favorites/football"')
    expect(head?.noindex).toBe(true)
  })

  it('show the events and championships that the person has marked', async () => {
    expect(await askedOf('/line/favorites', { favourites: '12.34_7' })).toEqual({
      type: 'line',
      ids: '12,34',
      champs: '7',
    })
    expect(await askedOf('/live/favorites', { favourites: '_7' })).toEqual({ type: 'live', champs: '7' })
  })

  it.each([undefined, '', 'x_y', '_'])('say what favourites are when nothing is marked: %s', async (favourites) => {
    const { html, asked, head } = await open(
      '/line/favorites',
      undefined,
      favourites === undefined ? {} : { favourites },
    )
    expect(asked).toEqual([])
    expect(html).toContain('Mark an event or a championship with the star')
    expect(head?.noindex).toBe(true)
  })

  it('keep no text of one’s own favourites for others', async () => {
    expect((await open('/line/favorites', undefined, { favourites: '12' })).key).toBeNull()
    expect((await open('/line/top')).key).not.toBeNull()
  })

  it('say that nothing is shown on video', async () => {
    expect((await open('/live/video', originWith([]))).html).toContain('No broadcasts here now')
  })
})

describe('page types', () => {
  it.each([
    ['betsonyour', 'Bets on your own', { type: 'line', country: 'de' }],
    ['cyber', 'Esports', { type: 'line', sport: 40 }],
    ['marble', 'Marble races', { type: 'line', sport: 214 }],
    ['ufc', 'UFC', { type: 'line', sport: 56, q: 'ufc' }],
    ['politics', 'Politics', { type: 'line', sport: 91 }],
    ['topgame', 'Top events', { type: 'line', top: 40 }],
  ])('[S2.09] %s has its own list, heading and empty state', async (type, title, filter) => {
    expect(await askedOf(`/${type}/line`)).toEqual(filter)
    expect(h1((await open(`/${type}/line`)).html)).toBe(title)
    const empty = await open(`/${type}/live`, originWith([]))
    expect(empty.html).toContain('No such events now')
    expect(empty.head).toMatchObject({ noindex: true })
    expect(empty.head?.title).toContain(title)
  })

  it('[S2.09] betsonyour of a visitor without a country is empty and asks for nothing', async () => {
    const { asked, html } = await open('/betsonyour/line', undefined, { country: null })
    expect(asked).toEqual([])
    expect(html).toContain('your country')
  })

  it('give no title to two pages: a championship in line and the same one live have their own', async () => {
    const titleOf = async (section: string) => (await open(`/${section}/football/118587-premier-league`)).head?.title
    const titles = [await titleOf('line'), await titleOf('live')]
    expect(titles[0]).toContain('Football')
    expect(new Set(titles).size).toBe(2)
  })

  it('[S2.08] stand in front of championships and events, which are known by their plain addresses', async () => {
    const champ = await open('/topgame/line/football/118587-premier-league')
    expect(champ.kind).toBe('data')
    expect(champ.head?.canonical).toBe('/line/football/118587-premier-league')
    const game = await open('/topgame/line/football/118587-premier-league/12-arsenal-chelsea')
    expect(game.kind).toBe('data')
    expect(game.head?.canonical).toBe('/line/football/118587-premier-league/12-arsenal-chelsea')
  })

  it('narrow esports to a discipline by the names of its championships', async () => {
    const cup = lineEvent({ id: 77, sportId: 40, champId: 401, champ: 'World. Dota 2. Major', champNames: {} })
    const { asked } = await open('/cyber/line?discipline=dota-2', originWith([cup, lineEvent()]))
    expect(asked[0]).toMatchObject({ sport: 40, champs: '401' })
  })
})

describe('search', () => {
  it('takes line and live, with the words of the query', async () => {
    expect(await askedOf('/line?q=%20Arsenal%0A%20chel%20')).toEqual({ q: 'Arsenal chel' })
    expect(await askedOf('/live/football?q=x')).toEqual({ sport: 1, q: 'x' })
  })

  it('shows what was looked for in the field, as text, and sports of that name', async () => {
    const { html, head, key } = await open('/line?q=Foot"><script>')
    expect(html).toContain('value="Foot&quot;&gt;&lt;script&gt;"')
    expect(html).not.toContain('<script>')
    expect(head?.noindex).toBe(true)
    expect(key).toBeNull()
    expect((await open('/line?q=foot')).html).toMatch(/class="chip" href="\/en\/line\/football"/)
    expect((await open('/line?q=футб', undefined, { lang: 'ru' })).html).toMatch(
      /class="chip" href="\/ru\/line\/football"/,
    )
  })

  it('says that nothing was found, and leads back to all sports', async () => {
    const { html } = await open('/line?q=zzz', originWith([]))
    expect(html).toContain('Nothing found for “zzz”')
    expect(html).toMatch(/<a class="btn btn-main" href="\/en\/line">/)
  })

  it('keeps the words when a price is picked without JavaScript', async () => {
    expect((await open('/line?q=arsenal&view=asian')).html).toMatch(
      /<form id="pick"[^>]*><input type="hidden" name="q" value="arsenal"\/><input type="hidden" name="view" value="asian"\/>/,
    )
  })
})

describe('views', () => {
  const order = (html: string) => [...html.matchAll(/class="(o3|oL o-t|oL o-h)"/g)].map(([, name]) => name)

  it('[S2.131] shows handicap and total first, each price with its line, in the Asian view: by address or by setting', async () => {
    const { html } = await open('/line?view=asian')
    expect(order(html)).toEqual(['oL o-h', 'oL o-t', 'o3', 'oL o-h', 'oL o-t', 'o3'])
    expect(html).toMatch(/<span class="odd-n">−1\.5<\/span>.*<span class="odd-n">\+1\.5<\/span>/)
    expect(html).toMatch(/<span class="odd-n">O 2\.5<\/span>.*<span class="odd-n">U 2\.5<\/span>/)
    expect((await open('/line', undefined, { asian: true })).html).toContain('sp card asia')
    expect((await open('/line?view=european', undefined, { asian: true })).html).not.toContain('asia"')
    expect((await open('/', undefined, { asian: true })).html).toContain('sp card asia')
  })

  it('shows the scores of the parts on the wide scoreboard only', async () => {
    expect((await open('/live?board=wide')).html).toContain('<span>1:0</span><span>0:1</span>')
    expect((await open('/live')).html).not.toContain('ev-p')
  })

  it.each([
    ['total', 'list few few-total'],
    ['handicap,total', 'list few few-total few-handicap'],
    ['result,total,handicap', 'list'],
    ['corners', 'list'],
  ])('shows only the chosen prices: %s', async (markets, name) => {
    expect((await open(`/line?markets=${markets}`)).html).toContain(`<div class="${name}">`)
  })

  it('puts events in order of start, under the head of a championship for each of its runs', async () => {
    const mixed = [lineEvent(), lineEvent({ id: 21, champId: 9, champ: 'Cup' }), lineEvent({ id: 22 })]
    const heads = async (path: string) => (await open(path, originWith(mixed))).html.match(/<h3/g)?.length
    expect(await heads('/line')).toBe(2)
    expect(await heads('/line?group=0')).toBe(3)
    expect(await askedOf('/line?group=0')).toMatchObject({ sort: 'start' })
  })
})

describe('long-term bets', () => {
  it('[S9.48] have the sport 2999, its page and its empty state', async () => {
    expect(LONG_TERM_SPORT_ID).toBe(2999)
    expect(await askedOf('/line/long-term')).toEqual({ type: 'line', sport: 2999 })
    expect((await open('/line/long-term', originWith([]))).html).toContain('No long-term bets now')
  })
})
