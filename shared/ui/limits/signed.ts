import { withCurrency } from '../islands/coupon/amount.ts'

/** A result with its currency; what was lost has a minus. */
export const signed = (amount: string, currency: string): string =>
  amount.startsWith('-') ? `−${withCurrency(amount.slice(1), currency)}` : withCurrency(amount, currency)
