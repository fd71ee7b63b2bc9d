import type { PlacedBet, PlacedCoupon } from '../../../shared/api/coupon.ts'
import { NOT_CALCULATED, NOT_STARTED } from '../../../shared/domain/settlement/leg-factor.ts'
import { bookOf, type Env } from '../env.ts'
import type { LegQuote } from '../feed/api.ts'

const isOpen = ({ statusId }: PlacedBet): boolean => statusId === NOT_STARTED || statusId === NOT_CALCULATED
const hasBegun = ({ isLive, gameStatus, startsAt }: LegQuote, now: number): boolean =>
  isLive || gameStatus >= 2 || Date.parse(startsAt) <= now

/**
 * Gives coupons their open bets as the events stand at `now`: a start may have been moved since a bet was placed, and a game may have begun or
 * ended before it (B-28). A wallet knows the start of then alone, which counts for a bet without a quote.
 */
export function standing(quotes: readonly LegQuote[], now: number): (coupon: PlacedCoupon) => PlacedCoupon {
  // An outcome that the book no longer has is told of with no event.
  const known = new Map(quotes.map((quote) => [`${quote.eventId}:${quote.outcomeId}`, quote]))
  const statusOf = (bet: PlacedBet): number => {
    const quote = known.get(`${bet.eventId}:${bet.market.outcomeId}`)
    if (!isOpen(bet) || !quote) return bet.statusId
    return hasBegun(quote, now) ? NOT_CALCULATED : NOT_STARTED
  }
  return (coupon) => ({ ...coupon, bets: coupon.bets.map((bet) => ({ ...bet, statusId: statusOf(bet) })) })
}

/** Coupons as their events stand; as the wallet has them when the book does not answer. */
export async function asEventsStand(env: Env, coupons: PlacedCoupon[], now: number): Promise<PlacedCoupon[]> {
  const open = coupons.flatMap(({ bets }) => bets.filter(isOpen))
  if (open.length === 0) return coupons
  const legs = open.map(({ market: { id, outcomeId } }) => ({ marketId: id, outcomeId }))
  const quotes = await bookOf(env)
    .quote(legs, null, now)
    .catch(() => [])
  return coupons.map(standing(quotes, now))
}
