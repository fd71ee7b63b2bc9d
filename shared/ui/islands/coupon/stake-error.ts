import { formatMoney, parseMoney } from '../../../domain/money/amount.ts'
import type { IslandTranslate } from '../../../i18n/translate.ts'
import { shownAmount, withCurrency } from './amount.ts'
import type { StakeLimits } from './awake.ts'

/** What is wrong with the typed stake (minor units, null when it is none), as soon as it is typed; null when nothing is. */
export function stakeError(
  amount: string,
  stake: number | null,
  { min, max }: StakeLimits,
  currency: string,
  t: IslandTranslate,
): string | null {
  if (amount === '') return null
  if (stake === null) return t('coupon_amount_invalid', { example: shownAmount(formatMoney(1250, currency)) })
  if (min !== null && stake < (parseMoney(min, currency) ?? 0))
    return t('coupon_error_BELOW_MIN', { min: withCurrency(min, currency) })
  if (max !== null && stake > (parseMoney(max, currency) ?? stake))
    return t('coupon_error_ABOVE_MAX', { max: withCurrency(max, currency) })
  return null
}
