import { describe, expect, it } from 'vitest'
import { DEFAULT_DISPLAY } from '../../../shared/domain/settings/display.ts'
import { visitOf } from './support.ts'

const PLAYER = { userId: 42, name: 'Ann', ban: 0, banVersion: 0, termsChanged: false }
const GOOGLEBOT = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

describe('the facts of a visit', () => {
  it('are path, language and route of the address', () => {
    const visit = visitOf('/en/line/football?a=1')
    expect([visit.path, visit.urlLang, visit.lang, visit.url.search]).toEqual(['/line/football', 'en', 'en', '?a=1'])
    expect(visit.route).toEqual({ name: 'sport', params: { section: 'line', sport: 'football' } })
    expect(visitOf('/en/nothing').route).toBeNull()
  })

  it('take the language of the URL, the cookie, the default', () => {
    expect(visitOf('/en/', { cookie: 'lng=ar' }).lang).toBe('en')
    expect(visitOf('/', { cookie: 'lng=ar' }).lang).toBe('ar')
    expect(visitOf('/').lang).toBe('ru')
    expect(visitOf('/', { cookie: 'lng=..%2F..%2Fx' }).lang).toBe('ru')
  })

  it('[T18] do not take the language of Accept-Language', () => {
    expect(visitOf('/', { 'accept-language': 'en' }).lang).toBe('ru')
  })

  it('[S5.03] hide languages from visitors that only players may have', () => {
    const config = { languages: ['en', 'ar'], langHiddenUnauthorized: ['ar'], defaultLanguage: 'en' }
    expect(visitOf('/ar/', {}, { config }).lang).toBe('en')
    expect(visitOf('/ar/', {}, { config, player: PLAYER }).lang).toBe('ar')
  })

  it.each([
    ['a search engine', GOOGLEBOT['user-agent'], true],
    ['a link preview', 'facebookexternalhit/1.1', true],
    ['a browser', CHROME, false],
    ['a headless browser', CHROME.replace('Chrome', 'HeadlessChrome'), false],
    ['no agent', '', false],
  ])('tell a crawler: %s', (_, agent, isBot) => {
    expect(visitOf('/en/', { 'user-agent': agent }).isBot).toBe(isBot)
  })

  it('take a HEAD request for a crawler', () => {
    expect(visitOf('/en/', { 'user-agent': CHROME }, { method: 'HEAD' }).isBot).toBe(true)
  })

  it('[T20] give a crawler nothing of cookies or of a player', () => {
    const headers = { ...GOOGLEBOT, cookie: 'lng=ar; app_theme=1' }
    const visit = visitOf('/', headers, { player: PLAYER })
    expect([visit.lang, visit.player, visit.display]).toEqual(['ru', null, DEFAULT_DISPLAY])
    expect(visitOf('/en/', headers).lang).toBe('en')
  })

  it.each([
    ['a phone by its agent', '/en/', { 'user-agent': IPHONE }, true],
    ['a phone by its hint', '/en/', { 'user-agent': CHROME, 'sec-ch-ua-mobile': '?1' }, true],
    ['a desktop', '/en/', { 'user-agent': CHROME, 'sec-ch-ua-mobile': '?0' }, false],
    ['the query', '/en/?platform_type=mobile', { 'user-agent': CHROME }, true],
    [
      '[SEC-28] a repeated query: the first counts',
      '/en/?platform_type=desktop&platform_type=mobile',
      { 'user-agent': CHROME },
      false,
    ],
    ['nothing known', '/en/', {}, false],
  ])('tell a mobile visit: %s', (_, address, headers, isMobile) => {
    expect(visitOf(address, headers).isMobile).toBe(isMobile)
  })

  it('take the country of the header outside production only', () => {
    const header = { 'cf-ipcountry': 'KZ' }
    expect(visitOf('/en/', header).country).toBe('KZ')
    expect(visitOf('/en/', header, { env: { ENVIRONMENT: 'production' } }).country).toBeNull()
    expect(visitOf('/en/', {}, { config: { countryCode: 'DE' } }).country).toBe('DE')
    expect(visitOf('/en/', { 'cf-ipcountry': 'kz1' }, { config: { countryCode: 'DE' } }).country).toBe('DE')
  })

  it('[SEC-27] take display settings of cookies, unknown values as the default', () => {
    expect(visitOf('/en/', { cookie: 'app_theme=1; is12h=1; tzo=5.5' }).display).toMatchObject({
      theme: 'dark',
      is12h: true,
      tzo: 5.5,
    })
    expect(visitOf('/en/', { cookie: 'app_theme=7; is12h=x; tzo=9e99; coef_view=../x' }).display).toEqual(
      DEFAULT_DISPLAY,
    )
  })

  it('[SEC-71] take nothing of headers that name another host or address', () => {
    const visit = visitOf('/en/line', {
      'x-forwarded-host': 'evil.test',
      'x-original-url': '/en/office',
      'x-forwarded-scheme': 'http',
    })
    expect([visit.url.origin, visit.path]).toEqual(['https://site.test', '/line'])
  })

  it('have the id of the platform, or an own one; never what a visitor wrote', () => {
    expect(visitOf('/en/', { 'cf-ray': '8f2a1b3c4d5e6f70-FRA' }).requestId).toBe('8f2a1b3c4d5e6f70-FRA')
    for (const ray of ['<svg onload=1>', 'x'.repeat(500), ''])
      expect(visitOf('/en/', { 'cf-ray': ray }).requestId).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('[SEC-49] have a nonce of their own', () => {
    const nonces = Array.from({ length: 50 }, () => visitOf('/en/').nonce)
    expect(new Set(nonces).size).toBe(50)
    for (const nonce of nonces) expect(Buffer.from(nonce, 'base64')).toHaveLength(16)
  })
})
