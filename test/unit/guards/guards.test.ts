import { describe, expect, it } from 'vitest'
import { accessByAuthorisation } from '../../../shared/guards/access-by-authorisation.ts'
import { accessCheck } from '../../../shared/guards/access-check.ts'
import type { Decision, GuardFacts, GuardVisit } from '../../../shared/guards/decision.ts'
import { language, urlLanguage } from '../../../shared/guards/language.ts'
import { matchRoute, routeOf } from '../../../shared/routes/match.ts'
import { decide, GUARDS } from '../../../worker/edge/guards/index.ts'
import { splitLanguage } from '../../../worker/edge/visit/language.ts'
import { canonicalPath, normalPath } from '../../../worker/edge/visit/path.ts'

const FACTS: GuardFacts = {
  availableRoutes: Array.from({ length: 60 }, (_, id) => id),
  notFoundFragments: [],
  isRegistrationAllowed: true,
  isShowIdentification: true,
  isShowPaymentPageOnlyAuth: false,
}

/** A visit of an address in English, as the edge makes it of a request's path and query. */
function visitOf(address: string, more: Partial<GuardVisit> = {}): GuardVisit {
  const url = new URL(address, 'https://site.test')
  const { urlLang, rest } = splitLanguage(canonicalPath(normalPath(url.pathname) ?? '/404'))
  const match = matchRoute(rest)
  const row = match && routeOf(match.name)
  return {
    path: rest,
    search: url.search,
    lang: 'en',
    urlLang,
    route: row && {
      name: row.name,
      needs: row.needs,
      login: row.login === true,
      development: row.development === true,
      exists: true,
    },
    signedIn: false,
    isBot: false,
    isProduction: true,
    ...more,
  }
}

const NEXT: Decision = { kind: 'next' }
const NOT_FOUND: Decision = { kind: 'notFound' }
const to = (path: string): Decision => ({ kind: 'redirect', to: path, status: 302 })

describe('access check', () => {
  const check = (address: string, facts: Partial<GuardFacts> = {}, more: Partial<GuardVisit> = {}) =>
    accessCheck(visitOf(address, more), { ...FACTS, ...facts })

  it('answers 404 where there is no route, and where the route has no page yet', () => {
    expect(check('/en/nothing')).toEqual(NOT_FOUND)
    const keno = visitOf('/en/keno').route
    expect(check('/en/keno', {}, { route: keno && { ...keno, exists: false } })).toEqual(NOT_FOUND)
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

  it('takes an empty fragment for none', () => {
    expect(check('/en/promo', { notFoundFragments: [''] })).toEqual(NEXT)
  })

  it('[S5.12] answers 404 when the id that the route needs is not available', () => {
    const route = { name: 'keno', needs: 12, login: false, development: false, exists: true }
    expect(check('/en/keno', { availableRoutes: [1] }, { route })).toEqual(NOT_FOUND)
    expect(check('/en/keno', { availableRoutes: [1, 12] }, { route })).toEqual(NEXT)
    expect(check('/en/contacts', { availableRoutes: [] })).toEqual(NEXT)
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
    expect(check('/en/office/history', { signedIn: true })).toEqual(NEXT)
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
    expect(check('/en/payment', { signedIn: true }, only)).toEqual(NEXT)
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

describe('the list of guards', () => {
  const decided = (address: string, more: Partial<GuardVisit> = {}, facts: Partial<GuardFacts> = {}) =>
    decide(visitOf(address, more), { ...FACTS, ...facts })

  it('stands in the order of the spec, the language guard behind it', () => {
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
      'micro-frontend-guard',
      'slot-first-deposit-redirect',
      'language',
    ]
    const places = GUARDS.map(({ name }) => spec.indexOf(name))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(GUARDS.at(-1)?.name).toBe('language')
  })

  it('lets the page answer when no guard objects', () => {
    expect(decided('/en/line')).toBeNull()
    expect(decided('/en/office', { signedIn: true })).toBeNull()
    expect(decided('/en/line', { isBot: true })).toBeNull()
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
  ])('the first that objects decides: %s', (_, address, more, facts, guard, decision) => {
    expect(decided(address, more, facts)).toEqual({ guard, decision })
  })

  it.each(['/%6fffice/account', '/en/%6fffice', '/en//office', '/en/office/', '/EN/office', '//office'])(
    '[SEC-74][C8] %s is guarded like the office',
    (address) => {
      const path = address.startsWith('//') ? `https://site.test${address}` : address
      expect(decided(path)?.guard).toBe('access-by-authorisation')
    },
  )

  it('sends every redirect to a path of this site in one step: where it leads no guard redirects again but to sign in', () => {
    for (const address of ['/', '/line', '/zz/line', '/zz', '/office', '/zz/office?a=1']) {
      const first = decided(address)?.decision
      if (first?.kind !== 'redirect') throw new Error(`${address} was not redirected`)
      expect(first.to).toMatch(/^\/en\//)
      expect(decided(first.to)).toBeNull()
    }
  })
})
