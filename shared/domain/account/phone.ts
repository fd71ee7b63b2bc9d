import { COUNTRIES, type CountryId } from '../countries/countries.ts'
import { countryCode, type PhoneMask } from './phone-number.ts'

/** Calling codes (ITU-T E.164) and how many digits a number has after it, by country: tables of the ITU's national numbering plans. */
const PLANS: Readonly<Record<string, readonly [code: string, min: number, max: number]>> = {
  AE: ['971', 8, 9],
  AL: ['355', 8, 9],
  AM: ['374', 8, 8],
  AR: ['54', 10, 11],
  AT: ['43', 7, 13],
  AU: ['61', 9, 9],
  AZ: ['994', 9, 9],
  BA: ['387', 8, 9],
  BD: ['880', 8, 10],
  BE: ['32', 8, 9],
  BG: ['359', 8, 9],
  BH: ['973', 8, 8],
  BO: ['591', 8, 8],
  BR: ['55', 10, 11],
  BY: ['375', 9, 9],
  CA: ['1', 10, 10],
  CH: ['41', 9, 9],
  CI: ['225', 10, 10],
  CL: ['56', 9, 9],
  CM: ['237', 9, 9],
  CO: ['57', 10, 10],
  CR: ['506', 8, 8],
  CY: ['357', 8, 8],
  CZ: ['420', 9, 9],
  DE: ['49', 7, 12],
  DK: ['45', 8, 8],
  DZ: ['213', 8, 9],
  EC: ['593', 8, 9],
  EE: ['372', 7, 8],
  EG: ['20', 9, 10],
  ES: ['34', 9, 9],
  FI: ['358', 6, 11],
  FR: ['33', 9, 9],
  GB: ['44', 9, 10],
  GE: ['995', 9, 9],
  GH: ['233', 9, 9],
  GR: ['30', 10, 10],
  HR: ['385', 8, 9],
  HU: ['36', 8, 9],
  ID: ['62', 8, 12],
  IE: ['353', 7, 9],
  IN: ['91', 10, 10],
  IQ: ['964', 9, 10],
  IS: ['354', 7, 9],
  IT: ['39', 6, 11],
  JO: ['962', 8, 9],
  JP: ['81', 9, 10],
  KE: ['254', 9, 9],
  KG: ['996', 9, 9],
  KR: ['82', 8, 11],
  KW: ['965', 8, 8],
  KZ: ['7', 10, 10],
  LB: ['961', 7, 8],
  LK: ['94', 9, 9],
  LT: ['370', 8, 8],
  LU: ['352', 6, 11],
  LV: ['371', 8, 8],
  MA: ['212', 9, 9],
  MD: ['373', 8, 8],
  ME: ['382', 8, 8],
  MK: ['389', 8, 8],
  MT: ['356', 8, 8],
  MX: ['52', 10, 10],
  MY: ['60', 8, 10],
  NG: ['234', 8, 10],
  NL: ['31', 9, 9],
  NO: ['47', 8, 8],
  NZ: ['64', 8, 10],
  OM: ['968', 8, 8],
  PE: ['51', 8, 9],
  PH: ['63', 8, 10],
  PK: ['92', 9, 10],
  PL: ['48', 9, 9],
  PT: ['351', 9, 9],
  PY: ['595', 9, 9],
  QA: ['974', 8, 8],
  RO: ['40', 9, 9],
  RS: ['381', 8, 9],
  RU: ['7', 10, 10],
  SA: ['966', 9, 9],
  SE: ['46', 7, 10],
  SG: ['65', 8, 8],
  SI: ['386', 8, 8],
  SK: ['421', 9, 9],
  SN: ['221', 9, 9],
  TH: ['66', 8, 9],
  TJ: ['992', 9, 9],
  TN: ['216', 8, 8],
  TR: ['90', 10, 10],
  UA: ['380', 9, 9],
  UY: ['598', 8, 8],
  UZ: ['998', 9, 9],
  VE: ['58', 10, 10],
  VN: ['84', 9, 10],
  ZA: ['27', 9, 9],
}

/** A country of the phone forms (spec §3): `country_code` in small letters, `tel_code` without the plus. */
export interface PhoneCountry {
  id: number
  name: string
  country_code: string
  tel_code: string
}
const ids = Object.keys(COUNTRIES).map(Number) as CountryId[]
const planOf = (id: CountryId) => PLANS[COUNTRIES[id]]

/** Countries with a calling code, named in a language. */
export function phoneCountries(names: readonly { id: number; name: string }[]): PhoneCountry[] {
  return names.flatMap(({ id, name }) => {
    const known = ids.find((each) => each === id)
    const plan = known && planOf(known)
    return known && plan ? [{ id, name, country_code: countryCode(COUNTRIES[known]), tel_code: plan[0] }] : []
  })
}

/** Digits in groups of three, the last of two to four: `### ### ####`. */
function maskOf(length: number): string {
  const groups: number[] = []
  let left = length
  while (left > 4) {
    groups.push(3)
    left -= 3
  }
  return [...groups, left].map((count) => '#'.repeat(count)).join(' ')
}

/** The masks of all countries. */
export const phoneMasks = (): PhoneMask[] =>
  ids.flatMap((id) => {
    const plan = planOf(id)
    return plan ? [{ CountryId: id, Mask: maskOf(plan[2]), Min: plan[1], Max: plan[2] }] : []
  })

/** The digits of a calling code that is told as one, or as a country (`GB`); empty for a country that is not listed. */
export const callingCode = (code: string): string =>
  /^[a-z]{2}$/i.test(code.trim()) ? (PLANS[code.trim().toUpperCase()]?.[0] ?? '') : code.replace(/\D/g, '')
