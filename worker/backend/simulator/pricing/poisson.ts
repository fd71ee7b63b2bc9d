import { type Cells, normalised } from './cells.ts'

/** Poisson probabilities of 0…max events. */
export function poisson(mean: number, max: number): number[] {
  const out: number[] = []
  let p = Math.exp(-mean)
  for (let k = 0; k <= max; k++) {
    out.push(p)
    p = (p * mean) / (k + 1)
  }
  return out
}

/** How many goals to look at for a mean: the rest has less than about 1e-7 of the mass. */
const reach = (mean: number) => Math.min(30, Math.ceil(mean + 5.5 * Math.sqrt(mean) + 2))

export interface GridOptions {
  /** Dixon–Coles dependence of the low scores; 0 is independence. */
  rho?: number
  /** Goals of each side looked at; by default as many as matter. */
  max?: number
  /** The score so far, added to each cell. */
  from?: readonly [home: number, away: number]
}

/**
 * Grid of goals still to come, shifted by the score so far (betting.md 4.4, items 1 and 3).
 * @param home expected goals of the home side @param away of the away side
 */
export function goalGrid(home: number, away: number, { rho = 0, max, from = [0, 0] }: GridOptions = {}): Cells {
  const hs = poisson(home, max ?? reach(home))
  const as = poisson(away, max ?? reach(away))
  const cells: [number, number, number][] = []
  for (const [i, p] of hs.entries()) {
    for (const [j, q] of as.entries()) cells.push([from[0] + i, from[1] + j, p * q * tau(i, j, home, away, rho)])
  }
  return normalised(cells)
}

/** Dixon and Coles (1997): low scores are not independent. */
function tau(i: number, j: number, home: number, away: number, rho: number): number {
  if (rho === 0 || i > 1 || j > 1) return 1
  if (i === 0 && j === 0) return 1 - home * away * rho
  if (i === 0) return 1 + home * rho
  return j === 0 ? 1 + away * rho : 1 - rho
}
