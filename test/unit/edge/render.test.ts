import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recent } from '../../../worker/edge/recent.ts'
import { bugPage } from '../../../worker/edge/render/bug-page.ts'
import { escapeHtml, escapeJson } from '../../../worker/edge/render/escape.ts'
import { kept } from '../../../worker/edge/render/kept.ts'
import { guardHeaders, htmlHeaders, makeNonce } from '../../../worker/edge/render/security-headers.ts'

// Taken before the fast encoder is loaded: the native one, to compare with.
const native = TextEncoder.prototype.encode
const { encodeShort } = await import('../../../worker/edge/render/fast-encoder.ts')
const nativeBytes = (text: string) => native.call(new TextEncoder(), text)

describe('escaping', () => {
  it('[SEC-40] of text leaves nothing that could open a tag or end an attribute', () => {
    expect(escapeHtml('</script><script>alert(1)</script>')).toBe(
      '&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
    )
    expect(escapeHtml(`"><img onerror='x' & y>`)).toBe('&quot;&gt;&lt;img onerror=&#39;x&#39; &amp; y&gt;')
    expect(escapeHtml('Матч — 2:1')).toBe('Матч — 2:1')
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(escapeHtml(text)).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|#39);)/)
      }),
    )
  })

  it('[SEC-41] of JSON leaves nothing that could end the script, and reads back as it was', () => {
    expect(escapeJson({ a: '</script><!--&\u2028\u2029' })).toBe(
      '{"a":"\\u003c/script\\u003e\\u003c!--\\u0026\\u2028\\u2029"}',
    )
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = escapeJson(value)
        expect(text).not.toMatch(/[<>&\u2028\u2029]/)
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })
})

describe('the fast encoder', () => {
  it.each([
    ['nothing', ''],
    ['latin', 'Arsenal – Chelsea'.replace('–', '-')],
    ['latin with accents', 'Beşiktaş São Müller'],
    ['cyrillic', 'Спартак'],
    ['arabic', 'كرة القدم'],
    ['hebrew and greek', 'שלום Ελλάδα'],
    ['the last of one byte', '\u007f'],
    ['the first of two bytes', '\u0080'],
    ['the last of two bytes', '\u07ff'],
    ['the first of three bytes', '\u0800'],
    ['chinese', '足球'],
    ['emoji', 'a🎾b'],
    ['a lone high surrogate', 'a\ud83cb'],
    ['a lone low surrogate', 'a\udfbeb'],
    ['48 characters', 'я'.repeat(48)],
    ['49 characters', 'я'.repeat(49)],
    ['a long text', 'Матч '.repeat(500)],
  ])('writes the same bytes as the native one: %s', (_, text) => {
    const bytes = new TextEncoder().encode(text)
    expect(bytes).toEqual(nativeBytes(text))
    expect(bytes.buffer.byteLength).toBe(bytes.byteLength)
  })

  it('writes the same bytes as the native one, whatever the text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 100 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 }).map((units) => String.fromCharCode(...units)),
      fc.array(fc.integer({ min: 0, max: 0x7ff }), { maxLength: 60 }).map((units) => String.fromCharCode(...units)),
    )
    fc.assert(
      fc.property(text, (value) => {
        expect(new TextEncoder().encode(value)).toEqual(nativeBytes(value))
      }),
      { numRuns: 2000 },
    )
  })

  it('takes short texts of one and two bytes a letter, and leaves the rest to the native one', () => {
    expect(encodeShort('abcя')).toEqual(nativeBytes('abcя'))
    expect(encodeShort('a'.repeat(48))).not.toBeNull()
    for (const text of ['a'.repeat(49), '\u0800', '🎾', '\ud800']) expect(encodeShort(text)).toBeNull()
  })

  it('takes what is no text as the native one does', () => {
    const encode = (value: unknown) =>
      Reflect.apply(TextEncoder.prototype.encode, new TextEncoder(), value === undefined ? [] : [value])
    expect(encode(undefined)).toEqual(new Uint8Array())
    expect(encode(12)).toEqual(nativeBytes('12'))
    expect(encode(null)).toEqual(nativeBytes('null'))
  })
})

describe('headers of a page', () => {
  const policy = (nonce: string, development = false) =>
    new Map(
      (htmlHeaders(nonce, development)['content-security-policy'] ?? '')
        .split('; ')
        .map((rule) => [rule.split(' ')[0], rule]),
    )

  it('are the set of security.md 2.2', () => {
    expect(htmlHeaders('n')).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    })
  })

  it('are on other answers those that JSON and redirects need, and nobody keeps what says nothing of keeping', () => {
    const [plain, kept] = [new Headers(), new Headers({ 'cache-control': 'public, max-age=600' })]
    guardHeaders(plain)
    guardHeaders(kept)
    expect(Object.fromEntries(plain)).toMatchObject({
      'cache-control': 'private, no-store',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
    })
    expect(kept.get('cache-control')).toBe('public, max-age=600')
  })

  it('[SEC-48] let scripts run by nonce alone, nothing frame the page, nothing move its base', () => {
    const rules = policy('bm9uY2U=')
    expect(rules.get('script-src')).toBe("script-src 'nonce-bm9uY2U=' 'strict-dynamic'")
    expect(rules.get('style-src')).toBe("style-src 'self' 'nonce-bm9uY2U='")
    expect(rules.get('frame-ancestors')).toBe("frame-ancestors 'none'")
    expect(rules.get('base-uri')).toBe("base-uri 'none'")
    expect(rules.get('object-src')).toBe("object-src 'none'")
    expect(rules.get('form-action')).toBe("form-action 'self'")
    expect([...rules.values()].join()).not.toMatch(/unsafe|\*|https?:/)
  })

  it('let markup in by the client’s own policy alone, but on a site whose remote views write their own', () => {
    const rules = policy('n')
    expect(rules.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'")
    expect(rules.get('trusted-types')).toBe('trusted-types edgebook')
    const withRemotes = htmlHeaders('n', false, { pictures: [], connect: ['https://apps.test'] })
    expect(withRemotes['content-security-policy']).not.toContain('trusted-types')
    expect(withRemotes['content-security-policy']).toContain("connect-src 'self' https://apps.test")
  })

  it('never let scripts be evaluated or stand inline, in development neither', () => {
    expect(policy('n', true).get('script-src')).toBe(policy('n').get('script-src'))
  })

  it('[SEC-51] name the place where browsers tell what was stopped', () => {
    expect(policy('n').get('report-to')).toBe('report-to csp')
    expect(htmlHeaders('n')['reporting-endpoints']).toBe('csp="/csp-report"')
  })

  it('carry a nonce of 128 random bits', () => {
    const nonces = Array.from({ length: 100 }, makeNonce)
    expect(new Set(nonces).size).toBe(100)
    for (const nonce of nonces) expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/)
  })
})

describe('the page of last resort', () => {
  it('[SEC-93] stands alone, shows the id to quote and nothing of the error', async () => {
    const answer = bugPage('8f2a1b3c')
    const text = await answer.text()
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('x-request-id')]).toEqual([
      500,
      'private, no-store',
      '8f2a1b3c',
    ])
    expect(text).toContain('8f2a1b3c')
    expect(text).toContain('noindex')
    expect(text).not.toMatch(/<(script|link|img)\b/)
    expect(text.length).toBeLessThan(20_000)
    const nonce = /<style nonce="([^"]+)"/.exec(text)?.[1]
    expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
  })
})

describe('what is kept in an isolate', () => {
  it('is rendered once a key', () => {
    let rendered = 0
    const row = () => kept('row:1:en', () => `row ${++rendered}`)
    expect([row(), row(), row()]).toEqual(['row 1', 'row 1', 'row 1'])
    expect(kept('row:1:ru', () => 'another')).toBe('another')
  })

  it('may be an empty text', () => {
    let rendered = 0
    const empty = () => kept('empty', () => ''.repeat(++rendered))
    expect([empty(), empty(), rendered]).toEqual(['', '', 1])
  })

  it('is bounded by its size, whatever the keys', () => {
    const map = recent<number>(1000)
    for (let i = 0; i < 10_000; i++) map.set(`key${i}`, i, 10)
    const known = Array.from({ length: 10_000 }, (_, i) => map.get(`key${i}`)).filter((value) => value !== undefined)
    expect(known.length).toBeLessThanOrEqual(200)
    expect(map.get('key9999')).toBe(9999)
  })

  it('stays as long as it is asked for', () => {
    const map = recent<string>(100)
    map.set('config', 'kept', 10)
    for (let i = 0; i < 1000; i++) {
      map.set(`key${i}`, 'x', 10)
      expect(map.get('config')).toBe('kept')
    }
  })

  it('counts a key that is set again once, and takes one that is larger than the bound', () => {
    const map = recent<number>(100)
    map.set('other', 0, 10)
    for (let i = 0; i < 100; i++) map.set('same', i, 50)
    expect([map.get('same'), map.get('other')]).toEqual([99, 0])
    map.set('large', 1, 1000)
    expect(map.get('large')).toBe(1)
  })
})
