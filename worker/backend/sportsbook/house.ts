import type { SiteConfig } from '../../../shared/api/config.ts'
import type { CouponIn } from '../../../shared/api/coupon.ts'
import type { AdvanceRule } from '../../../shared/domain/bonus/advance.ts'
import { isPlainSystem } from '../../../shared/domain/coupon/as-system.ts'
import { profileOf } from '../../../shared/domain/licence/profiles.ts'
import { parseMoney } from '../../../shared/domain/money/amount.ts'
import { tenThousandths } from '../../../shared/domain/settlement/anti-book.ts'
import type { LegQuote } from '../feed/api.ts'
import { loyaltyOf } from '../points/rules.ts'
import type { HouseLimits } from '../wallet/api.ts'

/** The house's rules for a coupon type in a currency, in minor units. A maximum that the config does not name is 0: no bets in that currency. */
export function houseOf(config: SiteConfig, typeId: number, currency: string): HouseLimits {
  const { betting, licenceProfile, countryCode } = config
  const loyalty = loyaltyOf(config, currency)
  const minor = (byCurrency: Record<string, string>) => parseMoney(byCurrency[currency] ?? '', currency) ?? 0
  return {
    currency,
    licence: profileOf(licenceProfile, countryCode),
    types: betting.types,
    maxLegs: betting.maxLegs,
    rounding: betting.payoutRounding,
    minStake: minor(betting.minStake),
    minApplies: betting.minTypes.includes(typeId),
    maxStake: minor(betting.maxStake),
    maxApplies: true,
    maxPayout: minor(betting.maxPayout),
    ...(betting.patentMinFold !== undefined && { minFold: betting.patentMinFold }),
    ...(betting.hyperBonus && {
      hyper: {
        steps: betting.hyperBonus.steps,
        minStake: minor(betting.hyperBonus.minStake),
        most: minor(betting.hyperBonus.maxBonus),
      },
    }),
    ...(betting.advance && { advance: { percent: betting.advance.percent, most: minor(betting.advance.max) } }),
    ...(loyalty && { loyalty }),
    ...(betting.isBonusBetAvailable && { bonusBet: betting.bonusBetMode ?? 'count' }),
    ...(betting.antiExpressBook !== undefined && { antiBook: tenThousandths(betting.antiExpressBook) }),
  }
}

/** What the house lends against open bets, by currency; null when nothing. */
export function advanceRules({ betting: { advance } }: SiteConfig): Record<string, AdvanceRule> | null {
  if (!advance) return null
  const rules = Object.entries(advance.max).map(([currency, max]): [string, AdvanceRule] => [
    currency,
    { percent: advance.percent, most: parseMoney(max, currency) ?? 0 },
  ])
  return Object.fromEntries(rules)
}

/** The coupon as it is taken: a multibet of single bets without a lobby is a system. */
export function asTaken({ betting }: SiteConfig, coupon: CouponIn): CouponIn {
  if (!isPlainSystem(coupon) || !betting.types.includes(2)) return coupon
  return { ...coupon, typeId: 2, bets: coupon.bets.map(({ blockId: _, ...bet }) => bet) }
}

/** The book's answers with the house's own marks: bets on some sports are for singles only. */
export const markedBy = (
  { betting: { singlesOnlySports = [] } }: SiteConfig,
  quotes: readonly LegQuote[],
): LegQuote[] => quotes.map((q) => (singlesOnlySports.includes(q.sportId) ? { ...q, bannedExpress: true } : q))
