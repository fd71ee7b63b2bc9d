import texts from '../../i18n/sports/en.ts'
import type { Translate } from '../../i18n/translate.ts'

const isKey = (key: string): key is keyof typeof texts => Object.hasOwn(texts, key)

/** Name of a sport; a sport of the operator's own without a text shows its number. */
export function sportName(id: number, t: Translate): string {
  const key = `sport_${id}`
  return isKey(key) ? t(key) : `№ ${id}`
}

/** Name of a championship's country (`gb`, `int`); its code where there is no text. */
export function countryName(code: string, t: Translate): string {
  const key = `country_${code}`
  return isKey(key) ? t(key) : code.toUpperCase()
}
