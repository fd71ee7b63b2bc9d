import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { maintenanceFlag } from '../../../shared/api/maintenance.ts'
import type { PaymentStatus } from '../../../shared/api/payments.ts'
import { matchRoute } from '../../../shared/routes/match.ts'
import { PAGES } from '../../../worker/edge/apps/index.ts'
import { maintenanceNotice } from '../../../worker/edge/maintenance-notice.ts'
import type { Origin } from '../../../worker/edge/origin/client.ts'
import type { PageContext } from '../../../worker/edge/page.ts'
import { contextOf, originWith } from './context.ts'

const PLAYER = { userId: 5, name: 'Ann', ban: 0, banVersion: 0, termsChanged: true }

function pageOf(path: string) {
  const route = matchRoute(path.split('?')[0] ?? '')
  const page = route && PAGES[route.name]
  if (!route || !page) throw new Error(`no page at ${path}`)
  return { page, params: route.params }
}
async function open(
  path: string,
  {
    origin = {},
    signedIn = false,
    lang = 'en',
    change = {},
  }: { origin?: Partial<Origin>; signedIn?: boolean; lang?: string; change?: Partial<PageContext> } = {},
) {
  const { page, params } = pageOf(path)
  const ctx = { ...contextOf(path, originWith([], origin), { lang, player: signedIn ? PLAYER : null }), ...change }
  const loaded = await page.load(ctx, params)
  if (loaded.kind !== 'data') return { loaded, status: 0, html: '', title: '' }
  return {
    loaded,
    status: loaded.status ?? 200,
    html: renderToStaticMarkup(page.view(loaded.data, ctx)),
    title: page.head(loaded.data, ctx).title,
  }
}

describe('every screen', () => {
  const PATHS = [
    '/onpay/success',
    '/onpay/withdraw/fail',
    '/suspension',
    '/block',
    '/block-ua',
    '/block-ie',
    '/site-updates',
    '/coming-soon',
    '/oldbrowser',
    '/500',
    '/maintenance',
    '/block-appeal-history',
    '/vpn',
    '/debugger',
    '/cricket-dev',
  ]
  it.each(PATHS.flatMap((path) => ['en', 'ru', 'ar'].map((lang) => [path, lang])))(
    '%s has one h1, a title and every text in %s',
    async (path, lang) => {
      const { html, title } = await open(path, { lang })
      expect(html.match(/<h1/g)).toHaveLength(1)
      expect(`${html} ${title}`).not.toMatch(
        /\b(onpay|block|terms|maintenance|appeals|vpn|old_browser|seo|error)_[a-z]+_?|\{[a-z]+\}/,
      )
      expect(title).toMatch(/\S/)
    },
  )
})

describe('the result of a payment', () => {
  const shown = async (status: PaymentStatus | null, path = '/onpay/success?id=7') =>
    /<h1>([^<]+)/.exec(
      (
        await open(path, {
          signedIn: true,
          origin: { payment: async (id) => (status ? { id, status, amount: '25.00', currency: 'EUR' } : null) },
        })
      ).html,
    )?.[1]

  it.each([
    ['created', 'The deposit is on its way'],
    ['pending', 'The deposit is on its way'],
    ['approved', 'The deposit has arrived'],
    ['declined', 'The deposit did not go through'],
    ['expired', 'The deposit did not go through'],
    ['cancelled', 'The deposit was cancelled'],
  ] as const)('is what the server says: %s', async (status, title) => {
    for (const result of ['success', 'fail', 'pending', 'cancel'])
      expect(await shown(status, `/onpay/${result}?id=7`)).toBe(title)
  })

  it('is nothing yet when the server does not say, whatever the address does', async () => {
    for (const result of ['success', 'fail', 'pending', 'cancel']) {
      expect(await shown(null, `/onpay/${result}?id=7`)).toBe('We have no confirmation of this deposit yet')
      expect(await shown('approved', `/onpay/${result}`)).toBe('We have no confirmation of this deposit yet')
      expect(await shown('approved', `/onpay/${result}?id=../1`)).toBe('We have no confirmation of this deposit yet')
    }
  })

  it('of another direction has its own words, and the sum', async () => {
    const { html } = await open('/onpay/withdraw/success?id=7', {
      signedIn: true,
      origin: { payment: async (id) => ({ id, status: 'approved', amount: '25.00', currency: 'EUR' }) },
    })
    expect(html).toContain('The money has been sent')
    expect(html).toContain('25.00\u00a0EUR')
  })

  it('asks for no payment of a visitor', async () => {
    let asked = 0
    await open('/onpay/success?id=7', {
      origin: {
        payment: async () => {
          asked++
          return null
        },
      },
    })
    expect(asked).toBe(0)
  })
})

describe('changed terms', () => {
  const CHANGED = { termsStatus: async () => ({ result: true, updatedAt: '2026-11-20T08:00:00.000Z' }) }

  it('tell since when and what, in the language of lng, which must be one of the site', async () => {
    const base = contextOf('/confirm', originWith([]))
    const config = { ...base.config, termsChanges: { ru: ['Новое'], en: ['New'] } }
    const russian = await open('/confirm?lng=ru', { origin: CHANGED, signedIn: true, change: { config } })
    expect(russian.html).toContain('<section class="screen card" lang="ru" dir="ltr">')
    expect(russian.html).toContain('Новое')
    const unknown = await open('/confirm?lng=xx', { origin: CHANGED, signedIn: true, change: { config } })
    expect(unknown.html).toContain('In force since 20 November 2026.')
    expect(unknown.html).toContain('New')
  })

  it('[S8.26] [S5.45] say that the word was not taken, where it cannot be closed', async () => {
    const { page } = pageOf('/confirm')
    const refused = { ok: false as const, status: 500, title: 'main_query_error', body: {} }
    const ctx = contextOf('/confirm', originWith([], { ...CHANGED, confirmTerms: async () => refused }), {
      player: PLAYER,
    })
    const result = await page.post?.(new URLSearchParams({ action: 'confirm' }), ctx, {})
    if (!result || result instanceof Response || result.kind !== 'data') throw new Error('no page')
    const html = renderToStaticMarkup(page.view(result.data, ctx))
    expect(html).toContain('role="alert">The terms could not be confirmed. Please try again.')
    expect(html).not.toMatch(/Close|icon-btn/)
  })

  it('lead on, and only on this site', async () => {
    const { page } = pageOf('/confirm')
    const ctx = contextOf('/confirm', originWith([], { confirmTerms: async () => ({ ok: true, data: null }) }), {
      player: PLAYER,
    })
    const led = async (next: string) => page.post?.(new URLSearchParams({ action: 'confirm', next }), ctx, {})
    expect(await led('/en/line?x=1')).toEqual({ kind: 'redirect', status: 303, to: '/en/line?x=1' })
    expect(await led('//evil.com')).toEqual({ kind: 'redirect', status: 303, to: '/en/' })
  })

  it('are asked of nobody who has nothing to confirm', async () => {
    const done = { termsStatus: async () => ({ result: false, updatedAt: null }) }
    expect((await open('/confirm', { origin: done, signedIn: true })).loaded).toMatchObject({
      kind: 'redirect',
      to: '/en/',
    })
    expect((await open('/confirm')).loaded).toMatchObject({ kind: 'redirect', to: '/en/' })
  })

  it('that nobody can tell of now are an honest failure', async () => {
    expect((await open('/confirm', { signedIn: true })).status).toBe(503)
  })
})

describe('a coming maintenance', () => {
  const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString()
  const flag = v.parse(maintenanceFlag, {
    notify_started_at: minutes(-5),
    notify_ended_at: minutes(5),
    started_at: '2099-05-01T10:00:00Z',
    ended_at: '2099-05-01T12:00:00Z',
  })
  const told = (lang: string, change = {}) =>
    maintenanceNotice({ ...contextOf('/', originWith([]), { lang }), maintenance: async () => flag, ...change })

  it('[S8.38] [S8.39] [S8.40] is announced with start and end, in Russian or English', async () => {
    expect((await told('ru'))?.text.replace(/[\u00a0\u202f]/g, ' ')).toBe(
      'С 1 мая 2099 г., 13:00 до 1 мая 2099 г., 15:00 (UTC+3) на сайте пройдут технические работы.',
    )
    expect((await told('ar'))?.text).toBe(
      'The site will be under maintenance from 1 May 2099, 13:00 to 1 May 2099, 15:00 (UTC+3).',
    )
  })

  it('is not told to crawlers, nor with every soft step', async () => {
    const { visit } = contextOf('/', originWith([]))
    expect(await told('en', { visit: { ...visit, isBot: true } })).toBeNull()
    expect(await told('en', { visit: { ...visit, kind: 'soft' } })).toBeNull()
  })
})
