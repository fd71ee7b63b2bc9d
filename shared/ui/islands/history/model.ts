/** A bet of a coupon as its card shows it: named, timed and priced in the visitor's way by the server. */
export interface ShownLeg {
  outcomeId: number
  sportId: number
  event: string
  market: string
  outcome: string
  champ: string
  startsAt: string
  when: string
  coef: string
  statusId: number
  /** Returned by the house: why, as the coupon's call says it. */
  voidReason: string | null
  banker: boolean
  blockId: number | null
}

/** A coupon as its card shows it. Sums are decimal strings in `currency`. */
export interface ShownCoupon {
  id: number
  typeId: number
  type: string
  /** Address of the coupon on paper. */
  print: string
  /** Address where it can be sold without scripts; null where it is never sold. */
  sell: string | null
  placedAt: string
  placed: string
  coef: string
  currency: string
  systemValue: number | null
  /** Conditional: own stakes of the blocks after the first, or `max`. */
  blockStakes: Readonly<Record<string, string>>
  legs: ShownLeg[]
  status: CouponState
  amount: string
  possibleWin: string
  payout: string | null
  sold: { amount: string; paid: string } | null
  /** What stands beside its payout, in words: an advance, a promo code, a hyper bonus. */
  notes: readonly string[]
}
export type CouponState =
  | 'open'
  | 'won'
  | 'lost'
  | 'returned'
  | 'partial'
  | 'cancelled'
  | 'sold'
  | 'pending'
  | 'refused'
/** May it still change? */
export const isRunning = (status: CouponState): boolean => status === 'open' || status === 'pending'

/** What of a coupon changes after it was placed, as the calls tell it. */
export interface Course {
  id: number
  status: CouponState
  amount: string
  possibleWin: string
  payout?: string | undefined
  sold?: { amount: string; paid: string } | undefined
  bets: readonly { market: { outcomeId: number }; statusId: number; voidReason?: string | undefined }[]
}

/** The card's coupon as it stands now. */
export function withCourse(coupon: ShownCoupon, now: Course | undefined): ShownCoupon {
  if (!now) return coupon
  const bets = new Map(now.bets.map((bet) => [bet.market.outcomeId, bet]))
  return {
    ...coupon,
    status: now.status,
    amount: now.amount,
    possibleWin: now.possibleWin,
    payout: now.payout ?? null,
    sold: now.sold ?? null,
    notes: now.status === coupon.status ? coupon.notes : [],
    legs: coupon.legs.map((leg) => {
      const bet = bets.get(leg.outcomeId)
      return bet ? { ...leg, statusId: bet.statusId, voidReason: bet.voidReason ?? null } : leg
    }),
  }
}

/** Legs in the order of the coupon, those of one block together; without blocks all of them stand in one group. */
export function groupsOf({ typeId, legs }: ShownCoupon): { blockId: number | null; legs: ShownLeg[] }[] {
  if (typeId !== 4 && typeId !== 5) return [{ blockId: null, legs }]
  const ids = [...new Set(legs.map((leg) => leg.blockId))].toSorted((a, b) => (a ?? 0) - (b ?? 0))
  return ids.map((blockId) => ({ blockId, legs: legs.filter((leg) => leg.blockId === blockId) }))
}

/** An offer for a coupon, or why there is none. `until` is an instant of this browser's clock, milliseconds. */
export interface Sale {
  offer: { id: string; stake: string; amount: string; until: number } | null
  reason: string | null
}
