import { describe, expect, it } from 'vitest'
import { CookieJar, readCookies } from '../../../worker/edge/visit/cookies.ts'

describe('cookies of a request', () => {
  it('[SEC-25] [C18] the first of a name wins, a name of every object is a plain key, a broken escape stays raw', () => {
    const cookies = readCookies('a=1; a=2; __proto__=x; constructor=y; c=%E0%A4%A; d=%20')
    expect([...cookies]).toEqual([
      ['a', '1'],
      ['__proto__', 'x'],
      ['constructor', 'y'],
      ['c', '%E0%A4%A'],
      ['d', ' '],
    ])
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false)
  })

  it('[SEC-26][C7] a name behind a no-break space is another name, and none of ours', () => {
    expect(readCookies('\u00a0__Host-sid=evil').get('__Host-sid')).toBeUndefined()
    expect(readCookies('a=1;\u00a0__Host-sid=evil').size).toBe(1)
    expect(readCookies('\ufeff__Host-sid=evil').size).toBe(0)
  })

  it.each([
    ['no header', null, []],
    ['an empty one', '', []],
    ['no value', 'a=', [['a', '']]],
    ['no name', '=b; c', []],
    ['blanks and tabs around', ' \ta =\t1 ', [['a', '1']]],
    ['an equals sign in the value', 'a=b=c', [['a', 'b=c']]],
    ['[C17] a name that is no token', 'u<script>=1; (x)=2; ok=3', [['ok', '3']]],
  ])('%s', (_, header, expected) => {
    expect([...readCookies(header)]).toEqual(expected)
  })
})

describe('the cookie jar', () => {
  const adopt = (jar: CookieJar, ...lines: string[]) => {
    const headers = new Headers()
    for (const line of lines) headers.append('set-cookie', line)
    jar.adopt(headers)
  }

  it('[T1] keeps all cookies of a visit, own and the origin’s; a later one of a name replaces the earlier', () => {
    const jar = new CookieJar()
    jar.set('lng', 'en', { maxAge: 86_400 })
    adopt(jar, '__Host-sid=abc; Path=/; Secure; HttpOnly', '__Host-at=x.y.z; Path=/; Secure')
    jar.set('lng', 'ru', { maxAge: 86_400 })
    adopt(jar, '__Host-sid=; Path=/; Secure; Max-Age=0')
    expect([...jar.lines]).toEqual([
      'lng=ru; Path=/; Secure; SameSite=Lax; Max-Age=86400',
      '__Host-sid=; Path=/; Secure; Max-Age=0',
      '__Host-at=x.y.z; Path=/; Secure',
    ])
  })

  it('[SEC-20] escapes a value, so that it cannot end its line', () => {
    const jar = new CookieJar()
    jar.set('refererid', 'x\r\nSet-Cookie: sid=evil; a', { httpOnly: true, sameSite: 'Strict' })
    expect([...jar.lines]).toEqual([
      'refererid=x%0D%0ASet-Cookie%3A%20sid%3Devil%3B%20a; Path=/; Secure; SameSite=Strict; HttpOnly',
    ])
    expect(jar.peek('refererid')).toBe('x\r\nSet-Cookie: sid=evil; a')
  })

  it('tells the value that it is going to set', () => {
    const jar = new CookieJar()
    expect(jar.peek('__Host-at')).toBeUndefined()
    adopt(jar, '__Host-at=x.y.z; Path=/', 'bare=1')
    expect([jar.peek('__Host-at'), jar.peek('bare'), jar.peek('__Host')]).toEqual(['x.y.z', '1', undefined])
  })

  it('does not take a line without a name', () => {
    const jar = new CookieJar()
    adopt(jar, 'nothing', '=x; Path=/')
    expect([...jar.lines]).toEqual([])
  })
})
