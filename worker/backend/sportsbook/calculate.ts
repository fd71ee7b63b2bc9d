import type * as v from 'valibot'
import type { CouponIn, calculate } from '../../../shared/api/coupon.ts'
import { parseCoef } from '../../../shared/domain/coefficient/thousandths.ts'
import { assess, type House } from '../../../shared/domain/coupon/assess.ts'
import { formatMoney } from '../../../shared/domain/money/amount.ts'
import type { LegQuote } from '../feed/api.ts'

/** What a coupon would pay at the present prices, and what stands against it: the checks of placing, but for the balance. */
export function calculated(
  coupon: CouponIn,
  quotes: readonly LegQuote[],
  house: House,
  currency: string,
): v.InferOutput<(typeof calculate)['answer']> {
  const legs = quotes.map((q, i) => ({
    outcomeId: q.outcomeId,
    eventId: q.eventId,
    state: q.state,
    current: q.coef,
    shown: parseCoef(coupon.bets[i]?.market.coef ?? '') ?? 0,
  }))
  const { typeId, changeCoefAction } = coupon
  const { problems, sums } = assess({ typeId, changeCoefAction, amount: coupon.amount ?? null, currency }, legs, house)
  const money = (minor: number | null | undefined) =>
    minor === null || minor === undefined ? null : formatMoney(minor, currency)
  return {
    coef: sums?.coef ?? '0.00',
    minBetAmount: money(sums?.min),
    maxBetAmount: money(sums?.max),
    possibleWin: money(sums?.possibleWin),
    systemValues: [],
    combos: sums ? 1 : 0,
    // A coupon that has no amount yet is not wrong.
    errors: problems.filter((p) => p.code !== 'BAD_AMOUNT' || typeof coupon.amount === 'string'),
  }
}
