import type { IslandTranslate } from '../../../../shared/i18n/translate.ts'
import { Bonus } from '../../../../shared/ui/islands/coupon/after/bonus.tsx'
import { Lines } from '../../../../shared/ui/islands/coupon/after/lines.tsx'
import { Outcome } from '../../../../shared/ui/islands/coupon/after/outcome.tsx'
import { Receipt } from '../../../../shared/ui/islands/coupon/after/receipt.tsx'
import { refusalText } from '../../../../shared/ui/islands/coupon/after/refusal.ts'
import type { CouponAfter, LatePart } from '../../../../shared/ui/islands/coupon/awake.ts'
import { again, check, place, resume } from '../../../coupon/desk.ts'
import { changeCoupon } from '../../../stores/coupon.ts'

const Accepted: LatePart = ({ props: { lang, coefViewId }, awake: { placing, acts }, t }) => {
  const common = { coefViewId, lang, t, done: acts.done }
  if (placing.phase === 'lines') return <Lines placing={placing} {...common} />
  return placing.phase === 'placed' && <Receipt coupon={placing.coupon} again={acts.again} {...common} />
}

const Told: LatePart = ({ props, awake: { placing, limits, acts }, t }) => (
  <Outcome
    placing={placing}
    limits={limits}
    currency={props.player?.currency ?? 'EUR'}
    t={t}
    check={acts.check}
    useMax={acts.amount}
  />
)

const BonusBet: LatePart = ({ awake: { bonusCoef }, locked, t }) =>
  bonusCoef !== null && (
    <Bonus
      coef={bonusCoef}
      locked={locked}
      t={t}
      remove={() => changeCoupon(({ more }) => ({ more: { ...more, bonusBet: false } }))}
    />
  )

/** Placing and what becomes of it, in a language. */
export const couponAfter = (t: IslandTranslate): CouponAfter => ({
  Receipt: Accepted,
  Bonus: BonusBet,
  Outcome: Told,
  place,
  check,
  resume,
  again,
  refusalText: (refusal) => refusalText(refusal, t),
  t,
})
