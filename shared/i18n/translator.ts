import { IntlMessageFormat } from 'intl-messageformat'
import { DICTIONARIES } from './dictionaries.ts'
import type { TextKey } from './keys.ts'
import { directionOf, fill, type TextValues, type Translate } from './translate.ts'

const formats = new Map<string, IntlMessageFormat>()

function plural(lang: string, text: string, values: TextValues): string {
  const key = `${lang}\n${text}`
  let format = formats.get(key)
  if (!format) formats.set(key, (format = new IntlMessageFormat(text, lang, undefined, { ignoreTag: true })))
  return String(format.format(values))
}

const translators = new Map<string, Translate>()

/** The server's translator of a language: placeholders, ICU plurals, fallback language → English → key. */
export function translator(lang: string): Translate {
  const known = translators.get(lang)
  if (known) return known
  const own = DICTIONARIES[lang] ?? {}
  const english = DICTIONARIES.en ?? {}
  const t = (key: TextKey, values?: TextValues) => {
    const text: string = own[key] ?? english[key] ?? key
    return values !== undefined && text.includes(', plural,') ? plural(lang, text, values) : fill(text, values)
  }
  const made = Object.assign(t, { lang, dir: directionOf(lang) })
  translators.set(lang, made)
  return made
}
