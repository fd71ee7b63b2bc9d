import { formatMoney } from '../../domain/money/amount.ts'
import { stakeOf, withCurrency } from '../islands/coupon/amount.ts'

/** What a ticket of so many variants or lines costs; a dash while the stake is no amount. */
export function priceOf(typed: string, units: number, currency: string): string {
  const unit = stakeOf(typed, currency)
  return unit === null ? '–' : withCurrency(formatMoney(unit * units, currency), currency)
}
