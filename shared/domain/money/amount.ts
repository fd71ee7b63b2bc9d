import { exponentOf } from './exponents.ts'

const DECIMAL = /^(0|[1-9][0-9]{0,15})(?:\.([0-9]{1,3}))?$/

/**
 * A decimal string (`"12.50"`) in minor units of `iso`; null when it is no amount of this currency: a sign, an exponent,
 * more decimals than the currency has (`"1.005"` EUR is refused, not rounded), an unknown currency, 2^53 or more.
 * Digits are moved, never multiplied as floats: 8.2 × 100 would be 819.999… (money.md 3.3).
 */
export function parseMoney(text: string, iso: string): number | null {
  const exponent = exponentOf(iso)
  const match = DECIMAL.exec(text)
  if (exponent === null || !match) return null
  const [, whole = '', decimals = ''] = match
  if (decimals.length > exponent) return null
  const minor = Number(whole + decimals.padEnd(exponent, '0'))
  return Number.isSafeInteger(minor) ? minor : null
}

/** Minor units of `iso` as the decimal string of the wire: all its decimals, a minus when negative. An unknown currency counts as two decimals. */
export function formatMoney(minor: number, iso: string): string {
  const exponent = exponentOf(iso) ?? 2
  const sign = minor < 0 ? '-' : ''
  const digits = String(Math.abs(minor)).padStart(exponent + 1, '0')
  return exponent === 0 ? sign + digits : `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`
}
