import type auth from './auth/en.ts'
import type calculator from './calculator/en.ts'
import type care from './care/en.ts'
import type casino from './casino/en.ts'
import type consent from './consent/en.ts'
import type coupon from './coupon/en.ts'
import type draws from './draws/en.ts'
import type errors from './errors/en.ts'
import type history from './history/en.ts'
import type island from './island/en.ts'
import type limits from './limits/en.ts'
import type markets from './markets/en.ts'
import type media from './media/en.ts'
import type office from './office/en.ts'
import type payments from './payments/en.ts'
import type perks from './perks/en.ts'
import type profile from './profile/en.ts'
import type results from './results/en.ts'
import type rewards from './rewards/en.ts'
import type screens from './screens/en.ts'
import type settings from './settings/en.ts'
import type sports from './sports/en.ts'
import type texts from './texts/en.ts'
import type ui from './ui/en.ts'

/** Texts that islands need in the browser too: their own, those of sign-in and registration with errors, display settings. The rest stays on the server. */
export type IslandKey =
  | keyof typeof island
  | keyof typeof auth
  | keyof typeof coupon
  | keyof typeof errors
  | keyof typeof history
  | keyof typeof settings
/** What the panel of video and zones says; its texts come with it. */
export type MediaKey = keyof typeof media
/** What the betting calculator says; its island gets the texts with its props. */
export type CalculatorKey = keyof typeof calculator
/** What the dialogs of limits and the account's menu say; their texts come with them. */
export type CareKey = keyof typeof care
/** Every text key; English is the source of the keys. */
export type TextKey =
  | IslandKey
  | CareKey
  | keyof typeof casino
  | keyof typeof consent
  | keyof typeof draws
  | keyof typeof limits
  | keyof typeof office
  | keyof typeof perks
  | keyof typeof profile
  | CalculatorKey
  | keyof typeof payments
  | keyof typeof results
  | keyof typeof rewards
  | keyof typeof ui
  | keyof typeof screens
  | keyof typeof sports
  | keyof typeof texts
  | keyof typeof markets
  | MediaKey
/** The shape that another language must fill: the same keys, any text. */
export type TextsLike<T> = { [K in keyof T]: string }
