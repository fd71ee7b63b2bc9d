import { parseMoney } from '../../../domain/money/amount.ts'
import { exponentOf } from '../../../domain/money/exponents.ts'

/** Digits of other scripts stand for their value: an Arabic keyboard types ٠١٢. */
const westernDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))

/**
 * A stake as typed → a decimal string of the wire: a comma is a point, blanks are dropped, decimals beyond the currency's are cut
 * (a typed amount is rounded down, betting.md 2.2). What is no amount stays as it is, for the message.
 */
export function wireAmount(typed: string, currency: string): string {
  const text = westernDigits(typed)
    .replace(/[\s\u00a0\u202f']/g, '')
    .replace(/[,٫]/, '.')
  const match = /^(\d*)\.?(\d*)$/.exec(text)
  if (!match || text === '' || text === '.') return typed.trim()
  const whole = (match[1] ?? '').replace(/^0+(?=\d)/, '') || '0'
  const decimals = (match[2] ?? '').slice(0, exponentOf(currency) ?? 2)
  return decimals ? `${whole}.${decimals}` : whole
}

/** A stake as typed in minor units; null when it is no amount. */
export const stakeOf = (typed: string, currency: string): number | null =>
  parseMoney(wireAmount(typed, currency), currency)

/** A wire amount as it is read: thousands apart, without the needless zeros of whole steps ('1 234.50'). */
export function shownAmount(decimal: string): string {
  const [whole = '', decimals] = decimal.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0')
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}

/** An amount with its currency: '1 234.50 EUR'. Never a locale's own style, so that server and browser write the same. */
export const withCurrency = (decimal: string, currency: string): string => `${shownAmount(decimal)}\u00a0${currency}`
