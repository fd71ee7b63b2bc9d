import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { House } from '../../worker/ops/house.ts'
import { newEvent, newPlayer, operator, single, until, Visitor } from '../support/client.ts'
import { testHouse } from '../support/house.ts'

let house: House
let player: Awaited<ReturnType<typeof newPlayer>>

beforeAll(async () => {
  house = await testHouse()
  player = await newPlayer(house.url, '50.00')
})
afterAll(() => house.stop())

const get = (path: string, visitor = new Visitor(house.url)) => visitor.fetch(path)
const layoutOf = (html: string) => /<body data-layout="([a-z]+)"/.exec(html)?.[1]
const h1 = (html: string) => /<h1[^>]*>([^<]+)/.exec(html)?.[1]
const setConfig = (patch: Record<string, unknown>) => operator(house.url, 'PUT', '/config', patch)
const setMaintenance = async (flag: Record<string, unknown>) => {
  const kv = await house.miniflare.getKVNamespace('OPS', 'edgebook')
  await kv.put('maintenance', JSON.stringify(flag))
}

describe('pages that stand alone', () => {
  it.each([
    ['/en/onpay/success', 'empty', 200, '[S2.109]'],
    ['/en/onpay/fail', 'empty', 200, '[S2.109]'],
    ['/en/onpay/pending', 'empty', 200, '[S2.109]'],
    ['/en/onpay/cancel', 'empty', 200, '[S2.109]'],
    ['/en/onpay/withdraw/success', 'empty', 200, '[S2.110]'],
    ['/en/onpay/withdraw/fail', 'empty', 200, '[S2.110]'],
    ['/en/onpay/withdraw/pending', 'empty', 200, '[S2.110]'],
    ['/en/onpay/withdraw/cancel', 'empty', 200, '[S2.110]'],
    ['/en/oldbrowser', 'empty', 200, '[S2.114]'],
    ['/en/500', 'empty', 500, '[S2.115]'],
    ['/en/block-appeal-history', 'blocked', 200, '[S2.117]'],
    ['/en/debugger', 'empty', 200, '[S2.118]'],
    ['/en/cricket-dev', 'empty', 200, '[S2.118]'],
    ['/en/vpn', 'headless', 200, '[S2.119]'],
  ])('%s stands in the layout %s and answers %d, for no index %s', async (path, layout, status) => {
    const page = await get(path)
    expect([page.status, layoutOf(page.text)]).toEqual([status, layout])
    expect(page.text.match(/<h1/g)).toHaveLength(1)
    expect(page.text).toMatch(/<meta name="robots" content="noindex/)
    expect(page.text).not.toContain('data-coupon-place')
    expect(page.text).toContain('role="status"')
  })

  it('[SEC-84] no address makes a payment a success, whoever asks', async () => {
    for (const visitor of [new Visitor(house.url), player])
      for (const query of ['?id=1', '?id=1&status=approved', '?amount=1000', '?id=-1', '']) {
        const page = await get(`/en/onpay/success${query}`, visitor)
        expect(h1(page.text)).toBe('We have no confirmation of this deposit yet')
        expect(page.text).not.toContain('has arrived')
      }
  })

  it('the debugger shows no secret', async () => {
    const page = await get('/en/debugger', player)
    const main = /<main[\s\S]*<\/main>/.exec(page.text)?.[0] ?? ''
    for (const value of player.cookies.values()) expect(main).not.toContain(value)
    expect(main).toContain('is signed in')
  })
})

describe('a coupon on paper', () => {
  it('[S2.113] [SEC-80] is its owner’s alone, kept by nobody and in no index', async () => {
    const event = await newEvent(house.url, '1.85')
    const placed = await player.fetch('/web-api/coupon/place', {
      method: 'POST',
      json: single(event, '5.00'),
      headers: { 'idempotency-key': crypto.randomUUID() },
    })
    const { data } = placed.json() as { data: { id: number } }
    const own = await get(`/en/print-coupon/${data.id}`, player)
    expect([own.status, layoutOf(own.text), h1(own.text)]).toEqual([200, 'empty', `Coupon No. ${data.id}`])
    expect(own.text).toContain(`Home ${event.eventId} – Away ${event.eventId}`)
    expect([own.headers.get('cache-control'), own.text.includes('content="noindex"')]).toEqual([
      'private, no-store',
      true,
    ])
    const other = await newPlayer(house.url, null)
    for (const visitor of [new Visitor(house.url), other]) {
      const page = await get(`/en/print-coupon/${data.id}`, visitor)
      expect(page.status).toBe(404)
      expect(page.text).not.toContain(`Home ${event.eventId}`)
    }
    for (const path of ['/en/print-coupon/12a', '/en/print-coupon/9999999999999999999'])
      expect((await get(path, player)).status).toBe(404)
  })
})

describe('[S2.111] pages of a block', () => {
  const CASES = [
    ['BA', 16, 'suspension', 'Our work in your region is suspended'],
    ['BB', 1, 'block', 'The site is not available to you'],
    ['UA', 13, 'block-ua', 'The site is not available in Ukraine'],
    ['IE', 17, 'block-ie', 'The site is not available in Ireland'],
    ['BE', 4, 'site-updates', 'The site is being updated'],
    ['BF', 8, 'coming-soon', 'We open in your region soon'],
  ] as const
  beforeAll(async () => {
    await operator(house.url, 'PUT', '/blocks', {
      rules: CASES.map(([country, templateTypeId]) => ({ country, displayTypeId: 1, templateTypeId })),
    })
  })

  it.each(CASES)(
    'a visitor of %s with reason %d sees %s in the empty layout',
    async (country, _reason, path, title) => {
      const page = await until(
        () => get(`/en/${path}`, new Visitor(house.url, { 'cf-ipcountry': country })),
        ({ status }) => status === 403,
      )
      expect([page.status, layoutOf(page.text), h1(page.text)]).toEqual([403, 'empty', title])
      expect(page.text.includes(`href="/ru/${path}"`)).toBe(true)
    },
  )

  it('lead to the appeals, which stand open to who is blocked', async () => {
    const blocked = new Visitor(house.url, { 'cf-ipcountry': 'BB' })
    expect((await get('/en/block', blocked)).text).toContain('href="/en/block-appeal-history"')
    const page = await get('/en/block-appeal-history', blocked)
    expect([page.status, layoutOf(page.text)]).toEqual([200, 'blocked'])
  })

  it('[S4.46] keep the query of the way back for reason 4', async () => {
    const blocked = new Visitor(house.url, { 'cf-ipcountry': 'BE' })
    expect((await get('/en/site-updates?a=1', blocked)).text).toContain('href="/en/?a=1"')
  })
})

describe('maintenance', () => {
  afterAll(async () => {
    await setMaintenance({ isActive: false })
    await until(
      () => get('/en/'),
      ({ status }) => status === 200,
      15_000,
    )
  })

  it('[S2.116] [S8.38] [S8.39] [S8.40] its page tells start and end, in Russian or in English', async () => {
    await setMaintenance({ isActive: true, started_at: '2026-05-01T10:00:00Z', ended_at: '2099-05-01T12:30:00Z' })
    const english = await until(
      () => get('/en/maintenance'),
      ({ status }) => status === 503,
      15_000,
    )
    expect([english.status, layoutOf(english.text)]).toEqual([503, 'maintenance'])
    expect(Number(english.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(english.text).toContain('From 1 May 2026, 13:00 to 1 May 2099, 15:30')
    expect(english.text).toContain('UTC+3')
    const russian = await get('/ru/maintenance')
    expect(russian.text).toContain('1 мая 2026')
    const arabic = await get('/ar/maintenance')
    expect(arabic.text).toContain('<section class="screen card" lang="en" dir="ltr">')
    expect(arabic.text).toContain('From 1 May 2026')
  })
})

describe('changed terms', () => {
  const form = (html: string) => ({
    csrf: /name="csrf" value="([^"]+)"/.exec(html)?.[1] ?? '',
    action: 'confirm',
    next: /name="next" value="([^"]+)"/.exec(html)?.[1] ?? '',
  })

  it('[S2.112] [S4.65] [S6.35] are confirmed by a plain form, in the language that lng asks for', async () => {
    const visitor = await newPlayer(house.url, null)
    expect((await get('/en/confirm', visitor)).headers.get('location')).toMatch(/^\/en\/?$/)
    await operator(house.url, 'PATCH', `/players/${visitor.userId}`, {
      terms_changed: true,
      terms_updated_at: '2026-11-20T08:00:00.000Z',
    })
    visitor.cookies.delete('__Host-at')
    expect((await get('/en/line', visitor)).headers.get('location')).toBe('/en/confirm?next=%2Fen%2Fline')
    const page = await get('/ru/confirm?lng=en&next=%2Fru%2Fline', visitor)
    expect([page.status, layoutOf(page.text), h1(page.text)]).toEqual([200, 'empty', 'Our rules have changed'])
    expect(page.text).toContain('In force since 20 November 2026.')
    expect((await get('/en/rules/1', visitor)).status).toBe(200)
    const done = await visitor.fetch('/ru/confirm?lng=en', { method: 'POST', form: form(page.text) })
    expect([done.status, done.headers.get('location')]).toEqual([303, '/ru/line'])
    expect((await get('/ru/line', visitor)).status).toBe(200)
    expect((await get('/ru/confirm', visitor)).headers.get('location')).toMatch(/^\/ru\/?$/)
  })

  it('a form without the visitor’s token confirms nothing', async () => {
    const visitor = await newPlayer(house.url, null)
    await operator(house.url, 'PATCH', `/players/${visitor.userId}`, { terms_changed: true })
    visitor.cookies.delete('__Host-at')
    await get('/en/confirm', visitor)
    const forged = await visitor.fetch('/en/confirm', { method: 'POST', form: { action: 'confirm', csrf: 'x' } })
    expect(forged.status).toBe(403)
    expect((await get('/en/line', visitor)).headers.get('location')).toBe('/en/confirm?next=%2Fen%2Fline')
  })
})

describe('old addresses', () => {
  it.each([
    ['/en/first-deposit-bonus', '/en/promotions/first-deposit'],
    ['/en/bonus/rules/1st?a=1', '/en/promotions/first-deposit?a=1'],
    ['/ar/actions/summer-cup', '/ar/promotions/summer-cup'],
    ['/happy-friday', '/ru/promotions/lucky-friday'],
  ])('[S2.105] %s leads for good to %s', async (from, to) => {
    const answer = await get(from)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to])
  })

  it.each([
    ['/en/lpage/landing-abc', '/en/landing-page/landing-abc', '[S2.107]'],
    ['/en/user/coupon', '/en/', ''],
    ['/en/user/forgotpassword', '/en/?showForgotPasswordModal=1', ''],
    ['/en/rules', '/en/rules/1', ''],
  ])('%s leads to %s %s', async (from, to) => {
    expect((await get(from)).headers.get('location')).toBe(to)
  })
})

describe('the default layout', () => {
  it('[S2.03] has its five parts', async () => {
    await setConfig({ policyLogoId: 1, contacts: { phone: '+44 20 7946 0000' } })
    const russian = () => new Visitor(house.url, { 'cf-ipcountry': 'RU' })
    const page = await until(
      () => get('/en/about', russian()),
      ({ text }) => text.includes('logo.agif'),
    )
    expect(page.text).toMatch(/<main id="main"[^>]*>\s*<article/)
    expect(page.text).toContain('data-island="notifications"')
    expect(page.text).toContain('src="/web-api/policy/logo.agif"')
    expect(page.text).toMatch(/<button[^>]*popoverTarget="support"[^>]*aria-label="Support"/i)
    expect(page.text).toMatch(/<button[^>]*data-scroll-top/)
    expect(page.text).toContain('href="tel:+442079460000"')
  })

  it('[S9.69] shows the policy logo in its countries only', async () => {
    const seen = async (country: string) =>
      (await get('/en/about', new Visitor(house.url, { 'cf-ipcountry': country }))).text.includes('logo.agif')
    expect([await seen('RU'), await seen('BY'), await seen('FR')]).toEqual([true, false, false])
    await setConfig({ policyLogoId: null })
  })

  it('[S2.06] snows on the home page where the operator wants it, and nowhere else', async () => {
    expect((await get('/en/')).text).not.toContain('class="snow"')
    await setConfig({ isSnowfall: true })
    const home = await until(
      () => get('/en/'),
      ({ text }) => text.includes('class="snow"'),
    )
    expect(home.text).toContain('class="snow"')
    expect((await get('/en/line')).text).not.toContain('class="snow"')
    await setConfig({ isSnowfall: null })
  })

  it('[S6.46] platform_type=mobile makes the mobile view of a desktop', async () => {
    const desktop = new Visitor(house.url, { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' })
    expect((await get('/en/about', desktop)).text).not.toContain('data-view="mobile"')
    const mobile = (await get('/en/about?platform_type=mobile', desktop)).text
    expect(mobile).toContain('data-view="mobile"')
    expect(mobile).toContain('@media all')
    expect(mobile).not.toMatch(/@media[^{]*10(23|24)px\)\{/)
  })
})
