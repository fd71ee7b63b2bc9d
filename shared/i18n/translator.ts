import { IntlMessageFormat } from 'intl-messageformat'
import { DICTIONARIES } from './dictionaries.ts'
import type { TextKey } from './keys.ts'
import { directionOf, fill, type TextValues, type Translate } from './translate.ts'

const formats = new Map<string, IntlMessageFormat>()

/** Western digits in every language: odds, sums and counts stand beside each other. */
function pluralFormat(lang: string, text: string): IntlMessageFormat {
  const key = `${lang}\n${text}`
  const known = formats.get(key)
  if (known) return known
  const made = new IntlMessageFormat(text, `${lang}-u-nu-latn`, undefined, { ignoreTag: true })
  formats.set(key, made)
  return made
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
    if (values === undefined || !text.includes(', plural,')) return fill(text, values)
    return String(pluralFormat(own[key] === undefined ? 'en' : lang, text).format(values))
  }
  const made = Object.assign(t, { lang, dir: directionOf(lang) })
  translators.set(lang, made)
  return made
}
