import { formatCoef, parseCoef } from '../../shared/domain/coefficient/thousandths.ts'
import { formatMoney, parseMoney } from '../../shared/domain/money/amount.ts'
import type { CoefView } from '../../shared/domain/settings/display.ts'
import type { CouponModel } from '../../shared/ui/islands/coupon/model.ts'
import type { PlacedSummary, Refusal } from '../../shared/ui/islands/coupon/placing.ts'

/** The body of calculate and place (shared/api/coupon.ts `couponIn`). */
export interface CouponBody {
  typeId: 0 | 1
  amount?: string
  changeCoefAction: 0 | 1 | 2
  coefViewId: CoefView
  bets: { market: { id: number; outcomeId: number; coef: string } }[]
}

/** What is sent: the prices that stand on the screen at the press. */
export const couponBody = (
  model: CouponModel,
  currency: string,
  change: 0 | 1 | 2,
  coefViewId: CoefView,
): CouponBody => ({
  typeId: model.typeId,
  ...(model.stake !== null && model.stake > 0 && { amount: formatMoney(model.stake, currency) }),
  changeCoefAction: change,
  coefViewId,
  bets: model.legs.map(({ leg, now }) => ({
    market: { id: leg.marketId, outcomeId: leg.outcomeId, coef: formatCoef(now) },
  })),
})

const record = (x: unknown): Record<string, unknown> => (typeof x === 'object' && x !== null ? { ...x } : {})
const list = (x: unknown): Record<string, unknown>[] => (Array.isArray(x) ? x.map(record) : [])
const textOrNull = (x: unknown): string | null => (typeof x === 'string' ? x : null)
const idOrNull = (x: unknown): number | null => (Number.isSafeInteger(x) ? Number(x) : null)

/** A placed coupon as the receipt needs it; null when the answer is none. */
export function placedOf(data: unknown): PlacedSummary | null {
  const { id, amount, currency, coef, possibleWin } = record(data)
  return typeof id === 'number' &&
    typeof amount === 'string' &&
    typeof currency === 'string' &&
    typeof coef === 'string' &&
    typeof possibleWin === 'string'
    ? { id, amount, currency, coef, possibleWin }
    : null
}

/** New prices of a 409 `price_changed`: outcome → thousandths. */
export function changedPrices(body: Record<string, unknown>): [outcomeId: number, coef: number][] {
  return list(record(body.data).bets).flatMap((bet): [number, number][] => {
    const id = idOrNull(bet.outcomeId)
    const coef = typeof bet.coef === 'string' ? parseCoef(bet.coef) : null
    return id === null || coef === null ? [] : [[id, coef]]
  })
}

/** Reasons of a refused coupon: of each leg that has one, and else of the whole. Codes of HTTP alone are no reasons. */
export function refusalsOf(code: string, body: Record<string, unknown>): Refusal[] {
  const data = record(body.data)
  const legs = [...list(data.errors), ...list(data.bets), ...list(body.errors)].flatMap((leg): Refusal[] =>
    typeof leg.code === 'string' ? [{ outcomeId: idOrNull(leg.outcomeId), code: leg.code }] : [],
  )
  const whole: Refusal[] =
    /^[A-Z_]+$/.test(code) && !legs.some((leg) => leg.code === code) ? [{ outcomeId: null, code }] : []
  return [...whole, ...legs]
}

/** Limits that a refusal names beside its reason. */
export const limitsOf = (body: Record<string, unknown>): { min: string | null; max: string | null } => {
  const data = record(body.data)
  return { min: textOrNull(data.minBetAmount), max: textOrNull(data.maxBetAmount) }
}

/** What the server says of a coupon: limits of its stake, and the house's largest payout where this coupon reaches it. */
export interface Quote {
  min: string | null
  max: string | null
  maxPayout: string | null
}

/**
 * The answer of calculate for a stake in minor units. The win is cut when it is below stake × total coefficient by more than the
 * rounding of the shown total (half a thousandth) can explain.
 */
export function quoteOf(data: unknown, stake: number | null, currency: string): Quote {
  const { minBetAmount, maxBetAmount, possibleWin, coef } = record(data)
  const win = typeof possibleWin === 'string' ? parseMoney(possibleWin, currency) : null
  const total = typeof coef === 'string' ? parseCoef(coef) : null
  const cut =
    win !== null && total !== null && stake !== null && BigInt(win) * 1000n < BigInt(stake) * BigInt(total - 1) - 1000n
  return {
    min: textOrNull(minBetAmount),
    max: textOrNull(maxBetAmount),
    maxPayout: cut ? textOrNull(possibleWin) : null,
  }
}
