import { pick } from '../fair.ts'
import type { Ratio, Rule } from '../rule.ts'

/** Rolls from 0.00 to 100.00, in hundredths. */
export const ROLLS = 10_001
/** Fewest and most rolls that may win: about 1 % and 95 %. */
export const WINNING = { least: 100, most: 9_500 } as const

export interface DiceChoice {
  side: 'under' | 'over'
  /** Hundredths; the roll itself loses. */
  target: number
}
export interface DiceOutcome {
  /** Hundredths. */
  roll: number
}

/** How many of the rolls win. */
export const winningRolls = ({ side, target }: DiceChoice): number => (side === 'under' ? target : ROLLS - 1 - target)
/** 99 % divided by the chance (games.md 5.7). */
export const dicePays = (choice: DiceChoice): Ratio => [99 * ROLLS, 100 * winningRolls(choice)]

export const dice: Rule<DiceChoice, DiceOutcome> = {
  draws: () => 1,
  units: () => 1,
  top: dicePays,
  play(choice, [draw]) {
    const roll = pick(draw, ROLLS)
    const won = choice.side === 'under' ? roll < choice.target : roll > choice.target
    return { outcome: { roll }, pays: won ? [dicePays(choice)] : [] }
  },
}
