import { describe, expect, it } from 'vitest'
import type { Decision, GuardVisit } from '../../../shared/guards/decision.ts'
import { HOPS, redirector } from '../../../shared/guards/redirector.ts'
import { factsWith, NEXT, visitOf } from './visits.ts'

const answer = (url: string, code = 302, redirect = true) => ({ redirect, code, url, reasons: [], breadcrumbs: [] })
const follow = (
  address: string,
  url: string,
  more: Parameters<typeof visitOf>[1] = {},
  { code = 302, redirect = true } = {},
): Decision =>
  redirector(
    visitOf(address, more),
    factsWith({ redirectHosts: ['promo.test'] }, { redirect: answer(url, code, redirect) }),
  )
const target = (decision: Decision) => (decision.kind === 'redirect' ? [decision.to, decision.status] : decision.kind)

describe('redirector', () => {
  it.each<[string, string, string, string | undefined]>([
    ['leads to another path', '/en/old', '/en/new', '/en/new'],
    ['puts the language before a path without one', '/en/old', '/new', '/en/new'],
    ['keeps the query', '/en/old?a=1&b=%20', '/en/new?c=2', '/en/new?c=2&a=1&b=%20'],
    ['drops the query that asks for redirects', '/en/old?redirect-service=1&a=1', '/en/new', '/en/new?a=1'],
    ['takes an absolute URL of this site for its path', '/en/old', 'https://site.test/en/new', '/en/new'],
    ['leads to an allow-listed host', '/en/old', 'https://promo.test/x', 'https://promo.test/x'],
    ['not to the same address', '/en/old', '/en/old', undefined],
    ['not to the same address with its query', '/en/old?a=1', '/en/old', undefined],
    ['not to another host', '/en/old', 'https://evil.test/', undefined],
    ['not to what only looks like ours', '/en/old', 'https://site.test@evil.test/', undefined],
    ['not out of the site by slashes', '/en/old', '//evil.test/x', undefined],
    ['not by backslashes', '/en/old', '/\\evil.test', undefined],
    ['not by another scheme', '/en/old', 'javascript:alert(1)', undefined],
    ['not with user info', '/en/old', 'https://a:b@promo.test/', undefined],
  ])('[S6.25][S7.14] %s', (_, address, url, to) => {
    expect(target(follow(address, url))).toEqual(to === undefined ? 'next' : [to, 302])
  })

  it('leads from a language that is not to be had to the visit’s own', () => {
    expect(target(follow('/zz/old', '/zz/new?a=1'))).toEqual(['/en/new?a=1', 302])
    expect(target(follow('/zz/old', '/ru/new'))).toEqual(['/ru/new', 302])
    expect(target(follow('/zz/old', '/zz'))).toEqual(['/en', 302])
  })

  it('collapses the slashes of a path that would be another host', () => {
    expect(target(follow('/en/old', '/..//evil.test'))).toEqual(['/en/evil.test', 302])
  })

  it('is permanent where the answer says so', () => {
    expect([301, 308, 302, 303, 307].map((code) => target(follow('/en/a', '/en/b', {}, { code }))[1])).toEqual([
      301, 301, 302, 302, 302,
    ])
  })

  it.each<[string, string, Partial<GuardVisit>, boolean]>([
    ['in production', '/en/old', { isProduction: true }, true],
    ['not outside it', '/en/old', { isProduction: false }, false],
    ['outside it when the query asks for it', '/en/old?redirect-service=1', { isProduction: false }, true],
    ['not when the query says anything else', '/en/old?redirect-service=0', { isProduction: false }, false],
  ])('[S7.14] redirects %s', (_, address, more, isRedirected) => {
    expect(follow(address, '/en/new', more).kind).toBe(isRedirected ? 'redirect' : 'next')
  })

  it('goes on when there is no redirect or no answer', () => {
    expect(follow('/en/old', '/en/new', {}, { redirect: false })).toEqual(NEXT)
    expect(redirector(visitOf('/en/old'), factsWith())).toEqual(NEXT)
  })

  it('ends a loop after three hops in a minute, and begins anew after it', () => {
    const cookies: Record<string, string> = {}
    const step = (now: number) => {
      const decision = follow('/en/a', '/en/b', { cookies, now })
      for (const { name, value } of decision.kind === 'redirect' ? (decision.cookies ?? []) : []) cookies[name] = value
      return decision.kind
    }
    const start = 1_800_000_000_000
    expect([0, 1, 2, 3, 59].map((s) => step(start + s * 1000))).toEqual([
      'redirect',
      'redirect',
      'redirect',
      'next',
      'next',
    ])
    expect(step(start + 61_000)).toBe('redirect')
  })

  it.each(['x', '9', '3.', '1.99999999999999999', '2.-1'])('takes the marker %j for none', (marker) => {
    expect(follow('/en/a', '/en/b', { cookies: { [HOPS]: marker } }).kind).toBe('redirect')
  })
})
