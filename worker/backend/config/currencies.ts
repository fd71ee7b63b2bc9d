/** Amount step of each offered currency in thousandths (spec §9, decisions.md 'amount step'); it also scales the house's limits. */
const STEPS: Record<string, number> = {
  EUR: 2_500,
  USD: 2_500,
  RUB: 100_000,
  KWD: 500,
  UAH: 50_000,
  KZT: 500_000,
  AZN: 2_500,
  UZS: 10_000_000,
  TRY: 50_000,
  INR: 100_000,
  BDT: 100_000,
  BRL: 10_000,
  PLN: 10_000,
  GBP: 2_000,
  JPY: 200_000,
  IDR: 10_000_000,
}
/** Decimals of ISO 4217 where they are not two. */
const DECIMALS: Record<string, number> = { KWD: 3, JPY: 0 }

export const CURRENCIES: readonly string[] = Object.keys(STEPS)

/** `euros` (thousandths of a euro) in every currency, by the ratio of the amount steps, as decimal strings. */
export function inEveryCurrency(euros: number): Record<string, string> {
  return Object.fromEntries(
    Object.entries(STEPS).map(([currency, step]) => {
      const thousandths = Math.round((euros * step) / 2_500)
      return [currency, (thousandths / 1000).toFixed(DECIMALS[currency] ?? 2)]
    }),
  )
}
