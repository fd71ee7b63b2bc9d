import { type Fraction, floor, fraction, multiply, roundHalfUp } from '../coefficient/fraction.ts'

export type Rounding = 'half-up' | 'floor'

/** Hundredths × an exact factor, rounded once as the house rounds payouts; of any size, for a calculator has no largest payout. */
export function rounded(sum: Fraction, factor: Fraction, rounding: Rounding): bigint {
  const exact = multiply(sum, factor)
  return rounding === 'floor' ? floor(exact) : roundHalfUp(exact)
}

/** An equal part of a sum in hundredths. */
export const partOf = (sum: number, parts: number): Fraction => fraction(sum, parts)

/** Hundredths as text: 12345n → `123.45`, −5n → `−0.05`. */
export function sumText(hundredths: bigint): string {
  const digits = String(hundredths < 0n ? -hundredths : hundredths).padStart(3, '0')
  return `${hundredths < 0n ? '−' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
