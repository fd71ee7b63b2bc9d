import type { IslandKey } from '../../shared/i18n/keys.ts'
import { type IslandTranslate, plainTranslator } from '../../shared/i18n/translate.ts'

type Texts = { default: Partial<Record<IslandKey, string>> }

const LOAD: Record<string, () => Promise<Texts>> = {
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
  ar: () => import('./ar.ts'),
}

const loaded = new Map<string, Promise<IslandTranslate>>()

/** The islands' texts of a language; an unknown language gets English. A failed load is forgotten, so that it can be tried again. */
export function loadTexts(lang: string): Promise<IslandTranslate> {
  const known = loaded.get(lang)
  if (known) return known
  const load = LOAD[lang] ?? LOAD.en
  if (!load) throw new Error('no texts')
  const texts = load().then((module) => plainTranslator<IslandKey>(lang, module.default))
  loaded.set(lang, texts)
  texts.catch(() => loaded.delete(lang))
  return texts
}
