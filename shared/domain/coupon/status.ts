import { FORCED_RETURN } from '../settlement/leg-factor.ts'

export type CouponStatus = 'open' | 'won' | 'lost' | 'returned' | 'partial' | 'cancelled' | 'sold'

/**
 * A coupon's status from its legs' status ids: `open` until decided; a lost leg loses it; all legs void return it
 * (`cancelled` when the house took all of them back); a half result makes it `partial`; else it has won.
 * `decided` tells whether the stake's factor is known, `lost` whether it is zero.
 */
export function couponStatus(
  statusIds: readonly number[],
  decided: boolean,
  lost: boolean,
): Exclude<CouponStatus, 'sold'> {
  if (!decided) return 'open'
  if (lost) return 'lost'
  if (statusIds.every((id) => id === FORCED_RETURN)) return 'cancelled'
  if (statusIds.every((id) => id === 2 || id === FORCED_RETURN)) return 'returned'
  return statusIds.some((id) => id >= 4) ? 'partial' : 'won'
}

/** The stake goes back as it came: no leg was won or lost. */
export const isRefund = (status: CouponStatus): boolean => status === 'returned' || status === 'cancelled'
