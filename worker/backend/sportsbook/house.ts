import type { SiteConfig } from '../../../shared/api/config.ts'
import type { House } from '../../../shared/domain/coupon/assess.ts'
import { parseMoney } from '../../../shared/domain/money/amount.ts'

/** The house's rules for a coupon type in a currency, in minor units. A maximum that the config does not name is 0: no bets in that currency. */
export function houseOf({ betting }: SiteConfig, typeId: number, currency: string): House {
  const minor = (byCurrency: Record<string, string>) => parseMoney(byCurrency[currency] ?? '', currency) ?? 0
  return {
    types: betting.types,
    maxLegs: betting.maxLegs,
    rounding: betting.payoutRounding,
    minStake: minor(betting.minStake),
    minApplies: betting.minTypes.includes(typeId),
    maxStake: minor(betting.maxStake),
    maxPayout: minor(betting.maxPayout),
  }
}
