import { type Fraction, multiply, roundHalfUp } from './fraction.ts'

const COEF = /^([1-9][0-9]{0,4})(?:\.([0-9]{1,3}))?$/

/** A coefficient string (`"1.85"`) in thousandths (1850); null when it is none. `"1.850"` and `"1.85"` are equal. */
export function parseCoef(text: string): number | null {
  const match = COEF.exec(text)
  if (!match) return null
  const [, whole = '', decimals = ''] = match
  return Number(whole + decimals.padEnd(3, '0'))
}

/** Thousandths with all three decimals (1500 → `"1.500"`). */
export function fixed3(thousandths: number | bigint): string {
  const digits = String(thousandths).padStart(4, '0')
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`
}

/** Thousandths as a decimal with two decimals, or three where the third counts: 1500 → `"1.50"`, 1333 → `"1.333"`. */
export const formatCoef = (thousandths: number | bigint): string => fixed3(thousandths).replace(/0$/, '')

/** An exact coefficient as it is shown: rounded half-up to thousandths. Shown only, never computed with (betting.md 2.2). */
export const shownThousandths = (exact: Fraction): bigint => roundHalfUp(multiply(exact, { num: 1000n, den: 1n }))

/** An exact factor as a decimal string of at most six decimals, half-up, without trailing zeros: 59/40 → `"1.475"`. */
export function formatFactor(exact: Fraction): string {
  const digits = String(roundHalfUp(multiply(exact, { num: 1_000_000n, den: 1n }))).padStart(7, '0')
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`.replace(/\.?0+$/, '')
}
