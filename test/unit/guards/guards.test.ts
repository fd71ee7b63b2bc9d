import { describe, expect, it } from 'vitest'
import { accessByAuthorisation } from '../../../shared/guards/access-by-authorisation.ts'
import { accessCheck } from '../../../shared/guards/access-check.ts'
import type { Decision, GuardFacts, GuardVisit, LateFacts } from '../../../shared/guards/decision.ts'
import { language, urlLanguage } from '../../../shared/guards/language.ts'
import { microFrontendGuard } from '../../../shared/guards/micro-frontend-guard.ts'
import { decide, GUARDS } from '../../../worker/edge/guards/index.ts'
import { factsWith, NEXT, NOT_FOUND, PLAYER, readsWith, to, visitOf } from './visits.ts'

const FACTS = factsWith()

describe('access check', () => {
  const check = (address: string, facts: Partial<GuardFacts> = {}, more: Partial<GuardVisit> = {}) =>
    accessCheck(visitOf(address, more), { ...FACTS, ...facts })

  it('answers 404 where there is no route', () => {
    expect(check('/en/nothing')).toEqual(NOT_FOUND)
    expect(check('/en/keno')).toEqual(NEXT)
  })

  it('[S5.11] answers 404 when the path contains a configured fragment', () => {
    const route = visitOf('/en/promo').route
    expect(check('/en/old-page/1', { notFoundFragments: ['old-page'] }, { route })).toEqual(NOT_FOUND)
    expect(check('/en/promo', { notFoundFragments: ['old-page'] })).toEqual(NEXT)
  })

  it.each(['/en/casino', '/en/%63asino', '/en/casin%6F', '/en/casino/brand'])(
    '[SEC-75] the fragment casino hides %s, plain or escaped',
    (address) => {
      expect(check(address, { notFoundFragments: ['casino'] })).toEqual(NOT_FOUND)
      expect(check(address)).toEqual(NEXT)
    },
  )

  it('[S2.105] leads an old address of a promotion to its new one, unless a fragment hides it', () => {
    expect(check('/en/welcome-bonus?a=1')).toEqual(to('/en/promotions/first-deposit?a=1', 301))
    expect(check('/welcome-bonus')).toEqual(to('/en/promotions/first-deposit', 301))
    expect(check('/en/welcome-bonus', { notFoundFragments: ['welcome'] })).toEqual(NOT_FOUND)
  })

  it('takes an empty fragment for none', () => {
    expect(check('/en/promo', { notFoundFragments: [''] })).toEqual(NEXT)
  })

  it('[S5.12] answers 404 when the id that the route needs is not available', () => {
    const keno = visitOf('/en/keno').route
    const route = keno && { ...keno, needs: 12 }
    expect(check('/en/keno', { availableRoutes: [1] }, { route })).toEqual(NOT_FOUND)
    expect(check('/en/keno', { availableRoutes: [1, 12] }, { route })).toEqual(NEXT)
    expect(check('/en/contacts', { availableRoutes: [] })).toEqual(NEXT)
  })

  it('answers 404 everywhere in a section of sports that is switched off, and nowhere else', () => {
    const pages = (section: string) => [
      `/en/${section}`,
      `/en/${section}/top`,
      `/en/${section}/football`,
      `/en/${section}/football/12-cup`,
      `/en/${section}/football/12-cup/34-a-b`,
      `/en/ufc/${section}/football`,
    ]
    for (const [section, other, id] of [
      ['live', 'line', 2],
      ['line', 'live', 1],
    ] as const) {
      const availableRoutes = FACTS.availableRoutes.filter((one) => one !== id)
      for (const page of pages(section)) {
        expect([page, check(page, { availableRoutes })]).toEqual([page, NOT_FOUND])
        expect([page, check(page)]).toEqual([page, NEXT])
      }
      for (const page of [...pages(other), '/en/', '/en/results/live', '/en/live-casino'])
        expect([page, check(page, { availableRoutes })]).toEqual([page, NEXT])
    }
  })

  it('counts sports pages of cyber to cyber too', () => {
    const availableRoutes = FACTS.availableRoutes.filter((id) => id !== 3)
    expect(check('/en/cyber/live', { availableRoutes })).toEqual(NOT_FOUND)
    expect(check('/en/live', { availableRoutes })).toEqual(NEXT)
    expect(check('/en/cyber/live', { availableRoutes: [3] })).toEqual(NOT_FOUND)
    expect(check('/en/cyber/live', { availableRoutes: [2, 3] })).toEqual(NEXT)
  })

  it('[S5.08] blocks registration when it is not allowed', () => {
    expect(check('/en/registration', { isRegistrationAllowed: false })).toEqual(NOT_FOUND)
    expect(check('/en/registration/socialregistration', { isRegistrationAllowed: false })).toEqual(NOT_FOUND)
    expect(check('/en/registration')).toEqual(NEXT)
  })

  it('blocks identification when it is not enabled, bonus rules without 47, payment when it is not available', () => {
    expect(check('/en/office/identification', { isShowIdentification: false })).toEqual(NOT_FOUND)
    expect(check('/en/office/identification')).toEqual(NEXT)
    expect(check('/en/bonuses/welcome/rules', { availableRoutes: [20] })).toEqual(NOT_FOUND)
    expect(check('/en/bonuses/welcome/rules', { availableRoutes: [47] })).toEqual(NEXT)
    expect(check('/en/payment', { availableRoutes: [20] })).toEqual(NOT_FOUND)
  })

  it.each(['/en/debugger', '/en/cricket-dev'])('[SEC-91] %s exists outside production only', (address) => {
    expect(check(address)).toEqual(NOT_FOUND)
    expect(check(address, {}, { isProduction: false })).toEqual(NEXT)
  })
})

describe('access by authorisation', () => {
  const check = (address: string, more: Partial<GuardVisit> = {}, facts: Partial<GuardFacts> = {}) =>
    accessByAuthorisation(visitOf(address, more), { ...FACTS, ...facts })

  it('[S6.11][S6.13] leads a visitor to the sign-in page, with the query kept and the way back', () => {
    expect(check('/en/office/history')).toEqual(to('/en/user/login?next=%2Fen%2Foffice%2Fhistory'))
    expect(check('/en/office/history?a=1&b=%20')).toEqual(
      to('/en/user/login?a=1&b=+&next=%2Fen%2Foffice%2Fhistory%3Fa%3D1%26b%3D%2520'),
    )
  })

  it('does not take the way back from the query', () => {
    expect(check('/en/office?next=//evil.test')).toEqual(
      to('/en/user/login?next=%2Fen%2Foffice%3Fnext%3D%2F%2Fevil.test'),
    )
  })

  it('lets a player in, and everybody into pages that are not for players', () => {
    expect(check('/en/office/history', { player: PLAYER })).toEqual(NEXT)
    expect(check('/en/line')).toEqual(NEXT)
    expect(check('/en/user/login')).toEqual(NEXT)
  })

  it('gives a crawler 404 instead of the sign-in page', () => {
    expect(check('/en/office/history', { isBot: true })).toEqual(NOT_FOUND)
    expect(check('/en/line', { isBot: true })).toEqual(NEXT)
  })

  it('keeps the payment page for players when the config says so', () => {
    const only = { isShowPaymentPageOnlyAuth: true }
    expect(check('/en/payment')).toEqual(NEXT)
    expect(check('/en/payment', {}, only)).toEqual(to('/en/user/login?next=%2Fen%2Fpayment'))
    expect(check('/en/payment', { player: PLAYER }, only)).toEqual(NEXT)
    expect(check('/en/contacts', {}, only)).toEqual(NEXT)
  })
})

describe('language', () => {
  it('leaves a path with its language alone', () => {
    expect(language(visitOf('/en/promo'), FACTS)).toEqual(NEXT)
    expect(urlLanguage(visitOf('/en/promo'), FACTS)).toEqual(NEXT)
  })

  it('[S4.76] inserts the language into a path without one, query kept', () => {
    expect(language(visitOf('/promo?a=1&b=%20'), FACTS)).toEqual(to('/en/promo?a=1&b=%20'))
    expect(language(visitOf('/'), FACTS)).toEqual(to('/en/'))
  })

  it('replaces a language that is not allowed, query kept', () => {
    expect(urlLanguage(visitOf('/zz/line?a=1', { lang: 'ru' }), FACTS)).toEqual(to('/ru/line?a=1'))
    expect(urlLanguage(visitOf('/zz', { lang: 'ru' }), FACTS)).toEqual(to('/ru/'))
  })
})

describe('micro-frontend guard', () => {
  it('answers 404 for a route whose page nobody has: neither a built-in one nor a configured app', () => {
    const keno = visitOf('/en/keno').route
    expect(microFrontendGuard(visitOf('/en/keno', { route: keno && { ...keno, exists: false } }), FACTS)).toEqual(
      NOT_FOUND,
    )
    expect(microFrontendGuard(visitOf('/en/keno'), FACTS)).toEqual(NEXT)
  })
})

describe('the list of guards', () => {
  const outcome = (
    address: string,
    more: Parameters<typeof visitOf>[1] = {},
    facts: Partial<GuardFacts> = {},
    late: Partial<LateFacts> = {},
  ) => decide(visitOf(address, more), factsWith(facts), readsWith(late))
  const decided = async (...of: Parameters<typeof outcome>) => (await outcome(...of)).decided

  it('[S6.23] stands in the order of the spec, 21 names, the language guard behind them', () => {
    const spec = [
      'referral',
      'redirector',
      'app-version',
      'blocked',
      'dictionary-loader',
      'media-loader',
      'access-check',
      'server-render-recheck',
      'analytics',
      'access-by-authorisation',
      'modal-guard',
      'confirm-terms',
      'bonus-page',
      'url-language',
      'recharge-navigation',
      'mobile-identification-bonus',
      'seo-bot',
      'quick-coupon',
      'authorisation-redirect',
      'micro-frontend',
      'slot-first-deposit',
      'language',
    ]
    expect(GUARDS.map(({ name }) => name)).toEqual(spec)
    expect(spec.indexOf('slot-first-deposit')).toBe(20)
  })

  it('[S6.30] has the access check at its seventh place, which answers 404', async () => {
    const keno = visitOf('/en/keno').route?.needs
    expect(GUARDS[6]?.name).toBe('access-check')
    expect(
      await decided('/en/keno', {}, { availableRoutes: FACTS.availableRoutes.filter((id) => id !== keno) }),
    ).toEqual({ guard: 'access-check', decision: NOT_FOUND })
  })

  it('[S6.37][S6.45] has the language of the URL at its fourteenth place and the language guard behind all', async () => {
    expect([GUARDS[13]?.name, GUARDS[21]?.name]).toEqual(['url-language', 'language'])
    expect((await decided('/promo?a=1'))?.decision).toEqual(to('/en/promo?a=1'))
    expect(await decided('/en/promo')).toBeNull()
  })

  it('says of each guard where it runs', () => {
    const at = (where: string) => GUARDS.filter((row) => row.where === where).map(({ name }) => name)
    expect(at('edge')).toEqual(['referral', 'seo-bot'])
    expect(at('browser')).toEqual(['server-render-recheck', 'analytics', 'modal-guard'])
  })

  it('lets the page answer when no guard objects', async () => {
    expect(await decided('/en/line')).toBeNull()
    expect(await decided('/en/office', { player: PLAYER })).toBeNull()
    expect(await decided('/en/line', { isBot: true })).toBeNull()
  })

  it.each<[string, string, Partial<GuardVisit>, Partial<GuardFacts>, string, Decision]>([
    ['a missing page before its language', '/zz/nothing', {}, {}, 'access-check', NOT_FOUND],
    [
      'a missing page before the sign-in',
      '/en/office/identification',
      {},
      { isShowIdentification: false },
      'access-check',
      NOT_FOUND,
    ],
    [
      'the sign-in before the language',
      '/office',
      {},
      {},
      'access-by-authorisation',
      to('/en/user/login?next=%2Fen%2Foffice'),
    ],
    ['a crawler at the office', '/en/office', { isBot: true }, {}, 'access-by-authorisation', NOT_FOUND],
    ['an unknown language', '/zz/line', {}, {}, 'url-language', to('/en/line')],
    ['no language', '/line?a=1', {}, {}, 'language', to('/en/line?a=1')],
    ['no language, a crawler', '/line', { isBot: true }, {}, 'language', to('/en/line')],
  ])('the first that objects decides: %s', async (_, address, more, facts, guard, decision) => {
    expect(await decided(address, more, facts)).toEqual({ guard, decision })
  })

  it.each(['/%6fffice/account', '/en/%6fffice', '/en//office', '/en/office/', '/EN/office', '//office'])(
    '[SEC-74][C8] %s is guarded like the office',
    async (address) => {
      const path = address.startsWith('//') ? `https://site.test${address}` : address
      expect((await decided(path))?.guard).toBe('access-by-authorisation')
    },
  )

  it('sends every redirect to a path of this site in one step: where it leads no guard redirects again but to sign in', async () => {
    for (const address of ['/', '/line', '/zz/line', '/zz', '/office', '/zz/office?a=1']) {
      const first = (await decided(address))?.decision
      if (first?.kind !== 'redirect') throw new Error(`${address} was not redirected`)
      expect(first.to).toMatch(/^\/en\//)
      expect(await decided(first.to)).toBeNull()
    }
  })
})
