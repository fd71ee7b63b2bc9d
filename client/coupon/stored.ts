import type { CouponLeg } from '../../shared/ui/islands/props.ts'

/** Where the coupon lies in localStorage; the version grows when the form below changes. */
export const COUPON_KEY = 'coupon:v1'

/** The coupon as a browser keeps it between pages. */
export interface StoredCoupon {
  legs: CouponLeg[]
  /** The stake as typed; empty when nothing was typed yet. */
  amount: string
  /** What to do when a price changes: 0 confirm, 1 accept any, 2 accept on increase (spec §3, default 2). */
  change: 0 | 1 | 2
}

export const EMPTY_COUPON: StoredCoupon = { legs: [], amount: '', change: 2 }

/** A coupon of the wire takes 50 bets; a longer stored list was not written by us. */
const MOST_LEGS = 50

const isId = (x: unknown): x is number => Number.isSafeInteger(x) && Number(x) > 0
const isText = (x: unknown): x is string => typeof x === 'string' && x.length < 400
const isCoef = (x: unknown): x is string => isText(x) && /^[1-9]\d{0,4}(\.\d{1,3})?$/.test(x)

/** A leg from outside, null when a part of it is missing or broken. */
export function parseLeg(x: unknown): CouponLeg | null {
  const {
    eventId,
    marketId,
    outcomeId,
    event,
    market,
    outcome,
    coef,
    isLive,
    sportId,
  }: { [K in keyof CouponLeg]?: unknown } = Object(x)
  return isId(eventId) &&
    isId(marketId) &&
    isId(outcomeId) &&
    isId(sportId) &&
    isText(event) &&
    isText(market) &&
    isText(outcome) &&
    isCoef(coef)
    ? { eventId, marketId, outcomeId, event, market, outcome, coef, isLive: isLive === true, sportId }
    : null
}

/**
 * The stored text as a coupon. Storage may hold anything (another version wrote it, or a person did): what does not fit is
 * dropped leg by leg, a market that stands there twice keeps its last outcome, and no text is too broken to start from empty.
 */
export function parseStored(text: string | null): StoredCoupon {
  try {
    const { legs, amount, change }: { [K in keyof StoredCoupon]?: unknown } = Object(JSON.parse(text ?? ''))
    const read = (Array.isArray(legs) ? legs : []).map(parseLeg).filter((leg) => leg !== null)
    return {
      legs: [...new Map(read.map((leg) => [leg.marketId, leg])).values()].slice(0, MOST_LEGS),
      amount: isText(amount) ? amount.slice(0, 20) : '',
      change: change === 0 || change === 1 ? change : 2,
    }
  } catch {
    return EMPTY_COUPON
  }
}

/** Reads the coupon; a browser that forbids storage has an empty one. */
export function loadCoupon(): StoredCoupon {
  try {
    return parseStored(localStorage.getItem(COUPON_KEY))
  } catch {
    return EMPTY_COUPON
  }
}

/** Writes the coupon; a browser that forbids it keeps the coupon on this page only. */
export function saveCoupon(coupon: StoredCoupon): void {
  try {
    localStorage.setItem(COUPON_KEY, JSON.stringify(coupon))
  } catch {
    /** Nothing to do: the page's own copy goes on. */
  }
}
