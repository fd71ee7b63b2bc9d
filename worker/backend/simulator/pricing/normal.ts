import type { Cells } from './cells.ts'

/** Standard normal distribution function, error below 1.5e-7 (Abramowitz and Stegun 7.1.26). */
export function normalCdf(x: number): number {
  const z = Math.abs(x) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * z)
  const poly = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t
  const tail = (poly * Math.exp(-z * z)) / 2
  return x < 0 ? tail : 1 - tail
}

/** A Normal variable rounded to whole numbers, in the first place of the cells. */
export function roundedNormal(mean: number, variance: number): Cells {
  if (variance < 1e-6) return [[Math.round(mean), 0, 1]]
  const sigma = Math.sqrt(variance)
  const low = Math.floor(mean - 4.5 * sigma)
  const high = Math.ceil(mean + 4.5 * sigma)
  const cells: [number, number, number][] = []
  let below = 0
  for (let x = low; x <= high; x++) {
    const upTo = x === high ? 1 : normalCdf((x + 0.5 - mean) / sigma)
    cells.push([x, 0, upTo - below])
    below = upTo
  }
  return cells
}
