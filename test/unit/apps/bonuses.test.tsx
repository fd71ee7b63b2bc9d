import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ContentText } from '../../../shared/api/content.ts'
import { accessCheck } from '../../../shared/guards/access-check.ts'
import { bonusPage as swap } from '../../../shared/guards/bonus-page.ts'
import { href } from '../../../shared/routes/href.ts'
import { matchRoute } from '../../../shared/routes/match.ts'
import type { RouteName } from '../../../shared/routes/table.ts'
import { DEFAULT_CONFIG } from '../../../worker/backend/config/default.ts'
import { PAGES } from '../../../worker/edge/apps/index.ts'
import { factsWith, NOT_FOUND, visitOf } from '../guards/visits.ts'
import { contextOf, originWith, withConfig } from './context.ts'

const text: ContentText = {
  ...{ kind: 'text', slug: 'bonus-partner-acme', lang: 'en', updatedAt: '2026-11-20T08:00:00.000Z' },
  ...{ title: 'For readers of Acme', description: 'A promo code', category: null, body: '<p>Use ACME</p>' },
}
const origin = originWith([], {
  content: async (kind, slug) => (kind === 'text' && slug === 'bonus-partner-acme' ? text : 'notFound'),
  sports: async () => [
    { id: 1, live: 2, line: 5 },
    { id: 4, live: 0, line: 0 },
  ],
})

/** The page that an address leads to, as it is shown; its route's name when it has none. */
async function open(path: string, config: Partial<typeof DEFAULT_CONFIG> = {}) {
  const match = matchRoute(path)
  const page = match && PAGES[match.name]
  if (!page) return `no page for ${match?.name ?? path}`
  const ctx = withConfig(contextOf(path, origin), { ...DEFAULT_CONFIG, ...config })
  const loaded = await page.load(ctx, match.params)
  return loaded.kind === 'data' ? renderToStaticMarkup(page.view(loaded.data, ctx)) : loaded.kind
}

const NAMES: readonly (readonly [bonus: RouteName, offer: RouteName, RegExp])[] = [
  ['bonuses', 'bonusesOffers', /Cashback.*Promo points.*Hyper bonus.*Ready-made expresses/s],
  ['bonusPartner', 'bonusOfferPartner', /For readers of Acme.*Use ACME.*Hyper bonus/s],
  ['bonus', 'bonusOffer', /up to 250 %.*the more bets, the larger the bonus/s],
  ['bonusRules', 'bonusOfferRules', /All bets have to win.*25\+.*250 %/s],
  ['bonusesGames', 'bonusesOffersGames', /Football.*>7</s],
]
const paramsOf = (name: RouteName) => ({ id: name.endsWith('Partner') ? 'acme' : 'hyper' })

describe('pages of bonuses', () => {
  it.each(NAMES)('[S2.101] %s', async (name, _offer, shown) => {
    const path = href('en', name, paramsOf(name)).slice(3)
    expect(matchRoute(path)?.name).toBe(name)
    expect(await open(path)).toMatch(shown)
  })

  it.each(NAMES)('[S2.102] instead of %s, %s when the house calls them offers', async (_bonus, name, shown) => {
    const path = href('en', name, paramsOf(name)).slice(3)
    const html = await open(path, { promoBonusToOffer: true })
    expect(html).toMatch(shown)
    expect(html).toContain('/en/offers')
    expect(html).not.toContain('/en/bonuses')
  })

  it('each is led from its other name to the one that counts', () => {
    const on = factsWith({ promoBonusToOffer: true })
    expect(swap(visitOf('/en/bonuses/hyper/games'), on)).toMatchObject({ to: '/en/offers/hyper/games' })
  })

  it('[S5.13] rules are 404 and linked from nowhere unless route 47 is available', async () => {
    const without = DEFAULT_CONFIG.availableRoutes.filter((id) => id !== 47)
    const check = (availableRoutes: number[]) =>
      accessCheck(visitOf('/en/bonuses/hyper/rules'), factsWith({ availableRoutes }))
    expect(check(without)).toEqual(NOT_FOUND)
    expect(check(DEFAULT_CONFIG.availableRoutes)).not.toEqual(NOT_FOUND)
    expect(await open('/bonuses/hyper')).toContain('/en/bonuses/hyper/rules')
    expect(await open('/bonuses/hyper', { availableRoutes: without })).not.toContain('/rules')
  })

  it('are there for what the config offers, and for nothing else', async () => {
    for (const id of ['advance', 'bonus-bet', 'nothing']) expect(await open(`/bonuses/${id}`)).toBe('notFound')
    const betting = {
      ...DEFAULT_CONFIG.betting,
      ...{ isBonusBetAvailable: true, advance: { percent: 10, max: { EUR: '100.00' } }, expressUpliftPercent: 0 },
    }
    expect(await open('/bonuses', { betting })).toMatch(/Bonus bet.*Advance/s)
    expect(await open('/bonuses/advance/rules', { betting })).toContain('10 % of the possible wins')
    expect(await open('/bonuses/express', { betting })).toBe('notFound')
    expect(await open('/bonuses/cashback', { cashback: null })).toBe('notFound')
    expect(await open('/bonuses/partner/nobody')).toBe('notFound')
  })
})
