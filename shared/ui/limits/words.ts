import { DAY_SECONDS, type KindId, kindOf } from '../../domain/limits/kinds.ts'
import type { Translate } from '../../i18n/translate.ts'
import { withCurrency } from '../islands/coupon/amount.ts'
import type { PlainForm } from '../islands/props.ts'
import { elapsedText } from './elapsed.ts'
import type { ShownValue } from './model.ts'

/** What every card of the page of limits is given. */
export interface LimitsView {
  t: Translate
  /** Of the main account; amounts of limits are in it. */
  currency: string
  form: PlainForm
  /** How long a loosening waits at least. */
  raiseHours: number
  /** An instant, seconds since 1970, in the visit's language, zone and format. */
  when(seconds: number): string
  /** A sign-in: when, and from where. */
  signIn(at: { at: string; country: string | null }): string
  /** A month `YYYY-MM` in words. */
  month(name: string): string
}

const RENDER = {
  money: (value, { currency }) => withCurrency(String(value), currency),
  hours: (value, { t }) => t('limits_session_value', { hours: Number(value) }),
  minutes: (value, { t }) => t('limits_reality_value', { minutes: Number(value) }),
  seconds: (value, { t }) => t('limits_days', { days: Number(value) / DAY_SECONDS }),
} as const satisfies Record<string, (value: string | number, view: LimitsView) => string>

/** A limit's value in words; none is `no limit` for amounts and `not set` for what is chosen. */
export function valueText(kind: KindId, value: ShownValue, view: LimitsView): string {
  const { measure } = kindOf(kind)
  return value === null ? view.t(measure === 'money' ? 'limits_none' : 'limits_unset') : RENDER[measure](value, view)
}

/** What is left of it in words. */
export const leftText = (kind: KindId, left: string | number, view: LimitsView): string =>
  view.t('limits_left', {
    amount: kindOf(kind).measure === 'money' ? withCurrency(String(left), view.currency) : elapsedText(Number(left)),
  })
