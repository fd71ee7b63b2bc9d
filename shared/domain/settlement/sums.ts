import { type Fraction, ZERO } from '../coefficient/fraction.ts'

/** Exact sums of non-negative fractions; nothing is reduced, so an account of n steps grows by one denominator a step. */
export const plus = (a: Fraction, b: Fraction): Fraction =>
  a.den === b.den ? { num: a.num + b.num, den: a.den } : { num: a.num * b.den + b.num * a.den, den: a.den * b.den }

/** The sum of many, by halves: denominators then stay small for as long as they can. */
export function sumOf(list: readonly Fraction[]): Fraction {
  const [first = ZERO] = list
  if (list.length < 2) return first
  const middle = list.length >> 1
  return plus(sumOf(list.slice(0, middle)), sumOf(list.slice(middle)))
}

/** `a − b`; the caller knows that b is not the larger. */
export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { num: -b.num, den: b.den })

export const isLess = (a: Fraction, b: Fraction): boolean => a.num * b.den < b.num * a.den

export const smaller = (a: Fraction, b: Fraction): Fraction => (isLess(a, b) ? a : b)

export const divide = (a: Fraction, b: Fraction): Fraction => ({ num: a.num * b.den, den: a.den * b.num })
