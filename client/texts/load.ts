import type { IslandKey } from '../../shared/i18n/keys.ts'
import { type IslandTranslate, plainTranslator } from '../../shared/i18n/translate.ts'

type Texts = Partial<Record<IslandKey, string>>
type Load = () => Promise<{ default: Texts }>
/** Texts beside those that every island may say: of the forms of sign-in and registration with their errors, of the display settings, of the slip's late parts, of the history. */
export type MoreTexts = 'auth' | 'settings' | 'coupon' | 'history'

const EN: Record<'all' | MoreTexts, Load> = {
  all: () => import('./en.ts'),
  auth: () => import('./auth/en.ts'),
  history: () => import('./history/en.ts'),
  settings: () => import('./settings/en.ts'),
  coupon: () => import('./coupon/en.ts'),
}
const LANGUAGES: Record<string, typeof EN> = {
  en: EN,
  ru: {
    all: () => import('./ru.ts'),
    auth: () => import('./auth/ru.ts'),
    history: () => import('./history/ru.ts'),
    settings: () => import('./settings/ru.ts'),
    coupon: () => import('./coupon/ru.ts'),
  },
  ar: {
    all: () => import('./ar.ts'),
    auth: () => import('./auth/ar.ts'),
    history: () => import('./history/ar.ts'),
    settings: () => import('./settings/ar.ts'),
    coupon: () => import('./coupon/ar.ts'),
  },
}

/** The islands' texts of a language. An unknown language gets English. */
export async function loadTexts(lang: string, more?: MoreTexts): Promise<IslandTranslate> {
  const { all, ...rest } = LANGUAGES[lang] ?? EN
  const [own, other] = await Promise.all([all(), more ? rest[more]() : null])
  return plainTranslator<IslandKey>(lang, { ...own.default, ...other?.default })
}
