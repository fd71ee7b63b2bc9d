import { pick } from '../fair.ts'
import type { Ratio, Rule } from '../rule.ts'

export const SIDES = ['heads', 'tails'] as const
export type Side = (typeof SIDES)[number]
/** The right side pays 1.94: an edge of 3 % (games.md 5.7). */
export const COIN_PAYS: Ratio = [194, 100]

export interface CoinOutcome {
  side: Side
}

export const coin: Rule<{ side: Side }, CoinOutcome> = {
  draws: () => 1,
  units: () => 1,
  top: () => COIN_PAYS,
  play(choice, [draw]) {
    const side = pick(draw, 2) === 0 ? 'heads' : 'tails'
    return { outcome: { side }, pays: side === choice.side ? [COIN_PAYS] : [] }
  },
}
