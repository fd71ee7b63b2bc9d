import type { Translate } from '../../../../../shared/i18n/translate.ts'
import { withCurrency } from '../../../../../shared/ui/islands/coupon/amount.ts'

/** An amount inside a sentence: left to right also where the sentence is not. */
export const amountIn = (t: Pick<Translate, 'dir'>, amount: string, currency: string): string =>
  t.dir === 'rtl' ? `\u2066${withCurrency(amount, currency)}\u2069` : withCurrency(amount, currency)
