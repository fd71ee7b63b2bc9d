import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { House } from '../../worker/ops/house.ts'
import { newEvent, type TestEvent, Visitor } from '../support/client.ts'
import { testHouse } from '../support/house.ts'

let house: House
let event: TestEvent
const googlebot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }

beforeAll(async () => {
  house = await testHouse()
  event = await newEvent(house.url, '1.85')
  await newEvent(house.url, '1.60', { live: true, startsIn: -600 })
})
afterAll(() => house.stop())

const get = (path: string, headers: Record<string, string> = {}) => new Visitor(house.url, headers).fetch(path)

describe('language', () => {
  it.each([
    ['/', undefined, '/ru/'],
    ['/', 'lng=ar', '/ar/'],
    ['/', 'lng=xx', '/ru/'],
    ['/line?a=1&b=%20', 'lng=en', '/en/line?a=1&b=%20'],
    ['/zz/line', undefined, '/ru/line'],
  ])('[S4.75][S4.76] %s with cookie %s leads to %s, never cached for others', async (path, cookie, to) => {
    const answer = await get(path, cookie ? { cookie } : {})
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(to)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('vary')).toBe('Cookie')
  })

  it('[S1.01] shows the same page in every language, with its direction', async () => {
    const pages = await Promise.all(['en', 'ru', 'ar'].map((lang) => get(`/${lang}/live`)))
    expect(pages.map((page) => page.status)).toEqual([200, 200, 200])
    expect(pages.map((page) => /<html lang="(\w+)" dir="(\w+)"/.exec(page.text)?.slice(1))).toEqual([
      ['en', 'ltr'],
      ['ru', 'ltr'],
      ['ar', 'rtl'],
    ])
    expect(new Set(pages.map((page) => /<h1[^>]*>([^<]+)/.exec(page.text)?.[1])).size).toBe(3)
  })
})

describe('weight', () => {
  const sent = async (headers: Record<string, string>, asked = 'gzip') => {
    const answer = await fetch(`${house.direct}/en/live`, { headers: { 'accept-encoding': asked, ...headers } })
    return { encoding: answer.headers.get('content-encoding'), text: await answer.text() }
  }

  it('a page travels compressed to whoever takes gzip, as a document and as JSON, and plain to others', async () => {
    const json = { 'mf-render-mode': 'json', 'mf-api-version': 'v2' }
    const answers = await Promise.all([sent({}), sent(json), sent({}, 'identity')])
    expect(answers.map(({ encoding }) => encoding)).toEqual(['gzip', 'gzip', null])
    for (const { text } of answers) expect(text).toContain('data-event')
  })
})

describe('addresses', () => {
  it.each([
    ['/en', '/en/'],
    ['/en/line/', '/en/line'],
    ['/en//line', '/en/line'],
    ['/EN/line', '/en/line'],
    ['/en//office?a=%20', '/en/office?a=%20'],
    ['/EN/welcome-bonus/', '/en/welcome-bonus'],
    ['/en/welcome-bonus', '/en/promotions/first-deposit'],
  ])('%s is redirected for good to %s', async (path, to) => {
    const answer = await get(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to])
  })

  it.each(['/healthz', '/robots.txt', '/sitemap.xml', '/sitemaps/en-pages.xml', '/openapi.json', '/healthz/backend'])(
    '%s is only read: another method is refused with those that there are',
    async (path) => {
      const answer = await new Visitor(house.url).fetch(path, { method: 'PUT' })
      expect([answer.status, answer.headers.get('allow'), answer.json()]).toMatchObject([
        405,
        'GET, HEAD',
        { code: 405 },
      ])
    },
  )

  it('[SEC-51] where browsers tell what a policy has stopped takes what they send, and nothing else', async () => {
    const tell = (type: string) =>
      fetch(`${house.url}/csp-report`, { method: 'POST', headers: { 'content-type': type }, body: '[]' })
    expect([(await tell('application/reports+json')).status, (await tell('text/plain')).status]).toEqual([204, 415])
    const read = await get('/csp-report')
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST'])
  })

  it('what cannot be an address is not found in the language that it begins with', async () => {
    for (const path of ['/ar/%E0%A4%A', '/ar/line%2ffootball']) {
      const answer = await get(path)
      expect([answer.status, answer.text.includes('lang="ar"')]).toEqual([404, true])
    }
  })

  it.each([
    '/en/nothing',
    '//office/x',
    '/en/office/account.css',
    '/en/%2e%2e%2fsecret',
    '/en/line/foo/bar/baz/qux',
    '/assets/gone.js',
    '/en/bingo/nothing',
    '/en/%00',
    '/en/office;x=1',
    '/redirects-api/api/v1/redirect-light',
    '/operator-api/v1/outbox',
  ])('%s is not found', async (path) => expect((await get(path)).status).toBe(404))

  it('[S2.07] the home page is the root of a language, in the main layout', async () => {
    const { status, text } = await get('/en/')
    expect(status).toBe(200)
    expect(text).toContain('<body data-layout="main">')
    expect(text).toMatch(/<link rel="canonical" href="[^"]*\/en\/">/)
    expect((await get('/en')).headers.get('location')).toBe('/en/')
  })

  it('[S1.07][S2.100] the ten sections of the casino have a page each, in the casino’s layout', async () => {
    const sections = ['slots', 'live-casino', 'keno', 'tvgames', 'virtualsports', 'bingo', 'poker', 'scratchcards']
    const pages = await Promise.all([...sections, 'fast-games', 'tournaments'].map((path) => get(`/en/${path}`)))
    for (const { status, text } of pages)
      expect([status, text.includes('<body data-layout="casino">'), text.includes('class="gtile card"')]).toEqual([
        200,
        true,
        !text.includes('<h1 dir="auto">Tournaments'),
      ])
  })

  it('[S7.75] the script of the device lies at its fixed path', async () => {
    const { status, headers, text } = await get('/fingerprint.js')
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('javascript')])
    expect(text).toMatch(/export\{[^}]*\bfingerprint\b/)
  })

  it('[S8.14] tells on a missing page that it could not be found', async () => {
    const answer = await get('/en/nothing')
    expect(answer.text).toContain('This page could not be found')
    expect(answer.text).toContain('<meta name="robots" content="noindex">')
  })

  it('[S2.40][S2.41][S2.45] rules lead to rules/1, user/coupon to the language root, user/forgotpassword home with its flag', async () => {
    const to = async (path: string) => (await get(path)).headers.get('location')
    expect(await to('/en/rules')).toBe('/en/rules/1')
    expect(await to('/en/user/coupon')).toBe('/en/')
    expect(await to('/en/user/forgotpassword?ref=a')).toBe('/en/?ref=a&showForgotPasswordModal=1')
  })

  it('keeps a visitor out of the office, with the query and the way back', async () => {
    const answer = await get('/en/office/history?page=2')
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/en/user/login?page=2&next=%2Fen%2Foffice%2Fhistory%3Fpage%3D2')
    expect((await get('/en/office/history', googlebot)).status).toBe(404)
  })
})

describe('every kind of answer', () => {
  it.each([
    '/',
    '/en/live',
    '/en/nothing',
    '/en/office',
    '/gettime',
    '/web-api/nothing',
    '/web-api/accounts',
    '/redirects-api/nothing',
    '/healthz',
    '/robots.txt',
    '/manifest.json',
    '/assets/gone.js',
    '/favicon.svg',
  ])('[C21] %s says how it may be read and kept, and with a cookie it is kept by nobody', async (path) => {
    const { headers } = await get(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cache-control')).toMatch(/no-store|max-age=\d+/)
    if (headers.getSetCookie().length > 0) expect(headers.get('cache-control')).toBe('private, no-store')
    // A file is served before the edge is asked: nobody looks for it in a log.
    if (path !== '/favicon.svg') expect(headers.get('x-request-id')).toMatch(/^[0-9A-Za-z-]{8,40}$/)
  })
})

describe('document', () => {
  it('carries the headers of a page, with a nonce of its own on every script', async () => {
    const [one, two] = await Promise.all([get('/en/live'), get('/en/live')])
    const nonce = (page: typeof one) => /'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '')?.[1]
    expect(nonce(one)).not.toBe(nonce(two))
    expect(one.headers.get('x-content-type-options')).toBe('nosniff')
    expect(one.headers.get('strict-transport-security')).toContain('max-age=31536000')
    expect(one.headers.get('x-request-id')).toBeTruthy()
    expect(one.headers.get('content-security-policy')).not.toContain('unsafe-eval')
    for (const tag of one.text.match(/<script(?![^>]*application\/)[^>]*>/g) ?? [])
      expect(tag).toContain(`nonce="${nonce(one)}"`)
  })

  it('[T19] names itself and every language to crawlers, reciprocally, and answers each', async () => {
    const { text } = await get('/en/line', googlebot)
    const links = [...text.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, url]) => [lang, url])
    expect(links.map(([lang]) => lang)).toEqual(['ru', 'en', 'ar', 'x-default'])
    expect(/rel="canonical" href="([^"]+)"/.exec(text)?.[1]).toBe(`${house.url}/en/line`)
    for (const [, url] of links) {
      const other = await get(new URL(url ?? '').pathname, googlebot)
      expect(other.status).toBe(200)
      for (const [, back] of links) expect(other.text).toContain(`href="${back}"`)
    }
  })

  it('[T4] gives a crawler one complete document and no cookies', async () => {
    const answer = await get(`/en/line?pick=${event.marketId}-${event.outcomeId}`, {
      ...googlebot,
      cookie: 'lng=ar; app_theme=1',
    })
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(answer.text).not.toContain('<template id="B:')
    expect(answer.text).not.toContain('$RC')
    expect(answer.text).toContain('<html lang="en"')
    expect(answer.text).not.toMatch(/<html[^>]*data-theme/)
  })

  it.each([
    '/en/',
    '/en/live',
    '/en/line',
    '/en/registration',
    '/en/betting-calculator',
    '/en/casino-lobby',
    '/en/toto',
  ])('[T9] every id of %s stands once, and what a control names is there', async (path) => {
    const { text } = await get(path)
    const ids = [...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? '')
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    const named = /\s(?:aria-controls|aria-labelledby|aria-describedby|for|popovertarget|list|form)="([^"]+)"/gi
    const names = [...text.matchAll(named)].flatMap(([, list]) => list?.split(' ') ?? [])
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter((name) => !ids.includes(name))).toEqual([])
  })

  it('shows events and prices without any script', async () => {
    const { text } = await get('/en/live')
    expect(text).toMatch(/<button[^>]* data-outcome="\d+"/)
    expect(text.match(/<h1/g)).toHaveLength(1)
    expect(text).toContain('name="description"')
  })

  it('describes an event to machines on its own page, and finds its address by the id alone', async () => {
    const list = await get('/en/line')
    const path = new RegExp(`href="(/en/line/football/[^"]+/${event.eventId}-[^"]+)"`).exec(list.text)?.[1] ?? ''
    const page = await get(path)
    expect(page.status).toBe(200)
    expect(page.text).toContain('"@type":"SportsEvent"')
    const wrong = await get(path.replace(/\/\d+-[^/]+$/, `/${event.eventId}-wrong-words`))
    expect([wrong.status, wrong.headers.get('location')]).toEqual([301, path])
    expect((await get(path.replace(String(event.eventId), '999999999999'))).status).toBe(404)
  })

  it('paints the chosen theme at once', async () => {
    expect((await get('/en/live', { cookie: 'app_theme=1' })).text).toMatch(/<html[^>]*data-theme="dark"/)
    expect((await get('/en/live', { cookie: 'app_theme=0' })).text).toMatch(/<html[^>]*data-theme="light"/)
    expect((await get('/en/live', { cookie: 'app_theme=7' })).text).not.toMatch(/<html[^>]*data-theme/)
  })

  it('shows prices in the chosen format', async () => {
    const price = async (view: number) =>
      new RegExp(`data-outcome="${event.outcomeId}".*?data-coef="1850">([^<]+)`).exec(
        (await get('/en/line', { cookie: `coef_view=${view}` })).text,
      )?.[1]
    expect(await Promise.all([0, 1, 2, 4, 6].map(price))).toEqual(['1.85', '17/20', '−118', '0.850', '0.850'])
  })
})
