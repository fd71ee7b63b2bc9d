import { describe, expect, it } from 'vitest'
import { redirect } from '../../../worker/edge/redirect.ts'

describe('a redirect of the edge', () => {
  it.each([
    ['a path with its query stays as it is', '/en/line?a=1&b=2', '/en/line?a=1&b=2'],
    [
      'escapes stay as they are',
      '/en/user/login?next=%2Fen%2Foffice%3Fa%3D1',
      '/en/user/login?next=%2Fen%2Foffice%3Fa%3D1',
    ],
    ['a broken escape in the query is no error', '/en/?a=%E0%A4%A&b=%', '/en/?a=%E0%A4%A&b=%'],
    ['letters outside ASCII are escaped', '/en/матч?я=1', '/en/%D0%BC%D0%B0%D1%82%D1%87?%D1%8F=1'],
    ['a host cannot stand in a path', '//evil.test/a', '/evil.test/a'],
    ['nor after dots', '/..//evil.test/a', '/evil.test/a'],
    ['nor with backslashes', '/\\evil.test/a', '/evil.test/a'],
    ['nor with a tab between its slashes', '/\t/evil.test/a', '/evil.test/a'],
    ['the fragment stays', '/en/#top', '/en/#top'],
    ['an absolute address stays', 'https://site.test/en/?a=1', 'https://site.test/en/?a=1'],
    ['[SEC-20] a line break never reaches the header', '/en/\r\nset-cookie: sid=evil', '/en/set-cookie:%20sid=evil'],
  ])('%s', (_, to, location) => {
    expect(redirect(to, 302).headers.get('location')).toBe(location)
  })

  it('[T18] is never cached and says that it depends on cookies', () => {
    const answer = redirect('/en/', 301)
    expect(answer.status).toBe(301)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('vary')).toBe('Cookie')
  })
})
