import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeTarget } from '../../../shared/routes/safe-target.ts'

const SITE = 'https://site.test'
const PAGE = 'https://site.test/en/'

/** The rows of security.md 2.3 C, in its order; null leads to the language root. */
const ROWS: [raw: string, target: string | null][] = [
  ['//evil.com', null],
  ['///evil.com', null],
  ['/\\evil.com', null],
  ['\\/evil.com', null],
  ['/%09/evil.com', null],
  ['/%0a/evil.com', null],
  ['/\t/evil.com', null],
  ['/\n/evil.com', null],
  ['/..//evil.com', '/evil.com'],
  ['/en/../..//evil.com', '/evil.com'],
  ['/.//evil.com', '/evil.com'],
  ['/office\\..\\\\evil.com', null],
  ['https:evil.com', '/en/evil.com'],
  ['https:/evil.com', '/evil.com'],
  ['javascript:alert(1)', null],
  [' javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['blob:https://site.test/1', null],
  ['http://site.test@evil.com', null],
  ['https://site.test.evil.com', null],
  ['https://evil。com', null],
  ['https://me:pass@site.test/en/', null],
  ['https://me@site.test/en/', null],
  ['https://site.test:444/en/', null],
  ['/%2f%2fevil.com', '/%2f%2fevil.com'],
  ['/ok?a=1#h', '/ok?a=1#h'],
  ['?x', '/en/?x'],
  ['#y', '/en/#y'],
  ['https://SITE.test/en/office', '/en/office'],
  ['/en/office/history?page=2', '/en/office/history?page=2'],
  ['', null],
  ['http://[', null],
  ['/a\r\nSet-Cookie: sid=evil', null],
]

describe('a return address from outside', () => {
  it.each(ROWS)('%j leads to %j', (raw, target) => {
    expect(safeTarget(raw, PAGE)).toBe(target)
  })

  it('is refused when it is longer than 2048 characters', () => {
    expect(safeTarget(`/${'a'.repeat(2047)}`, SITE)).toBe(`/${'a'.repeat(2047)}`)
    expect(safeTarget(`/${'a'.repeat(2048)}`, SITE)).toBeNull()
  })

  it('whatever it says, what comes out is a path of this site and stays one when read again', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '..',
      '.',
      '@',
      ':',
      'evil.com',
      'https:',
      '%2f',
      '%09',
      '\t',
      '?',
      '#',
      'en',
      '。',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece, { maxLength: 8 }).map((list) => list.join('')),
        ),
        (raw) => {
          const target = safeTarget(raw, PAGE)
          if (target === null) return
          expect(target).toMatch(/^\/(?!\/)[^\\\n\r\t]*$/)
          expect(new URL(target, SITE).origin).toBe(SITE)
          expect(safeTarget(target, PAGE)).toBe(target)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
