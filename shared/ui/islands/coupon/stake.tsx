import { formatMoney, parseMoney } from '../../../domain/money/amount.ts'
import { amountStep } from '../../../domain/money/steps.ts'
import type { IslandTranslate } from '../../../i18n/translate.ts'
import { shownAmount, stakeOf, withCurrency } from './amount.ts'
import type { StakeLimits } from './awake.ts'

interface StakeProps {
  t: IslandTranslate
  amount: string
  currency: string
  limits: StakeLimits
  error: string | null
  locked: boolean
  change?: ((amount: string) => void) | undefined
  /** The player's own step of the amount buttons. */
  step?: string | undefined
}

/** Multiples of the currency's step that the quick buttons add. */
const QUICK = [1, 2, 4, 10]

/** The stake: a field that takes comma or point, and quick amounts. Everything follows each key press, not the end of the input (B-02). */
export function Stake({ t, amount, currency, limits, error, locked, change, step: own }: StakeProps) {
  const step = parseMoney(own || amountStep(currency), currency) || 100
  const add = (minor: number) => change?.(formatMoney((stakeOf(amount, currency) ?? 0) + minor, currency))
  const max = limits.max === null ? null : parseMoney(limits.max, currency)
  const tooMuch = max !== null && (stakeOf(amount, currency) ?? 0) > max
  const hint =
    limits.min !== null && limits.max !== null
      ? t('coupon_limits', { min: shownAmount(limits.min), max: shownAmount(limits.max) })
      : ''
  return (
    <div className="field stake">
      <label htmlFor="coupon-amount">{t('coupon_amount_hint', { currency })}</label>
      <div className="stake-in">
        <input
          id="coupon-amount"
          className="input"
          data-coupon-amount=""
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={20}
          value={amount}
          readOnly={locked || !change}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={error === null ? 'coupon-amount-hint' : 'coupon-amount-error'}
          onChange={(event) => change?.(event.currentTarget.value)}
        />
        {amount !== '' && change && !locked && (
          <button
            type="button"
            className="stake-clear"
            aria-label={t('coupon_amount_clear')}
            onClick={() => change('')}
          >
            ×
          </button>
        )}
      </div>
      {error === null ? (
        <p className="hint" id="coupon-amount-hint">
          {hint}
        </p>
      ) : (
        <p className="err" id="coupon-amount-error" role="alert">
          {error}
        </p>
      )}
      {tooMuch && !locked && (
        <button type="button" className="link" onClick={() => change?.(limits.max ?? '')}>
          {t('coupon_use_max')}
        </button>
      )}
      <div className="stake-quick">
        {QUICK.map((times) => {
          const minor = step * times
          const text = shownAmount(formatMoney(minor, currency).replace(/\.0+$/, ''))
          return (
            <button
              key={times}
              type="button"
              className="chip"
              dir="ltr"
              disabled={locked || !change}
              aria-label={t('coupon_amount_add', { amount: withCurrency(text, currency) })}
              onClick={() => add(minor)}
            >
              +{text}
            </button>
          )
        })}
      </div>
    </div>
  )
}
