import { describe, expect, it } from 'vitest'
import { displayAttributes, layoutVariant, markupVariant } from '../../../shared/domain/settings/attributes.ts'
import { DISPLAY_COOKIES, readDisplay, settingCookie, takeSetting } from '../../../shared/domain/settings/cookies.ts'
import { chosen, DEFAULT_DISPLAY, withDefaults } from '../../../shared/domain/settings/display.ts'
import { SWITCHES, switched } from '../../../shared/domain/settings/fields.ts'

const from = (cookies: Record<string, string>) => readDisplay((name) => cookies[name])

describe('display settings', () => {
  it.each([
    ['[S3.73] [S9.62] the time zone is 3', 'tzo', 3],
    ['[S3.74] time has 24 hours', 'is12h', false],
    ['[S3.75] coefficients are decimal', 'coefViewId', 0],
    ['[S3.76] the view is the European one', 'appViewType', 0],
    ['[S3.78] the font has its standard size', 'appFontSize', 0],
    ['[S3.79] changed prices are marked', 'coefChangeIndication', true],
    ['[S3.79] the view is not compact', 'compactView', false],
    ['[S3.79] the version is not the light one', 'lightVersion', false],
    ['[S3.80] the accumulator of the day is on', 'accumulatorOfDay', 1],
    ['[S3.80] the live accumulator is on', 'liveAccumulator', 1],
    ['[S3.81] the bet generator is on', 'betGenerator', 1],
    ['[S3.81] the score is detailed', 'detailedScore', true],
    ['[S3.82] statistics open in a new window', 'statsInNewWindow', 1],
    ['[S3.83] the video moves on scroll', 'moveVideoOnScroll', 1],
    ['[S3.84] no ids of games are shown', 'showGameId', false],
    ['[S3.84] more than sports is shown', 'showOnlySports', false],
    ['[S3.84] there are no team marks in the coupon', 'teamLogosInCoupon', false],
    ['[S3.84] the best matches have no place of their own', 'bestMatchesOnTop', false],
    ['[S3.84] markets have full names', 'marketsNameType', 0],
    ['[S3.86] championships are grouped by country', 'groupByCountry', true],
  ] as const)('%s by default', (_, key, value) => {
    expect(from({})[key]).toBe(value)
  })

  it('[S9.49] are kept in the cookies that the spec names', () => {
    const cookies = {
      tzo: '5.5',
      is12h: '1',
      app_view_type: '1',
      hide_left: '1',
      hide_right: '1',
      markets_name_type: '1',
      isChampsGroupedByCountry: '0',
    }
    expect(chosen(from(cookies))).toEqual({
      tzo: 5.5,
      is12h: true,
      appViewType: 1,
      hideLeft: true,
      hideRight: true,
      marketsNameType: 1,
      groupByCountry: false,
    })
  })

  it('of an unknown value are the default', () => {
    expect(from({ tzo: '99', is12h: 'yes', app_view_type: '2', coef_view: '3', app_theme: 'pink' })).toEqual(
      DEFAULT_DISPLAY,
    )
  })

  it('[S9.51] live in a cookie for a day and for the whole site', () => {
    expect(settingCookie({ key: 'theme', value: 'dark' }, true)).toBe(
      'app_theme=1; Path=/; Max-Age=86400; SameSite=Lax; Secure',
    )
    expect(settingCookie({ key: 'appViewType', value: 1 }, false)).toBe(
      'app_view_type=1; Path=/; Max-Age=86400; SameSite=Lax',
    )
    expect(settingCookie({ key: 'groupByCountry', value: false }, false)).toContain('isChampsGroupedByCountry=0;')
  })

  it('that are the default need no cookie', () => {
    expect(settingCookie({ key: 'theme', value: 'system' }, false)).toBe('app_theme=; Path=/; Max-Age=0; SameSite=Lax')
  })

  it('come back from their cookie as they were', () => {
    for (const [name, values] of Object.entries({
      theme: ['light', 'dark'],
      tzo: [-3.5, 0, 14],
      compactView: [true],
      statsInNewWindow: [0],
      appFontSize: [1, 2, 3],
    }))
      for (const value of values) {
        const setting = takeSetting(name, value)
        expect(setting).not.toBeNull()
        if (!setting) continue
        const { cookie } = DISPLAY_COOKIES[setting.key]
        const text =
          settingCookie(setting, false)
            .slice(cookie.length + 1)
            .split(';')[0] ?? ''
        expect(from({ [cookie]: text })[setting.key]).toBe(value)
      }
  })

  it('[S3.77] takes the theme by the spec’s name and numbers', () => {
    expect(takeSetting('appTheme', 0)).toEqual({ key: 'theme', value: 'light' })
    expect(takeSetting('appTheme', 1)).toEqual({ key: 'theme', value: 'dark' })
    expect(takeSetting('appTheme', null)).toEqual({ key: 'theme', value: 'system' })
  })

  it.each([
    ['toString', 1],
    ['__proto__', 1],
    ['appTheme', 2],
    ['tzo', '1e1'],
    ['compactView', 'on'],
    ['appFontSize', {}],
  ])('refuse %s = %j', (key, value) => {
    expect(takeSetting(key, value)).toBeNull()
  })

  it('tell the stylesheet only what differs from the default', () => {
    const told = (display: object) =>
      Object.fromEntries(Object.entries(displayAttributes(withDefaults(display))).filter(([, value]) => value !== null))
    expect(told({})).toEqual({})
    expect(told({ appFontSize: 2, compactView: true, theme: 'dark', coefChangeIndication: false })).toEqual({
      'data-font': '2',
      'data-compact': '',
      'data-theme': 'dark',
      'data-no-marks': '',
    })
  })

  it('that only the stylesheet answers share their rendered texts', () => {
    const plain = markupVariant(DEFAULT_DISPLAY)
    expect(markupVariant(withDefaults({ theme: 'dark', compactView: true, appFontSize: 3, showGameId: true }))).toBe(
      plain,
    )
    expect(markupVariant(withDefaults({ coefViewId: 1 }))).not.toBe(plain)
    expect(layoutVariant(withDefaults({ hideLeft: true }))).not.toBe(layoutVariant(DEFAULT_DISPLAY))
  })

  it.each(SWITCHES)('a switch gives its setting a value that it can have: %s', (key) => {
    for (const on of [true, false]) {
      const value = switched(key, on)
      expect([typeof value, Boolean(value)]).toEqual([typeof DEFAULT_DISPLAY[key], on])
      expect(takeSetting(key, on)).toEqual({ key, value })
    }
  })
})
