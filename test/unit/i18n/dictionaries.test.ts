import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import { ERRORS } from '../../../shared/errors/catalogue.ts'
import authAr from '../../../shared/i18n/auth/ar.ts'
import authEn from '../../../shared/i18n/auth/en.ts'
import authRu from '../../../shared/i18n/auth/ru.ts'
import calculatorAr from '../../../shared/i18n/calculator/ar.ts'
import calculatorEn from '../../../shared/i18n/calculator/en.ts'
import calculatorRu from '../../../shared/i18n/calculator/ru.ts'
import careAr from '../../../shared/i18n/care/ar.ts'
import careEn from '../../../shared/i18n/care/en.ts'
import careRu from '../../../shared/i18n/care/ru.ts'
import casinoAr from '../../../shared/i18n/casino/ar.ts'
import casinoEn from '../../../shared/i18n/casino/en.ts'
import casinoRu from '../../../shared/i18n/casino/ru.ts'
import consentAr from '../../../shared/i18n/consent/ar.ts'
import consentEn from '../../../shared/i18n/consent/en.ts'
import consentRu from '../../../shared/i18n/consent/ru.ts'
import couponAr from '../../../shared/i18n/coupon/ar.ts'
import couponEn from '../../../shared/i18n/coupon/en.ts'
import couponRu from '../../../shared/i18n/coupon/ru.ts'
import { DICTIONARIES, LANGUAGES } from '../../../shared/i18n/dictionaries.ts'
import drawsAr from '../../../shared/i18n/draws/ar.ts'
import drawsEn from '../../../shared/i18n/draws/en.ts'
import drawsRu from '../../../shared/i18n/draws/ru.ts'
import errorsAr from '../../../shared/i18n/errors/ar.ts'
import errorsEn from '../../../shared/i18n/errors/en.ts'
import errorsRu from '../../../shared/i18n/errors/ru.ts'
import historyAr from '../../../shared/i18n/history/ar.ts'
import historyEn from '../../../shared/i18n/history/en.ts'
import historyRu from '../../../shared/i18n/history/ru.ts'
import islandAr from '../../../shared/i18n/island/ar.ts'
import islandEn from '../../../shared/i18n/island/en.ts'
import islandRu from '../../../shared/i18n/island/ru.ts'
import limitsAr from '../../../shared/i18n/limits/ar.ts'
import limitsEn from '../../../shared/i18n/limits/en.ts'
import limitsRu from '../../../shared/i18n/limits/ru.ts'
import marketsAr from '../../../shared/i18n/markets/ar.ts'
import marketsEn from '../../../shared/i18n/markets/en.ts'
import marketsRu from '../../../shared/i18n/markets/ru.ts'
import mediaAr from '../../../shared/i18n/media/ar.ts'
import mediaEn from '../../../shared/i18n/media/en.ts'
import mediaRu from '../../../shared/i18n/media/ru.ts'
import officeAr from '../../../shared/i18n/office/ar.ts'
import officeEn from '../../../shared/i18n/office/en.ts'
import officeRu from '../../../shared/i18n/office/ru.ts'
import paymentsAr from '../../../shared/i18n/payments/ar.ts'
import paymentsEn from '../../../shared/i18n/payments/en.ts'
import paymentsRu from '../../../shared/i18n/payments/ru.ts'
import perksAr from '../../../shared/i18n/perks/ar.ts'
import perksEn from '../../../shared/i18n/perks/en.ts'
import perksRu from '../../../shared/i18n/perks/ru.ts'
import profileAr from '../../../shared/i18n/profile/ar.ts'
import profileEn from '../../../shared/i18n/profile/en.ts'
import profileRu from '../../../shared/i18n/profile/ru.ts'
import resultsAr from '../../../shared/i18n/results/ar.ts'
import resultsEn from '../../../shared/i18n/results/en.ts'
import resultsRu from '../../../shared/i18n/results/ru.ts'
import rewardsAr from '../../../shared/i18n/rewards/ar.ts'
import rewardsEn from '../../../shared/i18n/rewards/en.ts'
import rewardsRu from '../../../shared/i18n/rewards/ru.ts'
import screensAr from '../../../shared/i18n/screens/ar.ts'
import screensEn from '../../../shared/i18n/screens/en.ts'
import screensRu from '../../../shared/i18n/screens/ru.ts'
import settingsAr from '../../../shared/i18n/settings/ar.ts'
import settingsEn from '../../../shared/i18n/settings/en.ts'
import settingsRu from '../../../shared/i18n/settings/ru.ts'
import sportsAr from '../../../shared/i18n/sports/ar.ts'
import sportsEn from '../../../shared/i18n/sports/en.ts'
import sportsRu from '../../../shared/i18n/sports/ru.ts'
import textsAr from '../../../shared/i18n/texts/ar.ts'
import textsEn from '../../../shared/i18n/texts/en.ts'
import textsRu from '../../../shared/i18n/texts/ru.ts'
import uiAr from '../../../shared/i18n/ui/ar.ts'
import uiEn from '../../../shared/i18n/ui/en.ts'
import uiRu from '../../../shared/i18n/ui/ru.ts'

type Texts = Record<string, string>
const GROUPS: Record<string, Record<'en' | 'ru' | 'ar', Texts>> = {
  auth: { en: authEn, ru: authRu, ar: authAr },
  calculator: { en: calculatorEn, ru: calculatorRu, ar: calculatorAr },
  care: { en: careEn, ru: careRu, ar: careAr },
  casino: { en: casinoEn, ru: casinoRu, ar: casinoAr },
  consent: { en: consentEn, ru: consentRu, ar: consentAr },
  coupon: { en: couponEn, ru: couponRu, ar: couponAr },
  draws: { en: drawsEn, ru: drawsRu, ar: drawsAr },
  errors: { en: errorsEn, ru: errorsRu, ar: errorsAr },
  history: { en: historyEn, ru: historyRu, ar: historyAr },
  island: { en: islandEn, ru: islandRu, ar: islandAr },
  limits: { en: limitsEn, ru: limitsRu, ar: limitsAr },
  markets: { en: marketsEn, ru: marketsRu, ar: marketsAr },
  media: { en: mediaEn, ru: mediaRu, ar: mediaAr },
  office: { en: officeEn, ru: officeRu, ar: officeAr },
  payments: { en: paymentsEn, ru: paymentsRu, ar: paymentsAr },
  perks: { en: perksEn, ru: perksRu, ar: perksAr },
  profile: { en: profileEn, ru: profileRu, ar: profileAr },
  results: { en: resultsEn, ru: resultsRu, ar: resultsAr },
  rewards: { en: rewardsEn, ru: rewardsRu, ar: rewardsAr },
  settings: { en: settingsEn, ru: settingsRu, ar: settingsAr },
  screens: { en: screensEn, ru: screensRu, ar: screensAr },
  sports: { en: sportsEn, ru: sportsRu, ar: sportsAr },
  texts: { en: textsEn, ru: textsRu, ar: textsAr },
  ui: { en: uiEn, ru: uiRu, ar: uiAr },
}
const groups = Object.entries(GROUPS)
const isPlural = (text: string) => text.includes(', plural,')

/** Names that a text wants filled, plural arguments among them. */
function wants(text: string): string[] {
  const names = isPlural(text)
    ? [
        ...text.matchAll(/\{([a-zA-Z]+), plural,/g),
        ...text.replace(/\{[a-zA-Z]+, plural,.*\}/g, '').matchAll(/\{([a-zA-Z]+)\}/g),
      ]
    : [...text.matchAll(/\{([a-zA-Z]+)\}/g)]
  return [...new Set(names.map(([, name]) => name ?? ''))].sort()
}

describe.each(groups)('texts of the group %s', (group, { en, ru, ar }) => {
  it('[S1.01] have the same keys in every language', () => {
    expect(Object.keys(ru).sort()).toEqual(Object.keys(en).sort())
    expect(Object.keys(ar).sort()).toEqual(Object.keys(en).sort())
  })
  it('are never empty and have no space at an end', () => {
    for (const texts of [en, ru, ar])
      for (const [key, text] of Object.entries(texts))
        expect.soft([key, text.trim() === text && text.length > 0]).toEqual([key, true])
  })
  it('ask for the same values in every language', () => {
    for (const [key, text] of Object.entries(en))
      for (const other of [ru, ar]) expect.soft([key, wants(other[key] ?? '')]).toEqual([key, wants(text)])
  })
  it('have braces only around values', () => {
    for (const texts of [en, ru, ar])
      for (const [key, text] of Object.entries(texts))
        if (!isPlural(text))
          expect.soft([key, text.replace(/\{[a-zA-Z]+\}/g, '')]).toEqual([key, expect.not.stringMatching(/[{}]/)])
  })
  it('are plural in every language or in none', () => {
    for (const [key, text] of Object.entries(en))
      for (const other of [ru, ar]) expect.soft([key, isPlural(other[key] ?? '')]).toEqual([key, isPlural(text)])
    // A browser has no plurals: what is said by the server alone may have them.
    if (!['casino', 'ui', 'payments', 'limits', 'profile', 'rewards', 'perks'].includes(group))
      expect(Object.values(en).filter(isPlural)).toEqual([])
  })
  it('have western digits', () => {
    for (const [key, text] of Object.entries(ar))
      expect.soft([key, text]).toEqual([key, expect.not.stringMatching(/[٠-٩۰-۹]/)])
  })
})

describe('plural texts', () => {
  const plurals = LANGUAGES.flatMap((lang) =>
    Object.entries(DICTIONARIES[lang] ?? {}).flatMap(([key, text]) =>
      text && isPlural(text) ? [[lang, key, text] as const] : [],
    ),
  )
  it('are there', () => expect(plurals.length).toBeGreaterThan(20))
  it.each(plurals)('%s %s has every form of its language', (lang, _key, text) => {
    const forms = new IntlMessageFormat(text, lang)
      .getAst()
      .flatMap((part) => ('options' in part && 'pluralType' in part ? [Object.keys(part.options)] : []))
    expect(forms).toHaveLength(1)
    expect(forms[0]?.sort()).toEqual([...new Intl.PluralRules(lang).resolvedOptions().pluralCategories].sort())
  })
})

describe('dictionaries', () => {
  it('have no key in two groups', () => {
    const keys = groups.flatMap(([, { en }]) => Object.keys(en))
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })
  it('[S1.01] are in English, Russian and Arabic', () => {
    expect(LANGUAGES).toEqual(['ar', 'en', 'ru'])
    const count = groups.reduce((sum, [, { en }]) => sum + Object.keys(en).length, 0)
    for (const lang of LANGUAGES) expect(Object.keys(DICTIONARIES[lang] ?? {})).toHaveLength(count)
  })
  it('have a text for the title of every error', () => {
    const titles = Object.values(ERRORS).map((error) => error.title)
    expect(
      titles.filter(
        (title) =>
          ![paymentsEn, drawsEn, perksEn, rewardsEn, errorsEn, islandEn, couponEn, careEn].some(
            (texts) => title in texts,
          ),
      ),
    ).toEqual([])
  })
  it('have a text for every code of a refused coupon', () => {
    // Other errors are told by their titles.
    const codes = Object.values(ERRORS).flatMap(({ code, title }) =>
      typeof code === 'string' && title.startsWith('coupon_') ? [`coupon_error_${code}`] : [],
    )
    expect(codes.length).toBeGreaterThan(10)
    expect(codes.filter((key) => !(key in islandEn || key in couponEn))).toEqual([])
  })
  it('have keys in snake case', () => {
    const keys = groups.flatMap(([, { en }]) => Object.keys(en))
    expect(keys.filter((key) => !/^[a-z][a-z0-9]*(_[a-z0-9]+)*(_[A-Z_]+)?$/.test(key))).toEqual([])
  })
  it('have the spec’s own texts', () => {
    const spec = [
      'main_query_error',
      'main_save_success',
      'responsible_gaming_confirm_limit_error',
      'responsible_gaming_confirm_limit_success',
      'responsible_gaming_cancel_limit_error',
      'responsible_gaming_cancel_limit_success',
      'information_confirm_terms_error',
      'header_you_sure',
      'header_confirm',
      'header_logout',
      'header_cancel',
      'responsible_gaming_self_exclusion_warning',
      'coupon_will_be_cleared',
      'coupon_one_click_enable_warning',
      'main_enable',
      'main_undo',
      'main_account_will_set',
      'main_dictionary_load_error',
      'main_dictionary_refresh_page',
      'main_refreshing_button',
    ]
    const all = DICTIONARIES.en ?? {}
    expect(spec.filter((key) => !(key in all))).toEqual([])
  })
})
