import type { Fraction } from '../coefficient/fraction.ts'

/**
 * The elementary symmetric polynomials e_0 … e_k of the factors, over one common denominator: e_j is the sum over all j-subsets of the
 * product of their factors. They are the coefficients of Π(d_i + n_i·x), built leg by leg in O(n·k) with no subset enumerated.
 */
export function symmetric(factors: readonly Fraction[], k: number): { nums: bigint[]; den: bigint } {
  const nums = Array<bigint>(k + 1).fill(0n)
  nums[0] = 1n
  let den = 1n
  factors.forEach(({ num, den: d }, i) => {
    for (let j = Math.min(k, i + 1); j > 0; j--) nums[j] = (nums[j] ?? 0n) * d + (nums[j - 1] ?? 0n) * num
    nums[0] = (nums[0] ?? 0n) * d
    den *= d
  })
  return { nums, den }
}

/** Number of ways to choose k of n. */
export function choose(n: number, k: number): number {
  let ways = 1
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i
  return k > n ? 0 : ways
}
