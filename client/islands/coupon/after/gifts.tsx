import { Gifts as View } from '../../../../shared/ui/islands/coupon/after/gifts.tsx'
import { isOfPromo } from '../../../../shared/ui/islands/coupon/after/refusal.ts'
import type { LatePart } from '../../../../shared/ui/islands/coupon/awake.ts'
import { outcomesOf, typeIn } from '../../../coupon/body.ts'
import { giftsOf, prepaidOf } from '../../../coupon/gifts.ts'
import { $promoCodes, applyPromo, loadPromoCodes } from '../../../coupon/promo-codes.ts'
import { settled } from '../../../coupon/settled.ts'
import { $coupon, changeCoupon } from '../../../stores/coupon.ts'
import { $quote } from '../../../stores/quote.ts'
import { useStore } from '../../../stores/use-store.ts'

/** The player's wish stands with the coupon, beside what its types know. */
const wish = (name: 'hyperBonus' | 'advance') => (on: boolean) => {
  settled()
  changeCoupon(({ more }) => ({ more: { ...more, [name]: on } }))
}

/** What the house adds to a bet, bound to the slip's stores. */
export const Gifts: LatePart = ({ props: { player }, awake: { model, placing }, locked, t }) => {
  const { more, promoCode } = useStore($coupon)
  const quote = useStore($quote)
  const promos = useStore($promoCodes)
  /** Offers to a coupon of this type stay while the answer to a bet more is on its way: rows that come and go would move the button. */
  const { hyper, lent } = giftsOf(quote && typeIn(quote.outcomes) === model.typeId ? quote.raw : null)
  const { promoError } = giftsOf(quote?.outcomes === outcomesOf(model) ? quote.raw : null)
  const refused = placing.phase === 'refused' ? placing.problems.find(isOfPromo) : undefined
  const currency = player?.currency ?? 'EUR'
  return (
    <View
      t={t}
      currency={currency}
      locked={locked}
      hyper={model.typeId === 1 && promoCode === '' ? hyper : null}
      takesHyper={more.hyperBonus === true}
      setHyper={wish('hyperBonus')}
      lent={model.typeId === 9 || promoCode !== '' ? null : lent}
      prepaid={prepaidOf(model.stake, player?.money ?? null, lent, currency)}
      takesAdvance={more.advance === true}
      setAdvance={wish('advance')}
      promos={player && (model.typeId <= 1 || promoCode !== '') ? promos : undefined}
      promoCode={promoCode}
      promoError={refused?.code ?? promoError}
      openPromos={() => void loadPromoCodes()}
      applyPromo={applyPromo}
    />
  )
}
