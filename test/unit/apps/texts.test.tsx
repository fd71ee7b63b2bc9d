import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ContentText } from '../../../shared/api/content.ts'
import { matchRoute } from '../../../shared/routes/match.ts'
import { oldPath } from '../../../shared/routes/old-paths.ts'
import { PAGES } from '../../../worker/edge/apps/index.ts'
import type { ContentFilter, Origin } from '../../../worker/edge/origin/client.ts'
import { contextOf, originWith } from './context.ts'

const text = (slug: string, more: Partial<ContentText> = {}): ContentText => ({
  kind: 'news',
  slug,
  lang: 'en',
  updatedAt: '2026-11-20T08:00:00.000Z',
  title: `About ${slug} & more`,
  description: 'What it is about',
  category: null,
  body: '<p>Hello <b>there</b></p>',
  languages: ['en', 'ru'],
  ...more,
})

/** An origin with texts of both kinds; null does not answer. */
const originOf = (texts: ContentText[] | null, asked: ContentFilter[] = []): Origin =>
  originWith([], {
    content: async (_kind, slug) => texts && (texts.find((each) => each.slug === slug) ?? 'notFound'),
    contentList: async (_kind, filter) => {
      asked.push(filter)
      const found = texts?.filter(({ category }) => !filter.category || category === filter.category)
      const from = (filter.page - 1) * filter.count
      return found ? { items: found.slice(from, from + filter.count), total: found.length, page: filter.page } : null
    },
  })

async function load(path: string, origin: Origin, lang = 'en') {
  const route = matchRoute(path.split('?')[0] ?? '')
  const page = route && PAGES[route.name]
  if (!route || !page) throw new Error(`no page at ${path}`)
  const ctx = contextOf(path, origin, { lang })
  return { page, ctx, loaded: await page.load(ctx, route.params) }
}
async function open(path: string, origin: Origin, lang = 'en') {
  const { page, ctx, loaded } = await load(path, origin, lang)
  if (loaded.kind !== 'data') throw new Error(`${path}: ${loaded.kind}`)
  return {
    html: renderToStaticMarkup(page.view(loaded.data, ctx)),
    head: page.head(loaded.data, ctx),
    status: loaded.status,
  }
}
const links = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link ?? '')

describe.each([
  { name: 'news', list: '/news', one: '/news/opening', type: 'NewsArticle' },
  { name: 'promotions', list: '/promo', one: '/promotions/opening', type: 'Article' },
])('$name', ({ list, one, type }) => {
  it('[S2.23] [S2.22] [S1.08] are listed, each linked to its own page', async () => {
    const { html, head } = await open(list, originOf([text('opening'), text('second')]))
    expect(links(html)).toContain(`/en${one}`)
    expect(html).toContain('About opening &amp; more')
    expect(html).toContain('Updated 20 November 2026')
    expect(head.noindex).toBe(false)
    expect(head.structured).toMatchObject([
      { '@type': 'ItemList', itemListElement: [{ url: `https://edgebook.test/en${one}` }, {}] },
    ])
  })

  it('[S2.23] [S2.103] have a page each, with their own words for search engines, in the languages that they are written in', async () => {
    const { html, head } = await open(one, originOf([text('opening')]))
    expect(html).toContain('<p>Hello <b>there</b></p>')
    expect(head).toMatchObject({
      title: 'About opening & more – Edgebook',
      description: 'What it is about',
      languages: ['en', 'ru'],
      structured: [{ '@type': type, headline: 'About opening & more' }, { '@type': 'BreadcrumbList' }],
    })
  })

  it('[S2.103] that are unknown are not found, nor is a page behind the last one', async () => {
    expect((await load(`${one}x`, originOf([text('opening')]))).loaded.kind).toBe('notFound')
    expect((await load(`${list}?page=2`, originOf([text('opening')]))).loaded.kind).toBe('notFound')
    expect((await load(`${list}?page=nine`, originOf([text('opening')]))).loaded.kind).toBe('data')
  })

  it('come twenty a page, with links to the pages before and after', async () => {
    const many = originOf(Array.from({ length: 45 }, (_, n) => text(`n${n}`)))
    const { html, head } = await open(`${list}?page=2`, many)
    expect(html.match(/<li class="story/g)).toHaveLength(20)
    expect(links(html)).toEqual(expect.arrayContaining([`/en${list}`, `/en${list}?page=3`]))
    expect(head.pages).toEqual({ page: 2, of: 3 })
  })

  it.each(['en', 'ru', 'ar'])(
    'say in the language %s that there are none, and are then nothing for an index',
    async (lang) => {
      const { html, head, status } = await open(list, originOf([]), lang)
      expect(html).toMatch(/<h2>[^<{_]+<\/h2>/)
      expect([head.noindex, status]).toEqual([true, undefined])
    },
  )

  it('are unavailable for now when the origin does not answer', async () => {
    for (const path of [list, one]) {
      const { html, head, status } = await open(path, originOf(null))
      expect([status, head.noindex]).toEqual([503, true])
      expect(html).toContain('role="alert"')
    }
  })
})

describe('the page of promotions', () => {
  it('[S2.130] has the nine categories, and asks for those of the chosen one', async () => {
    const asked: ContentFilter[] = []
    const promotions = [text('one', { category: 'cashback' }), text('two', { category: 'poker' }), text('three')]
    const { html, head } = await open('/promo?category=cashback', originOf(promotions, asked))
    expect([...html.matchAll(/class="chip" href="\/en\/promo([^"]*)"/g)].map(([, query]) => query)).toEqual(
      ['', 'poker', 'casino', 'bookmaker', 'redeposit', 'shares', 'cashback', 'first_deposit', 'bonuses'].map(
        (category) => category && `?category=${category}`,
      ),
    )
    expect(links(html).filter((link) => link.startsWith('/en/promotions/'))).toEqual(['/en/promotions/one'])
    expect(asked).toEqual([{ page: 1, count: 20, category: 'cashback' }])
    expect(head.noindex).toBe(true)
    expect((await open('/promo?category=lottery', originOf(promotions, asked))).html).toContain('/en/promotions/two')
  })

  it('[S2.105] old paths lead to the page of the promotion of that name', async () => {
    const to = oldPath('/stock/birthday') ?? ''
    expect((await open(to, originOf([text('birthday', { title: 'Birthday' })]))).html).toContain('Birthday')
  })
})
