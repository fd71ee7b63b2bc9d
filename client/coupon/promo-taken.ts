import { $coupon } from '../stores/coupon.ts'
import { $quote } from '../stores/quote.ts'
import { giftsOf } from './gifts.ts'

/** No such code, or one that is used up or over; terms that a bet does not meet are no matter of the code alone. */
const NOT_TAKEN: readonly unknown[] = ['PROMO_UNKNOWN', 'PROMO_USED', 'PROMO_OVER']

/** A code that the house does not take stands as such beside what it says of the bets: it gives nothing, and nothing is placed with it. */
export function notePromo(codes: readonly unknown[]): void {
  const quote = $quote.get()
  const { promoCode } = $coupon.get()
  if (quote && promoCode !== '' && quote.badPromo !== promoCode && codes.some((code) => NOT_TAKEN.includes(code)))
    $quote.set({ ...quote, badPromo: promoCode })
}

$quote.listen((quote) => {
  if (quote && !quote.badPromo) notePromo([giftsOf(quote.raw).promoError])
})
