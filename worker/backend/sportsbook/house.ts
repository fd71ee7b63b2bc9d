import type { SiteConfig } from '../../../shared/api/config.ts'
import { parseMoney } from '../../../shared/domain/money/amount.ts'
import type { HouseLimits } from '../wallet/api.ts'

/** The house's rules for a coupon type in a currency, in minor units. A maximum that the config does not name is 0: no bets in that currency. */
export function houseOf({ betting }: SiteConfig, typeId: number, currency: string): HouseLimits {
  const minor = (byCurrency: Record<string, string>) => parseMoney(byCurrency[currency] ?? '', currency) ?? 0
  return {
    currency,
    types: betting.types,
    maxLegs: betting.maxLegs,
    rounding: betting.payoutRounding,
    minStake: minor(betting.minStake),
    minApplies: betting.minTypes.includes(typeId),
    maxStake: minor(betting.maxStake),
    maxApplies: true,
    maxPayout: minor(betting.maxPayout),
  }
}
