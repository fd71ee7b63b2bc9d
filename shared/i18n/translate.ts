import type { IslandKey, TextKey } from './keys.ts'

export type TextValues = Record<string, string | number>
/** Text of a key in one language; falls back language → English → the key itself. */
export type Translate<K extends string = TextKey> = ((key: K, values?: TextValues) => string) & {
  lang: string
  dir: 'ltr' | 'rtl'
}
/** What islands and their views may say. A `Translate` is one too. */
export type IslandTranslate = Translate<IslandKey>

const RTL = new Set(['ar', 'fa', 'he', 'ur'])
export const directionOf = (lang: string): 'ltr' | 'rtl' => (RTL.has(lang) ? 'rtl' : 'ltr')

/** Fills `{name}` placeholders; an unknown name stays as it is. */
export const fill = (text: string, values: TextValues | undefined): string =>
  values === undefined
    ? text
    : text.replace(/\{([a-zA-Z]+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole))

/** A translator over a flat dictionary, with placeholders only: what the browser needs. */
export function plainTranslator<K extends string>(lang: string, texts: Partial<Record<K, string>>): Translate<K> {
  const t = (key: K, values?: TextValues) => fill(texts[key] ?? key, values)
  return Object.assign(t, { lang, dir: directionOf(lang) })
}
