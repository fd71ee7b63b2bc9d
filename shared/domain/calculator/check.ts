import { parseCoef } from '../coefficient/thousandths.ts'
import { areBlockStakesAllowed } from '../coupon/blocks.ts'
import { systemRange } from '../coupon/form-problems.ts'
import { FORMS, MAX_MEMBERS } from '../coupon/forms.ts'
import { antiOffered } from '../coupon/maximal.ts'
import { parseMoney } from '../money/amount.ts'
import type { BlockStake } from '../settlement/accounts.ts'
import { blocksOf } from '../settlement/blocks.ts'
import type { CouponLeg } from '../settlement/returns.ts'
import { type CalculatorLeg, type CalculatorState, MAX_LEGS } from './state.ts'

/** Sums of the calculator have two decimals, whatever the currency is called. */
const TWO_DECIMALS = 'EUR'

/** A sum in hundredths; null when it is none, or nothing. */
export function sumOf(text: string): number | null {
  const sum = parseMoney(text, TWO_DECIMALS)
  return sum === null || sum === 0 ? null : sum
}

/** What keeps a bet from being calculated, with the numbers that its text asks for. `leg` from 1. */
export type Problem =
  | { code: 'coef' | 'share' | 'own'; leg: number }
  | { code: 'stake' | 'anti' }
  | { code: 'few' | 'many' | 'blocks' | 'members'; least: number; most: number }
  | { code: 'block_stake'; block: number }

/** A bet that can be calculated. Sums in hundredths. */
export interface Bet {
  typeId: number
  stake: number
  k: number
  legs: CouponLeg[]
  /** Own stakes of several singles. */
  own: number[]
  stakes: BlockStake[]
}

/** A dead heat's share: places and tied ones, `1/3`; null when it is none. */
function shareOf(text: string): { num: number; den: number } | null {
  const match = /^([1-9][0-9]?)\s*\/\s*([1-9][0-9]?)$/.exec(text)
  if (!match) return null
  const [num, den] = [Number(match[1]), Number(match[2])]
  return num < den ? { num, den } : null
}

function legOf({ coef, end, share, banker, block }: CalculatorLeg, leg: number): CouponLeg | Problem {
  const thousandths = parseCoef(coef)
  if (thousandths === null || thousandths <= 1000) return { code: 'coef', leg }
  const part = end === 'heat' ? shareOf(share) : undefined
  if (part === null) return { code: 'share', leg }
  return { coef: thousandths, statusId: end === 'heat' ? 1 : Number(end), share: part, banker, blockId: block }
}

/** Legs with only what the type knows: bankers of a system, blocks of a multibet and a conditional. */
function known(typeId: number, leg: CouponLeg): CouponLeg {
  const form = FORMS[typeId]
  return { ...leg, banker: form?.bankers ? leg.banker : false, blockId: form?.blocks ? leg.blockId : null }
}

function shapeProblem(typeId: number, legs: readonly CouponLeg[]): Problem | null {
  const form = FORMS[typeId]
  if (!form) return { code: 'few', least: 1, most: MAX_LEGS }
  const most = Math.min(form.maxLegs, MAX_LEGS)
  if (legs.length < form.minLegs) return { code: 'few', least: form.minLegs, most }
  if (legs.length > most) return { code: 'many', least: form.minLegs, most }
  if (form.blocks && blocksOf(legs).blocks.length < form.blocks.least)
    return { code: 'blocks', least: form.blocks.least, most }
  if (form.members && !systemRange(form, legs)) return { code: 'members', least: 3, most: MAX_MEMBERS }
  if (typeId === 6 && !antiOffered(legs.map((leg) => leg.coef))) return { code: 'anti' }
  return null
}

/** Stakes of a conditional's blocks; a field that was left empty stakes all that the block before won. */
function blockStakes(stake: number, texts: readonly string[], count: number): BlockStake[] | Problem {
  const stakes: BlockStake[] = [stake]
  for (let i = 1; i < count; i++) {
    const text = texts[i - 1] ?? ''
    const sum = text === '' || text === 'max' ? 'max' : sumOf(text)
    if (sum === null) return { code: 'block_stake', block: i + 1 }
    stakes.push(sum)
  }
  return stakes
}

/** The k of a system nearest to the one that is asked for. */
export function systemValue(typeId: number, legs: readonly CouponLeg[], k: number): number {
  const form = FORMS[typeId]
  const range = form ? systemRange(form, legs) : null
  return range ? Math.min(Math.max(k, range.from), range.to) : k
}

const isProblem = (found: object): found is Problem => 'code' in found

/** A typed bet as numbers, or the first thing that is wrong with it. */
export function betOf({ typeId, stake, k, legs, blockStakes: texts }: CalculatorState): Bet | Problem {
  const parsed = legs.map((leg, place) => legOf(leg, place + 1))
  const wrong = parsed.find(isProblem)
  if (wrong) return wrong
  const whole = parsed.flatMap((leg) => (isProblem(leg) ? [] : [known(typeId, leg)]))
  const shape = shapeProblem(typeId, whole)
  if (shape) return shape
  if (typeId === 9) return manySingles(whole, legs)
  const sum = sumOf(stake)
  if (sum === null) return { code: 'stake' }
  const bet: Bet = { typeId, stake: sum, k: systemValue(typeId, whole, k), legs: whole, own: [], stakes: [] }
  return typeId === 5 ? withBlockStakes(bet, texts) : bet
}

function manySingles(legs: CouponLeg[], typed: readonly CalculatorLeg[]): Bet | Problem {
  const own = typed.map((leg) => sumOf(leg.stake))
  const bad = own.indexOf(null)
  if (bad >= 0) return { code: 'own', leg: bad + 1 }
  const sums = own.flatMap((sum) => sum ?? [])
  return { typeId: 9, stake: sums.reduce((a, b) => a + b, 0), k: 0, legs, own: sums, stakes: [] }
}

function withBlockStakes(bet: Bet, texts: readonly string[]): Bet | Problem {
  const coefs = blocksOf(bet.legs).blocks.map((block) => block.map((leg) => leg.coef))
  const stakes = blockStakes(bet.stake, texts, coefs.length)
  if (!Array.isArray(stakes)) return stakes
  if (areBlockStakesAllowed(coefs, stakes)) return { ...bet, stakes }
  const bad = stakes.findIndex((_, i) => !areBlockStakesAllowed(coefs.slice(0, i + 1), stakes.slice(0, i + 1)))
  return { code: 'block_stake', block: bad + 1 }
}
