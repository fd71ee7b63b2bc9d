import { afterEach, describe, expect, it } from 'vitest'
import { operator, Visitor } from '../identity/visitor.ts'

const put = (kind: string, slug: string, body: unknown) => operator('PUT', `/content/${kind}/${slug}`, body)
const read = (path: string) => new Visitor().send(path)
const seo = async (path: string, lang = 'en') =>
  (await read(`/web-api/content/seo?language=${lang}&path=${encodeURIComponent(path)}`)).data

const none = {
  title: null,
  description: null,
  metaRobots: null,
  hierarchyMetaRobots: null,
  metas: [],
  customCanonical: null,
  hasVisual: false,
}
const slugs = ['line', 'football', 'cup', 'home', 'other']
afterEach(async () => {
  for (const slug of slugs) await operator('DELETE', `/content/page-seo/${slug}?lang=en`)
  for (const lang of ['en', 'ru']) await operator('DELETE', `/content/news/opening?lang=${lang}`)
})

describe('page data for search engines', () => {
  it('[S3.22] [S7.66] has title, description, metaRobots, hierarchyMetaRobots, metas and customCanonical', async () => {
    const data = {
      title: 'Football odds',
      description: 'All of football',
      metaRobots: 'index, nofollow',
      hierarchyMetaRobots: 'noindex',
      metas: [{ name: 'keywords', content: 'football' }],
      customCanonical: { mode: 'url', targetUrl: 'https://a.test/x' },
    }
    const answer = await put('page-seo', 'football', { lang: 'en', path: '/line/football', ...data })
    expect([answer.status, answer.data]).toMatchObject([
      200,
      { data: { kind: 'page-seo', slug: 'football', lang: 'en' } },
    ])
    expect(await seo('/line/football')).toEqual({ data: { ...data, hasVisual: false } })
    expect(await seo('/line/football', 'ru')).toEqual({ data: none })
  })

  it('[S3.24] names the other domain of a mirror', async () => {
    const customCanonical = { mode: 'mirror', domain: { host: 'b.test' } }
    await put('page-seo', 'home', { lang: 'en', path: '/', customCanonical })
    expect(await seo('/')).toMatchObject({ data: { customCanonical } })
  })

  it('gives a path the section robots of the most specific path above it, and nothing else of it', async () => {
    await put('page-seo', 'line', { lang: 'en', path: '/line', title: 'Line', hierarchyMetaRobots: 'noindex' })
    await put('page-seo', 'football', { lang: 'en', path: '/line/football', title: 'Football' })
    await put('page-seo', 'cup', { lang: 'en', path: '/line/football/1-cup', hierarchyMetaRobots: 'index, follow' })
    const robots = async (path: string) => ((await seo(path)) as { data: typeof none }).data
    expect(await robots('/line/football')).toMatchObject({ title: 'Football', hierarchyMetaRobots: 'noindex' })
    expect(await robots('/line/football/2-league')).toEqual({ ...none, hierarchyMetaRobots: 'noindex' })
    expect(await robots('/line/football/1-cup/7-a-b')).toEqual({ ...none, hierarchyMetaRobots: 'index, follow' })
    expect(await robots('/live/football')).toEqual(none)
  })

  it('[S7.67] takes the params of the module, and needs a language', async () => {
    const query = 'projectId=1&language=en&timezone=3&stream=line&section=sport&ids=1,2&path=/line'
    expect((await read(`/web-api/content/seo?${query}`)).status).toBe(200)
    expect((await read('/web-api/content/seo?path=/line')).status).toBe(422)
    expect((await read('/web-api/content/seo?path=/line&lang=en')).status).toBe(200)
    expect((await read('/web-api/content/seo?path=//evil&language=en')).status).toBe(422)
  })

  it.each([
    ['no path', {}],
    ['an address for a path', { path: 'https://a.test/' }],
    ['a query in its path', { path: '/line?x=1' }],
    ['robots that no crawler knows', { path: '/x', metaRobots: 'noindex, please' }],
    ['a meta that acts', { path: '/x', metas: [{ 'http-equiv': 'refresh', content: '0;url=//evil.test' }] }],
    ['a meta that is not listed', { path: '/x', metas: [{ name: 'referrer', content: 'unsafe-url' }] }],
    ['a meta with two names', { path: '/x', metas: [{ name: 'keywords', property: 'og:title', content: 'x' }] }],
    ['a canonical address that is script', { path: '/x', customCanonical: { mode: 'url', targetUrl: 'javascript:1' } }],
    ['a canonical without its address', { path: '/x', customCanonical: { mode: 'url' } }],
    ['a mirror with a path', { path: '/x', customCanonical: { mode: 'mirror', domain: { host: 'b.test/x' } } }],
    ['a field that does not exist', { path: '/x', titel: 'x' }],
  ])('[SEC-40] refuses %s', async (_, body) => {
    expect((await put('page-seo', 'other', { lang: 'en', title: 'X', ...body })).status).toBe(422)
    expect(await seo('/x')).toEqual({ data: none })
  })

  it('[S5.06] refuses a landing page under an id that no address can have', async () => {
    const text = { lang: 'en', title: 'Cup', body: '<p>Cup</p>' }
    for (const slug of ['cup', 'landing-', 'my-landing-cup'])
      expect((await put('landing', slug, text)).status).toBe(422)
    expect((await put('landing', 'landing-cup', text)).status).toBe(200)
  })

  it('lets one entry speak for a path, which may move to another path', async () => {
    await put('page-seo', 'line', { lang: 'en', path: '/line', title: 'One' })
    expect((await put('page-seo', 'other', { lang: 'en', path: '/line', title: 'Two' })).status).toBe(422)
    expect((await put('page-seo', 'line', { lang: 'en', path: '/live', title: 'One' })).status).toBe(200)
    expect((await put('page-seo', 'other', { lang: 'en', path: '/line', title: 'Two' })).status).toBe(200)
    expect(await seo('/line')).toMatchObject({ data: { title: 'Two' } })
    expect(await seo('/live')).toMatchObject({ data: { title: 'One' } })
  })
})

describe('the SEO module', () => {
  it('[S7.66] has page visual, iso codes map and by domain beside content and page data', async () => {
    const visual = { image: '/icon-512.png', alt: 'A match', text: '<p onclick="x()">Read <b>this</b></p>' }
    await put('page-seo', 'line', { lang: 'en', path: '/line', visual })
    expect((await read('/web-api/content/seo/visual?path=/line&language=en')).data).toEqual({
      data: { ...visual, text: '<p>Read <b>this</b></p>' },
    })
    expect((await read('/web-api/content/seo/visual?path=/live&language=en')).data).toEqual({ data: null })
    expect((await read('/web-api/content/seo/iso-codes')).data).toMatchObject({
      data: { en: { code: 'en', locale: 'en_US' }, ru: { code: 'ru', locale: 'ru_RU' } },
    })
    expect((await read('/web-api/content/seo/by-domain?domain=site.test')).data).toMatchObject({
      data: { domain: 'site.test', projectId: expect.any(Number), defaultLanguage: 'ru' },
    })
    expect((await read('/web-api/content/seo/by-domain?domain=evil.test')).status).toBe(404)
    const evil = { ...visual, image: '//evil.test/x.png' }
    expect((await put('page-seo', 'line', { lang: 'en', path: '/line', visual: evil })).status).toBe(422)
  })

  it('[S7.68] [S7.69] names the sports in a language, with long-term bets among them', async () => {
    const { data } = await read('/web-api/content/seo/sports?lng=ru&nameEng=true')
    expect(data).toMatchObject({
      data: {
        1: { id: 1, slug: 'football', name: 'Футбол', nameEng: 'Football' },
        2999: { id: 2999, slug: 'long-term', nameEng: expect.stringMatching(/long/i) },
      },
    })
    expect((await read('/web-api/content/seo/sports?lng=ru')).text).not.toContain('nameEng')
    expect((await read('/web-api/content/seo/sports')).status).toBe(422)
  })
})

describe('texts', () => {
  const body = '<p onclick="x()">Hello <b>there</b></p><script>alert(1)</script>'

  it('[SEC-42] are sanitised whenever they are read', async () => {
    expect((await put('news', 'opening', { lang: 'en', title: '<b>Opening</b>', body })).status).toBe(200)
    const { data, headers } = await read('/web-api/content/news/opening?lang=en')
    expect(data).toMatchObject({ data: { title: '<b>Opening</b>', body: '<p>Hello <b>there</b></p>' } })
    expect(headers.get('cache-control')).toBe('public, max-age=10')
  })

  it('exist in the languages in which they are written', async () => {
    await put('news', 'opening', { lang: 'en', title: 'Opening', body: '' })
    await put('news', 'opening', { lang: 'ru', title: 'Открытие', body: '' })
    expect((await read('/web-api/content/news/opening?lang=ru')).data).toMatchObject({ data: { title: 'Открытие' } })
    expect((await read('/web-api/content/news/opening?lang=ar')).status).toBe(404)
    const list = (await read('/web-api/content/news?lang=ru')).data
    expect(list).toMatchObject({ data: { items: [{ slug: 'opening', title: 'Открытие' }], total: 1, page: 1 } })
    expect((await operator('DELETE', '/content/news/opening?lang=ru')).data).toEqual({ data: { removed: 1 } })
    expect((await read('/web-api/content/news/opening?lang=ru')).status).toBe(404)
    expect((await read('/web-api/content/news/opening?lang=en')).status).toBe(200)
  })

  it('are the operator’s to write, of kinds that exist', async () => {
    const text = { lang: 'en', title: 'X', body: '' }
    const stranger = await new Visitor().send('/operator-api/v1/content/news/opening', { method: 'PUT', json: text })
    expect(stranger.status).toBe(404)
    expect((await put('secrets', 'opening', text)).status).toBe(422)
    expect((await put('news', '..%2fx', text)).status).toBe(422)
    expect((await put('news', 'opening', { ...text, path: '/x' })).status).toBe(422)
    expect((await read('/web-api/content/page-seo/opening?lang=en')).status).toBe(422)
  })
})

describe('promotions', () => {
  const names = ['one', 'two', 'three']
  afterEach(async () => {
    for (const slug of names) await operator('DELETE', `/content/promotion/${slug}?lang=en`)
    await operator('DELETE', '/content/promotion/one?lang=ru')
  })
  const promotion = (slug: string, category?: string, lang = 'en') =>
    put('promotion', slug, { lang, title: slug, body: '<p>x</p>', ...(category && { category }) })
  const slugsOf = async (query: string) => {
    const { data } = await read(`/web-api/content/promotion?lang=en${query}`)
    const { items, total } = (data as { data: { items: { slug: string }[]; total: number } }).data
    return [items.map(({ slug }) => slug).toSorted(), total]
  }

  it('[S2.130] are listed all, or those of a category', async () => {
    await promotion('one', 'cashback')
    await promotion('two', 'poker')
    await promotion('three')
    expect(await slugsOf('')).toEqual([['one', 'three', 'two'], 3])
    expect(await slugsOf('&category=cashback')).toEqual([['one'], 1])
    expect(await slugsOf('&category=casino')).toEqual([[], 0])
    expect((await read('/web-api/content/promotion?lang=en&category=lottery')).status).toBe(422)
    expect((await promotion('two', 'lottery')).status).toBe(422)
  })

  it('come in pages of the size that is asked for', async () => {
    for (const slug of names) await promotion(slug)
    const [first, total] = await slugsOf('&count=2')
    const [second] = await slugsOf('&count=2&page=2')
    expect([first, second].flat().toSorted()).toEqual(['one', 'three', 'two'])
    expect(total).toBe(3)
    for (const count of ['0', '1001', '-1', 'x', '1e3'])
      expect([count, (await read(`/web-api/content/promotion?lang=en&count=${count}`)).status]).toEqual([count, 422])
  })

  it('tell in which languages they are written; only they have a category', async () => {
    await promotion('one', 'bonuses')
    await promotion('one', 'bonuses', 'ru')
    expect((await read('/web-api/content/promotion/one?lang=ru')).data).toMatchObject({
      data: { category: 'bonuses', languages: ['en', 'ru'] },
    })
    expect((await put('news', 'one', { lang: 'en', title: 'X', body: '', category: 'bonuses' })).status).toBe(422)
  })
})
