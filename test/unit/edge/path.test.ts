import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseLanguage, splitLanguage } from '../../../worker/edge/visit/language.ts'
import { canonicalPath, normalPath } from '../../../worker/edge/visit/path.ts'

/** What routing and guards see of an address, as the edge makes it. */
const seen = (address: string) => normalPath(new URL(address, 'https://site.test').pathname)

describe('the path that guards see', () => {
  it.each([
    ['[SEC-74] an escaped letter is decoded', '/%6fffice/account', '/office/account'],
    ['[SEC-75] also in a section', '/en/%63asino/slots', '/en/casino/slots'],
    ['it is decoded once', '/%256fffice', '/%6fffice'],
    ['[SEC-70] dots are walked before', '/en/office/account/%2e%2e/x.js', '/en/office/x.js'],
    ['letters of other scripts stay', '/en/%D0%BC%D0%B0%D1%82%D1%87', '/en/матч'],
    ['repeated slashes are left to the redirect', '/en//office', '/en//office'],
    ['[C8] an escaped slash is no path', '/assets/..%2f__secret', null],
    ['an escaped slash in upper case neither', '/en%2Foffice', null],
    ['an escaped backslash is no path', '/en%5coffice', null],
    ['a broken escape is no path', '/en/%E0%A4%A', null],
    ['a lone percent is no path', '/en/100%', null],
    ['[SEC-94] a control character is no path', '/en/print-coupon/12%0a', null],
    ['a null byte is no path', '/en/%00', null],
  ])('%s', (_, address, path) => {
    expect(seen(address)).toBe(path)
  })
})

describe('the canonical path', () => {
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/en', '/en/'],
    ['/en/', '/en/'],
    ['/ru//', '/ru/'],
    ['/EN', '/en/'],
    ['/En/office', '/en/office'],
    ['/en/line/', '/en/line'],
    ['//en///line//football/', '/en/line/football'],
    ['/line/', '/line'],
    ['/index.html', '/index.html'],
    ['/LINE', '/LINE'],
    ['/en/LINE', '/en/LINE'],
    ['/K\u212A/x', '/K\u212A/x'],
  ])('[SEC-74][T23] of %s is %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical)
  })

  it('[T23] is reached in one step, starts with one slash and never ends with two', () => {
    const piece = fc.constantFrom('/', '//', 'en', 'EN', 'zz', 'line', 'a', '.', 'é', '-')
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 12 }).map((list) => `/${list.join('')}`),
        (path) => {
          const once = canonicalPath(path)
          expect(canonicalPath(once)).toBe(once)
          expect(once).toMatch(/^\/(?!\/)/)
          expect(once).not.toContain('//')
        },
      ),
    )
  })
})

describe('language', () => {
  it('[S5.01] is two lower-case letters', () => {
    expect(splitLanguage('/en')).toEqual({ urlLang: 'en', rest: '/' })
    expect(splitLanguage('/en/')).toEqual({ urlLang: 'en', rest: '/' })
    for (const path of ['/EN/x', '/eng/x', '/e1/x', '/e/x', '/en-us/x']) expect(splitLanguage(path).urlLang).toBeNull()
  })

  it('[SEC-95] is not written with the Kelvin sign', () => {
    expect(splitLanguage('/k\u212A/x').urlLang).toBeNull()
    expect(splitLanguage('/\u212Ak/x').urlLang).toBeNull()
  })

  it('[S4.74] is the one of the URL, else of the cookie, else the default', () => {
    const allowed = ['en', 'de', 'ru']
    expect(chooseLanguage('en', 'de', allowed, 'ru')).toBe('en')
    expect(chooseLanguage(null, 'de', allowed, 'ru')).toBe('de')
    expect(chooseLanguage(null, undefined, allowed, 'ru')).toBe('ru')
  })

  it('[S4.75] is the default when it is not allowed, else English', () => {
    expect(chooseLanguage('xx', undefined, ['en', 'de'], 'de')).toBe('de')
    expect(chooseLanguage('xx', 'en', ['en', 'de'], 'de')).toBe('de')
    expect(chooseLanguage(null, '../../x', ['en', 'de'], 'de')).toBe('de')
    expect(chooseLanguage('xx', undefined, ['en'], 'de')).toBe('en')
    expect(chooseLanguage(null, undefined, [], 'de')).toBe('en')
  })

  it('[S5.02] must stand in the allowed list', () => {
    expect(chooseLanguage('en', undefined, ['en', 'de'], 'de')).toBe('en')
    expect(chooseLanguage('fr', undefined, ['en', 'de'], 'de')).toBe('de')
  })
})
