import { ONE } from '../coefficient/fraction.ts'
import type { Factor } from '../settlement/all-win.ts'
import { FORCED_RETURN } from '../settlement/leg-factor.ts'
import { isLess } from '../settlement/sums.ts'

export type CouponStatus =
  | 'open'
  | 'won'
  | 'lost'
  | 'returned'
  | 'partial'
  | 'cancelled'
  | 'sold'
  | 'pending'
  | 'refused'

/** A coupon when its results are known: its legs' status ids, the factor of its stake, and what is paid (minor units). */
interface Settled {
  statusIds: readonly number[]
  factor: Factor
  paid: number
}

const isVoid = (statusId: number) => statusId === 2 || statusId === FORCED_RETURN
const isHalf = (statusId: number) => statusId >= 4

/** What results alone can make of a coupon. */
type ByResults = Exclude<CouponStatus, 'sold' | 'pending' | 'refused'>

/**
 * A coupon's status, of any type: the first row that fits. `won` means more than the stake by whole results; who gets a part of the stake
 * back, the stake itself after losses, or anything by half results, has won in part.
 */
const TABLE: readonly [ByResults, (c: Settled) => boolean][] = [
  // A leg that still decides is open.
  ['open', ({ factor }) => factor === null],
  // Nothing is paid.
  ['lost', ({ paid }) => paid === 0],
  // The house took all legs back.
  ['cancelled', ({ statusIds }) => statusIds.every((id) => id === FORCED_RETURN)],
  // All legs are void: the stake goes back.
  ['returned', ({ statusIds }) => statusIds.every(isVoid)],
  ['partial', ({ statusIds, factor }) => statusIds.some(isHalf) || factor === null || !isLess(ONE, factor)],
  ['won', () => true],
]

export const couponStatus = (c: Settled): ByResults => TABLE.find(([, fits]) => fits(c))?.[0] ?? 'open'

/** The stake goes back as it came: no leg was won or lost. */
export const isRefund = (status: CouponStatus): boolean => status === 'returned' || status === 'cancelled'
