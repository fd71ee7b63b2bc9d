import { describe, expect, it } from 'vitest'
import { accessByAuthorisation } from '../../../shared/guards/access-by-authorisation.ts'
import { accessCheck } from '../../../shared/guards/access-check.ts'
import { authorisationRedirect, wayOn } from '../../../shared/guards/authorisation-redirect.ts'
import { confirmTerms } from '../../../shared/guards/confirm-terms.ts'
import type { GuardFacts } from '../../../shared/guards/decision.ts'
import { mobileIdentificationBonus, OFFERED } from '../../../shared/guards/mobile-identification-bonus.ts'
import { rechargeNavigation } from '../../../shared/guards/recharge-navigation.ts'
import { factsWith, NEXT, NOT_FOUND, PLAYER, to, visitOf } from './visits.ts'

describe('a visitor before a page for players', () => {
  const check = (facts: Partial<GuardFacts>, address = '/en/office/history?a=1') =>
    accessByAuthorisation(visitOf(address), factsWith({ redirectHosts: ['auth.test'], ...facts }))
  const query = '?a=1&next=%2Fen%2Foffice%2Fhistory%3Fa%3D1'

  it.each<[string, string, Partial<GuardFacts>, string]>([
    [
      'S6.10',
      'the app for it in middleware mode',
      { isMiddleware: true, authApp: 'https://auth.test/in?x=1' },
      `https://auth.test/in?x=1&${query.slice(1)}`,
    ],
    ['S6.10', 'a path for it in middleware mode', { isMiddleware: true, authApp: '/sign/in' }, `/sign/in${query}`],
    ['S6.11', 'the sign-in page, if there is one', {}, `/en/user/login${query}`],
    [
      'S6.11',
      'the sign-in page outside middleware mode',
      { authApp: 'https://auth.test/in' },
      `/en/user/login${query}`,
    ],
    [
      'S6.11',
      'the sign-in page when the app lies on no listed host',
      { isMiddleware: true, authApp: 'https://evil.test/' },
      `/en/user/login${query}`,
    ],
    [
      'S6.12',
      'the account in middleware mode without either',
      { isMiddleware: true, hasLogin: false },
      `/en/office${query}`,
    ],
    ['S6.12', 'home without any', { hasLogin: false }, `/en/${query}`],
  ])('[%s][S6.13] is led to %s, with the query', (_, __, facts, target) => expect(check(facts)).toEqual(to(target)))

  it('is not led in a circle when the account is the page', () => {
    expect(check({ isMiddleware: true, hasLogin: false }, '/en/office')).toEqual(to('/en/?next=%2Fen%2Foffice'))
  })
})

describe('a banned player', () => {
  const check = (address: string, ban: number, banVersion = 0) =>
    accessByAuthorisation(visitOf(address, { player: { ...PLAYER, ban, banVersion } }), factsWith())
  const AWAY = to('/en/')

  it('[S4.98][S4.105][S6.20] is sent away from the office, one who is not banned is not', () => {
    for (const address of ['/en/office', '/en/office/history', '/en/office/recharge']) {
      expect(check(address, 1)).toEqual(AWAY)
      expect(check(address, 0)).toEqual(NEXT)
    }
  })

  it('keeps what protects and helps, and what everybody sees', () => {
    for (const address of ['/en/office/responsible', '/en/office/support', '/en/line', '/en/rules/1'])
      expect(check(address, 1)).toEqual(NEXT)
  })

  it.each([
    [45, 0, true],
    [44, 0, false],
    [53, 1, true],
    [53, 0, false],
    [45, 1, false],
    [1, 0, false],
    [0, 0, true],
  ])('[S4.106][S4.107] with level %d, version %d may open deduce: %s', (ban, version, may) => {
    for (const address of ['/en/deduce', '/en/office/deduce'])
      expect(check(address, ban, version)).toEqual(may ? NEXT : AWAY)
  })

  it('[S6.15] does not see a route that is hidden from banned players', () => {
    const base = visitOf('/en/contacts', { player: { ...PLAYER, ban: 1 } })
    const route = base.route && { ...base.route, hiddenFromBanned: true }
    expect(accessByAuthorisation({ ...base, route }, factsWith())).toEqual(AWAY)
    expect(accessByAuthorisation({ ...base, route, player: PLAYER }, factsWith())).toEqual(NEXT)
  })
})

describe('confirm-terms', () => {
  const check = (address: string, termsChanged: boolean, isAvailableConfirmTerms = true) =>
    confirmTerms(visitOf(address, { player: { ...PLAYER, termsChanged } }), factsWith({ isAvailableConfirmTerms }))

  it('[S4.63][S6.35] leads whoever has terms to confirm to that page, where the site lets him confirm', () => {
    expect(check('/en/', true)).toEqual(to('/en/confirm'))
    for (const address of ['/en/line', '/en/office', '/en/line/football?page=2&a=%2F%26'])
      expect(check(address, true)).toEqual(to(`/en/confirm?next=${encodeURIComponent(address)}`))
    expect(check('/en/line', true, false)).toEqual(NEXT)
    expect(check('/en/line', false)).toEqual(NEXT)
    expect(check('/en/confirm', true)).toEqual(NEXT)
  })

  it('an address that is too long to carry is not carried', () => {
    expect(check(`/en/line?q=${'x'.repeat(2000)}`, true)).toEqual(to('/en/confirm'))
  })

  it('[S4.65][S6.35] leads whoever has nothing to confirm from it to the root', () => {
    expect(check('/en/confirm', false)).toEqual(to('/en/'))
    expect(check('/en/confirm', true, false)).toEqual(to('/en/'))
    expect(confirmTerms(visitOf('/en/confirm'), factsWith())).toEqual(to('/en/'))
  })

  it('lets the terms be read before, and limits be set', () => {
    for (const address of ['/en/rules/1', '/en/responsiblegaming', '/en/office/responsible'])
      expect(check(address, true)).toEqual(NEXT)
  })
})

describe('recharge navigation', () => {
  const check = (facts: Partial<GuardFacts>, previous: 'home' | null = null) =>
    rechargeNavigation(visitOf('/en/office/recharge', { previous, player: PLAYER }), factsWith(facts))

  it('[S5.20][S6.38] keeps direct visits out where recharge is a modal, there is no other address, and no page of ours is left', () => {
    expect(check({ rechargeModal: true })).toEqual(to('/en/office'))
    expect(check({ rechargeModal: true }, 'home')).toEqual(NEXT)
    expect(check({ rechargeModal: true, afterRegistrationRedirectUrl: '/en/welcome' })).toEqual(NEXT)
    expect(check({})).toEqual(NEXT)
    expect(rechargeNavigation(visitOf('/en/office'), factsWith({ rechargeModal: true }))).toEqual(NEXT)
  })
})

describe('mobile identification bonus', () => {
  const check = (
    identificationBonus: boolean | null,
    more: Parameters<typeof visitOf>[1] = {},
    address = '/en/office',
  ) =>
    mobileIdentificationBonus(
      visitOf(address, { isMobile: true, player: PLAYER, ...more }),
      factsWith({}, { identificationBonus }),
    )

  it('[S6.39] offers identification to a player on a phone on office and bonus pages, once a session', () => {
    const offer = { kind: 'next', effects: ['offer-identification'], cookies: [{ name: OFFERED, value: '1' }] }
    expect(check(true)).toEqual(offer)
    expect(check(true, {}, '/en/bonuses')).toEqual(offer)
    expect(check(true, { cookies: { [OFFERED]: '1' } })).toEqual(NEXT)
  })

  it('asks once a session only: whoever has no bonus to gain is marked too', () => {
    expect(check(false)).toEqual({ kind: 'next', cookies: [{ name: OFFERED, value: '0' }] })
    expect(check(null)).toEqual(NEXT)
  })

  it('offers nothing on a computer, to a visitor, and on other pages', () => {
    expect(check(true, { isMobile: false })).toEqual(NEXT)
    expect(check(true, { player: null })).toEqual(NEXT)
    expect(check(true, {}, '/en/line')).toEqual(NEXT)
  })
})

describe('authorisation redirect', () => {
  const pairs = [
    { route_from: 'bonuses', route_to: '/promo' },
    { route_from: '/contacts', route_to: 'account' },
    { route_from: 'rules', route_to: 'champ' },
    { route_from: 'rules', route_to: 'https://evil.test/' },
    { route_from: 'rules', route_to: '/about' },
  ]
  const check = (address: string, player: typeof PLAYER | null = PLAYER) =>
    authorisationRedirect(visitOf(address, { player }), factsWith({ authRedirects: pairs }))

  it.each([
    ['/en/bonuses?x=1', '/en/promo'],
    ['/en/contacts', '/en/office'],
    ['/en/rules/1', '/en/about'],
    ['/en/line', '/en/line'],
    ['/en/line?a=1#b', '/en/line?a=1#b'],
    ['//evil.test/', '/en/office'],
    ['https://evil.test/en/bonuses', '/en/office'],
    ['', '/en/office'],
  ])('[S5.16][S6.42] a player who signed in coming from %j goes on to %s', (from, target) => {
    expect(check(`/en/user/login?next=${encodeURIComponent(from)}`)).toEqual(to(target))
    expect(check(`/en/registration?next=${encodeURIComponent(from)}`)).toEqual(to(target))
  })

  it('leaves a visitor on the sign-in page, and players on every other page', () => {
    expect(check('/en/user/login?next=/en/bonuses', null)).toEqual(NEXT)
    expect(check('/en/bonuses')).toEqual(NEXT)
  })

  it('goes to the account when nothing says where from', () => {
    expect(wayOn(null, visitOf('/en/user/login'), pairs)).toBe('/en/office')
  })
})

describe('a VIP domain', () => {
  it('[S6.16] has no registration', () => {
    const vip = factsWith({ vipDomains: ['vip.test'] })
    expect(accessCheck(visitOf('/en/registration', { origin: 'https://vip.test' }), vip)).toEqual(NOT_FOUND)
    expect(accessCheck(visitOf('/en/registration'), vip)).toEqual(NEXT)
    expect(accessCheck(visitOf('/en/line', { origin: 'https://vip.test' }), vip)).toEqual(NEXT)
  })
})
