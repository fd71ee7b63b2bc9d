import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PAGES } from '../../../worker/edge/apps/index.ts'
import type { Origin } from '../../../worker/edge/origin/client.ts'
import { lineEvent } from '../ui/samples.ts'
import { contextOf, originWith } from './context.ts'

const events = Array.from({ length: 6 }, (_, n) => {
  const event = lineEvent()
  return {
    ...event,
    id: 100 + n,
    markets: event.markets.map((market) => ({
      ...market,
      id: market.id + n * 100,
      outcomes: market.outcomes.map((outcome) => ({ ...outcome, id: outcome.id + n * 100 })),
    })),
  }
})

async function open(query: string, { origin = originWith(events) as Origin, wanted = 1 as 0 | 1, lang = 'en' } = {}) {
  const page = PAGES.bettingCalculator
  if (!page) throw new Error('no page')
  const ctx = contextOf(`/betting-calculator${query}`, origin, { lang })
  ctx.visit = { ...ctx.visit, display: { ...ctx.visit.display, betGenerator: wanted } }
  const loaded = await page.load(ctx, {})
  if (loaded.kind !== 'data') throw new Error(loaded.kind)
  const html = renderToStaticMarkup(page.view(loaded.data, ctx))
  return {
    html,
    prices: html.match(/<button[^>]*data-outcome/g)?.length ?? 0,
    events: page.events?.(loaded.data) ?? [],
  }
}
const ASK = '?gen_stake=10&gen_win=80&gen_events=3'

describe('the bet generator', () => {
  it('[S3.81] stands beside the calculator for who wants it, and not for who does not', async () => {
    expect((await open('')).html).toContain('name="gen_stake"')
    const off = await open(ASK, { wanted: 0 })
    expect(off.html).not.toContain('gen_stake')
    expect(off.prices).toBe(0)
  })

  it('makes an express of so many events, whose prices can be pressed without scripts too', async () => {
    const { html, prices, events: shown } = await open(ASK)
    expect(prices).toBe(3)
    expect(new Set(shown.map(({ id }) => id)).size).toBe(3)
    expect(html).toContain('An express for you')
    expect(html).toContain('name="gen_win" value="80"')
    expect(html).toContain('gen_turn=1')
  })

  it.each([
    ['?gen_stake=10&gen_win=5', 'larger than it'],
    ['?gen_stake=0&gen_win=5', 'larger than it'],
    ['?gen_stake=a&gen_win=b', 'larger than it'],
    ['?gen_stake=1&gen_win=9999999', 'larger than it'],
    ['?gen_stake=10&gen_win=80&gen_events=8', 'too few events'],
  ])('says what is wrong: %s', async (query, text) => {
    const { html, prices } = await open(query)
    expect(html).toContain(text)
    expect(prices).toBe(0)
  })

  it('says so when the feed does not answer, and the calculator goes on', async () => {
    const { html } = await open(ASK, { origin: originWith(null) })
    expect(html).toContain('does not answer')
    expect(html).toContain('<h1>')
  })

  it.each(['ru', 'ar'])('speaks %s', async (lang) => {
    expect((await open(ASK, { lang })).html).not.toMatch(/generator_[a-z]/)
  })
})
