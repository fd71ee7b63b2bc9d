import { env } from 'cloudflare:test'
import * as v from 'valibot'
import { afterEach, expect, it } from 'vitest'
import { siteConfig } from '../../../shared/api/config.ts'
import { DEFAULT_CONFIG } from '../../../worker/backend/config/default.ts'
import { operator, Visitor } from '../identity/visitor.ts'

const read = async (headers: Record<string, string> = {}) => {
  const answer = await new Visitor().send('/bff-api/config/all.json?lang=en', { headers })
  return v.parse(siteConfig, answer.data)
}
const stored = () => env.DB.prepare("SELECT value FROM setting WHERE name = 'config'").first<string>('value')
afterEach(() =>
  operator('PUT', '/config', Object.fromEntries(Object.keys(siteConfig.entries).map((name) => [name, null]))),
)

it('[S7.07] answers the embedded default', async () => {
  expect(await read()).toEqual(DEFAULT_CONFIG)
})

it('merges an operator’s patch, seen at once, and takes an override back by null', async () => {
  expect((await operator('PUT', '/config', { minAge: 21, betting: { maxStake: { EUR: '100.00' } } })).status).toBe(200)
  const config = await read()
  expect([config.minAge, config.betting.maxStake.EUR, config.betting.maxStake.USD]).toEqual([21, '100.00', '5000.00'])
  await operator('PUT', '/config', { betting: { maxStake: { EUR: null } } })
  expect(await read()).toEqual({ ...DEFAULT_CONFIG, minAge: 21 })
  await operator('PUT', '/config', { minAge: null, licenceProfile: null })
  expect(await read()).toEqual(DEFAULT_CONFIG)
})

it.each([
  ['a wrong type', { minAge: 'eighteen' }, 'minAge'],
  ['a wrong language', { languages: ['english'] }, 'languages.0'],
  ['a wrong member deep inside', { betting: { payoutRounding: 'up' } }, 'betting.payoutRounding'],
  ['no language', { languages: [] }, 'languages'],
  ['an age below zero', { minAge: -1 }, 'minAge'],
  ['a host that is an address', { redirectHosts: ['partner.test', 'https://partner.test/'] }, 'redirectHosts.1'],
  ['a host that no address is written with', { vipDomains: ['Vip.test'] }, 'vipDomains.0'],
  ['a section that is no id', { availableRoutes: [1.5] }, 'availableRoutes.0'],
  ['a smallest stake that is no sum', { betting: { minStake: { EUR: 'abc' } } }, 'betting.minStake.EUR'],
  ['more decimals than the currency has', { betting: { maxStake: { JPY: '1000.50' } } }, 'betting.maxStake.JPY'],
  ['no currency', { currencies: [] }, 'currencies'],
  ['a currency that is none', { currencies: ['EUR', 'ZZZ'] }, 'currencies.1'],
  [
    'a currency without one of its amounts',
    { currencies: ['EUR', 'CHF'], betting: { minStake: { CHF: '0.20' }, maxPayout: { CHF: '50000.00' } } },
    'betting.maxStake.CHF',
  ],
  ['a coupon of no bets at most', { betting: { maxLegs: 0 } }, 'betting.maxLegs'],
  ['a type of coupon that is none', { betting: { types: [0, 10] } }, 'betting.types.1'],
])('refuses a patch with %s as 422 as a whole', async (_name, patch, path) => {
  const before = await stored()
  const answer = await operator('PUT', '/config', { isRegistrationAllowed: false, ...patch })
  expect([answer.status, answer.data]).toMatchObject([422, { issues: [{ path }] }])
  expect(await stored()).toBe(before)
  expect(await read()).toEqual(DEFAULT_CONFIG)
})

it('offers a further currency together with its amounts', async () => {
  const amount = { minStake: { CHF: '0.20' }, maxStake: { CHF: '5000.00' }, maxPayout: { CHF: '50000.00' } }
  expect((await operator('PUT', '/config', { currencies: ['CHF', 'EUR'], betting: amount })).status).toBe(200)
  expect((await read()).currencies).toEqual(['CHF', 'EUR'])
})

it('SEC-77 refuses a patch that is nested like no config', async () => {
  const deep = JSON.parse(`${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`)
  expect([(await operator('PUT', '/config', deep)).status, await read()]).toEqual([422, DEFAULT_CONFIG])
})

it('keeps members that it does not know for a version that does', async () => {
  expect((await operator('PUT', '/config', { ofTomorrow: { a: 1 } })).status).toBe(200)
  expect(await read()).toEqual(DEFAULT_CONFIG)
  expect(await stored()).toContain('ofTomorrow')
  await operator('PUT', '/config', { ofTomorrow: null })
  expect(await stored()).not.toContain('ofTomorrow')
})

it('loses none of many patches at once', async () => {
  const patches = [{ minAge: 21 }, { isOneTapAuthEnabled: true }, { companyName: 'Other' }]
  const others = Array.from({ length: 9 }, () => ({ isOneTapAuthEnabled: true }))
  const answers = await Promise.all([...patches, ...others].map((patch) => operator('PUT', '/config', patch)))
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
  expect(await read()).toMatchObject({ minAge: 21, isOneTapAuthEnabled: true, companyName: 'Other' })
})

it('[S7.08] takes the visitor’s country from the optional header', async () => {
  expect((await read({ 'x-geo-country': 'DE' })).countryCode).toBe('DE')
  expect((await read({ 'x-geo-country': '<script>' })).countryCode).toBeNull()
})

it('[S7.10] [S7.11] [S9.25] gives the asked groups, to be kept 600 s', async () => {
  const answer = await new Visitor().send('/bff-api/config/group/get?groups=languages,unknown&lang=en')
  expect(answer.data).toEqual({
    languages: { languages: ['ru', 'en', 'ar'], defaultLanguage: 'ru', langHiddenUnauthorized: [] },
    unknown: {},
  })
  expect(answer.headers.get('cache-control')).toBe('public, max-age=600')
})

it.each([['/gettime'], ['/update']])('[S7.34] %s tells the backend’s time', async (path) => {
  const answer = await new Visitor().send(path)
  const { time } = v.parse(v.object({ time: v.pipe(v.string(), v.isoTimestamp()) }), answer.data)
  expect(Math.abs(Date.parse(time) - Date.now())).toBeLessThan(5000)
})
