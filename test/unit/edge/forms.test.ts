import { describe, expect, it, vi } from 'vitest'
import type { EventView } from '../../../shared/api/feed.ts'
import { ERRORS } from '../../../shared/errors/catalogue.ts'
import { translator } from '../../../shared/i18n/translator.ts'
import { href } from '../../../shared/routes/href.ts'
import { matchRoute, routeOf } from '../../../shared/routes/match.ts'
import { csrfToken, hasToken } from '../../../worker/edge/forms/csrf.ts'
import { noticeOf } from '../../../worker/edge/forms/notice.ts'
import { pickedLeg } from '../../../worker/edge/forms/picked.ts'
import { betForm, keptKey, placeForm } from '../../../worker/edge/forms/place.ts'
import { readForm } from '../../../worker/edge/forms/read-form.ts'
import { isSameSite } from '../../../worker/edge/forms/same-site.ts'
import { openOrigin } from '../../../worker/edge/origin/open.ts'
import type { PageContext } from '../../../worker/edge/page.ts'
import { routeRedirect } from '../../../worker/edge/route-redirect.ts'
import { CookieJar } from '../../../worker/edge/visit/cookies.ts'
import { type Answer, envWith, pieces, turnOf, visitOf } from './support.ts'

vi.spyOn(console, 'warn').mockImplementation(() => {})
vi.spyOn(console, 'error').mockImplementation(() => {})

const t = translator('en')
const FORM = 'application/x-www-form-urlencoded'
const post = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Request('https://site.test/en/line', {
    method: 'POST',
    body,
    headers,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  })

describe('the token of plain forms', () => {
  const tokenIn = (form: string, cookie?: string) =>
    hasToken(
      visitOf('/en/', cookie === undefined ? {} : { cookie: `__Host-csrf=${cookie}` }),
      new URLSearchParams(form),
    )

  it('is new for a visitor without one, set once, and the same in all forms of a page', () => {
    const jar = new CookieJar()
    const visit = visitOf('/en/')
    const token = csrfToken(visit, jar)
    expect(token).toMatch(/^[A-Za-z0-9_-]{32}$/)
    expect(csrfToken(visit, jar)).toBe(token)
    expect([...jar.lines]).toEqual([`__Host-csrf=${token}; Path=/; Secure; SameSite=Strict; Max-Age=43200`])
    expect(csrfToken(visit, new CookieJar())).not.toBe(token)
    expect(tokenIn(`csrf=${token}`, token)).toBe(true)
  })

  it('is the cookie’s when there is one, and a broken one is replaced', () => {
    const known = 'a'.repeat(32)
    const jar = new CookieJar()
    expect(csrfToken(visitOf('/en/', { cookie: `__Host-csrf=${known}` }), jar)).toBe(known)
    expect([...jar.lines]).toEqual([])
    const broken = visitOf('/en/', { cookie: '__Host-csrf="><script>' })
    expect(csrfToken(broken, jar)).toMatch(/^[A-Za-z0-9_-]{32}$/)
  })

  it('must stand in the form as in the cookie', () => {
    const token = 'a'.repeat(32)
    expect(tokenIn(`csrf=${'b'.repeat(32)}`, token)).toBe(false)
    expect(tokenIn('', token)).toBe(false)
    expect(tokenIn(`csrf=${token}`)).toBe(false)
    expect(tokenIn('csrf=', '')).toBe(false)
    expect(tokenIn('csrf=short', 'short')).toBe(false)
    expect(tokenIn(`csrf=${token}x`, token)).toBe(false)
  })
})

describe('who sent a form', () => {
  it.each<[string, Record<string, string>, boolean]>([
    ['this site', { origin: 'https://site.test', 'sec-fetch-site': 'same-origin' }, true],
    ['this site in capitals', { origin: 'https://SITE.TEST' }, true],
    ['a browser that says nothing', {}, true],
    ['the address bar', { 'sec-fetch-site': 'none' }, true],
    ['another site', { origin: 'https://evil.test' }, false],
    ['a site that only says so', { 'sec-fetch-site': 'cross-site' }, false],
    ['a sister site', { 'sec-fetch-site': 'same-site' }, false],
    ['a frame without origin', { origin: 'null' }, false],
    ['a longer name', { origin: 'https://site.test.evil.com' }, false],
    ['another port', { origin: 'https://site.test:444' }, false],
    ['another scheme', { origin: 'http://site.test' }, false],
    ['garbage', { origin: 'site.test' }, false],
  ])('[SEC-04][SEC-05][SEC-08] %s', (_, headers, expected) => {
    expect(isSameSite(post('', headers), new URL('https://site.test/en/line'))).toBe(expected)
  })
})

describe('a posted form', () => {
  const entries = async (request: Request) => {
    const form = await readForm(request)
    return typeof form === 'string' ? form : [...form]
  }

  it('is read with its fields', async () => {
    expect(await entries(post('a=1&b=%D1%8F+x', { 'content-type': `${FORM}; charset=utf-8` }))).toEqual([
      ['a', '1'],
      ['b', 'я x'],
    ])
    expect(await entries(post(null, { 'content-type': FORM }))).toEqual([])
  })

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencodedx'])(
    '[SEC-07] of the type %s is none',
    async (type) => {
      expect(await readForm(post('a=1', { 'content-type': type }))).toBe('notForm')
    },
  )

  it('that breaks off in the middle is none', async () => {
    const body = new ReadableStream({ pull: (out) => out.error(new Error('Network connection lost.')) })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const request = new Request('https://site.test/', { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
    expect(await readForm(request)).toBe('notForm')
  })

  it('[SEC-76][C4] is at most 64 KiB, whatever its header says of its length', async () => {
    const limit = 64 * 1024
    const headers = { 'content-type': FORM }
    expect(await entries(post(`a=${'x'.repeat(limit - 2)}`, headers))).toHaveLength(1)
    expect(await readForm(post(`a=${'x'.repeat(limit - 1)}`, headers))).toBe('tooLarge')
    expect(await readForm(post(`a=${'я'.repeat(limit / 2)}`, headers))).toBe('tooLarge')
    // Read for a while, so that a browser that is still sending hears the answer, and then let go.
    const endless = pieces('x'.repeat(1024), 1_000_000)
    expect(await readForm(post(endless.body, headers))).toBe('tooLarge')
    expect([endless.taken < 1100, endless.cancelled]).toEqual([true, true])
  })
})

describe('what a form left to say', () => {
  it('is said for the keys of the catalogue alone', () => {
    expect(noticeOf('price_changed', t)).toEqual({ id: 'form', kind: 'error', text: t('price_changed') })
    expect(noticeOf('placed', t)?.kind).toBe('done')
    for (const key of [null, '', 'you_won_a_car', '<svg onload=1>', '__proto__', 'constructor'])
      expect(noticeOf(key, t)).toBeNull()
  })

  it.each(Object.values(ERRORS).map((error) => error.title))('%s has a sentence, not a key', (title) => {
    for (const lang of ['en', 'ru', 'ar']) {
      const text = noticeOf(title, translator(lang))?.text ?? ''
      expect(text.length).toBeGreaterThan(0)
      expect(text).not.toContain(title)
    }
  })
})

const EVENT: EventView = {
  id: 1,
  sportId: 1,
  champId: 2,
  champ: 'Cup',
  home: 'Reds',
  away: 'Blues',
  startsAt: '2026-11-28T12:00:00.000Z',
  live: false,
  status: 0,
  score: null,
  periods: [],
  minute: null,
  marketCount: 1,
  version: 3,
  markets: [
    {
      id: 10,
      typeId: 1,
      specifiers: '',
      status: 1,
      outcomes: [
        { id: 100, typeId: 1, name: 'Reds', coef: '1.85', active: true },
        { id: 101, typeId: 3, name: 'Blues', coef: '4', active: true },
      ],
    },
  ],
}

describe('the bet picked without scripts', () => {
  it('is found among the events of the page, with today’s price', () => {
    expect(pickedLeg('10-101', [EVENT], t)).toMatchObject({
      eventId: 1,
      marketId: 10,
      outcomeId: 101,
      coef: '4',
      isLive: false,
      event: 'Reds – Blues',
    })
  })

  it.each([
    null,
    '',
    '10',
    '10-',
    '10-102',
    '11-101',
    '10-101-1',
    ' 10-101',
    '１０-101',
    '1e1-101',
    '-10-101',
    `${'1'.repeat(17)}-1`,
  ])('%j picks nothing', (pick) => expect(pickedLeg(pick, [EVENT], t)).toBeNull())
})

describe('placing without scripts', () => {
  const KEY = '0b2e6d0c-6a55-4c5e-9d7c-0f1e2d3c4b5a'
  const FIELDS = { market: '10', outcome: '101', coef: '1.85', amount: ' 12,50 ', key: KEY }
  async function place(answer: Answer, { address = '/en/line', ...fields }: Record<string, string> = {}) {
    const turn = turnOf(envWith(answer), visitOf(address))
    const ctx: PageContext = {
      visit: turn.visit,
      config: turn.config,
      t,
      origin: openOrigin(turn),
      read: async () => null,
      href: (name, params) => href('en', name, params),
      form: () => ({ action: '', csrf: '', key: '' }),
      withMedia: false,
      maintenance: async () => null,
    }
    return placeForm(new URLSearchParams({ ...FIELDS, ...fields }), ctx)
  }

  it('is the same call that the slip makes, with the form’s key', async () => {
    let seen: unknown
    let key: string | null = null
    await place(async (request) => {
      seen = await request.json()
      key = request.headers.get('idempotency-key')
      return Response.json({ data: {} }, { status: 201 })
    })
    expect(key).toBe(KEY)
    expect(seen).toEqual({
      typeId: 0,
      amount: '12.50',
      changeCoefAction: 0,
      coefViewId: 0,
      bets: [{ market: { id: 10, outcomeId: 101, coef: '1.85' } }],
    })
  })

  const refused = (status: number, body: unknown) => () => Response.json(body, { status })

  it('says what became of it, and keeps bet and stake in the open slip when it was refused', async () => {
    expect(await place(refused(201, { data: {} }))).toBe('/en/line?notice=placed')
    expect(await place(refused(409, { title: 'price_changed' }))).toBe(
      '/en/line?pick=10-101&notice=price_changed&amount=12.50#coupon',
    )
    expect(await place(refused(401, { title: 'main_unauthorised' }), { amount: 'lots' })).toBe(
      '/en/line?pick=10-101&notice=main_unauthorised#coupon',
    )
  })

  it('comes back to the page that the bet is of, whatever its address asks for, without what the last press has left', async () => {
    const address = `/en/line?page=2&pick=1-2&notice=price_changed&amount=1&max=3&key=${KEY}`
    expect(await place(refused(201, { data: {} }), { address })).toBe('/en/line?page=2&notice=placed')
    expect(await place(refused(422, { title: 'coupon_suspended' }), { address })).toBe(
      '/en/line?page=2&pick=10-101&notice=coupon_suspended&amount=12.50#coupon',
    )
    expect(betForm(new URL(`https://site.test${address}`), { csrf: 'c', key: 'new' })).toEqual({
      action: '/en/line?page=2&pick=1-2',
      csrf: 'c',
      key: KEY,
      amount: '1',
      max: '3',
    })
  })

  it('offers the largest stake that is taken', async () => {
    const above = refused(422, { title: 'coupon_above_max', data: { maxBetAmount: '347.51' } })
    expect(await place(above)).toBe('/en/line?pick=10-101&notice=coupon_above_max&amount=347.51&max=347.51#coupon')
  })

  it('takes a stake as the slip with scripts does: digits of any script, a comma, decimals cut', async () => {
    const amounts: unknown[] = []
    const sent: Answer = async (request) => {
      const { amount }: { amount?: unknown } = Object(await request.json())
      amounts.push(amount)
      return Response.json({ data: {} }, { status: 201 })
    }
    for (const amount of ['١٢٫٥', '1 000,555']) await place(sent, { amount, currency: 'EUR' })
    await place(sent, { amount: '99.9', currency: 'JPY' })
    expect(amounts).toEqual(['12.5', '1000.55', '99'])
  })

  it('keeps the key when the outcome is not known, so that the bet cannot stand twice', async () => {
    expect(await place(() => Promise.reject(new Error('gone')))).toBe(
      `/en/line?pick=10-101&notice=main_outcome_unknown&key=${KEY}&amount=12.50#coupon`,
    )
    expect(await place(refused(503, { title: 'main_unavailable' }))).toBe(
      `/en/line?pick=10-101&notice=main_unavailable&key=${KEY}&amount=12.50#coupon`,
    )
    expect(keptKey(new URLSearchParams(`key=${KEY}`))).toBe(KEY)
    for (const key of ['', 'x', `${KEY}x`, '<svg>']) expect(keptKey(new URLSearchParams({ key }))).toBeNull()
    expect(keptKey(new URLSearchParams())).toBeNull()
  })
})

describe('routes that only redirect', () => {
  const target = (path: string, search = '') => {
    const match = matchRoute(path)
    return match && routeRedirect(routeOf(match.name), match.params, 'en', search)
  }

  it('[S2.40] user/forgotpassword leads home with its flag, query kept', () => {
    expect(target('/user/forgotpassword')).toEqual({ to: '/en/?showForgotPasswordModal=1', status: 302 })
    expect(target('/user/forgotpassword', '?a=1&showForgotPasswordModal=0')?.to).toBe(
      '/en/?a=1&showForgotPasswordModal=1',
    )
  })

  it('[S2.41][S2.45] user/coupon leads to the language root, rules to rules/1', () => {
    expect(target('/user/coupon', '?a=1')).toEqual({ to: '/en/?a=1', status: 302 })
    expect(target('/rules')?.to).toBe('/en/rules/1')
  })

  it('[S2.107] lpage leads to the landing page with its id', () => {
    expect(target('/lpage/landing-abc', '?utm=1')).toEqual({ to: '/en/landing-page/landing-abc?utm=1', status: 302 })
  })

  it('deduce and office/account lead into the office', () => {
    expect(target('/deduce')?.to).toBe('/en/office/deduce')
    expect(target('/office/account')).toEqual({ to: '/en/office', status: 301 })
  })

  it('no other route redirects', () => {
    expect(target('/line')).toBeNull()
    expect(target('/rules/1')).toBeNull()
  })
})
