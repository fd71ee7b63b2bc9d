/** An exact non-negative fraction; `den` is at least 1. Factors and coefficients are multiplied as these, never as floats. */
export interface Fraction {
  num: bigint
  den: bigint
}

export const ZERO: Fraction = { num: 0n, den: 1n }
export const ONE: Fraction = { num: 1n, den: 1n }

export const fraction = (num: number | bigint, den: number | bigint = 1n): Fraction => ({
  num: BigInt(num),
  den: BigInt(den),
})

/** A coefficient in thousandths as an exact fraction. */
export const fromThousandths = (thousandths: number): Fraction => fraction(thousandths, 1000n)

export const multiply = (a: Fraction, b: Fraction): Fraction => ({ num: a.num * b.num, den: a.den * b.den })

export const product = (factors: readonly Fraction[]): Fraction => factors.reduce(multiply, ONE)

export const equal = (a: Fraction, b: Fraction): boolean => a.num * b.den === b.num * a.den

/** Nearest whole number, a half goes up. */
export const roundHalfUp = ({ num, den }: Fraction): bigint => (2n * num + den) / (2n * den)

export const floor = ({ num, den }: Fraction): bigint => num / den
