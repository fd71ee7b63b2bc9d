import { describe, expect, it } from 'vitest'
import { ALL_AVAILABLE_ROUTES, AVAILABLE_ROUTE } from '../../../shared/routes/available.ts'
import { BUILT } from '../../../worker/edge/apps/built.ts'
import { MINIMAL_CONFIG } from '../../../worker/edge/facts/default-config.ts'
import { robotsText } from '../../../worker/edge/seo/robots.ts'
import { buildFile, buildIndex } from '../../../worker/edge/seo/sitemap/build.ts'
import { type ListedEvent, type SitemapFeed, sitemapFeed } from '../../../worker/edge/seo/sitemap/feed.ts'
import type { SitemapContext } from '../../../worker/edge/seo/sitemap/sections.ts'
import { fileName, readFileName } from '../../../worker/edge/seo/sitemap/xml.ts'
import { envWith } from '../edge/support.ts'

const SITE = 'https://a.test'
const event = (id: number, live = false): ListedEvent => ({
  id,
  sportId: 1,
  champId: 5,
  champ: 'Cup',
  home: 'Ann & Co',
  away: 'Bob',
  live,
})
const feedOf = (count: number, more: Partial<SitemapFeed> = {}): SitemapFeed => ({
  sports: async () => [{ id: 1, live: 0, line: count }],
  champs: async (type) => (type === 'line' ? [{ id: 5, sportId: 1, name: 'Cup', count }] : []),
  eventCount: async () => count,
  texts: async () => [],
  events: async (from, to) => Array.from({ length: Math.min(to, count) - from }, (_, n) => event(from + n + 1)),
  ...more,
})
const context = (feed: SitemapFeed, config: Partial<SitemapContext['config']> = {}): SitemapContext => ({
  config: { ...MINIMAL_CONFIG, availableRoutes: ALL_AVAILABLE_ROUTES, isRegistrationAllowed: true, ...config },
  built: BUILT,
  feed,
})
const locations = (xml: string | null) => [...(xml ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
const file = async (name: string, ctx = context(feedOf(2))) => locations(await buildFile(ctx, SITE, ['en', 'ru'], name))

describe('sitemap', () => {
  it('names one file per language and section', async () => {
    expect(locations(await buildIndex(context(feedOf(2)), SITE, ['en', 'ru']))).toEqual(
      ['en', 'ru'].flatMap((lang) =>
        ['pages', 'sports', 'champs', 'events'].map((section) => `${SITE}/sitemaps/${lang}-${section}.xml`),
      ),
    )
  })

  it('splits a section at 45,000 addresses, loses none and repeats none', async () => {
    const ctx = context(feedOf(100_000))
    const names = locations(await buildIndex(ctx, SITE, ['en'])).filter((url) => url?.includes('events'))
    expect(names).toEqual(['en-events', 'en-events-2', 'en-events-3'].map((name) => `${SITE}/sitemaps/${name}.xml`))
    const files = await Promise.all(['en-events', 'en-events-2', 'en-events-3'].map((name) => file(name, ctx)))
    expect(files.map((urls) => urls.length)).toEqual([45_000, 45_000, 10_000])
    expect(new Set(files.flat()).size).toBe(100_000)
  })

  it('lists news and promotions where there are any, with the time of their last change', async () => {
    const updatedAt = '2026-11-20T08:00:00.000Z'
    const texts: SitemapFeed['texts'] = async (kind) => (kind === 'news' ? [{ slug: 'opening', updatedAt }] : null)
    const ctx = context(feedOf(2, { texts }))
    expect(locations(await buildIndex(ctx, SITE, ['en']))).toContain(`${SITE}/sitemaps/en-texts.xml`)
    expect(await file('en-texts', ctx)).toEqual([`${SITE}/en/news`, `${SITE}/en/news/opening`])
    expect(await buildFile(ctx, SITE, ['en'], 'en-texts')).toContain(`<lastmod>${updatedAt}</lastmod>`)
    const off = ALL_AVAILABLE_ROUTES.filter((id) => id !== AVAILABLE_ROUTE.news)
    expect(await file('en-texts', context(feedOf(2, { texts }), { availableRoutes: off }))).toEqual([])
    for (const path of ['/en/news', '/en/promo']) expect(await file('en-pages')).not.toContain(SITE + path)
  })

  it('lists only pages that exist and are for indexes', async () => {
    const urls = await file('en-pages')
    expect(urls).toContain(`${SITE}/en/`)
    expect(urls).toContain(`${SITE}/en/rules/1`)
    expect(urls).toContain(`${SITE}/en/about`)
    expect(urls).toContain(`${SITE}/en/registration`)
    expect(urls.join(' ')).not.toMatch(/office|maintenance|block|onpay|poker|my-casino|debugger|deduce|[?:]type/)
    expect(await file('en-pages', context(feedOf(2), { isRegistrationAllowed: false }))).not.toContain(
      `${SITE}/en/registration`,
    )
    expect(await file('en-pages', context(feedOf(2), { notFoundFragments: ['about'] }))).not.toContain(
      `${SITE}/en/about`,
    )
    for (const isShowPaymentPageOnlyAuth of [true, false]) {
      const pages = await file('en-pages', context(feedOf(2), { isShowPaymentPageOnlyAuth }))
      expect(pages.includes(`${SITE}/en/payment`)).toBe(!isShowPaymentPageOnlyAuth)
    }
    const hidden = context(feedOf(2), { notFoundFragments: ['', 'football'] })
    for (const name of ['en-sports', 'en-champs', 'en-events'])
      expect((await file(name, hidden)).filter((url) => url?.includes('football'))).toEqual([])
    expect((await file('en-sports', hidden)).length).toBeGreaterThan(0)
  })

  it('lists sports, championships and events by their own addresses, and no list that is empty', async () => {
    expect(await file('en-sports')).toEqual([`${SITE}/en/line`, `${SITE}/en/line/football`])
    expect(await file('ru-champs')).toEqual([`${SITE}/ru/line/football/5-cup`])
    const ctx = context(feedOf(2, { events: async () => [event(7), event(8, true)] }))
    expect(await file('en-events', ctx)).toEqual([
      `${SITE}/en/line/football/5-cup/7-ann-co-bob`,
      `${SITE}/en/live/football/5-cup/8-ann-co-bob`,
    ])
    expect(locations(await buildIndex(context(feedOf(0)), SITE, ['en']))).toEqual([`${SITE}/sitemaps/en-pages.xml`])
  })

  it('lists the pages of esports that have events, by discipline and championship', async () => {
    const cups: SitemapFeed['champs'] = async (type) => [
      { id: 7, sportId: 40, name: 'Dota 2 Major', count: type === 'live' ? 1 : 2 },
      { id: 5, sportId: 1, name: 'Cup', count: 1 },
    ]
    const ctx = context(feedOf(2, { champs: cups }))
    expect(await file('en-cyber', ctx)).toEqual(
      ['main', 'all', 'dashboard', 'dota-2', 'dota-2/champs', 'dota-2/7-dota-2-major'].map(
        (path) => `${SITE}/en/cyber/real/${path}`,
      ),
    )
    expect(await file('en-cyber')).toEqual([])
    const off = ALL_AVAILABLE_ROUTES.filter((id) => id !== AVAILABLE_ROUTE.cyber)
    expect(await file('en-cyber', context(feedOf(2, { champs: cups }), { availableRoutes: off }))).toEqual([])
  })

  it('leaves out a section that is switched off', async () => {
    const off = context(feedOf(2), { availableRoutes: [AVAILABLE_ROUTE.live] })
    expect(await file('en-sports', off)).toEqual([])
    expect(await file('en-events', off)).toEqual([])
    const both = feedOf(2, { events: async () => [event(7), event(8, true)] })
    const noLive = context(both, { availableRoutes: [AVAILABLE_ROUTE.line] })
    expect(await file('en-events', noLive)).toEqual([`${SITE}/en/line/football/5-cup/7-ann-co-bob`])
  })

  it.each(['de-pages', 'en-secrets', 'en-constructor', 'en-pages-1', 'en-pages-2', 'en-events-02', 'pages', 'en'])(
    'has no file %s',
    async (name) => {
      expect(await buildFile(context(feedOf(2)), SITE, ['en', 'ru'], name)).toBe('notFound')
    },
  )

  it('is not made of half an answer', async () => {
    const silent = context(
      feedOf(2, { eventCount: async () => null, champs: async () => null, events: async () => null }),
    )
    expect(await buildIndex(silent, SITE, ['en'])).toBe(null)
    expect(await buildFile(silent, SITE, ['en'], 'en-events')).toBe(null)
    expect(await buildFile(silent, SITE, ['en'], 'en-champs')).toBe(null)
    expect(locations(await buildFile(silent, SITE, ['en'], 'en-sports').then((xml) => xml ?? ''))).toHaveLength(2)
  })

  it('reads back the names that it gives', () => {
    for (const part of [1, 2, 12])
      expect(readFileName(fileName({ lang: 'en', section: 'events', part }))).toEqual({
        lang: 'en',
        section: 'events',
        part,
      })
  })
})

describe('the feed of the sitemap', () => {
  it('is read page by page, each event once, each call once', async () => {
    const asked: string[] = []
    const env = envWith((request) => {
      const { searchParams, pathname, search } = new URL(request.url)
      asked.push(pathname + search)
      const [page, count] = [Number(searchParams.get('page')), Number(searchParams.get('count'))]
      const from = (page - 1) * count
      const items = Array.from({ length: Math.max(0, Math.min(count, 450 - from)) }, (_, n) => event(from + n + 1))
      return Response.json({ data: { items, total: 450, page, version: 1 } })
    })
    const feed = sitemapFeed(env)
    expect(await feed.eventCount()).toBe(450)
    expect(await feed.eventCount()).toBe(450)
    expect((await feed.events(0, 45_000))?.map(({ id }) => id)).toEqual(Array.from({ length: 450 }, (_, n) => n + 1))
    expect(asked.filter((path) => path.includes('count=1&'))).toHaveLength(1)
    expect(asked.length).toBeLessThanOrEqual(5)
  })

  it('is silent when one page is', async () => {
    const feed = sitemapFeed(
      envWith(({ url }) =>
        url.includes('page=2')
          ? new Response('', { status: 404 })
          : Response.json({ data: { items: [event(1)], total: 900 } }),
      ),
    )
    expect(await feed.events(0, 1000)).toBe(null)
  })
})

describe('robots.txt', () => {
  it('keeps crawlers out of the office in every language, and names the sitemap', () => {
    expect(robotsText(SITE, ['en', 'ru'])).toBe(
      `User-agent: *\nDisallow: /office\nDisallow: /en/office\nDisallow: /ru/office\nAllow: /\n\nSitemap: ${SITE}/sitemap.xml\n`,
    )
  })
})
