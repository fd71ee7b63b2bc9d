import type { CouponLeg } from '../../shared/ui/islands/props.ts'
import { readStored } from './legs.ts'
import { MOST_LEGS } from './toggle.ts'

/** The coupon as a browser keeps it between pages. */
export interface StoredCoupon {
  legs: CouponLeg[]
  /** The stake as typed; null before anything was typed: the currency's initial bet stands for it. */
  amount: string | null
  /** The type that the player has chosen; it counts while the number of bets permits it. */
  typeId: number
  /** Account that pays; null for the active one. */
  accountId: number | null
  promoCode: string
  /** What only some types know, kept unread: `client/coupon/terms.ts` reads it. */
  more: Record<string, unknown>
}

export const EMPTY_COUPON: StoredCoupon = {
  legs: [],
  amount: null,
  typeId: 0,
  accountId: null,
  promoCode: '',
  more: {},
}

const numberOr = <T>(x: unknown, fallback: T): number | T => (Number.isSafeInteger(x) ? Number(x) : fallback)
const textOr = <T>(x: unknown, most: number, fallback: T): string | T =>
  typeof x === 'string' ? x.slice(0, most) : fallback

/**
 * The stored text as a coupon. Storage may hold anything (another version wrote it, or a person did): what does not fit is
 * dropped leg by leg, a market that stands there twice keeps its last outcome.
 */
export function parseStored(text: string | null): StoredCoupon {
  const { legs, amount, typeId, accountId, promoCode, more } = readStored(text)
  return {
    legs: [...new Map(legs.map((leg) => [leg.marketId, leg])).values()].slice(0, MOST_LEGS),
    amount: textOr(amount, 20, null),
    typeId: numberOr(typeId, 0),
    accountId: numberOr(accountId, null),
    promoCode: textOr(promoCode, 40, ''),
    more: { ...Object(more) },
  }
}
