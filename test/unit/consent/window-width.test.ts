import { beforeEach, expect, it, vi } from 'vitest'
import { keepWindowWidth } from '../../../client/consent/window-width.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('innerWidth', 1440)
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  return () => vi.unstubAllGlobals()
})
const withCookie = (cookie: string) => {
  vi.stubGlobal('document', { cookie })
  keepWindowWidth()
  return stored.get('window_width')
}

it('[S6.18] the window’s width is stored for who agrees to functional cookies', () => {
  expect(withCookie('a=b; cookies_agree_type=functionality')).toBe('1440')
  expect(withCookie('cookies_agree_type=all')).toBe('1440')
})

it.each(['', 'cookies_agree_type=disabled', 'cookies_agree_type=marketing'])(
  '[S6.18][PRV-05] and for nobody else, and forgotten when it was: %s',
  (cookie) => {
    stored.set('window_width', '390')
    expect(withCookie(cookie)).toBeUndefined()
  },
)
