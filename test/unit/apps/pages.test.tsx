import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type PlacedCoupon, placedCoupon } from '../../../shared/api/coupon.ts'
import { matchRoute } from '../../../shared/routes/match.ts'
import { PAGES } from '../../../worker/edge/apps/index.ts'
import type { Answered, Origin } from '../../../worker/edge/origin/client.ts'
import type { PageContext } from '../../../worker/edge/page.ts'
import { lineEvent, liveEvent } from '../ui/samples.ts'
import { contextOf, originWith } from './context.ts'

const events = [lineEvent(), liveEvent({ id: 13 })]
/** Lists of two pages. */
const long = originWith(events, { events: async () => ({ items: events, total: 61, page: 2, version: 9 }) })

async function open(path: string, origin: Origin = originWith(events), lang = 'en') {
  const route = matchRoute(path.split('?')[0] ?? '')
  const page = route && PAGES[route.name]
  if (!route || !page) throw new Error(`no page at ${path}`)
  const ctx = contextOf(path, origin, { lang })
  const loaded = await page.load(ctx, route.params)
  if (loaded.kind !== 'data') throw new Error(`${path}: ${loaded.kind}`)
  return {
    page,
    ctx,
    data: loaded.data,
    html: renderToStaticMarkup(page.view(loaded.data, ctx)),
    head: page.head(loaded.data, ctx),
  }
}
const headings = (html: string) => [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))

/** Pages of one text. */
const INFO = [
  '/licenses',
  '/taxation',
  '/disputeresolution',
  '/cash_terminals',
  '/betting-awards',
  '/mobile-app',
  '/desktop-app',
  '/cricket-app',
  '/cricket-world-cup',
  '/ipl-betting-app',
]

describe('every page', () => {
  const PATHS = [
    '/',
    '/live',
    '/line',
    '/line/football',
    '/line/football/118587-premier-league',
    '/live/football/118587-premier-league/13-arsenal-chelsea',
    '/registration',
    '/user/login',
    '/office',
    '/office/history',
    '/rules/1',
    '/rules/1/1',
    '/contacts',
    '/about',
    ...INFO,
  ]

  it.each(PATHS)('%s has one h1, headings in order, a title and a description', async (path) => {
    const { html, head } = await open(path)
    const levels = headings(html)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? level)).toBeLessThanOrEqual(1)
    expect(head.title).toMatch(/\S/)
    expect(head.title).not.toMatch(/[{}]|seo_/)
    expect(head.description).toMatch(/\S/)
  })

  it.each(PATHS)('%s stays a page when the origin does not answer', async (path) => {
    const { html } = await open(path, originWith(null))
    expect(headings(html).length).toBeGreaterThan(0)
  })

  it.each(['/line', '/live/football/118587-premier-league/13-arsenal-chelsea', '/office'])(
    '%s says so in a sentence, with a way to try again',
    async (path) => {
      const { html } = await open(path, originWith(null))
      expect(html).toContain('role="alert"')
      expect(html).toContain(`href="/en${path}">Try again</a>`)
    },
  )

  it.each(['ru', 'ar'])('%s has every text of the pages', async (lang) => {
    for (const path of PATHS) {
      const { html, head } = await open(path, originWith(events), lang)
      expect(`${html} ${head.title} ${head.description}`).not.toMatch(
        /\b(ui|seo|list|event|game|empty|home|office|history|bet_status|registration|login|promo)_[a-z]/,
      )
    }
  })
})

describe('lists', () => {
  it('show events by sport and championship, and one form for all prices', async () => {
    const { html } = await open('/line')
    expect(html.match(/<form[^>]* action="\/en\/line#coupon"/g)).toHaveLength(1)
    expect(html).toMatch(/<h2>.*Football<\/h2>.*<h3[^>]*>.*Premier League.*<li class="ev" data-event="12"/s)
  })

  it('change what they keep when the feed, the page or the period changes', async () => {
    const keep = async (path: string, origin?: Origin) => {
      const { page, data } = await open(path, origin)
      return page.keep?.(data)
    }
    const newer = originWith(events, { events: async () => ({ items: events, total: 2, page: 1, version: 10 }) })
    const keys = [
      await keep('/line'),
      await keep('/live'),
      await keep('/line?period=6'),
      await keep('/line?page=2', long),
      await keep('/line?view=compact'),
      await keep('/line/football'),
      await keep('/line', newer),
    ]
    expect(new Set(keys).size).toBe(keys.length)
    expect(await keep('/line?period=7')).toBe(await keep('/line'))
  })

  it('keep page, period and view when a price is picked without JavaScript', async () => {
    const { html } = await open('/line?page=2&period=6&view=compact&evil=1', long)
    const form = /<form id="pick".*?<\/form>/.exec(html)?.[0] ?? ''
    const pairs = [...form.matchAll(/name="([^"]+)" value="([^"]+)"/g)].map(([, name, value]) => [name, value])
    expect(pairs).toEqual([
      ['period', '6'],
      ['view', 'compact'],
      ['page', '2'],
    ])
  })

  it('are kept from indexes when they are empty or narrowed', async () => {
    expect((await open('/line')).head.noindex).toBe(false)
    expect((await open('/line?period=6')).head.noindex).toBe(true)
    expect((await open('/line', originWith([]))).head.noindex).toBe(true)
  })

  it('offer the next step when they are empty', async () => {
    expect((await open('/live', originWith([]))).html).toContain('href="/en/line">Open the line</a>')
  })

  it('listen to the sports that they show', async () => {
    const { page, data } = await open('/live')
    expect(page.live?.(data)).toEqual({ topics: ['sport:1'], version: 9 })
    expect(page.events?.(data).map((event) => event.id)).toEqual([13])
  })
})

describe('an event’s page', () => {
  const PATH = '/live/football/118587-premier-league/13-arsenal-chelsea'

  it('shows score, minute, periods as a table, and all markets', async () => {
    const { html } = await open(PATH)
    expect(html).toContain('<strong data-score="">2:1</strong>')
    expect(html).toContain('data-minute="">67′')
    expect(html).toMatch(/<table.*<caption class="sr">.*<th scope="row"[^>]*>Arsenal<\/th><td>1<\/td><td>1<\/td>/s)
    expect(html.match(/<button type="submit"/g)).toHaveLength(7)
  })

  it('describes the event to machines with what is known, and nothing else', async () => {
    const { head } = await open(PATH)
    expect(head.structured?.[0]).toEqual({
      '@context': 'https://schema.org',
      '@type': 'SportsEvent',
      name: 'Arsenal – Chelsea',
      url: `https://edgebook.test/en${PATH}`,
      sport: 'Football',
      startDate: '2026-11-28T15:30:00Z',
      eventStatus: 'https://schema.org/EventScheduled',
      homeTeam: { '@type': 'SportsTeam', name: 'Arsenal' },
      awayTeam: { '@type': 'SportsTeam', name: 'Chelsea' },
      competitor: [
        { '@type': 'SportsTeam', name: 'Arsenal' },
        { '@type': 'SportsTeam', name: 'Chelsea' },
      ],
    })
    expect(head.structured?.[1]).toMatchObject({ '@type': 'BreadcrumbList' })
    expect(head.title).toBe('Arsenal – Chelsea, 28/11 18:30: odds – Edgebook')
  })

  it('says that betting is closed when no market is open, and when the event is over', async () => {
    for (const change of [{ markets: [] }, { status: 4 as const }]) {
      const { html } = await open(PATH, originWith([liveEvent({ id: 13, ...change })]))
      expect(html).toContain('Betting on this event is closed')
      expect(html).not.toContain('<button')
    }
  })

  it('keeps names from outside from becoming markup', async () => {
    const hostile = liveEvent({
      id: 13,
      home: '<b>x</b>',
      away: '"><script>1</script>',
      champ: '<i>',
      champNames: undefined,
    })
    const { html } = await open('/live/football/118587-i/13-b-x-b-script-1-script', originWith([hostile]))
    expect(html).not.toMatch(/<b>x<\/b>|<script|<i>/)
  })
})

describe('plain forms', () => {
  const post = async (path: string, form: Record<string, string>, answer: Answered<never>) => {
    const sent: unknown[] = []
    const origin = originWith(events, {
      post: async (to, body) => {
        sent.push([to, body])
        return answer
      },
    })
    const ctx: PageContext = contextOf(path, origin)
    const page = PAGES[path.startsWith('/user') ? 'login' : 'registration']
    const result = await page?.post?.(new URLSearchParams(form), ctx, {})
    if (!page || !result || result instanceof Response) throw new Error('no result')
    return { result, sent, html: result.kind === 'data' ? renderToStaticMarkup(page.view(result.data, ctx)) : '' }
  }
  const refused = (status: number, title: string, body: unknown = {}) => ({ ok: false as const, status, title, body })

  it('[S5.39] send login and password encoded, and lead to the office', async () => {
    const { result, sent } = await post(
      '/user/login',
      { email: 'é@x.test', password: 'pässword', save: '1' },
      { ok: true, data: undefined as never },
    )
    expect(sent).toEqual([
      [
        '/web-api/auth/login/email',
        { uLogin: 'w6lAeC50ZXN0', uPassword: 'cMOkc3N3b3Jk', save: 1, 'components-data': '' },
      ],
    ])
    expect(result).toEqual({ kind: 'redirect', status: 303, to: '/en/office' })
  })

  it('say what was wrong, offer the login again and never the password', async () => {
    const { html } = await post(
      '/user/login',
      { email: 'a@x.test', password: 'secret-word' },
      refused(401, 'auth_wrong_credentials'),
    )
    expect(html).toContain('Wrong e-mail or password')
    expect(html).toContain('value="a@x.test"')
    expect(html).not.toContain('secret-word')
  })

  it('say at each field of the registration what is wrong with it', async () => {
    const { html } = await post(
      '/registration',
      { email: 'nope', name: 'Ann' },
      refused(422, 'main_query_error', {
        issues: [
          { path: 'email', message: 'x' },
          { path: 'birthday', message: 'x' },
        ],
      }),
    )
    expect(html).toContain('Enter an e-mail such as name@example.com')
    expect(html).toContain('Enter your date of birth')
    expect(html).toContain('value="Ann"')
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2)
  })

  it('tell who is too young so', async () => {
    const { html } = await post('/registration', { birthday: '2020-01-01' }, refused(422, 'registration_underage'))
    expect(html).toContain('You are too young to play here')
  })
})

describe('history', () => {
  const coupon: PlacedCoupon = {
    id: 77,
    accountId: 1,
    amount: '25.00',
    currency: 'EUR',
    typeId: 0,
    status: 'won',
    coef: '1.85',
    possibleWin: '46.25',
    payout: '46.25',
    placedAt: '2026-11-27T18:00:00Z',
    changeCoefAction: 2,
    coefViewId: 0,
    prepaidAmount: null,
    refId: null,
    systemValue: null,
    userId: 1,
    bets: [
      {
        market: { id: 501, outcomeId: 901, coef: '1.85', typeId: 1, specifiers: '' },
        blockId: null,
        banker: false,
        eventId: 12,
        sportId: 1,
        champId: 118587,
        champ: 'Premier League',
        home: 'Arsenal',
        away: 'Chelsea',
        startsAt: '2026-11-28T15:30:00Z',
        isLive: false,
        outcome: { typeId: 1, name: 'Arsenal' },
        statusId: 1,
        factor: '1.85',
      },
    ],
  }

  it('[S2.57] shows each coupon with its legs, sums and what became of it', async () => {
    const { html } = await open(
      '/office/history',
      originWith(events, { history: async () => ({ items: [coupon], total: 51, page: 1 }) }),
    )
    for (const text of [
      'Single',
      'No. 77',
      'Arsenal – Chelsea',
      '1X2',
      '25.00\u00a0EUR',
      '46.25\u00a0EUR',
      'Won',
      '/en/office/history?page=2',
    ])
      expect(html).toContain(text)
  })

  it('[S2.57] narrows it to open or settled coupons, and keeps that from page to page', async () => {
    const asked: unknown[] = []
    const origin = originWith(events, {
      history: async (query) => {
        asked.push(query)
        return { items: [coupon], total: 120, page: query.page }
      },
    })
    const { html } = await open('/office/history?status=settled&page=2', origin)
    await open('/office/history?status=stolen', origin)
    expect(asked).toEqual([{ page: 2, status: 'settled' }, { page: 1 }])
    expect(html).toContain('href="/en/office/history?status=settled" aria-current="true"')
    expect(html).toContain('href="/en/office/history?status=settled&amp;page=3"')
  })

  it('[S2.57] narrows it to days of the visitor’s zone, and offers the same as a file', async () => {
    const asked: unknown[] = []
    const origin = originWith(events, {
      history: async (query) => {
        asked.push(query)
        return { items: [], total: 0, page: 1 }
      },
    })
    const { html } = await open('/office/history?from=2026-11-01&to=2026-11-02', origin)
    await open('/office/history?from=2026-02-30&to=yesterday', origin)
    expect(asked).toEqual([{ page: 1, from: '2026-10-31T21:00:00.000Z', to: '2026-11-02T21:00:00.000Z' }, { page: 1 }])
    expect(html).toContain('value="2026-11-01"')
    expect(html).toContain('No bets match the filter')
    expect(html).toMatch(/href="\/web-api\/history\/bets\.csv\?from=2026-10-31T[^"]*lang=en[^"]*" download/)
  })

  it('shows k, bankers and blocks of the types that have them, and what was sold', async () => {
    const [bet] = coupon.bets
    const leg = (n: number, more: object) => ({
      ...bet,
      market: { id: n, outcomeId: n, coef: '2.00', typeId: 1, specifiers: '' },
      ...more,
    })
    const system = {
      ...coupon,
      typeId: 2,
      systemValue: 2,
      sold: { amount: '40.00', paid: '56.89' },
      bets: [leg(1, { banker: true }), leg(2, {}), leg(3, {}), leg(4, {})],
    }
    const multibet = {
      ...coupon,
      id: 78,
      typeId: 4,
      systemValue: 2,
      bets: [leg(1, { blockId: 0 }), leg(2, { blockId: 2 }), leg(3, { blockId: 1 }), leg(4, { blockId: 3 })],
    }
    const items = v.parse(v.array(placedCoupon), [system, multibet])
    const { html } = await open(
      '/office/history',
      originWith(events, { history: async () => ({ items, total: 2, page: 1 }) }),
    )
    const [first = '', second = ''] = html.split('data-history="78"').map((part) => part.replace(/<!-- -->/g, ''))
    for (const text of ['System 2 of 3', 'Banker', 'Sold 40.00\u00a0EUR of the stake for 56.89\u00a0EUR'])
      expect(first).toContain(text)
    expect(second).toContain('Multibet 2 of 3')
    expect(second.match(/Lobby|Block \d/g)).toEqual(['Lobby', 'Block 1', 'Block 2', 'Block 3'])
  })
})
