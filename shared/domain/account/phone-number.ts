/** How many digits a number of a country has after its calling code, and how they are grouped (spec §3). */
export interface PhoneMask {
  CountryId: number
  Mask: string
  Min: number
  Max: number
}

/** A calling code as calls take it: one plus, then digits (spec §5). */
export const phoneCode = (code: string): string => `+${code.replace(/\D/g, '')}`

/** A country's code in small letters (spec §5). */
export const countryCode = (code: string): string => code.trim().toLowerCase()

const E164 = /^\+[1-9][0-9]{6,14}$/
const digitsOf = (text: string): string => text.replace(/\D/g, '')

/**
 * The number that somebody has typed, in E.164; null when it is none. `code` is a calling code (`+44`, `44`). A number that begins with a plus
 * or `00` is whole; a zero before a national number is a trunk prefix, but in Italy, where it belongs to it.
 */
export function e164(code: string, number: string): string | null {
  const typed = number.trim().replace(/^00/, '+')
  const calling = digitsOf(code)
  const national = calling === '39' ? digitsOf(typed) : digitsOf(typed).replace(/^0+/, '')
  const whole = typed.startsWith('+') ? `+${digitsOf(typed)}` : `+${calling}${national}`
  if (!typed.startsWith('+') && (calling === '' || national === '')) return null
  return E164.test(whole) && /^[+\d\s().-]+$/.test(typed) ? whole : null
}

/** Does a national number have as many digits as its country's mask wants? */
const fitsMask = ({ Min, Max }: Pick<PhoneMask, 'Min' | 'Max'>, number: string): boolean => {
  const { length } = digitsOf(number).replace(/^0+/, '')
  return length >= Min && length <= Max
}

/** A calling code as the list of a phone field has it, with the mask of its country's numbers. */
export interface PhoneCode extends Pick<PhoneMask, 'Mask' | 'Min' | 'Max'> {
  /** `gb` */
  country: string
  /** `44` */
  code: string
  name: string
}

/** The calling code of a country among those of the form. */
export const phoneCodeOf = (codes: readonly PhoneCode[], country: string): PhoneCode | undefined =>
  codes.find((each) => each.country === countryCode(country))

/** The number of a phone's two fields in E.164; null when it is none, or has not as many digits as numbers of the chosen country. */
export function phoneTold(codes: readonly PhoneCode[], country: string, number: string): string | null {
  const chosen = phoneCodeOf(codes, country)
  const isNational = !/^\s*(?:\+|00)/.test(number)
  return isNational && chosen && !fitsMask(chosen, number) ? null : e164(chosen?.code ?? '', number)
}
