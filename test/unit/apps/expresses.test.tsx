import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ReadyExpress } from '../../../shared/api/expresses.ts'
import { AVAILABLE_ROUTE } from '../../../shared/routes/available.ts'
import { matchRoute } from '../../../shared/routes/match.ts'
import { PAGES } from '../../../worker/edge/apps/index.ts'
import { withoutClosed } from '../../../worker/edge/origin/closed-sports.ts'
import type { PageContext } from '../../../worker/edge/page.ts'
import { lineEvent } from '../ui/samples.ts'
import { contextOf, originWith } from './context.ts'

const bet = (n: number, isLive: boolean): ReadyExpress['bets'][number] => ({
  market: { id: 500 + n, outcomeId: 900 + n, coef: '1.60', typeId: 1, specifiers: '' },
  eventId: 70 + n,
  sportId: n === 3 ? 4 : 1,
  champId: 5,
  champ: 'Cup',
  home: `Home ${n}`,
  away: `Away ${n}`,
  startsAt: '2026-11-28T15:30:00Z',
  isLive,
  outcome: { typeId: 1, name: `Home ${n}` },
})
const express = (id: number, type: 'line' | 'live'): ReadyExpress => ({
  id,
  type,
  coef: '4.096',
  upliftPercent: 10,
  total: '4.506',
  bets: [1, 2, 3].map((n) => bet(n, type === 'live')),
})
const origin = originWith([lineEvent()], { expresses: async () => [express(8, 'line'), express(9, 'live')] })

async function open(
  path: string,
  display: Partial<PageContext['visit']['display']> = {},
  availableRoutes?: number[],
  from = origin,
) {
  const route = matchRoute(path.split('?')[0] ?? '')
  const page = route && PAGES[route.name]
  if (!page) throw new Error(`no page at ${path}`)
  const base = contextOf(path, from)
  const ctx: PageContext = {
    ...base,
    config: { ...base.config, ...(availableRoutes && { availableRoutes }) },
    visit: { ...base.visit, display: { ...base.visit.display, ...display } },
  }
  const loaded = await page.load(ctx, route.params)
  if (loaded.kind !== 'data') throw new Error(loaded.kind)
  const { data } = loaded
  return {
    html: renderToStaticMarkup(page.view(data, ctx)),
    key: page.keep?.(data),
    topics: page.live?.(data)?.topics,
    version: page.live?.(data)?.version,
    events: page.events?.(data) ?? [],
  }
}
const shown = (html: string) => [...html.matchAll(/data-express="(\d+)"/g)].map(([, id]) => Number(id))

describe('ready-made expresses', () => {
  it('stand on the home page, and each on its own whole list', async () => {
    expect(shown((await open('/')).html)).toEqual([8, 9])
    expect(shown((await open('/line')).html)).toEqual([8])
    for (const path of ['/live/football', '/line/football', '/line/top', '/topgame/line', '/line?period=3'])
      expect(shown((await open(path)).html)).toEqual([])
    const two = { items: [lineEvent()], total: 61, page: 2, version: 9 }
    const long = { ...origin, events: async () => two }
    expect(shown((await open('/line?page=2', {}, undefined, long)).html)).toEqual([])
  })

  it('stand behind the list: the first price of a page is one that can be seen', async () => {
    for (const path of ['/', '/line']) {
      const { html } = await open(path)
      expect(html.indexOf('data-outcome=')).toBeGreaterThan(0)
      expect(html.indexOf('data-outcome=')).toBeLessThan(html.indexOf('data-express='))
    }
  })

  it('show their bets, the odds multiplied and the total with the uplift, with prices that can be picked one by one', async () => {
    const { html, events, topics } = await open('/line')
    expect(html).toContain('Express of the day')
    expect(html).toMatch(/data-express-coef="">4\.096</)
    expect(html).toMatch(/data-express-total="">4\.506</)
    expect(html).toContain('href="/en/line/football/5-cup/71-home-1-away-1"')
    expect(html).toContain('aria-label="Home 1 – Away 1, 1X2, Home 1, 1.60"')
    expect(html).toContain('data-uplift="1100"')
    expect(events.map(({ id }) => id)).toEqual([12, 71, 72, 73])
    expect(topics).toEqual(['sport:1', 'sport:4'])
  })

  it('[S3.80] stay away for who has switched them off, of the day and live apart', async () => {
    expect(shown((await open('/', { accumulatorOfDay: 0 })).html)).toEqual([9])
    expect(shown((await open('/', { liveAccumulator: 0 })).html)).toEqual([8])
    expect(shown((await open('/line', { accumulatorOfDay: 0 })).html)).toEqual([])
  })

  it('stay away where their section is switched off, and when one of their sports is closed for the player', async () => {
    expect(shown((await open('/', {}, [AVAILABLE_ROUTE.line])).html)).toEqual([8])
    const closed = withoutClosed(origin, { line: [4], live: [] })
    expect(shown((await open('/', {}, undefined, closed)).html)).toEqual([9])
  })

  it('are rendered anew when a price of theirs has moved', async () => {
    const moved = express(8, 'line')
    const other = originWith([lineEvent()], { expresses: async () => [{ ...moved, total: '4.6' }] })
    expect((await open('/line')).key).not.toBe((await open('/line', {}, undefined, other)).key)
  })

  it('let the socket begin with what is older of the list and of them', async () => {
    const read = (version: number) =>
      originWith([lineEvent()], { expresses: async () => [{ ...express(8, 'line'), version }] })
    for (const path of ['/', '/line']) {
      expect((await open(path, {}, undefined, read(7))).version).toBe(7)
      expect((await open(path, {}, undefined, read(12))).version).toBe(9)
    }
  })

  it('leave the page whole when the origin tells of none', async () => {
    const { html } = await open('/line', {}, undefined, originWith([lineEvent()]))
    expect(shown(html)).toEqual([])
    expect(html).toContain('data-event="12"')
  })
})
