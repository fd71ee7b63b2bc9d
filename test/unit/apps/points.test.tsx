import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Points } from '../../../shared/api/points.ts'
import { DEFAULT_CONFIG } from '../../../worker/backend/config/default.ts'
import { pointsPage } from '../../../worker/edge/apps/promo/points-page.tsx'
import { noticeOf } from '../../../worker/edge/forms/notice.ts'
import type { Origin } from '../../../worker/edge/origin/client.ts'
import { contextOf, originWith, withConfig } from './context.ts'

const player = { userId: 7, name: null, ban: 0, banVersion: 0, termsChanged: false }
const at = '2026-06-01T12:00:00.000Z'
const points: Points = {
  balance: 150,
  items: [
    { id: 3, kind: 'purchase', couponId: null, code: 'P-ABC', points: -40, at },
    { id: 2, kind: 'bet_back', couponId: 55, code: null, points: -10, at },
    { id: 1, kind: 'bet', couponId: 55, code: null, points: 200, at },
  ],
  total: 3,
  page: 1,
}
const account = {
  ...{ id: 701, type: 0 as const, iso: 'USD', currencyId: 840, symbol: '$', money: '1.00', points: 150 },
  ...{ label: '', isActive: true },
}
const house = (change: Partial<Origin> = {}) =>
  originWith([], {
    points: async () => points,
    accounts: async () => ({ accounts: [account], active: 701 }),
    ...change,
  })

async function open(who: typeof player | null, origin = house(), cashback = DEFAULT_CONFIG.cashback) {
  const ctx = withConfig(contextOf('/points', origin, { player: who }), { cashback })
  const loaded = await pointsPage.load(ctx, {})
  if (loaded.kind !== 'data') return { html: loaded.kind, status: 0 }
  return { html: renderToStaticMarkup(pointsPage.view(loaded.data, ctx)), status: loaded.status ?? 200 }
}

describe('[S2.21] the page of promo points', () => {
  it('shows the balance, the rules in the currency of the active account, and what points came from', async () => {
    const { html } = await open(player)
    for (const text of [
      '150 points',
      'One point for each 2.50\u00a0USD',
      'Bet № 55',
      'Corrected result of bet № 55',
      'P-ABC',
    ])
      expect(html).toContain(text)
    expect(html).toMatch(/\+200.*/)
  })
  it('shows a visitor the rules and the showcase, without a way to buy', async () => {
    const { html } = await open(null)
    expect(html).toContain('Sign in')
    expect(html).toContain('Free bet of 2.50\u00a0EUR')
    expect(html).not.toContain('<form')
  })
  it('is not there without points in the config, and says so when the origin does not answer', async () => {
    expect((await open(player, house(), null)).html).toBe('notFound')
    expect((await open(player, house({ points: async () => null }))).status).toBe(503)
  })
  it('says what is owed when points of a corrected result had been spent', async () => {
    const { html } = await open(player, house({ points: async () => ({ ...points, balance: -3 }) }))
    expect(html).toContain('0 points')
    expect(html).toContain('The next 3 points make up for them')
  })
})

describe('[S2.132] the promo showcase', () => {
  it('has a button for what there are points for, and says how many are missing for the rest', async () => {
    const { html } = await open(player)
    expect(html.match(/name="ware"/g)).toHaveLength(1)
    expect(html).toContain('name="ware" value="free-bet-2"')
    expect(html).toContain('40 more points needed')
  })
  it('buys by a plain form, once a key, and tells what came of it', async () => {
    const sent: unknown[] = []
    const origin = house({
      post: async (path, body, headers) => {
        sent.push([path, body, headers])
        return sent.length === 1
          ? { ok: true, data: {} }
          : { ok: false, status: 422, title: 'points_short', body: null }
      },
    })
    const ctx = contextOf('/points', origin, { player })
    const press = () => pointsPage.post?.(new URLSearchParams({ ware: 'free-bet-2', key: 'k' }), ctx, {})
    expect(await press()).toMatchObject({ status: 303, to: '/en/points?notice=bought' })
    expect(sent).toEqual([['/web-api/points/purchases', { id: 'free-bet-2' }, { 'idempotency-key': 'k' }]])
    expect(await press()).toMatchObject({ to: '/en/points?notice=points_short' })
    expect(noticeOf('bought', ctx.t)?.text).toContain('promo code is yours')
    expect(noticeOf('points_short', ctx.t)?.kind).toBe('error')
  })
})
