import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { House } from '../../worker/ops/house.ts'
import { newPlayer, operator, single, unique, until, Visitor } from '../support/client.ts'
import { testHouse } from '../support/house.ts'

let house: House
beforeAll(async () => {
  house = await testHouse()
})
afterAll(() => house.stop())

type Answer = Awaited<ReturnType<Visitor['fetch']>>
const get = (path: string, headers: Record<string, string> = {}) => new Visitor(house.url, headers).fetch(path)

describe('one visit and the next', () => {
  /** What differs in two visits of one address, and how the page tells. */
  const PAIRS: [string, string, Record<string, string>, (page: Answer) => unknown][] = [
    ['the language of a cookie', '/line', { cookie: 'lng=ar' }, (page) => page.headers.get('location')],
    ['the theme', '/en/line', { cookie: 'app_theme=1' }, ({ text }) => /<html[^>]*data-theme="dark"/.test(text)],
    ['the device', '/en/line', { cookie: 'platform_type=mobile' }, ({ text }) => text.includes('data-view="mobile"')],
    ['the form', '/en/line', { 'mf-render-mode': 'json', 'mf-api-version': 'v2' }, ({ text }) => text.startsWith('{')],
    ['the country', '/en/rules/1', { 'cf-ipcountry': 'DE' }, ({ text }) => text.includes('class="consent"')],
    [
      'the consent',
      '/en/rules/1',
      { 'cf-ipcountry': 'DE', cookie: 'cookies_agree_type=all' },
      ({ text }) => text.includes('class="consent"'),
    ],
  ]

  it.each(PAIRS)('[SEC-72] [C22] %s never reaches another visitor of the address', async (_, path, headers, told) => {
    const others: Record<string, string> = path === '/en/rules/1' && headers.cookie ? { 'cf-ipcountry': 'DE' } : {}
    const seen = []
    for (let n = 0; n < 3; n++) seen.push(told(await get(path, headers)), told(await get(path, others)))
    const [one, other] = seen
    expect(one).not.toEqual(other)
    expect(seen).toEqual([one, other, one, other, one, other])
  })

  it('[SEC-72] [SEC-49] a player’s page is kept by nobody, and the next visitor sees nothing of it', async () => {
    const player = await newPlayer(house.url)
    player.cookies.delete('__Host-at')
    for (const path of ['/en/live', '/en/office', '/en/']) {
      const own = await player.fetch(path)
      const other = await get(path)
      expect([own.headers.get('cache-control'), other.headers.get('cache-control')]).toEqual([
        'private, no-store',
        'private, no-store',
      ])
      expect(own.text).toContain(`"userId":${player.userId}`)
      expect(other.text).not.toContain(String(player.userId))
    }
  })

  it('[T11] of 200 visits at once by two players and visitors none shows another’s state', async () => {
    const [ann, bea] = await Promise.all([newPlayer(house.url), newPlayer(house.url)])
    const whoOf = ({ text }: Answer) => /"player":(?:null|\{"userId":(\d+))/.exec(text)?.[1]
    const wrong: string[] = []
    let next = 0
    const visits = async () => {
      for (let n = next++; n < 200; n = next++) {
        const who = [ann, bea, new Visitor(house.url)][n % 3]
        const path = ['/en/live', '/en/line', '/en/rules/1', '/en/'][n % 4] ?? ''
        const answer = await (who ?? ann).fetch(path)
        const id = who === ann ? ann.userId : who === bea ? bea.userId : undefined
        if (answer.status !== 200 || whoOf(answer) !== (id === undefined ? undefined : String(id)))
          wrong.push(`${path} ${answer.status}: ${whoOf(answer)} for ${id}`)
      }
    }
    await Promise.all(Array.from({ length: 20 }, visits))
    expect(wrong).toEqual([])
  })
})

describe('words of strangers', () => {
  const IMAGE = '<img src=x onerror=alert(1)>'
  const END = '</script><script>alert(2)</script>'
  /** Markup that came through as markup; of the form in JSON what is markup in it. */
  const markupOf = ({ text }: Answer) => {
    const { head, body, page } = text.startsWith('{') ? Object(JSON.parse(text)) : { head: text, body: '', page: {} }
    return [head, body, ...Object.values(Object(page.regions))].join().match(/<img src=x|<svg\/onload|<script>alert/g)
  }

  it('[SEC-43] of the feed, of a name and of a query are text, on every page that shows them', async () => {
    const eventId = unique()
    const made = {
      eventId,
      marketId: eventId * 10 + 1,
      outcomeId: eventId * 10 + 2,
      other: eventId * 10 + 3,
      coef: '1.85',
    }
    const timestamp = new Date().toISOString()
    const startsAt = new Date(Date.now() + 86_400_000).toISOString()
    const outcomes = [
      { id: made.outcomeId, name: IMAGE, coef: '1.85', active: true },
      { id: made.other, name: END, coef: '2.00', active: true },
    ]
    const event = {
      id: eventId,
      sportId: 1,
      champId: 901_001,
      champ: END,
      home: IMAGE,
      away: END,
      startsAt,
      live: false,
    }
    const sent = await operator(house.url, 'POST', '/feed/messages', {
      producer: 'tests',
      messages: [
        { type: 'fixture_change', timestamp, eventId, event },
        { type: 'odds_change', timestamp, eventId, markets: [{ id: made.marketId, typeId: 186, status: 1, outcomes }] },
      ],
    })
    expect(sent.data).toMatchObject({ accepted: 2, rejected: [] })
    const player = await newPlayer(house.url)
    const told = { city: IMAGE, birthday_place: END, middle_name: END }
    expect((await player.fetch('/web-api/user/personal-data', { method: 'PUT', json: told })).status).toBe(200)
    const placed = await player.fetch('/web-api/coupon/place', {
      method: 'POST',
      json: single(made, '1.00'),
      headers: { 'idempotency-key': crypto.randomUUID() },
    })
    expect(placed.status).toBe(201)
    const { data } = placed.json() as { data: { id: number } }
    const list = await until(
      () => get('/en/line'),
      ({ text }) => text.includes(String(eventId)),
    )
    const own = new RegExp(`href="(/en/line/[^"]*/${eventId}-[^"]*)"`).exec(list.text)?.[1] ?? ''
    expect(own).not.toBe('')
    const paths = [
      '/en/',
      '/en/line',
      own,
      `${own}?pick=${made.marketId}-${made.outcomeId}`,
      `/en/print-coupon/${data.id}`,
      '/en/office',
      '/en/office/history',
      '/en/office/verification',
      '/en/line?q=%3Csvg/onload=alert(1)%3E',
      '/en/line?search=%3Csvg/onload=alert(1)%3E&q=%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E',
      '/en/slots?search=%3Csvg/onload=alert(1)%3E',
      '/en/casino-search?q=%3Csvg/onload=alert(1)%3E',
      '/en/user/login?next=%22%3E%3Csvg/onload=alert(1)%3E',
      '/en/nothing%3Csvg/onload=alert(1)%3E',
      '/sitemaps/en-events.xml',
    ]
    const forms: Record<string, string>[] = [{}, { 'mf-render-mode': 'json', 'mf-api-version': 'v2' }]
    for (const path of paths)
      for (const form of forms)
        expect([path, markupOf(await player.fetch(path, { headers: form }))]).toEqual([path, null])
    expect(list.text).toContain('&lt;img src=x')
  })
})
