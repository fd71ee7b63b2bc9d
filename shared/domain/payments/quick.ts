import { formatMoney, parseMoney } from '../money/amount.ts'
import { amountStepMinor } from '../money/steps.ts'

const TIMES = [2, 4, 10, 20, 40]

/** Amounts that a form offers at a press: multiples of the currency's step (spec §9) within the bounds; decimal strings. */
export function quickAmounts({ currency, min, max }: { currency: string; min: string; max: string }): string[] {
  const [step, least, most] = [amountStepMinor(currency), parseMoney(min, currency), parseMoney(max, currency)]
  if (step === null || least === null || most === null) return []
  return TIMES.map((times) => times * step)
    .filter((minor) => minor >= least && minor <= most)
    .map((minor) => formatMoney(minor, currency))
}
