import { formatMoney } from '../../../domain/money/amount.ts'
import type { IslandKey } from '../../../i18n/keys.ts'
import type { IslandTranslate } from '../../../i18n/translate.ts'
import { islandHref } from '../links.ts'
import { withCurrency } from './amount.ts'
import type { CouponModel, Obstacle } from './model.ts'
import type { Placing } from './placing.ts'

/** Why the button is off. */
const REASONS: Readonly<Partial<Record<Obstacle, IslandKey>>> = {
  gone: 'coupon_error_NOT_FOUND',
  blocked: 'coupon_error_SUSPENDED',
  correlated: 'coupon_error_CORRELATED',
  bannedExpress: 'coupon_error_BAD_SHAPE',
  stale: 'connection_updating_text',
  amount: 'coupon_amount_enter',
}

interface PlaceButtonProps {
  lang: string
  currency: string
  t: IslandTranslate
  model: CouponModel
  phase: Placing['phase']
  /** A press has no answer yet. */
  waits: boolean
  /** The typed stake is refused before it is sent. */
  badStake: boolean
  place(): void
}

/** The main button: signs in, explains why it is off, or places. While an answer is awaited it cannot be pressed again. */
export function PlaceButton({ lang, currency, t, model, phase, waits, badStake, place }: PlaceButtonProps) {
  if (model.obstacle === 'signIn') return <SignIn lang={lang} t={t} />
  const why = waits ? null : reason(model, t)
  return (
    <>
      {why !== null && (
        <p className="hint" id="coupon-why">
          {why}
        </p>
      )}
      <button
        type="button"
        className="btn btn-main wide place"
        data-coupon-place=""
        disabled={waits || badStake || model.obstacle !== null}
        aria-busy={waits || undefined}
        aria-describedby={why === null ? undefined : 'coupon-why'}
        onClick={place}
      >
        {waits ? t(phase === 'sending' ? 'coupon_placing' : 'coupon_checking_short') : label(model, currency, t)}
      </button>
    </>
  )
}

function reason({ obstacle, why }: CouponModel, t: IslandTranslate): string | null {
  const key = obstacle && REASONS[obstacle]
  return key ? t(key) : obstacle === 'type' ? why : null
}

function label({ stake, mustAccept }: CouponModel, currency: string, t: IslandTranslate): string {
  if (mustAccept) return t('coupon_accept_and_place')
  if (stake === null || stake <= 0) return t('coupon_place')
  return t('coupon_place_amount', { amount: withCurrency(formatMoney(stake, currency), currency) })
}

const SignIn = ({ lang, t }: { lang: string; t: IslandTranslate }) => (
  <>
    <a className="btn btn-main wide" href={islandHref(lang, 'login')} data-open="login">
      {t('coupon_sign_in')}
    </a>
    <a className="link" href={islandHref(lang, 'registration')} data-open="registration">
      {t('coupon_register')}
    </a>
  </>
)
