import type { Fraction } from '../coefficient/fraction.ts'
import { type PayoutRule, payoutOf } from '../settlement/payout.ts'

/** An offer as its id says it; sums in minor units, the end in milliseconds. */
export interface OfferTerms {
  stake: number
  amount: number
  expires: number
}
export const OFFER_ID = /^[0-9]{1,16}\.[0-9]{1,16}\.[0-9]{1,16}$/

/** The id tells all that was offered. It needs no signature: a sale pays what the present prices give, whatever an id says. */
export const offerId = ({ stake, amount, expires }: OfferTerms): string => `${stake}.${amount}.${expires}`

export function parseOffer(id: string): OfferTerms | null {
  if (!OFFER_ID.test(id)) return null
  const [stake = 0, amount = 0, expires = 0] = id.split('.').map(Number)
  return { stake, amount, expires }
}

export type SaleRefusal = 'changed' | 'expired' | 'amount'
/**
 * What is paid for the part `part` of a coupon's stake, minor units, or why nothing is: the offer is over, it was made for another stake,
 * it was for more than the coupon is worth now, or the part is no part (the rest must be nothing, or at least `minRest`).
 * A coupon that has become worth more is paid at its present worth, as a better price is at placing. A part is worth what the whole is
 * less what the rest is, each rounded: many small parts pay no more than one sale, whichever way they round.
 */
export function sale(
  offer: OfferTerms,
  now: { stake: number; factor: Fraction; time: number; minRest: number; rule: PayoutRule },
  part: number,
): { ok: true; paid: number; rest: number } | { ok: false; why: SaleRefusal } {
  if (now.time > offer.expires) return { ok: false, why: 'expired' }
  if (offer.stake !== now.stake || payoutOf(now.stake, now.factor, now.rule) < offer.amount)
    return { ok: false, why: 'changed' }
  const rest = now.stake - part
  const exact = { ...now.rule, maxPayout: Number.MAX_SAFE_INTEGER }
  const parted = payoutOf(now.stake, now.factor, exact) - payoutOf(rest, now.factor, exact)
  const paid = Math.min(now.rule.maxPayout, parted)
  if (part <= 0 || rest < 0 || paid <= 0 || (rest > 0 && rest < now.minRest)) return { ok: false, why: 'amount' }
  return { ok: true, paid, rest }
}
