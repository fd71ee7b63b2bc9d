import authAr from './auth/ar.ts'
import authEn from './auth/en.ts'
import authRu from './auth/ru.ts'
import calculatorAr from './calculator/ar.ts'
import calculatorEn from './calculator/en.ts'
import calculatorRu from './calculator/ru.ts'
import careAr from './care/ar.ts'
import careEn from './care/en.ts'
import careRu from './care/ru.ts'
import casinoAr from './casino/ar.ts'
import casinoEn from './casino/en.ts'
import casinoRu from './casino/ru.ts'
import consentAr from './consent/ar.ts'
import consentEn from './consent/en.ts'
import consentRu from './consent/ru.ts'
import couponAr from './coupon/ar.ts'
import couponEn from './coupon/en.ts'
import couponRu from './coupon/ru.ts'
import drawsAr from './draws/ar.ts'
import drawsEn from './draws/en.ts'
import drawsRu from './draws/ru.ts'
import errorsAr from './errors/ar.ts'
import errorsEn from './errors/en.ts'
import errorsRu from './errors/ru.ts'
import historyAr from './history/ar.ts'
import historyEn from './history/en.ts'
import historyRu from './history/ru.ts'
import islandAr from './island/ar.ts'
import islandEn from './island/en.ts'
import islandRu from './island/ru.ts'
import type { TextKey } from './keys.ts'
import limitsAr from './limits/ar.ts'
import limitsEn from './limits/en.ts'
import limitsRu from './limits/ru.ts'
import marketsAr from './markets/ar.ts'
import marketsEn from './markets/en.ts'
import marketsRu from './markets/ru.ts'
import mediaAr from './media/ar.ts'
import mediaEn from './media/en.ts'
import mediaRu from './media/ru.ts'
import officeAr from './office/ar.ts'
import officeEn from './office/en.ts'
import officeRu from './office/ru.ts'
import paymentsAr from './payments/ar.ts'
import paymentsEn from './payments/en.ts'
import paymentsRu from './payments/ru.ts'
import perksAr from './perks/ar.ts'
import perksEn from './perks/en.ts'
import perksRu from './perks/ru.ts'
import profileAr from './profile/ar.ts'
import profileEn from './profile/en.ts'
import profileRu from './profile/ru.ts'
import resultsAr from './results/ar.ts'
import resultsEn from './results/en.ts'
import resultsRu from './results/ru.ts'
import rewardsAr from './rewards/ar.ts'
import rewardsEn from './rewards/en.ts'
import rewardsRu from './rewards/ru.ts'
import screensAr from './screens/ar.ts'
import screensEn from './screens/en.ts'
import screensRu from './screens/ru.ts'
import settingsAr from './settings/ar.ts'
import settingsEn from './settings/en.ts'
import settingsRu from './settings/ru.ts'
import sportsAr from './sports/ar.ts'
import sportsEn from './sports/en.ts'
import sportsRu from './sports/ru.ts'
import textsAr from './texts/ar.ts'
import textsEn from './texts/en.ts'
import textsRu from './texts/ru.ts'
import uiAr from './ui/ar.ts'
import uiEn from './ui/en.ts'
import uiRu from './ui/ru.ts'

/** Complete dictionaries by language: one flat table of every group. */
export const DICTIONARIES: Record<string, Partial<Record<TextKey, string>>> = {
  ar: {
    ...authAr,
    ...calculatorAr,
    ...careAr,
    ...casinoAr,
    ...consentAr,
    ...couponAr,
    ...drawsAr,
    ...errorsAr,
    ...historyAr,
    ...islandAr,
    ...limitsAr,
    ...marketsAr,
    ...mediaAr,
    ...officeAr,
    ...paymentsAr,
    ...perksAr,
    ...profileAr,
    ...resultsAr,
    ...rewardsAr,
    ...screensAr,
    ...settingsAr,
    ...sportsAr,
    ...textsAr,
    ...uiAr,
  },
  en: {
    ...authEn,
    ...calculatorEn,
    ...careEn,
    ...casinoEn,
    ...consentEn,
    ...couponEn,
    ...drawsEn,
    ...errorsEn,
    ...historyEn,
    ...islandEn,
    ...limitsEn,
    ...marketsEn,
    ...mediaEn,
    ...officeEn,
    ...paymentsEn,
    ...perksEn,
    ...profileEn,
    ...resultsEn,
    ...rewardsEn,
    ...screensEn,
    ...settingsEn,
    ...sportsEn,
    ...textsEn,
    ...uiEn,
  },
  ru: {
    ...authRu,
    ...calculatorRu,
    ...careRu,
    ...casinoRu,
    ...consentRu,
    ...couponRu,
    ...drawsRu,
    ...errorsRu,
    ...historyRu,
    ...islandRu,
    ...limitsRu,
    ...marketsRu,
    ...mediaRu,
    ...officeRu,
    ...paymentsRu,
    ...perksRu,
    ...profileRu,
    ...resultsRu,
    ...rewardsRu,
    ...screensRu,
    ...settingsRu,
    ...sportsRu,
    ...textsRu,
    ...uiRu,
  },
}

/** Languages that have every text. */
export const LANGUAGES = Object.keys(DICTIONARIES)
