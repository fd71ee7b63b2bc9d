import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { OfficeSettings } from '../../../shared/api/settings.ts'
import { DEFAULT_CONFIG } from '../../../worker/backend/config/default.ts'
import { officePromotionPage } from '../../../worker/edge/apps/office/promotion-page.tsx'
import { rewardsPage } from '../../../worker/edge/apps/office/rewards-page.tsx'
import type { Origin } from '../../../worker/edge/origin/client.ts'
import type { Page } from '../../../worker/edge/page.ts'
import { contextOf, originWith, withConfig } from './context.ts'

async function open<D>(page: Page<D>, change: Partial<Origin>) {
  const ctx = withConfig(contextOf('/office', originWith([], change)), DEFAULT_CONFIG)
  const loaded = await page.load(ctx, {})
  if (loaded.kind !== 'data') throw new Error(loaded.kind)
  return { html: renderToStaticMarkup(page.view(loaded.data, ctx)), status: loaded.status ?? 200 }
}

describe('[S2.70] the office’s rewards', () => {
  const at = '2026-06-08T00:00:00.000Z'
  it('name what the house has given and taken back, by coupon and week, and the codes that can be used', async () => {
    const { html } = await open(rewardsPage, {
      rewards: async () => [
        { kind: 'cashback', of: '2026-06-01', amount: '2.00', currency: 'EUR', at },
        { kind: 'bonus_reversal', of: '55', amount: '-20.31', currency: 'EUR', at },
        { kind: 'friend_bonus', of: '77', amount: '10.00', currency: 'EUR', at },
        { kind: 'bonus_expire', of: '2', amount: '-6.00', currency: 'EUR', at },
      ],
      promoCodes: async () => ({ items: [{ code: 'P-ABC', amount: '5.00', currency: 'EUR' }], total: 1, page: 1 }),
    })
    expect(html).toMatch(/Cashback of the week of 1 June 2026.*\+2\.00\u00a0EUR/s)
    expect(html).toMatch(/Hyper bonus of bet № 55 taken back.*−20\.31\u00a0EUR/s)
    expect(html).toMatch(/Bonus for friend № 77.*\+10\.00\u00a0EUR.*Deposit bonus № 2 ended.*−6\.00/s)
    expect(html).toContain('P-ABC')
  })
  it('say what will be here while there are none, and so when the origin does not answer', async () => {
    expect((await open(rewardsPage, { rewards: async () => [] })).html).toContain('Nothing yet')
    expect((await open(rewardsPage, {})).status).toBe(503)
  })
})

describe('[S2.66] the office’s promotions', () => {
  const news = {
    ...{ kind: 'promotion' as const, slug: 'summer', lang: 'en', updatedAt: '2026-06-08T00:00:00.000Z' },
    ...{ title: 'Summer', description: 'A summer of football', category: null },
  }
  const chosen = (bonus: 0 | 1 | 2): Partial<Origin> => ({
    officeSettings: async () => ({ ...SETTINGS, bonusSetting: { bonus } }),
    contentList: async (_kind, { page }) => ({ items: [news], total: 1, page }),
  })
  it('show the offers that the player has chosen to see, and the promotions', async () => {
    const { html } = await open(officePromotionPage, chosen(1))
    for (const text of ['Cashback', 'Hyper bonus', '/en/bonuses/hyper', '/en/promotions/summer'])
      expect(html).toContain(text)
  })
  it.each([
    [0, 'You have chosen to see no offers'],
    [2, 'no offers for the casino'],
  ] as const)('with the choice %i no offers for sports', async (choice, text) => {
    const { html } = await open(officePromotionPage, chosen(choice))
    expect(html).toContain(text)
    expect(html).not.toContain('/en/bonuses/hyper')
    expect(html).toContain('/en/office/settings/bonus')
  })
})

const SETTINGS: OfficeSettings = {
  ...{
    commonSettings: {},
    otherSettings: {},
    cashbackSetting: null,
    bonusSetting: null,
    firstDepositBonusSetting: null,
  },
  notificationSettings: {
    ...{ enable_mail_news: false, enable_mail_deposit: false, enable_mail_bets: false, enable_sms_news: false },
  },
  ...{ pointsAccumulated: 0, availableCurrencies: [], sports: [], lineSports: [], liveSports: [] },
  ...{ lineDisallowSports: [], liveDisallowSports: [], showFavoriteTeams: false, showPromoCodeCheck: false },
  ...{ showWallets: false, clubPoints: 0, showClubPoints: false, walletAttributes: { title_translation_key: 'x' } },
  promoSetting: { promoCodeCheckSection: { isAvailable: false, title_translation_key: 'x' } },
}
