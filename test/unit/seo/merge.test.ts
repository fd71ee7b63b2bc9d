import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PageSeo } from '../../../shared/api/content.ts'
import { mergeSeo, type SeoFacts } from '../../../worker/edge/seo/merge.ts'
import { seoTags } from '../../../worker/edge/seo/tags.ts'

const NOTHING: PageSeo = {
  title: null,
  description: null,
  metaRobots: null,
  hierarchyMetaRobots: null,
  metas: [],
  customCanonical: null,
}
const facts = (more: Partial<SeoFacts> = {}): SeoFacts => ({
  head: { title: 'Line', description: 'All events' },
  module: null,
  noindex: false,
  lang: 'en',
  path: '/line/football',
  site: 'https://a.test',
  languages: ['ru', 'en', 'ar'],
  defaultLanguage: 'ru',
  company: 'Edgebook',
  email: '',
  ...more,
})
const merged = (module: Partial<PageSeo>, more: Partial<SeoFacts> = {}) =>
  mergeSeo(facts({ module: { ...NOTHING, ...module }, ...more }))
const linksOf = (head: ReturnType<typeof mergeSeo>) =>
  head.links.map(({ rel, hreflang, href }) => `${hreflang ?? rel} ${href}`)
const meta = (head: ReturnType<typeof mergeSeo>, name: string) =>
  head.metas.filter((each) => ('name' in each ? each.name : each.property) === name).map(({ content }) => content)

describe('what a page says of itself', () => {
  it('names no language that it is not written in; who has another one gets the first that there is', () => {
    const head = mergeSeo(facts({ head: { title: 'News', description: 'x', languages: ['en', 'ar', 'de'] } }))
    expect(linksOf(head)).toEqual([
      'canonical https://a.test/en/line/football',
      'en https://a.test/en/line/football',
      'ar https://a.test/ar/line/football',
      'x-default https://a.test/en/line/football',
    ])
    expect(meta(head, 'og:locale:alternate')).toHaveLength(1)
  })

  it('names itself, every language with itself, and the default for the rest', () => {
    expect(linksOf(mergeSeo(facts()))).toEqual([
      'canonical https://a.test/en/line/football',
      'ru https://a.test/ru/line/football',
      'en https://a.test/en/line/football',
      'ar https://a.test/ar/line/football',
      'x-default https://a.test/ru/line/football',
    ])
  })

  it('offers an open default only among the languages of guests', () => {
    expect(linksOf(mergeSeo(facts({ languages: ['en', 'ar'] }))).at(-1)).toBe(
      'x-default https://a.test/en/line/football',
    )
  })

  it('is the same in every language, so that each set names the others back', () => {
    const alternates = ['ru', 'en', 'ar'].map((lang) => linksOf(mergeSeo(facts({ lang }))).slice(1))
    expect(alternates[1]).toEqual(alternates[0])
    expect(alternates[2]).toEqual(alternates[0])
  })

  it('is a page of its own as a further page of a list, in every language, between its neighbours', () => {
    const head = { title: 'Line', description: '', pages: { page: 2, of: 3 } }
    expect(linksOf(mergeSeo(facts({ head, languages: ['ru', 'en'] })))).toEqual([
      'canonical https://a.test/en/line/football?page=2',
      'ru https://a.test/ru/line/football?page=2',
      'en https://a.test/en/line/football?page=2',
      'x-default https://a.test/ru/line/football?page=2',
      'prev https://a.test/en/line/football',
      'next https://a.test/en/line/football?page=3',
    ])
  })

  it('tells previews of its image, its language and the others', () => {
    const head = mergeSeo(facts())
    expect(meta(head, 'og:image')).toEqual(['https://a.test/icon-512.png'])
    expect(meta(head, 'og:url')).toEqual(['https://a.test/en/line/football'])
    expect(meta(head, 'og:locale')).toEqual(['en_US'])
    expect(meta(head, 'og:locale:alternate')).toEqual(['ru_RU', 'ar_EG'])
    expect(meta(head, 'og:title')).toEqual(['Line'])
  })

  it('describes the site and its owner on home alone', () => {
    const types = (path: string) =>
      mergeSeo(facts({ path, email: 'help@a.test' })).structured.map((data) => data['@type'])
    expect(types('/')).toEqual(['WebSite', 'Organization'])
    expect(types('/line')).toEqual([])
  })

  it('as nothing for an index names no address of its own', () => {
    const head = mergeSeo(facts({ noindex: true }))
    expect(head.links).toEqual([])
    expect(meta(head, 'robots')).toEqual(['noindex'])
  })
})

describe('the SEO module', () => {
  it('[S3.22] lays title, description, robots and metas over the page’s own', () => {
    const head = merged({
      title: 'Odds',
      description: 'Best odds',
      metaRobots: 'index, nofollow',
      metas: [
        { name: 'keywords', content: 'odds' },
        { property: 'og:image', content: 'https://a.test/banner.png' },
      ],
    })
    expect(head.title).toBe('Odds')
    expect(meta(head, 'description')).toEqual(['Best odds'])
    expect(meta(head, 'og:title')).toEqual(['Odds'])
    expect(meta(head, 'robots')).toEqual(['index, nofollow'])
    expect(meta(head, 'keywords')).toEqual(['odds'])
    expect(meta(head, 'og:image')).toEqual(['https://a.test/banner.png'])
    expect(linksOf(head)[0]).toBe('canonical https://a.test/en/line/football')
  })

  it('[S3.22] that is silent leaves the page as it is: open, with its own words', () => {
    expect(mergeSeo(facts({ module: NOTHING }))).toEqual(mergeSeo(facts()))
    expect(meta(mergeSeo(facts()), 'robots')).toEqual([])
  })

  it('[S3.23] in url mode names the target as canonical, and the page gives up its alternates', () => {
    const head = merged({ customCanonical: { mode: 'url', targetUrl: 'https://a.test/x' } })
    expect(linksOf(head)).toEqual(['canonical https://a.test/x'])
    expect(meta(head, 'og:url')).toEqual(['https://a.test/x'])
  })

  it('[S3.24] in mirror mode names the same path on the other host', () => {
    const customCanonical = { mode: 'mirror', domain: { host: 'b.test' } } as const
    expect(linksOf(merged({ customCanonical }, { path: '/promo' }))).toEqual(['canonical https://b.test/en/promo'])
  })

  it.each([
    [null, null, false, []],
    [null, 'noindex', false, ['noindex']],
    ['index, follow', 'noindex', false, ['index, follow']],
    ['NOFOLLOW', 'noindex', false, ['nofollow']],
    ['index, follow', null, true, ['noindex, follow']],
    ['none', null, true, ['none']],
    ['all', 'noindex', true, ['noindex']],
    ['please index', null, false, []],
    ['noindex, refresh 0', 'nofollow', false, ['noindex']],
    ['max-snippet: 20', null, false, ['max-snippet:20']],
  ])(
    'with robots %j under %j on a page closed of itself (%j) gives %j',
    (metaRobots, hierarchyMetaRobots, noindex, robots) => {
      expect(meta(merged({ metaRobots, hierarchyMetaRobots }, { noindex }), 'robots')).toEqual(robots)
    },
  )

  it('[SEC-40] of another operator may say anything: only listed metas stand, and none that acts', () => {
    const head = merged({
      metas: [
        { content: '0;url=//evil.test' },
        { name: 'referrer', content: 'unsafe-url' },
        { name: 'robots', content: 'index' },
        { name: 'viewport', content: 'width=1' },
        { property: 'og:url', content: 'https://evil.test' },
        { name: 'Keywords', content: 'a' },
      ],
    })
    expect(head.metas.filter((each) => !mergeSeo(facts()).metas.some((own) => own.content === each.content))).toEqual([
      { name: 'keywords', content: 'a' },
    ])
  })

  it('[SEC-40] cannot leave the place of its text', () => {
    const tag = /<\/?(title|meta|link|script)(?: (?:name|property|content|rel|hreflang|href|type)="[^"<>]*")*>/g
    const evil = fc.constantFrom(
      '</title><script>alert(1)</script>',
      '"><script>',
      "' onload=1 x='",
      '&quot;&gt;',
      '<!--',
    )
    fc.assert(
      fc.property(evil, fc.string(), (text, more) => {
        const html = seoTags(
          merged(
            { title: text + more, description: text, metas: [{ name: 'keywords', content: text + more }] },
            { head: { title: '', description: '', structured: [{ name: text + more }] }, path: `/x${text}` },
          ),
        )
        const data = /<script type="application\/ld\+json">([^<>]*)<\/script>/.exec(html)?.[1] ?? ''
        expect(JSON.parse(data)).toEqual({ name: text + more })
        expect(html.replace(tag, '').replace(data, '')).not.toMatch(/[<>]/)
      }),
    )
  })
})
