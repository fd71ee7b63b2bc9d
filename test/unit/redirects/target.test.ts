import { expect, it } from 'vitest'
import { readTarget } from '../../../shared/domain/redirects/target.ts'

const hosts = { own: 'site.test', local: false, listed: ['partner.test'] }

it.each([
  ['//evil.com'],
  ['///evil.com'],
  ['/\\evil.com'],
  ['\\/evil.com'],
  ['/\tevil.com'],
  ['/a\r\nSet-Cookie: x'],
  ['https:evil.com'],
  ['https:/evil.com'],
  ['https://evil.com'],
  ['javascript:alert(1)'],
  [' javascript:alert(1)'],
  ['data:text/html,x'],
  ['http://site.test@evil.com'],
  ['https://site.test.evil.com'],
  ['https://evil。com'],
  ['https://user:pass@site.test/'],
  ['ftp://site.test/'],
  ['https://partner.test:444/'],
  [''],
  [`/${'a'.repeat(2048)}`],
])('refuses %j', (raw) => {
  expect(readTarget(raw, hosts)).toBeNull()
})

it.each([
  ['/promo', '/promo'],
  ['promo', '/promo'],
  ['/..//evil.com', '/evil.com'],
  ['/en/../..//evil.com', '/evil.com'],
  ['/%2f%2fevil.com', '/%2f%2fevil.com'],
  ['/ok?a=1#h', '/ok?a=1#h'],
  ['https://site.test/en/x?a=1', '/en/x?a=1'],
  ['https://SITE.TEST//x', '/x'],
])('takes %j as the path %s', (raw, path) => {
  expect(readTarget(raw, hosts)).toEqual({ kind: 'path', path })
})

it('takes an absolute URL of a listed host, serialised afresh', () => {
  expect(readTarget('https://PARTNER.test/a/../b', hosts)).toEqual({ kind: 'absolute', url: 'https://partner.test/b' })
})

it('takes one local name for another outside production only, and only with the same port', () => {
  const local = { own: '127.0.0.1:8787', local: true, listed: [] }
  expect(readTarget('http://localhost:8787/en/x', local)).toEqual({ kind: 'path', path: '/en/x' })
  expect(readTarget('http://localhost:3000/en/x', local)).toBeNull()
  expect(readTarget('http://localhost:8787/en/x', { ...local, local: false })).toBeNull()
})
