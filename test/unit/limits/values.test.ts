import { describe, expect, it } from 'vitest'
import { PROFILES, profileOf, rulesOf } from '../../../shared/domain/licence/profiles.ts'
import { inCurrency } from '../../../shared/domain/limits/exchange.ts'
import { APPROVAL_SECONDS, DAY_SECONDS, exclusionDays, KIND_IDS, kindOf } from '../../../shared/domain/limits/kinds.ts'
import { choiceName, kindName } from '../../../shared/domain/limits/labels.ts'
import { choices, readValue, writeValue } from '../../../shared/domain/limits/value.ts'

const strict = rulesOf('strict')
const days = (kind: 30 | 33) => choices(kind, strict).map((seconds) => seconds / DAY_SECONDS)

describe('kinds and values', () => {
  it('[S3.01][S3.02][S3.03][S3.04][S3.06][S3.07][S3.08] kinds by their ids', () => {
    expect(KIND_IDS.map((id) => [id, kindOf(id).family, kindOf(id).period])).toEqual([
      [1, 'wager', 'day'],
      [2, 'wager', 'week'],
      [3, 'wager', 'month'],
      [10, 'loss', 'day'],
      [11, 'loss', 'week'],
      [12, 'loss', 'month'],
      [20, 'deposit', 'day'],
      [21, 'deposit', 'week'],
      [22, 'deposit', 'month'],
      [30, 'exclusion', undefined],
      [31, 'session', undefined],
      [32, 'realityCheck', undefined],
      [33, 'timeOut', undefined],
      [37, 'stake', undefined],
    ])
  })

  it('[S9.26] self-exclusions in days, in plain and in banking years', () => {
    expect(days(30)).toEqual([1, 7, 30, 90, 180, 365, 730, 1095, 1825])
    expect(exclusionDays(true).slice(5)).toEqual([360, 720, 1080, 1800])
  })

  it('[S9.29][S9.30][S9.31] time-outs in days, and the approval window', () => {
    expect(days(33)).toEqual([1, 7, 30])
    expect(readValue(33, 604_800, 'EUR', strict)).toBe(604_800)
    expect(APPROVAL_SECONDS).toBe(86_400)
  })

  it('[S9.27] session limits from 1 to 24 hours, or none', () => {
    expect(choices(31, strict)).toHaveLength(24)
    expect([1, 24, 0, 999999999].map((hours) => readValue(31, hours, 'EUR', strict))).toEqual([1, 24, null, null])
  })

  it('RG-69 reality checks as the licence has them: off only where it may be', () => {
    expect(choices(32, strict)).toEqual([5, 10, 15, 30, 45, 60])
    expect([0, 7, 61, '30'].map((value) => readValue(32, value, 'EUR', strict))).toEqual(Array(4).fill(undefined))
    expect(readValue(32, 0, 'EUR', rulesOf('dk'))).toBeNull()
  })

  it('RG-14 amounts have the currency’s decimals and stay below the sentinel', () => {
    const read = (raw: unknown, currency: string) => readValue(20, raw, currency, strict)
    expect([read('1.005', 'KWD'), read('1.005', 'EUR'), read('1', 'JPY'), read('1.5', 'JPY')]).toEqual([
      1005,
      undefined,
      1,
      undefined,
    ])
    expect([read('999999998.99', 'EUR'), read('999999999', 'EUR'), read('1000000000', 'RUB')]).toEqual([
      99_999_999_899,
      null,
      undefined,
    ])
    expect([writeValue(20, 5000, 'EUR'), writeValue(20, null, 'EUR'), writeValue(31, 2, 'EUR')]).toEqual([
      '50.00',
      999999999,
      2,
    ])
  })

  it('RG-25 an amount in another currency is rounded to the stricter side', () => {
    // 2.50 EUR are 100 RUB: one kopeck is less than a cent.
    expect([inCurrency(1, 'RUB', 'EUR', 'up'), inCurrency(1, 'RUB', 'EUR', 'down')]).toEqual([1, 0])
    expect(inCurrency(10_000, 'RUB', 'EUR', 'up')).toBe(250)
    expect(inCurrency(Number.MAX_SAFE_INTEGER, 'EUR', 'EUR', 'up')).toBe(Number.MAX_SAFE_INTEGER)
  })

  it('names kinds and choices in three languages', () => {
    expect(['en', 'ru', 'ar', 'fr'].map((lang) => kindName(33, lang))).toEqual([
      'Time-out',
      'Перерыв',
      'استراحة',
      'Time-out',
    ])
    expect([1, 2, 7, 30, 100].map((days) => choiceName(days * 86_400, 'seconds', 'ar'))).toEqual([
      'يوم واحد',
      'يومان',
      '7 أيام',
      '30 يومًا',
      '100 يوم',
    ])
    expect([1, 2, 5, 11, 21, 22].map((hours) => choiceName(hours, 'hours', 'ru'))).toEqual([
      '1 час',
      '2 часа',
      '5 часов',
      '11 часов',
      '21 час',
      '22 часа',
    ])
  })
})

describe('licence profiles', () => {
  it.each([
    ['se', 'DE', 'se'],
    [null, 'SE', 'se'],
    [null, 'GB', 'gb'],
    [null, 'FR', 'strict'],
    [null, null, 'strict'],
    ['atlantis', 'SE', 'strict'],
    ['toString', null, 'strict'],
  ])('config %s in country %s is %s', (name, country, profile) => {
    expect(profileOf(name, country)).toBe(profile)
  })

  it('no profile is laxer than a day’s wait and a word, but where the old period must end first', () => {
    for (const [name, rules] of Object.entries(PROFILES)) {
      expect([name, rules.raiseDelay >= 86_400 || rules.raiseWaitsForPeriodEnd]).toEqual([name, true])
      expect([name, rules.confirmWindow]).toEqual([name, 604_800])
      expect([name, rules.minExclusionDays >= 30]).toEqual([name, true])
    }
  })
})
