import { describe, expect, it } from 'vitest'
import { analytics } from '../../../shared/guards/analytics.ts'
import { appVersion } from '../../../shared/guards/app-version.ts'
import { bonusPage } from '../../../shared/guards/bonus-page.ts'
import { dictionaryLoader, mediaLoader } from '../../../shared/guards/loaders.ts'
import { modalGuard } from '../../../shared/guards/modal-guard.ts'
import { platform } from '../../../shared/guards/platform.ts'
import { quickCoupon } from '../../../shared/guards/quick-coupon.ts'
import { serverRenderRecheck } from '../../../shared/guards/server-render-recheck.ts'
import { slotFirstDeposit } from '../../../shared/guards/slot-first-deposit.ts'
import { GUARDS } from '../../../worker/edge/guards/index.ts'
import { factsWith, NEXT, to, visitOf } from './visits.ts'

const FACTS = factsWith()

it('[S6.26] app version: other code than the loaded one is loaded anew', () => {
  expect(appVersion(visitOf('/en/', { appVersion: 'v0' }), FACTS)).toEqual({ kind: 'reload' })
  expect(appVersion(visitOf('/en/', { appVersion: 'v1' }), FACTS)).toEqual(NEXT)
  expect(appVersion(visitOf('/en/'), FACTS)).toEqual(NEXT)
})

it('[S6.28][S6.29] the loaders of texts and media keep no page waiting', () => {
  expect([dictionaryLoader, mediaLoader].map((rule) => rule(visitOf('/en/line'), FACTS))).toEqual([NEXT, NEXT])
})

it('[S6.29] media loader: the media of an event are linked on its page, but for crawlers', () => {
  const game = '/en/live/football/118587-premier-league/12-arsenal-chelsea'
  const loads = { kind: 'next', effects: ['load-media'] }
  expect(mediaLoader(visitOf(game), FACTS)).toEqual(loads)
  expect(mediaLoader(visitOf('/en/cyber/real/dota-2/42-major/71-spirit-liquid'), FACTS)).toEqual(loads)
  expect(mediaLoader(visitOf(game, { isBot: true }), FACTS)).toEqual(NEXT)
  expect(GUARDS.map(({ name }) => name).slice(4, 6)).toEqual(['dictionary-loader', 'media-loader'])
})

it('[S6.31] server-render recheck: the browser follows a decision that has changed meanwhile', () => {
  const check = (recheck: string | null) => serverRenderRecheck(visitOf('/en/line?a=1'), factsWith({ recheck }))
  expect(check('/en/maintenance')).toEqual(to('/en/maintenance'))
  expect(check('/en/line?a=1')).toEqual(NEXT)
  expect(check(null)).toEqual(NEXT)
})

it('[S6.32][S6.19] analytics: a page view is queued under consent only', () => {
  const check = (agreed: string | undefined, isBot = false) =>
    analytics(visitOf('/en/', { isBot, cookies: agreed === undefined ? {} : { cookies_agree_type: agreed } }))
  const queued = { kind: 'next', effects: ['queue-page-view'] }
  expect(['all', 'ALL', 'marketing', 'functionality,marketing'].map((agreed) => check(agreed))).toEqual(
    Array(4).fill(queued),
  )
  expect([undefined, '', 'disabled', 'functionality', 'marketingless'].map((agreed) => check(agreed))).toEqual(
    Array(5).fill(NEXT),
  )
  expect(check('all', true)).toEqual(NEXT)
})

describe('modal guard', () => {
  const closing = { kind: 'next', effects: ['close-modals'] }
  it('[S5.17] [S6.34] closes modals on navigation, as the eleventh guard', () => {
    expect(modalGuard(visitOf('/en/promo'))).toEqual(closing)
    expect(GUARDS[10]?.rule).toBe(modalGuard)
  })

  it.each([
    ['to maintenance', visitOf('/en/maintenance')],
    ['with a modal’s flag', visitOf('/en/?a=1&showForgotPasswordModal=1')],
    ['when the hash alone differs', visitOf('/en/promo', { isHashOnly: true })],
  ])('[S5.18] leaves them open %s', (_, visit) => expect(modalGuard(visit)).toEqual(NEXT))

  it('takes no other query for a flag', () => {
    expect(modalGuard(visitOf('/en/?showForgotPasswordModal=0'))).toEqual(closing)
    expect(modalGuard(visitOf('/en/?show=1'))).toEqual(closing)
  })
})

describe('bonus page', () => {
  it.each([
    ['/en/bonuses?a=1', '/en/offers?a=1'],
    ['/en/bonuses/b1', '/en/offers/b1'],
    ['/en/bonuses/partner/p1', '/en/offers/partner/p1'],
    ['/en/bonuses/b1/games', '/en/offers/b1/games'],
    ['/en/bonuses/b1/rules', '/en/offers/b1/rules'],
  ])('[S5.14][S6.36] %s and %s are swapped as promoBonusToOffer says', (bonus, offer) => {
    const [on, off] = [factsWith({ promoBonusToOffer: true }), factsWith()]
    expect(bonusPage(visitOf(bonus), on)).toEqual(to(offer))
    expect(bonusPage(visitOf(offer), on)).toEqual(NEXT)
    expect(bonusPage(visitOf(offer), off)).toEqual(to(bonus))
    expect(bonusPage(visitOf(bonus), off)).toEqual(NEXT)
  })

  it('leaves other pages alone', () => expect(bonusPage(visitOf('/en/promo'), FACTS)).toEqual(NEXT))
})

it('[S5.19][S6.41] quick coupon: hidden when setting 38 is off', () => {
  expect(quickCoupon(visitOf('/en/'), factsWith({ availableRoutes: [1] }))).toEqual({
    kind: 'next',
    effects: ['hide-quick-coupon'],
  })
  expect(quickCoupon(visitOf('/en/'), factsWith({ availableRoutes: [38] }))).toEqual(NEXT)
})

it('[S5.15][S6.44] slot first deposit: leads for good to the casino when that redirect is on', () => {
  const on = factsWith({ isSlotFirstDepositRedirect: true })
  for (const list of ['bonuses', 'offers'])
    expect(slotFirstDeposit(visitOf(`/en/${list}/slot_first_deposit?a=1`), on)).toEqual(
      to('/en/casino/slot-first-deposit?a=1', 301),
    )
  expect(slotFirstDeposit(visitOf('/en/bonuses/slot_first_deposit'), FACTS)).toEqual(NEXT)
  expect(slotFirstDeposit(visitOf('/en/bonuses/other'), on)).toEqual(NEXT)
})

describe('platform', () => {
  const check = (address: string, more: Parameters<typeof visitOf>[1] = {}) =>
    platform(visitOf(address, { isHiddenTablet: true, ...more }), FACTS)

  it('[S6.47] redirects a tablet that says it is a desktop computer, once', () => {
    const first = check('/en/line?a=1')
    expect(first).toMatchObject(to('/en/line?a=1&platform_type=mobile'))
    expect(check('/en/')).toMatchObject(to('/en/?platform_type=mobile'))
    expect(check('/en/line?a=1&platform_type=mobile').kind).toBe('next')
    expect(check('/en/line', { cookies: { platform_type: 'mobile' } })).toEqual(NEXT)
  })

  it.each([
    ['a visitor’s own choice', '/en/?platform_type=desktop', {}],
    ['a repeated query', '/en/?platform_type=desktop&platform_type=mobile', {}],
    ['a desktop computer', '/en/', { isHiddenTablet: false }],
    ['a crawler', '/en/', { isBot: true }],
    ['a form', '/en/', { kind: 'other' as const }],
  ])('[SEC-28] leaves %s alone', (_, address, more) => expect(check(address, more)).toEqual(NEXT))
})
