import type { IslandTranslate } from '../../../../shared/i18n/translate.ts'
import type { CouponAwake, CouponTypes, LatePart } from '../../../../shared/ui/islands/coupon/awake.ts'
import { refusedText } from '../../../../shared/ui/islands/coupon/awake-coupon.tsx'
import { TypeLegs } from '../../../../shared/ui/islands/coupon/types/legs.tsx'
import { reckon } from '../../../../shared/ui/islands/coupon/types/rules.ts'
import { TypeTerms } from '../../../../shared/ui/islands/coupon/types/terms-view.tsx'
import { typeActs } from '../../../coupon/type-acts.ts'
import { $coupon } from '../../../stores/coupon.ts'
import { useStore } from '../../../stores/use-store.ts'

const refusalsOf = ({ placing }: CouponAwake) =>
  placing.phase === 'refused' || placing.phase === 'lines' ? placing.problems : []

/** A view of the types, bound to the coupon's store. */
const bound =
  (View: typeof TypeLegs): LatePart =>
  ({ props, awake, locked, t }) => (
    <View
      model={awake.model}
      facts={{
        ...props.house,
        amount: awake.amount,
        currency: props.player?.currency ?? 'EUR',
        more: useStore($coupon).more,
      }}
      refusals={refusalsOf(awake)}
      refusedText={(outcomeId) => refusedText(awake, outcomeId)}
      locked={locked}
      acts={typeActs}
      t={t}
    />
  )

const Legs = bound(TypeLegs)
const Terms = bound(TypeTerms)

/** Rules and views of the types beyond single and express, in a language. */
export const couponTypes = (t: IslandTranslate): CouponTypes => ({
  rules(typeId, legs, facts) {
    const { why, ...sums } = reckon(typeId, legs, facts)
    return { ...sums, why: why && t(...why) }
  },
  Legs,
  Terms,
  t,
})
