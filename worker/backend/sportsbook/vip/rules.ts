import type { SiteConfig } from '../../../../shared/api/config.ts'
import { isVipBetAvailable } from '../../../../shared/domain/settings/coupon-rules.ts'
import type { HouseLimits, PlaceInput } from '../../wallet/api.ts'

const DEFAULT_SECONDS = 300
/** How far above the house's largest payout a trader may go. */
const PAYOUT_TIMES = 100

/** May this coupon ask for a stake above the maximum (spec §5)? */
export const mayAsk = ({ betting }: SiteConfig, { coupon, quotes, limits }: PlaceInput): boolean =>
  coupon.vipBet === true &&
  isVipBetAvailable({
    isOnSite: betting.isVipBetAvailable ?? false,
    maxBetAmount: limits.maxStake,
    legs: quotes,
    typeId: coupon.typeId,
  })

/** The house's limits without those that the trader decides. */
export const lifted = (limits: HouseLimits): HouseLimits => ({
  ...limits,
  maxApplies: false,
  maxPayout: limits.maxPayout * PAYOUT_TIMES,
})

export const waitMs = ({ betting }: SiteConfig): number => (betting.vipBetSeconds ?? DEFAULT_SECONDS) * 1000
