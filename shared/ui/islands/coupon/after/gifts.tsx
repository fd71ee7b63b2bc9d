import { type ReactNode, useState } from 'react'
import type { IslandKey } from '../../../../i18n/keys.ts'
import type { IslandTranslate } from '../../../../i18n/translate.ts'
import { withCurrency } from '../amount.ts'
import { REFUSALS } from './refusal.ts'

interface GiftsProps {
  t: IslandTranslate
  currency: string
  locked: boolean
  /** Hyper bonus of these bets: percent, its smallest stake, and what it comes to for the stake at hand; null where there is none. */
  hyper: { percent: number; min: string; amount: string } | null
  takesHyper: boolean
  setHyper(on: boolean): void
  /** What the house lends, and what of it the stake needs; null where it lends nothing. */
  lent: string | null
  prepaid: string | null
  takesAdvance: boolean
  setAdvance(on: boolean): void
  /** Promo codes to choose among; null while they are not known, undefined for somebody who is not signed in. */
  promos: readonly { code: string; amount: string; currency: string; minCoef: string | null }[] | null | undefined
  promoCode: string
  promoError: string | null
  openPromos(): void
  applyPromo(code: string): void
}

/** What the house adds to a bet when the player wants it: hyper bonus, advance, promo code. */
export function Gifts(props: GiftsProps) {
  const { t, currency, locked, hyper, lent, prepaid } = props
  const money = (amount: string) => withCurrency(amount, currency)
  return (
    <>
      {hyper && (
        <Check on={props.takesHyper} set={props.setHyper} locked={locked} hook="hyper">
          {t('coupon_hyper', { percent: hyper.percent })}
          <span className="hint">
            {' '}
            {Number(hyper.amount) > 0
              ? t('coupon_hyper_amount', { amount: money(hyper.amount) })
              : t('coupon_hyper_min', { amount: money(hyper.min) })}
          </span>
        </Check>
      )}
      {lent !== null && Number(lent) > 0 && (
        <Check on={props.takesAdvance} set={props.setAdvance} locked={locked} hook="advance">
          {t('coupon_advance', { amount: money(lent) })}
          {props.takesAdvance && prepaid !== null && (
            <span className="hint"> {t('coupon_advance_part', { amount: money(prepaid) })}</span>
          )}
        </Check>
      )}
      {props.promos !== undefined && <Promo {...props} promos={props.promos} />}
    </>
  )
}

interface CheckProps {
  on: boolean
  set(on: boolean): void
  locked: boolean
  hook: string
  children: ReactNode
}
const Check = ({ on, set, locked, hook, children }: CheckProps) => (
  <label className="check" data-coupon-gift={hook}>
    <input type="checkbox" checked={on} disabled={locked} onChange={(event) => set(event.currentTarget.checked)} />
    <span>{children}</span>
  </label>
)

const ERRORS: Readonly<Record<string, IslandKey>> = REFUSALS

/** A promo code: chosen among the player's own, or typed. */
function Promo({
  t,
  locked,
  promos,
  promoCode,
  promoError,
  openPromos,
  applyPromo,
}: GiftsProps & { promos: NonNullable<GiftsProps['promos']> | null }) {
  const [typed, setTyped] = useState('')
  const error = promoError === null ? undefined : ERRORS[promoError]
  if (promoCode !== '')
    return (
      <div className="coupon-note" data-coupon-promo={promoCode}>
        <b dir="ltr">{promoCode}</b>
        <p>{error ? <span className="err">{t(error)}</span> : t('coupon_promo_on')}</p>
        {!locked && (
          <button type="button" className="btn" onClick={() => applyPromo('')}>
            {t('coupon_promo_off')}
          </button>
        )}
      </div>
    )
  return (
    <details className="coupon-codes" onToggle={(event) => event.currentTarget.open && openPromos()}>
      <summary className="link">{t('coupon_promo')}</summary>
      {promos !== null && promos.length > 0 && (
        <ul className="coupon-promos">
          {promos.map(({ code, amount, currency, minCoef }) => (
            <li key={code}>
              <button type="button" className="chip" disabled={locked} onClick={() => applyPromo(code)}>
                <b dir="ltr">{code}</b> {withCurrency(amount, currency)}
                {minCoef !== null && ` ${t('coupon_promo_from', { coef: minCoef })}`}
              </button>
            </li>
          ))}
        </ul>
      )}
      {promos !== null && promos.length === 0 && <p className="hint">{t('coupon_promo_none')}</p>}
      <form
        className="field"
        onSubmit={(event) => {
          event.preventDefault()
          applyPromo(typed)
        }}
      >
        <label htmlFor="coupon-promo">{t('coupon_promo_manual')}</label>
        <span className="code-in">
          <input
            id="coupon-promo"
            className="input"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            required
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <button type="submit" className="btn" disabled={locked}>
            {t('coupon_promo_use')}
          </button>
        </span>
      </form>
    </details>
  )
}
