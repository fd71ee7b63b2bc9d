import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { PlacedCoupon } from '../../../shared/api/coupon.ts'
import { matchRoute } from '../../../shared/routes/match.ts'
import type { Player, Profile } from '../../../worker/backend/identity/player.ts'
import { userConfigOf } from '../../../worker/backend/identity/user-config.ts'
import { PAGES } from '../../../worker/edge/apps/index.ts'
import type { Origin } from '../../../worker/edge/origin/client.ts'
import { contextOf, originWith } from './context.ts'

async function open(path: string, origin: Origin = originWith([]), contacts: Record<string, string> = {}, lang = 'en') {
  const route = matchRoute(path.split('?')[0] ?? '')
  const page = route && PAGES[route.name]
  if (!route || !page) throw new Error(`no page at ${path}`)
  const ctx = contextOf(path, origin, { lang })
  ctx.config = { ...ctx.config, contacts: { ...ctx.config.contacts, ...contacts } }
  const loaded = await page.load(ctx, route.params)
  if (loaded.kind !== 'data') throw new Error(`${path}: ${loaded.kind}`)
  return {
    html: renderToStaticMarkup(page.view(loaded.data, ctx)),
    head: page.head(loaded.data, ctx),
    status: loaded.status,
  }
}
const NOW = Date.UTC(2026, 10, 28)
/** A player whose profile says this. */
const userConfigWith = (profile: Profile) => userConfigOf({ ...ANN, profile }, NOW)
const ANN: Player = {
  id: 417308,
  email: 'ann@example.test',
  phone: null,
  name: 'Ann',
  surname: 'Player',
  birthday: '1990-05-17',
  country: 1,
  currency: 'EUR',
  bonus: 0,
  promo_code: null,
  password: '',
  password_changed: NOW - 3 * 86_400_000,
  created: NOW,
  profile: {},
}
const PLACED: PlacedCoupon = {
  id: 5,
  accountId: 1,
  amount: '10.00',
  currency: 'EUR',
  bets: [
    {
      market: { id: 1, outcomeId: 2, coef: '1.85', typeId: 186, specifiers: '' },
      blockId: null,
      banker: false,
      eventId: 3,
      sportId: 1,
      champId: 4,
      champ: 'Cup',
      champNames: { ru: 'Кубок' },
      home: 'Reds',
      away: 'Blues',
      startsAt: new Date(NOW).toISOString(),
      isLive: false,
      outcome: { name: 'Reds' },
      statusId: -1,
      factor: null,
    },
  ],
  changeCoefAction: 0,
  coef: '1.85',
  coefViewId: 0,
  prepaidAmount: null,
  refId: null,
  systemValue: null,
  typeId: 0,
  userId: ANN.id,
  status: 'open',
  possibleWin: '18.50',
  placedAt: new Date(NOW).toISOString(),
}
const withUser = (change: Profile) => originWith([], { userConfig: async () => userConfigWith(change) })

describe('the office', () => {
  it('[S2.80] leads from each of its pages to every other', async () => {
    for (const page of ['security', 'support', 'manager']) {
      const { html, head } = await open(`/office/${page}`)
      for (const path of ['', '/history', '/settings', '/security', '/support', '/manager'])
        expect(html).toContain(`href="/en/office${path}"`)
      expect(html).toMatch(new RegExp(`href="/en/office/${page}" aria-current="page"`))
      expect(head).toMatchObject({ noindex: true, title: expect.stringMatching(/ – Edgebook$/) })
    }
  })

  it.each([
    [30, 'weak'],
    [69, 'fair'],
    [99, 'good'],
    [100, 'full'],
  ])('[S2.60] [S9.61] security tells how well the account is protected: %i is %s', async (level, word) => {
    const { html } = await open('/office/security', withUser({ protection_level: level }))
    expect(html).toContain(`Protection: ${word}`)
  })

  it('[S2.60] [S4.93] security rates nothing without a level, and shows which ways are on', async () => {
    const protection_methods = { enable_phone_binding: true }
    const { html } = await open('/office/security', withUser({ protection_methods }))
    expect(html).toContain('has not been rated')
    expect(html).not.toContain('<meter')
    expect(html).toContain('Changed 3 days ago')
    expect([...html.matchAll(/>(On|Off)</g)].map(([, state]) => state)).toEqual(['Off', 'On', 'Off', 'Off'])
  })

  it('the history names championships in its language, and says apart that there are no bets and that none fits', async () => {
    const history = async () => ({ items: [PLACED], total: 1, page: 1 })
    const nothing = originWith([], { history: async () => ({ items: [], total: 0, page: 1 }) })
    expect((await open('/office/history', originWith([], { history }), {}, 'ru')).html).toContain('Кубок')
    expect((await open('/office/history', nothing)).html).toContain('No bets yet')
    const filtered = (await open('/office/history?status=sold', nothing)).html
    expect(filtered).not.toContain('No bets yet')
    expect(filtered).toMatch(/No bets match the filter.*href="\/en\/office\/history">All bets/s)
  })

  it('[S2.68] support has the form, and what the player has written', async () => {
    const message = { id: 17, at: '2026-11-20T08:00:00.000Z', email: 'a@b.c', subject: 'Bet <5>', message: 'Why void?' }
    const origin = originWith([], { ownMessages: async () => ({ items: [message], total: 1, page: 1 }) })
    const { html } = await open('/office/support', origin)
    expect(html).toMatch(/<form[^>]*method="post"/)
    expect(html).toContain('Bet &lt;5&gt;')
    expect(html).toContain('No. 17')
    const silent = await open('/office/support', originWith(null, { ownMessages: async () => null }))
    expect(silent.html).toMatch(/<form[^>]*method="post"/)
  })

  it('[S2.69] the manager’s page names the manager of the config, or leads to support', async () => {
    const none = await open('/office/manager')
    expect(none.html).toContain('href="/en/office/support#write"')
    const { html } = await open('/office/manager', undefined, {
      managerName: 'Ann Lee',
      managerEmail: 'ann@house.example',
      managerPhone: 'javascript:alert(1)',
    })
    expect(html).toContain('Ann Lee')
    expect(html).toContain('href="mailto:ann@house.example"')
    expect(html).not.toContain('javascript')
  })

  it.each(['ru', 'ar'])('speaks %s', async (lang) => {
    for (const page of ['security', 'support', 'manager']) {
      const { html } = await open(`/office/${page}`, withUser({}), {}, lang)
      expect(html).not.toMatch(/office_[a-z]|\{[a-z]+\}/)
      expect(/<h1>(.*?)<\/h1>/.exec(html)?.[1]).not.toMatch(/[A-Za-z]/)
    }
  })
})
