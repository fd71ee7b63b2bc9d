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
export const fitsMask = ({ Min, Max }: PhoneMask, number: string): boolean => {
  const { length } = digitsOf(number).replace(/^0+/, '')
  return length >= Min && length <= Max
}
