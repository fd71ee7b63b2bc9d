import * as v from 'valibot'
import { TARGET } from './rules/crash.ts'
import { ROLLS, WINNING, winningRolls } from './rules/dice.ts'
import { MOST_NUMBERS, NUMBERS } from './rules/keno.ts'
import { LUCKY_BALLS, LUCKY_PICKED } from './rules/lucky6.ts'
import { CELLS } from './rules/mines.ts'
import { MOST_SPOTS, SPOTS } from './rules/roulette.ts'

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const isSet = (list: readonly unknown[]): boolean => new Set(list).size === list.length
/** Different ones, from one to `most`. */
const some = <S extends v.GenericSchema>(each: S, most: number) =>
  v.pipe(
    v.array(each),
    v.minLength(1),
    v.maxLength(most),
    v.check((list) => isSet(list), 'each once'),
  )

/** What a player chooses before a round, by the kind of game. */
export const choice = v.variant('kind', [
  v.strictObject({ kind: v.literal('slot') }),
  v.strictObject({ kind: v.literal('scratch') }),
  v.strictObject({ kind: v.literal('bingo') }),
  v.strictObject({ kind: v.literal('coin'), side: v.picklist(['heads', 'tails']) }),
  v.pipe(
    v.strictObject({ kind: v.literal('dice'), side: v.picklist(['under', 'over']), target: whole(0, ROLLS - 1) }),
    v.check(
      (c) => winningRolls(c) >= WINNING.least && winningRolls(c) <= WINNING.most,
      'between 1 % and 95 % must win',
    ),
  ),
  v.strictObject({ kind: v.literal('crash'), target: whole(TARGET.least, TARGET.most) }),
  v.pipe(
    v.strictObject({
      kind: v.literal('mines'),
      mines: whole(1, CELLS - 1),
      cells: some(whole(0, CELLS - 1), CELLS - 1),
    }),
    v.check(({ mines, cells }) => cells.length <= CELLS - mines, 'fewer fields are free'),
  ),
  v.strictObject({ kind: v.literal('roulette'), spots: some(v.picklist(SPOTS), MOST_SPOTS) }),
  v.strictObject({ kind: v.literal('keno'), numbers: some(whole(1, NUMBERS), MOST_NUMBERS) }),
  v.strictObject({
    kind: v.literal('lucky6'),
    numbers: v.pipe(some(whole(1, LUCKY_BALLS), LUCKY_PICKED), v.minLength(LUCKY_PICKED)),
  }),
])
export type Choice = v.InferOutput<typeof choice>
export type GameKind = Choice['kind']
