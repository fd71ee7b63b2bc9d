import type { SiteConfig } from '../../../shared/api/config.ts'
import { TABLE_MINIMUM } from '../../../shared/domain/games/catalogue.ts'
import { parseMoney } from '../../../shared/domain/money/amount.ts'
import type { TableLimits } from '../wallet/game-api.ts'

/** The bounds of every table in a currency: those of bets, and never below what keeps rounding small (B-20). */
export function tableOf({ betting }: SiteConfig, currency: string): TableLimits {
  const minor = (byCurrency: Record<string, string>) => parseMoney(byCurrency[currency] ?? '', currency) ?? 0
  return {
    currency,
    min: Math.max(TABLE_MINIMUM, minor(betting.minStake)),
    max: minor(betting.maxStake),
    maxPayout: minor(betting.maxPayout),
  }
}
