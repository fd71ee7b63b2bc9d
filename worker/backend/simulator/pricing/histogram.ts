import type { Cells } from './cells.ts'

/** Distribution of a whole number: `p[i]` is the chance of `low + i`. */
export interface Histogram {
  low: number
  p: readonly number[]
}

/** The distribution of a number of some cells; their chances need not sum to 1. */
export function histogramOf(cells: Cells, of: (home: number, away: number) => number): Histogram {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (const [h, a] of cells) {
    const value = of(h, a)
    if (value < low) low = value
    if (value > high) high = value
  }
  if (low > high) return { low: 0, p: [] }
  const p = new Array<number>(high - low + 1).fill(0)
  for (const [h, a, chance] of cells) {
    const i = of(h, a) - low
    p[i] = (p[i] ?? 0) + chance
  }
  return { low, p }
}

/** Distribution of the sum of two independent numbers. */
export function convolved(a: Histogram, b: Histogram): Histogram {
  if (a.p.length === 0 || b.p.length === 0) return { low: 0, p: [] }
  const p = new Array<number>(a.p.length + b.p.length - 1).fill(0)
  for (let i = 0; i < a.p.length; i++) {
    const x = a.p[i] ?? 0
    if (x < 1e-12) continue
    for (let j = 0; j < b.p.length; j++) p[i + j] = (p[i + j] ?? 0) + x * (b.p[j] ?? 0)
  }
  return { low: a.low + b.low, p }
}

/** The chances of two distributions added: one or the other happens. */
export function either(a: Histogram, b: Histogram): Histogram {
  if (a.p.length === 0) return b
  if (b.p.length === 0) return a
  const low = Math.min(a.low, b.low)
  const p = new Array<number>(Math.max(a.low + a.p.length, b.low + b.p.length) - low).fill(0)
  for (const { low: from, p: more } of [a, b]) {
    for (let i = 0; i < more.length; i++) p[from - low + i] = (p[from - low + i] ?? 0) + (more[i] ?? 0)
  }
  return { low, p }
}

/** As cells, the number in the first place. */
export function cellsOf({ low, p }: Histogram): Cells {
  const cells: (readonly [number, number, number])[] = []
  for (const [i, chance] of p.entries()) if (chance > 1e-12) cells.push([low + i, 0, chance])
  return cells
}
