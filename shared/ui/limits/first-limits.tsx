import type { TextKey } from '../../i18n/keys.ts'
import type { Translate } from '../../i18n/translate.ts'
import { HiddenFields } from '../islands/fields.tsx'
import type { PlainForm } from '../islands/props.ts'

const KINDS = [
  [20, 'limits_period_day'],
  [21, 'limits_period_week'],
  [22, 'limits_period_month'],
] as const satisfies readonly (readonly [kind: number, period: TextKey])[]

export interface FirstLimitsProps {
  isMandatory: boolean
  currency: string
  form: PlainForm
  /** Address of the page of limits, which takes the form. */
  action: string
  t: Translate
}

/** Asks a player without deposit limits for them, with empty boxes: no amount is suggested. He may decline where his licence lets him (RG-82). */
export function FirstLimits({ isMandatory, currency, form, action, t }: FirstLimitsProps) {
  return (
    <section className="box card" id="first-limits">
      <h2>{t('limits_prompt_title')}</h2>
      <p className="mu">{t(isMandatory ? 'limits_prompt_must' : 'limits_prompt_text')}</p>
      <form className="form" method="post" action={action}>
        <HiddenFields csrf={form.csrf} action="first" />
        {KINDS.map(([kind, period]) => (
          <label key={kind} className="field">
            <span>{t('limits_prompt_label', { period: t(period), currency })}</span>
            <input
              className="input"
              name={`value-${kind}`}
              inputMode="decimal"
              maxLength={20}
              autoComplete="off"
              dir="ltr"
            />
          </label>
        ))}
        <button type="submit" className="btn btn-main">
          {t('limits_prompt_save')}
        </button>
      </form>
      {!isMandatory && (
        <form method="post" action={action}>
          <HiddenFields csrf={form.csrf} action="later" />
          <button type="submit" className="btn">
            {t('limits_prompt_later')}
          </button>
        </form>
      )}
    </section>
  )
}
