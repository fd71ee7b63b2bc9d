import { OUTCOME_GONE } from '../../shared/api/feed-flags.ts'
import { parseCoef } from '../../shared/domain/coefficient/thousandths.ts'
import type { CouponLeg } from '../../shared/ui/islands/props.ts'
import type { Price } from '../stores/odds.ts'
import type { LiveBook } from './book.ts'

/**
 * What the book says of the coupon's legs. A leg whose event was asked for, and that a snapshot does not name, is no longer offered (B-16).
 * A leg of which the book knows nothing yet is left out.
 */
export function slipPrices(book: LiveBook, legs: readonly CouponLeg[], topics: readonly string[]): [number, Price][] {
  return legs.flatMap((leg): [number, Price][] => {
    const price = book.prices.get(leg.outcomeId)
    if (price) return [[leg.outcomeId, price]]
    const gone = book.complete && topics.includes(`event:${leg.eventId}`)
    return gone ? [[leg.outcomeId, { coef: parseCoef(leg.coef) ?? 1000, flags: OUTCOME_GONE }]] : []
  })
}
