import { describe, expect, it } from 'vitest'
import { checkRules } from '../../../shared/domain/redirects/check-rules.ts'
import { decide, indexRules } from '../../../worker/backend/redirects/rules.ts'

const hosts = { own: 'site.test', local: false, listed: ['partner.test'] }
const rule = (from: string, to: string, code = 302) => ({ from, to, code })
const ask = (url: string, ...rules: ReturnType<typeof rule>[]) => decide(url, indexRules(rules), hosts, ['ru', 'en'])

describe('a list', () => {
  it.each([
    ['nothing', []],
    ['a chain that ends', [rule('/a', '/b'), rule('/b', '/c'), rule('/c', 'https://partner.test/')]],
    ['two ways to one place', [rule('/a', '/c'), rule('/b', '/c')]],
  ])('with %s is taken', (_name, rules) => {
    expect(checkRules(rules, hosts)).toEqual([])
  })

  it.each([
    ['a rule to itself', [rule('/a', '/a')], ['rules.0']],
    ['itself in other words', [rule('a/', '/en//a?x=1#y')], ['rules.0']],
    ['itself by the site’s own address', [rule('/a', 'https://site.test/ru/%61')], ['rules.0']],
    [
      'a loop of three, with a way into it',
      [rule('/in', '/a'), rule('/a', '/b'), rule('/b', '/c'), rule('/c', '/a')],
      ['rules.1', 'rules.2', 'rules.3'],
    ],
    ['an unlisted host', [rule('/ok', '/x'), rule('/a', 'https://evil.test/')], ['rules.1.to']],
    ['the same path twice', [rule('/a', '/b'), rule('/a/', '/c')], ['rules.1.from']],
    ['a query in `from`', [rule('/a?b=1', '/c')], ['rules.0.from']],
    ['a control character in `from`', [rule('/a\0', '/c')], ['rules.0.from']],
    ['an address as `from`', [rule('https://site.test/a', '/c')], ['rules.0.from']],
  ])('with %s is refused', (_name, rules, paths) => {
    expect(checkRules(rules, hosts).map((issue) => issue.path)).toEqual(paths)
  })

  it('of ten thousand rules in one chain is checked in no time', () => {
    const chain = Array.from({ length: 10_000 }, (_, n) => rule(`/p${n}`, `/p${n + 1}`))
    const before = performance.now()
    expect(checkRules(chain, hosts)).toEqual([])
    expect(performance.now() - before).toBeLessThan(1000)
  })
})

it.each([
  ['/en/old', '/old', '/new', '/en/new'],
  ['/ru/old/', '/old', '/new', '/ru/new'],
  ['/old', '/old', '/new', '/new'],
  ['/en/old', '/old', '/', '/en/'],
  ['/en/old', '/old', '/ru/new', '/ru/new'],
  ['/en/%6fld', '/old', '/new', '/en/new'],
  ['https://site.test/en/old', '/old', '/new', '/en/new'],
  ['/en/old?a=1&b=%20', '/old', '/new', '/en/new?a=1&b=%20'],
  ['/en/old?redirect-service=1', '/old', '/new', '/en/new'],
  ['/en/old?a=1&redirect-service=1&b', '/old', '/new?c=2#top', '/en/new?c=2&a=1&b#top'],
  ['/en/old?a=1', '/old', 'https://partner.test/x', 'https://partner.test/x?a=1'],
  ['/en/', '/', '/promo', '/en/promo'],
  ['/en', '/', '/promo', '/en/promo'],
])('[S6.25] %s under the rule %s → %s leads to %s', (asked, from, to, url) => {
  expect(ask(asked, rule(from, to, 301))).toEqual({
    redirect: true,
    code: 301,
    url,
    reasons: ['rule'],
    breadcrumbs: [from],
  })
})

it.each([['/en/other'], ['/en/old/more'], ['/en/OLD'], ['http://[broken']])(
  '[S3.21] %s is answered without a redirect',
  (asked) => {
    expect(ask(asked, rule('/old', '/new'))).toEqual({
      redirect: false,
      code: 0,
      url: asked,
      reasons: [],
      breadcrumbs: [],
    })
  },
)

it('sends nobody to a host that has left the list since', () => {
  expect(ask('/en/old', rule('/old', 'https://former.test/')).redirect).toBe(false)
})
