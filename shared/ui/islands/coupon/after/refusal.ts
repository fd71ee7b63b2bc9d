import type { IslandKey } from '../../../../i18n/keys.ts'
import type { IslandTranslate, TextValues } from '../../../../i18n/translate.ts'
import type { Refusal } from '../placing.ts'

/** Text of each code of a refused coupon (api.md, statuses); an unknown code gets the general one. */
export const REFUSALS: Readonly<Record<string, IslandKey>> = {
  SUSPENDED: 'coupon_error_SUSPENDED',
  NOT_FOUND: 'coupon_error_NOT_FOUND',
  CORRELATED: 'coupon_error_CORRELATED',
  INSUFFICIENT_FUNDS: 'coupon_error_INSUFFICIENT_FUNDS',
  BELOW_MIN: 'coupon_error_BELOW_MIN',
  ABOVE_MAX: 'coupon_error_ABOVE_MAX',
  BAD_AMOUNT: 'coupon_error_BAD_AMOUNT',
  BAD_SHAPE: 'coupon_error_BAD_SHAPE',
  TOO_MANY_LEGS: 'coupon_error_TOO_MANY_LEGS',
  TYPE_NOT_OFFERED: 'coupon_error_TYPE_NOT_OFFERED',
  SPORT_BLOCKED: 'coupon_error_SPORT_BLOCKED',
  ACCOUNT: 'coupon_error_ACCOUNT',
  PROMO_UNKNOWN: 'coupon_error_PROMO_UNKNOWN',
  PROMO_USED: 'coupon_error_PROMO_USED',
  PROMO_OVER: 'coupon_error_PROMO_OVER',
  PROMO_TERMS: 'coupon_error_PROMO_TERMS',
  PRICE_CHANGED: 'coupon_error_PRICE_CHANGED',
  COEF_CHANGED: 'coupon_error_COEF_CHANGED',
  SCORE_CHANGED: 'coupon_error_SCORE_CHANGED',
  STARTED: 'coupon_error_STARTED',
  DUPLICATE: 'coupon_error_DUPLICATE',
}

/** Is a refusal of the promo code? It is told beside the code. */
export const isOfPromo = ({ code }: Refusal): boolean => code.startsWith('PROMO_')

/** What a refusal says; `values` are the limits that some texts name. */
export function refusalText({ code }: Refusal, t: IslandTranslate, values: TextValues = {}): string {
  const key = Object.hasOwn(REFUSALS, code) ? REFUSALS[code] : undefined
  if (key === 'coupon_error_BELOW_MIN' && !('min' in values)) return t('coupon_below_min')
  if (key === 'coupon_error_ABOVE_MAX' && !('max' in values)) return t('coupon_above_max')
  return t(key ?? 'coupon_not_placed', values)
}
