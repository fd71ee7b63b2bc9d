import { expect, it } from 'vitest'
import { type Device, isHiddenTablet } from '../../../client/page/tablet.ts'

const IPAD: Device = {
  agent:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  touchPoints: 5,
  cookies: 'lng=en',
  search: '?a=1',
}

it('[S6.47] knows a tablet that says it is a Mac by its touch screen, once', () => {
  expect(isHiddenTablet(IPAD)).toBe(true)
  expect(isHiddenTablet({ ...IPAD, touchPoints: 0 })).toBe(false)
  expect(isHiddenTablet({ ...IPAD, agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)' })).toBe(false)
  expect(isHiddenTablet({ ...IPAD, cookies: 'lng=en; platform_type=mobile' })).toBe(false)
  expect(isHiddenTablet({ ...IPAD, search: '?platform_type=desktop' })).toBe(false)
})
