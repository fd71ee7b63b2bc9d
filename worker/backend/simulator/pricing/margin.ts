/**
 * Ways of putting the house's margin on fair probabilities (betting.md 4.4, item 6). Each takes probabilities that sum to
 * 1 and a margin m, and gives decimal odds whose inverses sum to 1 + m.
 */
export type MarginMethod = (probabilities: readonly number[], margin: number) => number[]

const sumOf = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)

/** The unknown in [low, high] at which a falling function crosses the target. */
function solve(low: number, high: number, target: number, f: (x: number) => number): number {
  let lo = low
  let hi = high
  for (let i = 0; i < 50 && hi - lo > 1e-9; i++) {
    const middle = (lo + hi) / 2
    if (f(middle) > target) lo = middle
    else hi = middle
  }
  return (lo + hi) / 2
}

export const multiplicative: MarginMethod = (ps, m) => ps.map((p) => 1 / (p * (1 + m)))

export const additive: MarginMethod = (ps, m) => ps.map((p) => 1 / (p + m / ps.length))

/** k with Σ pᵏ = 1 + m, by Newton's steps: the sum falls and is convex, so that they come from the left whatever the first one does. */
export function powerExponent(ps: readonly number[], m: number): number {
  let k = 1
  for (let i = 0; i < 50; i++) {
    let [sum, slope] = [0, 0]
    for (const p of ps) {
      const part = p > 0 ? p ** k : 0
      sum += part
      slope += p > 0 ? part * Math.log(p) : 0
    }
    const next = slope === 0 ? k : Math.max(0.2, k - (sum - 1 - m) / slope)
    if (Math.abs(next - k) < 1e-9) return next
    k = next
  }
  return k
}

export const power: MarginMethod = (ps, m) => {
  const k = powerExponent(ps, m)
  return ps.map((p) => 1 / p ** k)
}

const shinRoots = (ps: readonly number[], z: number) => ps.map((p) => Math.sqrt(z * p + (1 - z) * p * p))

/** Shin's share of insiders z with (Σ√(zp + (1−z)p²))² = 1 + m. */
export const shinInsiders = (ps: readonly number[], m: number): number =>
  solve(0, 1, -(1 + m), (z) => -(sumOf(shinRoots(ps, z)) ** 2))

export const shin: MarginMethod = (ps, m) => {
  const roots = shinRoots(ps, shinInsiders(ps, m))
  const total = sumOf(roots)
  return roots.map((s) => 1 / (s * total))
}

/** Fair probabilities from prices by Shin's model, with the share of insiders. */
export function inverseShin(prices: readonly number[]): { z: number; probabilities: number[] } {
  const inverses = prices.map((o) => 1 / o)
  const book = sumOf(inverses)
  const fair = (z: number) => inverses.map((i) => (Math.sqrt(z * z + (4 * (1 - z) * i * i) / book) - z) / (2 * (1 - z)))
  const z = solve(0, 0.4, 1, (x) => sumOf(fair(x)))
  return { z, probabilities: fair(z) }
}

/** Fair probabilities from prices by the power method: k with Σ(1/o)ᵏ = 1. */
export function inversePower(prices: readonly number[]): { k: number; probabilities: number[] } {
  const inverses = prices.map((o) => 1 / o)
  const k = powerExponent(inverses, 0)
  return { k, probabilities: inverses.map((i) => i ** k) }
}
