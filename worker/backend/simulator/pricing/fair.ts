import type { Cells } from './cells.ts'

/** Result of an outcome as the spec numbers it: 0 lost, 1 won, 2 returned, 4 half won, 5 half lost. */
export type Status = 0 | 1 | 2 | 4 | 5
/** What an outcome gets for a final result. */
export type Rule = (home: number, away: number) => Status

/**
 * Probability at which an outcome is fair, returns counted: the price o with E[payout] = stake gives 1/o.
 * Won pays o, half won (o+1)/2, returned 1, half lost 1/2 (betting.md 2.4 and 4.4 item 2).
 */
export function fairProbability(cells: Cells, rule: Rule): number {
  let won = 0
  let back = 0
  for (const [home, away, p] of cells) {
    const status = rule(home, away)
    if (status === 1) won += p
    else if (status === 2) back += p
    else if (status === 4) {
      won += p / 2
      back += p / 2
    } else if (status === 5) back += p / 2
  }
  // Everything comes back: nothing to bet on.
  return back >= 1 - 1e-12 ? 0 : Math.min(1, won / (1 - back))
}

/** Fair decimal odds. */
export const fairOdds = (cells: Cells, rule: Rule): number => 1 / fairProbability(cells, rule)
