import { formatCoef } from '../../../../shared/domain/coefficient/thousandths.ts'
import type { IslandTranslate } from '../../../../shared/i18n/translate.ts'
import { Bonus } from '../../../../shared/ui/islands/coupon/after/bonus.tsx'
import { Lines } from '../../../../shared/ui/islands/coupon/after/lines.tsx'
import { Outcome } from '../../../../shared/ui/islands/coupon/after/outcome.tsx'
import { Receipt } from '../../../../shared/ui/islands/coupon/after/receipt.tsx'
import { refusalText } from '../../../../shared/ui/islands/coupon/after/refusal.ts'
import type { CouponAfter, LatePart } from '../../../../shared/ui/islands/coupon/awake.ts'
import { again, check, drop, place, resume, sendAgain } from '../../../coupon/desk.ts'
import { holdPresses } from '../../../coupon/hold.ts'
import { keepFocus } from '../../../coupon/keep-focus.ts'
import { nameIn } from '../../../coupon/name-in.ts'
import { MOST_LEGS } from '../../../coupon/toggle.ts'
import { changeCoupon } from '../../../stores/coupon.ts'
import { notify } from '../../../stores/notifications.ts'
import { Gifts } from './gifts.tsx'

const Accepted: LatePart = ({ props: { lang, coefViewId }, awake: { placing, acts }, t }) => {
  const common = { coefViewId, lang, t, done: acts.done }
  if (placing.phase === 'lines') return <Lines placing={placing} {...common} />
  return placing.phase === 'placed' && <Receipt coupon={placing.coupon} again={again} {...common} />
}

const Told: LatePart = (given) => {
  const { props, awake, t } = given
  const { placing, limits, acts } = awake
  return (
    <>
      {awake.model.legs.length === MOST_LEGS && (
        <p className="coupon-note" role="status">
          {t('coupon_full', { count: MOST_LEGS })}
        </p>
      )}
      <Gifts {...given} />
      <Outcome
        placing={placing}
        limits={limits}
        currency={props.player?.currency ?? 'EUR'}
        t={t}
        check={check}
        sendAgain={sendAgain}
        drop={drop}
        useMax={acts.amount}
      />
    </>
  )
}

const BonusBet: LatePart = ({ awake: { bonusCoef, model }, locked, t }) => {
  if (model.uplift) return <Bonus name={t('coupon_ready_express')} coef={`×${formatCoef(model.uplift)}`} t={t} />
  const remove = () => changeCoupon(({ more }) => ({ more: { ...more, bonusBet: false } }))
  return (
    bonusCoef !== null && <Bonus name={t('coupon_bonus_bet')} coef={bonusCoef} t={t} {...(!locked && { remove })} />
  )
}

/** Placing and what becomes of it, in a language. */
export function couponAfter(t: IslandTranslate): CouponAfter {
  void nameIn(t.lang)
  return {
    Receipt: Accepted,
    Bonus: BonusBet,
    Outcome: Told,
    place,
    resume,
    refusalText: (refusal) => refusalText(refusal, t),
    t,
  }
}

/** The same with the keyboard kept in the slip, and the slip as it is while a bet waits for its answer: once a document. */
export function startAfter(t: IslandTranslate): CouponAfter {
  keepFocus()
  holdPresses(() => notify('info', t('coupon_checking')))
  return couponAfter(t)
}
