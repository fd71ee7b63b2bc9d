import type { IslandKey } from '../../shared/i18n/keys.ts'
import { type IslandTranslate, plainTranslator } from '../../shared/i18n/translate.ts'

type Texts = Partial<Record<IslandKey, string>>
type Load = () => Promise<{ default: Texts }>

/** Chunks of a language: what every island may say, and what sign-in and registration say beside it. */
const EN: Record<'all' | 'auth', Load> = { all: () => import('./en.ts'), auth: () => import('./auth/en.ts') }
const LANGUAGES: Record<string, typeof EN> = {
  en: EN,
  ru: { all: () => import('./ru.ts'), auth: () => import('./auth/ru.ts') },
  ar: { all: () => import('./ar.ts'), auth: () => import('./auth/ar.ts') },
}

/** The islands' texts of a language, `withAuth` for the forms of sign-in and registration. An unknown language gets English. */
export async function loadTexts(lang: string, withAuth = false): Promise<IslandTranslate> {
  const { all, auth } = LANGUAGES[lang] ?? EN
  const [own, more] = await Promise.all([all(), withAuth ? auth() : null])
  return plainTranslator<IslandKey>(lang, { ...own.default, ...more?.default })
}
