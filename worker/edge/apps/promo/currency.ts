import type { PageContext } from '../../page.ts'
import { activeCurrency } from '../office/wallets.tsx'

/** In which sums are told: that of the account that pays, or what a visitor would have. */
export async function shownCurrency({ visit, origin, config }: PageContext): Promise<string> {
  const owned = visit.player ? await origin.accounts() : null
  return owned ? activeCurrency(owned) : visitorCurrency(config)
}

export const visitorCurrency = ({ geoCurrency, currencies }: PageContext['config']): string =>
  geoCurrency ?? currencies[0] ?? 'EUR'
