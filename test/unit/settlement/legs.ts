import type { Fraction } from '../../../shared/domain/coefficient/fraction.ts'
import { payoutOf } from '../../../shared/domain/settlement/payout.ts'
import { type CouponLeg, couponReturn, type Terms } from '../../../shared/domain/settlement/returns.ts'

/** Status ids by letter: win, lose, void, half win, half lose, half and half, open. */
const STATUS = { W: 1, L: 0, V: 2, w: 4, l: 5, h: 6, '-': -2 } as const

const isStatus = (letter: string): letter is keyof typeof STATUS => letter in STATUS

/** Legs of a line like `1.50W 1.90w b1.50W 2.00L@3`: coefficient, status letter, `b` before a banker, `@` before a block's id. */
export function legsOf(line: string): CouponLeg[] {
  return line.split(' ').map((text) => {
    const [, banker, coef, letter = '', block] = /^(b?)([\d.]+)([WLVwlh-])(?:@(\d+))?$/.exec(text) ?? []
    if (!coef || !isStatus(letter)) throw new Error(`not a leg: ${text}`)
    return {
      coef: Math.round(Number(coef) * 1000),
      statusId: STATUS[letter],
      banker: banker === 'b',
      ...(block !== undefined && { blockId: Number(block) }),
    }
  })
}

/** What a stake in cents returns, null while open. */
export function paid(
  typeId: number,
  stake: number,
  line: string,
  terms: Terms = {},
  rounding: 'half-up' | 'floor' = 'half-up',
) {
  const factor = couponReturn(typeId, legsOf(line), terms)
  return factor && payoutOf(stake, factor, { rounding, maxPayout: Number.MAX_SAFE_INTEGER })
}

export const equalTo = (a: Fraction | null, b: Fraction | null): boolean =>
  a === null || b === null ? a === b : a.num * b.den === b.num * a.den
