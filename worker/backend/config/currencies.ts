import { formatMoney } from '../../../shared/domain/money/amount.ts'
import { amountStepMinor } from '../../../shared/domain/money/steps.ts'

/** The currencies that the embedded default offers, the first ones as a form lists them. */
export const CURRENCIES: readonly string[] = [
  'EUR',
  'USD',
  'RUB',
  'KWD',
  'UAH',
  'KZT',
  'AZN',
  'UZS',
  'TRY',
  'INR',
  'BDT',
  'BRL',
  'PLN',
  'GBP',
  'JPY',
  'IDR',
]

/** The euro's amount step in thousandths: the measure of the others. */
const EURO_STEP = 2_500

/** `euros` (thousandths of a euro) in every currency, by the ratio of the amount steps (spec §9), as decimal strings. */
export const inEveryCurrency = (euros: number): Record<string, string> =>
  Object.fromEntries(
    CURRENCIES.map((iso) => [iso, formatMoney(Math.round((euros * (amountStepMinor(iso) ?? 0)) / EURO_STEP), iso)]),
  )
