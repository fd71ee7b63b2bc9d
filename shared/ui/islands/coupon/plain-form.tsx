import type { IslandTranslate } from '../../../i18n/translate.ts'
import { islandHref } from '../links.ts'
import type { BetForm, CouponLeg, PlayerState } from '../props.ts'
import { withCurrency } from './amount.ts'

/** The slip without JavaScript: the one bet that was picked, in a form that posts to the page. */
export function PlainCoupon({
  lang,
  t,
  leg,
  form,
  player,
}: {
  lang: string
  t: IslandTranslate
  leg: CouponLeg
  form: BetForm
  player: PlayerState | null
}) {
  if (!player) {
    return (
      <a className="btn btn-main wide" href={islandHref(lang, 'login')} data-open="login">
        {t('coupon_sign_in')}
      </a>
    )
  }
  const hidden = {
    csrf: form.csrf,
    key: form.key,
    action: 'place',
    market: leg.marketId,
    outcome: leg.outcomeId,
    coef: leg.coef,
    currency: player.currency,
  }
  return (
    <form className="coupon-form" method="post" action={form.action}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="field">
        <label htmlFor="coupon-amount">{t('coupon_amount_hint', { currency: player.currency })}</label>
        <input
          id="coupon-amount"
          className="input"
          data-coupon-amount=""
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          required
          maxLength={20}
          defaultValue={form.amount ?? ''}
          aria-describedby={form.max === null ? undefined : 'coupon-amount-error'}
        />
        {form.max !== null && (
          <p className="err" id="coupon-amount-error">
            {t('coupon_error_ABOVE_MAX', { max: withCurrency(form.max, player.currency) })}
          </p>
        )}
      </div>
      <button type="submit" className="btn btn-main wide" data-coupon-place="">
        {t('coupon_place')}
      </button>
    </form>
  )
}
