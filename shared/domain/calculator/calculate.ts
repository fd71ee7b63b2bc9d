import { fraction } from '../coefficient/fraction.ts'
import { formatCoef, formatFactor, shownThousandths } from '../coefficient/thousandths.ts'
import { FORMS } from '../coupon/forms.ts'
import { maximalCoef } from '../coupon/maximal.ts'
import { variantsOf } from '../coupon/variants.ts'
import { legFactor } from '../settlement/leg-factor.ts'
import { type Bet, betOf, type Problem } from './check.ts'
import { partOf, type Rounding, rounded, sumText } from './round.ts'
import { returnOf, rowsOf, stepsOf, type Working } from './rows.ts'
import type { CalculatorState } from './state.ts'

/** A line as it is shown; sums with two decimals. */
export interface Row {
  legs: string
  stake: string
  coef: string
  /** Null while it is open. */
  returned: string | null
}
/** What a bet comes to, as it is shown. */
export interface Calculation {
  stake: string
  /** Largest coefficient, when all goes its way; null for several singles, which have none together. */
  coef: string | null
  variants: number
  /** The part of the stake on each of several variants, rounded to be read. */
  unit: string | null
  k: number | null
  /** What each leg makes of one unit; null while it is open. */
  factors: (string | null)[]
  returned: string | null
  profit: string | null
  /** Return when all goes its way. */
  most: string
  rows: Row[]
  /** Too many combinations to write out? */
  isCut: boolean
  steps: { legs: string; account: string | null }[]
}

const names = (legs: readonly number[]): string => legs.join(' + ')

function rowText({ legs, stake, coef, factor }: Working, rounding: Rounding): Row {
  return {
    legs: names(legs),
    stake: sumText(rounded(stake, fraction(1), rounding)),
    coef: formatCoef(shownThousandths(coef)),
    returned: factor && sumText(rounded(stake, factor, rounding)),
  }
}

/** Sum of several singles' returns, each rounded alone, for each is a coupon; null while one is open. */
function sumOfLines(lines: readonly Working[], rounding: Rounding, which: 'factor' | 'coef'): bigint | null {
  let sum = 0n
  for (const line of lines) {
    const factor = line[which]
    if (!factor) return null
    sum += rounded(line.stake, factor, rounding)
  }
  return sum
}

function totals(bet: Bet, lines: readonly Working[], rounding: Rounding) {
  if (bet.typeId === 9)
    return {
      coef: null,
      returned: sumOfLines(lines, rounding, 'factor'),
      most: sumOfLines(lines, rounding, 'coef') ?? 0n,
    }
  const stake = fraction(bet.stake)
  const top = maximalCoef(bet.typeId, bet.legs, { k: bet.k, stakes: bet.stakes })
  const factor = returnOf(bet)
  return { coef: top, returned: factor && rounded(stake, factor, rounding), most: rounded(stake, top, rounding) }
}

/** Calculates a typed bet with the rules by which coupons are settled; or tells the first thing that is wrong with it. */
export function calculate(
  state: CalculatorState,
  rounding: Rounding,
): { problem: Problem; result: null } | { problem: null; result: Calculation } {
  const bet = betOf(state)
  if ('code' in bet) return { problem: bet, result: null }
  const rows = rowsOf(bet)
  const { coef, returned, most } = totals(bet, rows ?? [], rounding)
  const variants = variantsOf(bet.typeId, bet.legs, { k: bet.k })
  return {
    problem: null,
    result: {
      stake: sumText(BigInt(bet.stake)),
      coef: coef && formatCoef(shownThousandths(coef)),
      variants,
      unit:
        variants > 1 && bet.typeId !== 9 ? sumText(rounded(partOf(bet.stake, variants), fraction(1), rounding)) : null,
      k: FORMS[bet.typeId]?.members ? bet.k : null,
      factors: bet.legs.map((leg) => {
        const factor = legFactor(leg.coef, leg)
        return factor && formatFactor(factor)
      }),
      returned: returned === null ? null : sumText(returned),
      profit: returned === null ? null : sumText(returned - BigInt(bet.stake)),
      most: sumText(most),
      rows: (rows ?? []).map((row) => rowText(row, rounding)),
      isCut: rows === null,
      steps: stepsOf(bet).map(({ legs, account }) => ({
        legs: names(legs),
        account: account && sumText(rounded(fraction(bet.stake), account, rounding)),
      })),
    },
  }
}
