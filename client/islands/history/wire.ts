import type { CouponState, Course, Sale } from '../../../shared/ui/islands/history/model.ts'

const STATES: Record<CouponState, true> = {
  open: true,
  won: true,
  lost: true,
  returned: true,
  partial: true,
  cancelled: true,
  sold: true,
  pending: true,
  refused: true,
}
const isState = (x: unknown): x is CouponState => typeof x === 'string' && Object.hasOwn(STATES, x)
const isText = (x: unknown): x is string => typeof x === 'string'
const textOf = (x: unknown): string | undefined => (isText(x) ? x : undefined)

function soldOf(x: unknown): Course['sold'] {
  const { amount, paid }: { amount?: unknown; paid?: unknown } = Object(x)
  return isText(amount) && isText(paid) ? { amount, paid } : undefined
}

/** What has become of a coupon; null when the answer is of another form. */
export function courseOf(x: unknown): Course | null {
  const { id, status, amount, possibleWin, payout, sold, bets }: { [K in keyof Course]?: unknown } = Object(x)
  if (typeof id !== 'number' || !isState(status) || !isText(amount) || !isText(possibleWin) || !Array.isArray(bets))
    return null
  return {
    id,
    status,
    amount,
    possibleWin,
    payout: textOf(payout),
    sold: soldOf(sold),
    bets: bets.map((bet) => ({
      market: { outcomeId: Number(Object(Object(bet).market).outcomeId) },
      statusId: Number(Object(bet).statusId),
      voidReason: textOf(Object(bet).voidReason),
    })),
  }
}

/** An offer, or why there is none. */
export function saleOf(x: unknown): Sale {
  const { offer, reason }: { offer?: unknown; reason?: unknown } = Object(x)
  const { id, stake, amount, seconds }: Record<string, unknown> = Object(offer)
  return {
    offer:
      isText(id) && isText(stake) && isText(amount)
        ? { id, stake, amount, until: Date.now() + (Number(seconds) || 0) * 1000 }
        : null,
    reason: isText(reason) ? reason : null,
  }
}

/** The coupons of `GET /web-api/history/live`. */
export function liveOf(data: unknown): { course: Course; sale: Sale }[] {
  const { items }: { items?: unknown } = Object(data)
  return (Array.isArray(items) ? items : []).flatMap((item) => {
    const course = courseOf(Object(item).coupon)
    return course ? [{ course, sale: saleOf(item) }] : []
  })
}
