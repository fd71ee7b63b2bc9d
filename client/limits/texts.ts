import type { CareKey } from '../../shared/i18n/keys.ts'
import { plainTranslator, type Translate } from '../../shared/i18n/translate.ts'

export type CareTranslate = Translate<CareKey>

const TEXTS: Record<string, () => Promise<{ default: Record<CareKey, string> }>> = {
  en: () => import('../texts/limits/en.ts'),
  ru: () => import('../texts/limits/ru.ts'),
  ar: () => import('../texts/limits/ar.ts'),
}

/** What the dialogs of limits say in a language; an unknown one gets English. */
export async function careTexts(lang: string): Promise<CareTranslate> {
  const texts = await (TEXTS[lang] ?? TEXTS.en)?.()
  return plainTranslator(lang, texts?.default ?? {})
}

/** A title looks like a key; whether there is a text for it shows when it is asked for. */
const isKey = (title: string): title is CareKey => /^[a-z_]+$/i.test(title)

/** The server's title of an answer comes first (S8.25): its text where there is one, the title as it is where there is none. */
export function titleText(title: unknown, fallback: CareKey, t: CareTranslate): string {
  if (typeof title !== 'string' || title === '' || title === 'main_query_error') return t(fallback)
  return isKey(title) ? t(title) : title
}
