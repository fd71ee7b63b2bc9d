import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type OfficeSettings, officeSettings } from '../../../shared/api/settings.ts'
import { DEFAULT_DISPLAY } from '../../../shared/domain/settings/display.ts'
import { DEFAULT_MAILING } from '../../../shared/domain/settings/notifications.ts'
import { translator } from '../../../shared/i18n/translator.ts'
import { DEFAULT_CONFIG } from '../../../worker/backend/config/default.ts'
import { changesOf, closedIn } from '../../../worker/edge/apps/office/settings-data.ts'
import { settingsPage } from '../../../worker/edge/apps/office/settings-page.tsx'
import { noticeOf } from '../../../worker/edge/forms/notice.ts'
import { contextOf, originWith, withConfig } from '../apps/context.ts'

const { theme: _theme, ...display } = DEFAULT_DISPLAY
const settings: OfficeSettings = {
  commonSettings: { language: 'ru', appTheme: null, ...display },
  otherSettings: { partnerHasTaxes: true },
  notificationSettings: { ...DEFAULT_MAILING, enable_mail_bets: true },
  cashbackSetting: null,
  bonusSetting: { bonus: 0 },
  firstDepositBonusSetting: null,
  pointsAccumulated: 0,
  availableCurrencies: ['EUR'],
  sports: [
    { id: 1, name: 'football' },
    { id: 4, name: 'tennis' },
  ],
  lineSports: [1, 4],
  liveSports: [1, 4],
  lineDisallowSports: [4],
  liveDisallowSports: [77],
  showFavoriteTeams: false,
  showPromoCodeCheck: false,
  showWallets: false,
  clubPoints: 0,
  showClubPoints: false,
  walletAttributes: { title_translation_key: 'office_accounts' },
  promoSetting: { promoCodeCheckSection: { isAvailable: false, title_translation_key: 'office_promo_check' } },
}

type Call = readonly [name: string, ...given: unknown[]]
/** An origin that has these settings and notes what is saved. */
function house(refuse?: string) {
  const calls: Call[] = []
  const answer = () =>
    refuse ? { ok: false as const, status: 422, title: refuse, body: null } : { ok: true as const, data: null }
  const origin = originWith([], {
    officeSettings: async () => settings,
    saveSetting: async (key, value) => {
      calls.push(['saveSetting', key, value])
      return answer()
    },
    saveDisallowedSports: async (line, live) => {
      calls.push(['saveDisallowedSports', line, live])
      return answer()
    },
  })
  return { origin, calls }
}

async function open(section: string | undefined, lang = 'en', given = house().origin, config = {}) {
  const ctx = withConfig(contextOf('/office/settings', given, { lang }), config)
  const loaded = await settingsPage.load(ctx, section === undefined ? {} : { section })
  return loaded.kind === 'data' ? renderToStaticMarkup(settingsPage.view(loaded.data, ctx)) : loaded.kind
}
async function post(section: string, form: string, given = house()) {
  const ctx = contextOf(`/office/settings/${section}`, given.origin)
  const answer = await settingsPage.post?.(new URLSearchParams(form), ctx, { section })
  return { answer, calls: given.calls }
}

describe('the page of settings', () => {
  it('[S2.62] [S2.81] shows the sections that the house has, the first when none is named', async () => {
    const html = await open(undefined)
    for (const section of ['common', 'notifications', 'sports']) expect(html).toContain(`/office/settings/${section}"`)
    expect(html).toContain('data-settings="common"')
    for (const section of ['wallets', 'cashback', 'promo-points-rules', 'first-deposit-bonus'])
      expect(await open(section)).toBe('notFound')
    expect(html).not.toContain('/office/settings/wallets')
  })

  it('[S2.81] lets the player choose which bonus offers are shown', async () => {
    expect(await open('bonus')).toMatch(/type="radio" name="bonus" checked="" value="0"|value="0" checked=""/)
    const { calls } = await post('bonus', 'bonus=2')
    expect(calls).toEqual([['saveSetting', 'bonus', 2]])
    expect((await post('bonus', 'bonus=0')).calls).toEqual([])
  })

  describe('[S3.69] cashback', () => {
    const accounts = async () => ({
      active: 101,
      accounts: [
        {
          ...{ id: 101, type: 0 as const, iso: 'EUR', currencyId: 978, money: '10.00', symbol: '€' },
          ...{ points: 7, label: '', isActive: true },
        },
      ],
    })
    const week = {
      ...{ from: '2026-06-01T00:00:00.000Z', to: '2026-06-08T00:00:00.000Z', currency: 'EUR' },
      ...{ loss: '40.00', amount: '2.00', isPaid: true },
    }
    const shown = async (section: string, flags: Partial<Record<string, boolean>> = {}) => {
      const told = {
        isVisiblePromoPointsRules: true,
        showAdditionalCashBackTerms: true,
        usePromoPointsName: true,
        ...flags,
      }
      const cashbackSetting = { additional_data: { ...told, promoPoints: 7 } }
      const origin = originWith([], {
        officeSettings: async () => v.parse(officeSettings, { ...settings, cashbackSetting }),
        accounts,
        cashback: async () => [{ ...week, of: 'bets' as const }],
      })
      const cashback = DEFAULT_CONFIG.cashback && { ...DEFAULT_CONFIG.cashback, ...told }
      return open(section, 'en', origin, { cashback })
    }

    it('tells the rule in the player’s currency, his points, and his weeks', async () => {
      const html = await shown('cashback')
      for (const text of [
        '5 %',
        '10.00\u00a0EUR',
        '100.00\u00a0EUR',
        '7 points',
        '40.00\u00a0EUR',
        '2.00\u00a0EUR',
        'paid',
      ])
        expect(html).toContain(text)
      expect(html).toContain('1 June 2026 – 7 June 2026')
    })
    it('its further terms stand there only when showAdditionalCashBackTerms says so', async () => {
      expect(await shown('cashback')).toContain('Further terms')
      expect(await shown('cashback', { showAdditionalCashBackTerms: false })).not.toContain('Further terms')
    })
    it('the rules of promo points are shown only when isVisiblePromoPointsRules says so', async () => {
      expect(await shown('promo-points-rules')).toContain('One point for each 2.50\u00a0EUR')
      expect(await shown('cashback')).toContain('/office/settings/promo-points-rules')
      expect(await shown('promo-points-rules', { isVisiblePromoPointsRules: false })).toBe('notFound')
      expect(await shown('cashback', { isVisiblePromoPointsRules: false })).not.toContain('promo-points-rules')
    })
    it('without the setting none of it is there', async () => {
      for (const section of ['cashback', 'promo-points-rules']) expect(await open(section)).toBe('notFound')
      expect(await open('common')).not.toContain('/office/settings/cashback')
    })
    it('says so when the origin does not tell of the weeks', async () => {
      const origin = originWith([], {
        officeSettings: async () => ({
          ...settings,
          cashbackSetting: {
            additional_data: {
              ...{ isVisiblePromoPointsRules: true, showAdditionalCashBackTerms: true },
              ...{ promoPoints: 0, usePromoPointsName: true },
            },
          },
        }),
        accounts,
      })
      const ctx = withConfig(contextOf('/office/settings', origin), { cashback: DEFAULT_CONFIG.cashback })
      expect(await settingsPage.load(ctx, { section: 'cashback' })).toMatchObject({ kind: 'data', status: 503 })
    })
  })

  describe('wallets', () => {
    const account = (id: number, type: 0 | 4 | 9, iso: string, currencyId: number, money: string) => ({
      ...{ id, type, iso, currencyId, money, symbol: iso, points: 0, label: '', isActive: id === 101 },
    })
    const owned = {
      active: 101,
      accounts: [
        account(101, 0, 'EUR', 978, '10.00'),
        account(102, 4, 'EUR', 978, '5.00'),
        account(103, 9, 'USD', 840, '0.00'),
      ],
    }
    const acts: Call[] = []
    const answer = async (...call: Call) => {
      acts.push(call)
      return { ok: true as const, data: null }
    }
    const origin = originWith([], {
      officeSettings: async () => ({ ...settings, showWallets: true }),
      accounts: async () => owned,
      activateAccount: (id) => answer('activate', id),
      addAccount: (id) => answer('add', id),
      removeAccount: async () => ({ ok: false, status: 409, title: 'account_in_use', body: null }),
    })
    const ctx = contextOf('/office/settings/wallets', origin)
    ctx.config = { ...ctx.config, currencies: ['EUR', 'USD', 'GBP'] }
    const sent = (form: string) => settingsPage.post?.(new URLSearchParams(form), ctx, { section: 'wallets' })

    it('[S3.63] [S9.65] show main, bonus and currency accounts, and offer the currencies that are missing', async () => {
      const loaded = await settingsPage.load(ctx, { section: 'wallets' })
      const html = loaded.kind === 'data' ? renderToStaticMarkup(settingsPage.view(loaded.data, ctx)) : ''
      for (const text of ['Main account', 'Bonus account', 'Currency account']) expect(html).toContain(text)
      expect([...html.matchAll(/<option value="(\d+)">([A-Z]{3})/g)].map(([, id, iso]) => [id, iso])).toEqual([
        ['826', 'GBP'],
      ])
      expect(html.match(/value="activate"/g)).toHaveLength(2)
      expect(html.match(/value="remove"/g)).toHaveLength(1)
    })

    it('[S8.31] are chosen, added and removed by plain forms, and the page tells what was done', async () => {
      const to = (said: string) => ({ kind: 'redirect', status: 303, to: `/en/office/settings/wallets?notice=${said}` })
      expect(await sent('act=activate&value=102')).toEqual(to('account-102'))
      expect(await sent('act=add&value=826')).toEqual(to('added'))
      expect(await sent('act=remove&value=840')).toEqual(to('account_in_use'))
      for (const form of ['act=constructor&value=1', 'act=add', 'act=add&value=-1', ''])
        expect(await sent(form)).toEqual(to('main_query_error'))
      expect(acts).toEqual([
        ['activate', 102],
        ['add', 826],
      ])
      expect(noticeOf('account-102', ctx.t)).toMatchObject({ kind: 'done', text: 'Account 102 is now active' })
      expect(noticeOf('account_in_use', ctx.t)).toMatchObject({ kind: 'error' })
    })
  })

  it('[S3.68] checks a promo code where the house has them: one of the player’s tells its terms, another where to try it', async () => {
    const section = 'promo-code-check'
    expect(await open(section)).toBe('notFound')
    const { promoCodeCheckSection } = settings.promoSetting
    const origin = originWith([], {
      officeSettings: async () => ({
        ...settings,
        promoSetting: { promoCodeCheckSection: { ...promoCodeCheckSection, isAvailable: true } },
      }),
      promoCodes: async () => ({
        items: [{ code: 'SPRING', amount: '5.00', currency: 'EUR', minCoef: '1.5', until: null }],
        total: 1,
        page: 1,
      }),
    })
    const check = async (query: string) => {
      const ctx = contextOf(`/office/settings/${section}${query}`, origin)
      const loaded = await settingsPage.load(ctx, { section })
      const html = loaded.kind === 'data' ? renderToStaticMarkup(settingsPage.view(loaded.data, ctx)) : loaded.kind
      return { html, said: /role="status">([^<]*)/.exec(html)?.[1] }
    }
    const { html, said } = await check('')
    expect(html).toContain('Promo code check')
    expect(said).toBeUndefined()
    expect((await check('?code=spring')).said).toMatch(/^A stake of 5\.00.EUR\. For total odds of 1\.5/)
    expect((await check('?code=OTHER')).said).toContain('bet slip')
    expect((await check('?code=%3Cb%3E')).said).toContain('3 to 40')
  })

  it.each(['en', 'ru', 'ar'])('[S3.79] has a labelled control for every setting of the display: %s', async (lang) => {
    const html = await open('common', lang)
    const { hideLeft, hideRight, theme: _, ...rest } = DEFAULT_DISPLAY
    for (const name of ['appTheme', ...Object.keys(rest)]) expect(html).toContain(`name="${name}"`)
    expect(html).not.toMatch(/settings_[a-z]/)
  })

  it('[S3.61] has the four mailing switches by their names, as they are saved', async () => {
    const html = await open('notifications')
    expect([...html.matchAll(/name="(enable_[a-z_]+)"/g)].map(([, name]) => name)).toEqual([
      'enable_mail_news',
      'enable_mail_deposit',
      'enable_mail_bets',
      'enable_sms_news',
    ])
    expect(html.match(/checked=""/g)).toHaveLength(1)
  })

  it('ticks the sports that are offered', async () => {
    const html = await open('sports')
    const tick = (list: string, id: number) =>
      new RegExp(`<input[^>]*(?=[^>]*name="${list}")(?=[^>]*value="${id}")[^>]*>`).exec(html)?.[0] ?? ''
    expect(tick('line', 1)).toContain('checked')
    expect(tick('line', 4)).not.toContain('checked')
    expect(tick('live', 4)).toContain('checked')
  })

  it('stays a page when the origin does not answer', async () => {
    const ctx = contextOf('/office/settings', originWith(null))
    const loaded = await settingsPage.load(ctx, {})
    expect(loaded).toMatchObject({ kind: 'data', status: 503 })
  })
})

const AS_IT_IS =
  'appTheme=system&coefViewId=0&tzo=3&is12h=0&appFontSize=0&marketsNameType=0&coefChangeIndication=1&detailedScore=1&groupByCountry=1&appViewType=0&accumulatorOfDay=1&liveAccumulator=1&betGenerator=1&statsInNewWindow=1&moveVideoOnScroll=1'

describe('a plain form of settings', () => {
  it('[S8.20] [S7.64] saves what has changed, one by one, and nothing else', async () => {
    const { answer, calls } = await post('common', `${AS_IT_IS}&compactView=1`.replace('tzo=3', 'tzo=5.5'))
    expect(calls).toEqual([
      ['saveSetting', 'tzo', '5.5'],
      ['saveSetting', 'compactView', true],
    ])
    expect(answer).toEqual({ kind: 'redirect', status: 303, to: '/en/office/settings/common?notice=saved' })
    expect(noticeOf('saved', translator('en'))?.text).toBe(translator('en')('main_save_success'))
  })

  it('saves nothing when nothing has changed', async () => {
    expect((await post('common', AS_IT_IS)).calls).toEqual([])
  })

  it('saves a switch that was taken off, and leaves a value alone that does not exist', async () => {
    const form = AS_IT_IS.replace('&detailedScore=1', '').replace('tzo=3', 'tzo=99')
    expect((await post('common', form)).calls).toEqual([['saveSetting', 'detailedScore', false]])
  })

  it('takes back a cookie of this device that differs from what is saved', () => {
    const changes = changesOf('common', new URLSearchParams(AS_IT_IS), settings, { ...DEFAULT_DISPLAY, theme: 'dark' })
    expect(changes).toEqual([['appTheme', 'system']])
  })

  it('saves mailing switches', async () => {
    expect((await post('notifications', 'enable_mail_news=1')).calls).toEqual([
      ['saveSetting', 'enable_mail_news', true],
      ['saveSetting', 'enable_mail_bets', false],
    ])
  })

  it('[S7.64] sends both lists of closed sports: those without a tick, and those that were not shown', async () => {
    expect((await post('sports', 'line=4&live=1&live=4')).calls).toEqual([['saveDisallowedSports', [1], [77]]])
    expect(closedIn([], [1, 4], [4])).toEqual([1, 4])
  })

  it('says what the origin says when it refuses', async () => {
    const { answer } = await post('sports', 'line=4', house('main_query_error'))
    expect(answer).toMatchObject({ to: '/en/office/settings/sports?notice=main_query_error' })
  })

  it('for a section that is not there is not found', async () => {
    expect((await post('cashback', '')).answer).toEqual({ kind: 'notFound' })
  })
})
