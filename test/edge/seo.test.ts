import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { House } from '../../worker/ops/house.ts'
import { newEvent, operator, type TestEvent, until, Visitor } from '../support/client.ts'
import { testHouse } from '../support/house.ts'

let house: House
let event: TestEvent
const googlebot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }

beforeAll(async () => {
  house = await testHouse()
  // More than one page of a list.
  for (let n = 0; n < 61; n++) event = await newEvent(house.url, '1.85')
})
afterAll(() => house.stop())

const get = (path: string, headers: Record<string, string> = googlebot, method = 'GET') =>
  new Visitor(house.url, headers).fetch(path, { method })
const canonical = (html: string) => /rel="canonical" href="([^"]+)"/.exec(html)?.[1]
const robots = (html: string) => /name="robots" content="([^"]+)"/.exec(html)?.[1]
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '')
const page = (slug: string, body: Record<string, unknown>) =>
  operator(house.url, 'PUT', `/content/page-seo/${slug}`, { lang: 'en', ...body })

describe('what crawlers read beside the pages', () => {
  it('robots.txt keeps them out of the office and names the sitemap', async () => {
    const answer = await get('/robots.txt')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(answer.text).toContain('Disallow: /en/office\n')
    expect(answer.text).toContain(`Sitemap: ${house.url}/sitemap.xml\n`)
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it('every address of the sitemap is a page of the index, under its own canonical address', async () => {
    const index = await get('/sitemap.xml')
    expect([index.status, index.headers.get('cache-control')]).toEqual([200, 'public, max-age=600'])
    const files = locations(index.text)
    expect(files).toContain(`${house.url}/sitemaps/en-events.xml`)
    expect(files).toContain(`${house.url}/sitemaps/ar-pages.xml`)
    for (const file of files.filter((url) => /\/en-/.test(url))) {
      const urls = locations((await get(new URL(file).pathname)).text)
      expect(urls.length).toBeGreaterThan(0)
      for (const url of urls.slice(0, 12)) {
        const answer = await get(new URL(url).pathname)
        expect([url, answer.status, canonical(answer.text), robots(answer.text)]).toEqual([url, 200, url, undefined])
      }
    }
  })

  it('there are no other files of the sitemap, and HEAD answers like GET', async () => {
    for (const path of ['/sitemaps/xx-pages.xml', '/sitemaps/en-office.xml', '/sitemaps/en-pages-9.xml', '/sitemaps/x'])
      expect((await get(path)).status).toBe(404)
    const head = await get('/sitemap.xml', googlebot, 'HEAD')
    expect([head.status, head.headers.get('content-type'), head.text]).toEqual([
      200,
      'application/xml; charset=utf-8',
      '',
    ])
  })
})

describe('addresses of the index', () => {
  it.each([
    ['/en/line?utm_source=x&gclid=1', '/en/line'],
    ['/en/line?sort=price', '/en/line'],
    ['/en/line?view=compact', '/en/line'],
    ['/en/line?page=1', '/en/line'],
    ['/en/line?page=2', '/en/line?page=2'],
    ['/en/line?page=2&utm_source=x', '/en/line?page=2'],
    ['/en/about?page=2', '/en/about'],
    ['/en/?show=1', '/en/'],
  ])('%s is the page %s', async (path, own) => {
    const { text } = await get(path)
    expect([canonical(text), robots(text)]).toEqual([house.url + own, undefined])
  })

  it.each(['/en/line?period=6', '/en/live', '/en/nothing'])('%s is none', async (path) => {
    const { text } = await get(path)
    expect([canonical(text), robots(text)]).toEqual([undefined, 'noindex'])
  })

  it('[SEC-40] a query never stands in the head', async () => {
    const { text } = await get('/en/line?page=2"><script>alert(1)</script>&x=<b>')
    expect(canonical(text)).toBe(`${house.url}/en/line`)
    expect(text).not.toContain('<script>alert')
  })

  it('[T19] alternates of a page and of its further pages name each other and answer 200 themselves', async () => {
    for (const path of ['/line', '/line?page=2', '/', '/rules/1', '/registration']) {
      const { text } = await get(`/en${path}`)
      const links = [...text.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, url]) => [lang, url ?? ''])
      expect(links.map(([lang]) => lang)).toEqual(['ru', 'en', 'ar', 'x-default'])
      for (const [lang, url = ''] of links) {
        const other = await get(url.slice(house.url.length))
        expect([url, other.status]).toEqual([url, 200])
        if (lang !== 'x-default') expect(canonical(other.text)).toBe(url)
        for (const [, back] of links) expect(other.text).toContain(`href="${back}"`)
      }
    }
  })
})

describe('a crawler', () => {
  it('[S6.40] gets one complete document in the language that it asks for: no cookies, no player, no redirect by country', async () => {
    const player = { ...googlebot, cookie: '__Host-sid=x; lng=ar', 'cf-ipcountry': 'US' }
    for (const path of ['/ru/line', '/ru/']) {
      const answer = await get(path, player)
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []])
      expect(answer.text).toContain('<html lang="ru"')
      expect(answer.text).toContain('"player":null')
      expect(robots(answer.text)).toBe(undefined)
      expect(answer.text).toMatch(/<\/html>$/)
    }
  })

  it('gets the same head by HEAD, without a body', async () => {
    const answer = await get('/en/line', {}, 'HEAD')
    expect([answer.status, answer.text, answer.headers.getSetCookie()]).toEqual([200, '', []])
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  it('[S9.39] [S7.77] finds icons of every size with their files, and the manifest with the name of the site', async () => {
    const { text } = await get('/en/about')
    const icons = [...text.matchAll(/rel="apple-touch-icon" sizes="(\d+)x\d+" href="([^"]+)"/g)]
    expect(icons.map(([, side]) => Number(side))).toEqual([72, 96, 128, 144, 152, 192, 384, 512])
    for (const [, , file = ''] of icons) {
      const answer = await get(file)
      expect([file, answer.status, answer.headers.get('content-type')]).toEqual([file, 200, 'image/png'])
    }
    expect(text).toContain('<link rel="manifest" href="/manifest.json">')
    const manifest = await get('/manifest.json')
    expect([manifest.status, JSON.parse(manifest.text)]).toMatchObject([200, { name: 'Edgebook', display: 'browser' }])
  })

  it('reads what a page is: site and owner on home, the way to a page below', async () => {
    const types = async (path: string) =>
      [...(await get(path)).text.matchAll(/<script type="application\/ld\+json">([^<]+)/g)].map(
        ([, json]) => (JSON.parse(json ?? '') as { '@type': string })['@type'],
      )
    expect(await types('/en/')).toEqual(['WebSite', 'Organization'])
    expect(await types('/en/line/football')).toEqual(['BreadcrumbList'])
    expect(await types('/en/rules/1/1')).toEqual(['BreadcrumbList'])
    const urls = locations((await get('/sitemaps/en-events.xml')).text)
    const own = urls.find((url) => url.includes(`/${event.eventId}-`)) ?? ''
    expect(await types(own.slice(house.url.length))).toEqual(['SportsEvent', 'BreadcrumbList'])
  })
})

describe('the operator’s SEO module', () => {
  /** The text of a page once the module's words stand in it. */
  const seen = (path: string, holds: (text: string) => boolean, headers: Record<string, string> = googlebot) =>
    until(async () => (await get(path, headers)).text, holds, 15_000)

  it('[S3.22] [S3.23] [S3.24] writes a page’s head, for crawlers and people', async () => {
    await page('about', {
      path: '/about',
      title: '</title><script>alert(1)</script>',
      description: '"><script>alert(2)</script>',
      metaRobots: 'index, nofollow',
      metas: [{ name: 'keywords', content: '"><img src=x onerror=alert(3)>' }],
      customCanonical: { mode: 'url', targetUrl: 'https://a.test/x?a=1&b=2' },
    })
    for (const headers of [googlebot, {}]) {
      const text = await seen('/en/about', (html) => html.includes('nofollow'), headers)
      expect(text).toContain('<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>')
      expect(text).not.toMatch(/<script>alert|<img src=x/)
      expect(robots(text)).toBe('index, nofollow')
      expect(canonical(text)).toBe('https://a.test/x?a=1&amp;b=2')
      expect(text).not.toContain('hreflang')
    }
    expect((await get('/ru/about')).text).toContain('hreflang')
    await page('about', { path: '/about', customCanonical: { mode: 'mirror', domain: { host: 'b.test' } } })
    const mirrored = await seen('/en/about', (html) => html.includes('b.test'))
    expect(canonical(mirrored)).toBe('https://b.test/en/about')
    expect(robots(mirrored)).toBe(undefined)
  })

  it('[S3.22] gives a section’s robots to every page under it, unless the page has its own', async () => {
    await page('rules', { path: '/rules/1', hierarchyMetaRobots: 'noindex' })
    await page('chapter', { path: '/rules/1/2', metaRobots: 'index, follow' })
    const closed = await seen('/en/rules/1/1', (html) => robots(html) === 'noindex')
    expect([robots(closed), canonical(closed)]).toEqual(['noindex', undefined])
    const open = await seen('/en/rules/1/2', (html) => robots(html) !== undefined)
    expect([robots(open), canonical(open)]).toEqual(['index, follow', `${house.url}/en/rules/1/2`])
    expect(robots((await get('/en/rules/2')).text)).toBe(undefined)
  })

  it('is not waited for by a page that was shown before', async () => {
    await get('/en/contacts', {})
    const timings = (await get('/en/contacts', {})).headers.get('server-timing') ?? ''
    expect(timings).not.toMatch(/\bseo;/)
  })
})

describe('a landing page of the operator', () => {
  it('[S2.104] [S2.106] [S2.108] [S5.06] [SEC-42] shows what was written, made safe, under an id that starts with landing-', async () => {
    const body =
      '<h2>Rules</h2><p onclick="x()">One <b>bet</b></p><script>alert(1)</script><img src=x onerror=alert(2)>'
    const text = { lang: 'en', title: 'Cup <b>', description: 'All of the cup', body }
    await operator(house.url, 'PUT', '/content/landing/landing-cup', text)
    const answer = await get('/en/landing-page/landing-cup', {})
    expect(answer.status).toBe(200)
    expect(answer.text).toContain('<h1 dir="auto">Cup &lt;b&gt;</h1>')
    expect(answer.text).toContain('<h2>Rules</h2><p>One <b>bet</b></p></div>')
    expect(answer.text).not.toContain('alert(')
    expect(answer.text).toContain('<meta name="description" content="All of the cup">')
    expect(robots(answer.text)).toBe('noindex')
    for (const path of ['/ru/landing-page/landing-cup', '/en/landing-page/landing-none', '/en/landing-page/cup'])
      expect([path, (await get(path, {})).status]).toEqual([path, 404])
  })

  it('[S2.107] is reached by lpage', async () => {
    const answer = await get('/en/lpage/landing-cup?a=1', {})
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/en/landing-page/landing-cup?a=1'])
  })
})
