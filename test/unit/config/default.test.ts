import * as v from 'valibot'
import { expect, it } from 'vitest'
import { siteConfig } from '../../../shared/api/config.ts'
import { DEFAULT_CONFIG } from '../../../worker/backend/config/default.ts'
import { configGroups } from '../../../worker/backend/config/groups.ts'

it('[S3.17] [S3.18] the embedded default is a whole site config', () => {
  expect(v.parse(v.strictObject(siteConfig.entries), DEFAULT_CONFIG)).toEqual(DEFAULT_CONFIG)
})

it('limits stakes as api.md says, and other currencies by their amount step', () => {
  const { minStake, maxStake, maxPayout } = DEFAULT_CONFIG.betting
  const limits = (currency: string) => [minStake[currency], maxStake[currency], maxPayout[currency]]
  expect(limits('EUR')).toEqual(['0.20', '5000.00', '50000.00'])
  expect(limits('RUB')).toEqual(['8.00', '200000.00', '2000000.00'])
  expect(limits('KWD')).toEqual(['0.040', '1000.000', '10000.000'])
  expect(limits('JPY')).toEqual(['16', '400000', '4000000'])
  for (const currency of DEFAULT_CONFIG.currencies)
    expect(limits(currency).every((amount) => amount !== undefined)).toBe(true)
})

it('gives the asked groups, and an empty one for a name that it does not know', () => {
  expect(configGroups(DEFAULT_CONFIG, ['languages', 'constructor', 'nothing'])).toEqual({
    languages: { languages: ['ru', 'en', 'ar'], defaultLanguage: 'ru', langHiddenUnauthorized: [] },
    constructor: {},
    nothing: {},
  })
})
