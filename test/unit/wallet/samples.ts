import type { CouponIn } from '../../../shared/api/coupon.ts'
import type { LegQuote, MarketResult } from '../../../worker/backend/feed/api.ts'
import type { HouseLimits, PlaceAnswer, PlaceInput } from '../../../worker/backend/wallet/api.ts'

export const USER = 7
export const T0 = Date.UTC(2026, 5, 1, 12)

/** One market an event, ids that follow from its number: market n1, outcomes n2 and n3. */
export const marketOf = (n: number) => n * 10 + 1
export const outcomeOf = (n: number, side: 0 | 1 = 0) => n * 10 + 2 + side

export const quote = (n: number, coef: number, more: Partial<LegQuote> = {}): LegQuote => ({
  marketId: marketOf(n),
  outcomeId: outcomeOf(n),
  state: 'active',
  coef,
  eventId: n,
  sportId: 1,
  champId: 9,
  champ: 'Cup',
  home: `Home ${n}`,
  away: `Away ${n}`,
  startsAt: new Date(T0 + 86_400_000).toISOString(),
  isLive: false,
  gameStatus: 0,
  score: null,
  marketTypeId: 186,
  specifiers: '',
  outcomeTypeId: null,
  outcomeName: 'Home',
  ...more,
})

export const limits = (more: Partial<HouseLimits> = {}): HouseLimits => ({
  currency: 'EUR',
  types: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  maxLegs: 50,
  minStake: 20,
  minApplies: true,
  maxStake: 500_000,
  maxApplies: true,
  maxPayout: 5_000_000,
  rounding: 'half-up',
  ...more,
})

const fixed = (coef: number) => (coef / 1000).toFixed(3)
export const couponOf = (quotes: LegQuote[], amount: string, more: Partial<CouponIn> = {}): CouponIn => ({
  typeId: quotes.length === 1 ? 0 : 1,
  amount,
  changeCoefAction: 0,
  coefViewId: 0,
  bets: quotes.map((q) => ({ market: { id: q.marketId, outcomeId: q.outcomeId, coef: fixed(q.coef || 2000) } })),
  ...more,
})

let keys = 0
export const placing = (quotes: LegQuote[], amount: string, more: Partial<PlaceInput> = {}): PlaceInput => {
  const coupon = couponOf(quotes, amount)
  return {
    userId: USER,
    key: `key-${++keys}`,
    requestHash: JSON.stringify(more.coupon ?? coupon),
    coupon,
    quotes,
    limits: limits(),
    requestId: 'r',
    now: T0,
    ...more,
  }
}

export const settled = (
  n: number,
  version: number,
  statusId: number,
  more: Partial<MarketResult> = {},
): MarketResult => ({
  marketId: marketOf(n),
  eventId: n,
  version,
  kind: 'settled',
  outcomes: [{ id: outcomeOf(n), statusId }],
  window: null,
  ...more,
})
export const cancelled = (n: number, version: number, window: MarketResult['window'] = null): MarketResult => ({
  ...settled(n, version, 0),
  kind: 'cancelled',
  outcomes: [],
  window,
})
export const reopened = (n: number, version: number, window: MarketResult['window'] = null): MarketResult => ({
  ...settled(n, version, 0),
  kind: 'open',
  outcomes: [],
  window,
})

export function accepted(answer: PlaceAnswer): { status: number; body: string; replayed: boolean } {
  if (!answer.ok) throw new Error(`refused: ${answer.error}`)
  return answer
}
