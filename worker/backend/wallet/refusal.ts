import { formatCoef } from '../../../shared/domain/coefficient/thousandths.ts'
import type { AssessedLeg, Assessment, CouponCode } from '../../../shared/domain/coupon/assessment.ts'
import { formatMoney } from '../../../shared/domain/money/amount.ts'
import type { ErrorName } from '../../../shared/errors/catalogue.ts'

/** The refusal of each reason against a coupon. */
const REFUSALS: Record<CouponCode, ErrorName> = {
  TYPE_NOT_OFFERED: 'couponType',
  BAD_SHAPE: 'couponShape',
  TOO_MANY_LEGS: 'couponLegs',
  CORRELATED: 'couponCorrelated',
  BAD_AMOUNT: 'couponAmount',
  BELOW_MIN: 'couponMin',
  ABOVE_MAX: 'couponMax',
  SUSPENDED: 'couponSuspended',
  NOT_FOUND: 'couponNotFound',
  PRICE_CHANGED: 'priceChanged',
}
export interface Refused {
  ok: false
  error: ErrorName
  data?: Record<string, unknown>
}

/** What a coupon's first problem refuses it with, and what the slip needs to mend it; null when there is none. */
export function refusalOf(
  { problems, sums }: Assessment,
  legs: readonly AssessedLeg[],
  currency: string,
): Refused | null {
  const [first] = problems
  if (!first) return null
  const error = REFUSALS[first.code]
  const money = (minor: number | null | undefined) => formatMoney(minor ?? 0, currency)
  const data: Partial<Record<CouponCode, () => Record<string, unknown>>> = {
    PRICE_CHANGED: () => ({
      bets: legs
        .filter((leg) => problems.some((p) => p.code === first.code && p.outcomeId === leg.outcomeId))
        .map((leg) => ({ outcomeId: leg.outcomeId, coef: formatCoef(leg.current) })),
    }),
    ABOVE_MAX: () =>
      first.blockId === undefined
        ? { maxBetAmount: money(sums?.max) }
        : { blockId: first.blockId, maxBetAmount: money(sums?.blockLimits.get(first.blockId)) },
    BELOW_MIN: () => ({ minBetAmount: money(sums?.min) }),
    BAD_AMOUNT: () => (first.blockId === undefined ? {} : { blockId: first.blockId }),
  }
  const bets = problems.filter((p) => p.outcomeId !== undefined)
  const told = data[first.code]?.() ?? (bets.length > 0 ? { bets } : {})
  return { ok: false, error, ...(Object.keys(told).length > 0 && { data: told }) }
}
