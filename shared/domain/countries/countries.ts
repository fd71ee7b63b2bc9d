/**
 * Countries by the id of the spec's `countryId`: ISO 3166-1 alpha-2. Ids 1, 66, 120, 126 and 228 are those of the policy logo (spec §7).
 * An id is stored with a player: rows may be added, never changed.
 */
export const COUNTRIES = {
  1: 'RU',
  2: 'UA',
  3: 'BY',
  4: 'KZ',
  5: 'AM',
  6: 'AZ',
  7: 'GE',
  8: 'KG',
  9: 'MD',
  10: 'TJ',
  11: 'UZ',
  12: 'AL',
  13: 'AR',
  14: 'AU',
  15: 'AT',
  16: 'BD',
  17: 'BE',
  18: 'BO',
  19: 'BA',
  20: 'BR',
  21: 'BG',
  22: 'CM',
  23: 'CA',
  24: 'CL',
  25: 'CO',
  26: 'CR',
  27: 'HR',
  28: 'CY',
  29: 'CZ',
  30: 'DK',
  31: 'DZ',
  32: 'EC',
  33: 'EE',
  34: 'EG',
  35: 'FI',
  36: 'FR',
  37: 'GH',
  38: 'GR',
  39: 'HU',
  40: 'IS',
  41: 'IN',
  42: 'ID',
  43: 'IE',
  44: 'IQ',
  45: 'IT',
  46: 'JP',
  47: 'JO',
  48: 'KE',
  49: 'KR',
  50: 'KW',
  51: 'LV',
  52: 'LB',
  53: 'LT',
  54: 'LU',
  55: 'MY',
  56: 'MT',
  57: 'MX',
  58: 'ME',
  59: 'MA',
  60: 'NL',
  61: 'NZ',
  62: 'NG',
  63: 'MK',
  64: 'NO',
  65: 'OM',
  66: 'DE',
  67: 'PK',
  68: 'PY',
  69: 'PE',
  70: 'PH',
  71: 'PL',
  72: 'QA',
  73: 'RO',
  74: 'SA',
  75: 'SN',
  76: 'RS',
  77: 'SG',
  78: 'SK',
  79: 'SI',
  80: 'ZA',
  81: 'LK',
  82: 'SE',
  83: 'CH',
  84: 'TH',
  85: 'TN',
  86: 'AE',
  87: 'UY',
  88: 'VE',
  89: 'VN',
  90: 'BH',
  91: 'CI',
  120: 'PT',
  126: 'ES',
  127: 'TR',
  228: 'GB',
} as const

export type CountryId = keyof typeof COUNTRIES

const names = new Map<string, { id: number; name: string }[]>()

/** Countries with their names in a language, in its alphabet's order. */
export function countryNames(lang: string): { id: number; name: string }[] {
  const known = names.get(lang)
  if (known) return known
  const display = new Intl.DisplayNames([lang, 'en'], { type: 'region' })
  const list = Object.entries(COUNTRIES).map(([id, code]) => ({ id: Number(id), name: display.of(code) ?? code }))
  list.sort((a, b) => a.name.localeCompare(b.name, lang))
  names.set(lang, list)
  return list
}

/** Id of an ISO code (`DE`), null for a country that is not listed. */
export function countryIdOf(code: string): number | null {
  const row = Object.entries(COUNTRIES).find(([, iso]) => iso === code)
  return row ? Number(row[0]) : null
}

/** A country's ISO 3166-1 alpha-2 code; null for one that is not listed. */
export const codeOfCountry = (id: number): string | null =>
  Object.entries(COUNTRIES).find(([each]) => Number(each) === id)?.[1] ?? null
