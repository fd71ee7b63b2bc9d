import * as v from 'valibot'
import { parseMoney } from '../money/amount.ts'
import { type Choice, choice, type GameKind } from './choice.ts'

/** Hundredths of a number as typed; a comma is a point. */
const hundredths = (typed: string | null): number | null => parseMoney((typed ?? '').trim().replace(',', '.'), 'EUR')
const numbers = (form: URLSearchParams, name: string): number[] => form.getAll(name).map(Number)

/** How each kind of game is chosen in a form: the same fields with a script and without one. */
const FIELDS: Readonly<Record<GameKind, (form: URLSearchParams) => object>> = {
  slot: () => ({}),
  scratch: () => ({}),
  bingo: () => ({}),
  coin: (form) => ({ side: form.get('side') }),
  dice: (form) => ({ side: form.get('side'), target: hundredths(form.get('target')) }),
  crash: (form) => ({ target: hundredths(form.get('target')) }),
  mines: (form) => ({ mines: Number(form.get('mines')), cells: numbers(form, 'cells') }),
  roulette: (form) => ({ spots: form.getAll('spots') }),
  keno: (form) => ({ numbers: numbers(form, 'numbers') }),
  lucky6: (form) => ({ numbers: numbers(form, 'numbers') }),
}

/** The choice of a filled-in form; null when it is none. */
export function readChoice(kind: GameKind, form: URLSearchParams): Choice | null {
  const read = v.safeParse(choice, { kind, ...FIELDS[kind](form) })
  return read.success ? read.output : null
}

/** What a form shows before anything was chosen. */
export const FIRST_CHOICE: Readonly<Record<GameKind, Choice | null>> = {
  slot: { kind: 'slot' },
  scratch: { kind: 'scratch' },
  bingo: { kind: 'bingo' },
  coin: { kind: 'coin', side: 'heads' },
  dice: { kind: 'dice', side: 'under', target: 5000 },
  crash: { kind: 'crash', target: 200 },
  mines: null,
  roulette: null,
  keno: null,
  lucky6: null,
}
