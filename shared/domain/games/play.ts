import type { Choice } from './choice.ts'
import type { Ratio, Rule } from './rule.ts'
import { type BingoOutcome, bingo } from './rules/bingo.ts'
import { type CoinOutcome, coin } from './rules/coin.ts'
import { type CrashOutcome, crash } from './rules/crash.ts'
import { type DiceOutcome, dice } from './rules/dice.ts'
import { type KenoOutcome, keno } from './rules/keno.ts'
import { type Lucky6Outcome, lucky6 } from './rules/lucky6.ts'
import { type MinesOutcome, mines } from './rules/mines.ts'
import { type RouletteOutcome, roulette } from './rules/roulette.ts'
import { type ScratchOutcome, scratch } from './rules/scratch.ts'
import { type SlotOutcome, slot } from './rules/slot.ts'

/** What came out, by the kind of game. */
export type Outcome =
  | ({ kind: 'slot' } & SlotOutcome)
  | ({ kind: 'scratch' } & ScratchOutcome)
  | ({ kind: 'coin' } & CoinOutcome)
  | ({ kind: 'dice' } & DiceOutcome)
  | ({ kind: 'crash' } & CrashOutcome)
  | ({ kind: 'mines' } & MinesOutcome)
  | ({ kind: 'roulette' } & RouletteOutcome)
  | ({ kind: 'keno' } & KenoOutcome)
  | ({ kind: 'bingo' } & BingoOutcome)
  | ({ kind: 'lucky6' } & Lucky6Outcome)

/** A round that is to be played: what its choice asks of seeds and money, and how the draws decide it. */
export interface Round {
  draws: number
  units: number
  top: Ratio
  play(draws: readonly number[], left: readonly number[]): { outcome: Outcome; pays: readonly Ratio[] }
}

function roundBy<C, O extends object>(rule: Rule<C, O>, choice: NoInfer<C>, named: (outcome: O) => Outcome): Round {
  return {
    draws: rule.draws(choice),
    units: rule.units(choice),
    top: rule.top(choice),
    play: (draws, left) => {
      const { outcome, pays } = rule.play(choice, draws, left)
      return { outcome: named(outcome), pays }
    },
  }
}

/** The round of a choice, by its game's rules. */
export function roundOf(choice: Choice): Round {
  switch (choice.kind) {
    case 'slot':
      return roundBy(slot, choice, (o) => ({ kind: 'slot', ...o }))
    case 'scratch':
      return roundBy(scratch, choice, (o) => ({ kind: 'scratch', ...o }))
    case 'coin':
      return roundBy(coin, choice, (o) => ({ kind: 'coin', ...o }))
    case 'dice':
      return roundBy(dice, choice, (o) => ({ kind: 'dice', ...o }))
    case 'crash':
      return roundBy(crash, choice, (o) => ({ kind: 'crash', ...o }))
    case 'mines':
      return roundBy(mines, choice, (o) => ({ kind: 'mines', ...o }))
    case 'roulette':
      return roundBy(roulette, choice, (o) => ({ kind: 'roulette', ...o }))
    case 'keno':
      return roundBy(keno, choice, (o) => ({ kind: 'keno', ...o }))
    case 'bingo':
      return roundBy(bingo, choice, (o) => ({ kind: 'bingo', ...o }))
    case 'lucky6':
      return roundBy(lucky6, choice, (o) => ({ kind: 'lucky6', ...o }))
  }
}
