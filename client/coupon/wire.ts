import { formatCoef, parseCoef } from '../../shared/domain/coefficient/thousandths.ts'
import type { ChangeCoefAction } from '../../shared/domain/coupon/price-policy.ts'
import { formatMoney } from '../../shared/domain/money/amount.ts'
import type { CoefView } from '../../shared/domain/settings/display.ts'
import type { CouponModel, CouponTerms } from '../../shared/ui/islands/coupon/model.ts'
import type { PlacedSummary, Refusal } from '../../shared/ui/islands/coupon/placing.ts'

/** The body of calculate and place (shared/api/coupon.ts `couponIn`). */
export interface CouponBody extends CouponTerms {
  typeId: number
  accountId?: number
  amount?: string
  promoCode?: string
  changeCoefAction: ChangeCoefAction
  coefViewId: CoefView
  bets: { market: { id: number; outcomeId: number; coef: string }; blockId?: number; banker?: boolean }[]
}

/** What a coupon carries beside its bets. */
export interface Carried {
  change: ChangeCoefAction
  coefViewId: CoefView
  accountId?: number | null
  promoCode?: string
}

/** What is sent: the prices that stand on the screen at the press. Lines of many singles have stakes of their own. */
export const couponBody = (
  { typeId, stake, terms, legs, blockIds }: CouponModel,
  currency: string,
  { change, coefViewId, accountId, promoCode }: Carried,
): CouponBody => ({
  typeId,
  ...(accountId && { accountId }),
  ...(promoCode && { promoCode }),
  ...(stake !== null && stake > 0 && !terms.amountByBetId && { amount: formatMoney(stake, currency) }),
  ...terms,
  changeCoefAction: change,
  coefViewId,
  bets: legs.map(({ leg, now }) => ({
    market: { id: leg.marketId, outcomeId: leg.outcomeId, coef: formatCoef(now) },
    /** A mark of another type is kept with the leg, but not sent. */
    ...(typeId === 2 && leg.banker && { banker: true }),
    ...(blockIds && { blockId: blockIds.get(leg.outcomeId) ?? 1 }),
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

/** What became of many singles, line by line; `prices` are those of refused lines that have moved, thousandths by outcome. */
export interface PlacedLines {
  placed: [outcomeId: number, PlacedSummary][]
  problems: Refusal[]
  prices: [outcomeId: number, coef: number][]
}

/** The lines of placed many singles: coupons that stand, and refusals of the others. */
export function linesOf(data: unknown): PlacedLines {
  const lines: PlacedLines = { placed: [], problems: [], prices: [] }
  for (const line of list(record(data).items)) {
    const outcomeId = idOrNull(line.outcomeId)
    const coupon = placedOf(line)
    const coef = typeof line.coef === 'string' ? parseCoef(line.coef) : null
    if (outcomeId === null) continue
    if (coupon) lines.placed.push([outcomeId, coupon])
    else {
      const limits = { min: textOrNull(line.minBetAmount), max: textOrNull(line.maxBetAmount) }
      lines.problems.push({ outcomeId, code: String(line.code), ...limits })
      if (coef !== null) lines.prices.push([outcomeId, coef])
    }
  }
  return lines
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

/** What the server says of a coupon: limits of its stake, and the house's largest payout. */
export interface Quote {
  min: string | null
  max: string | null
  maxPayout: string | null
}

/** The answer of calculate. */
export function quoteOf(data: unknown): Quote {
  const { minBetAmount, maxBetAmount, maxPayout } = record(data)
  return { min: textOrNull(minBetAmount), max: textOrNull(maxBetAmount), maxPayout: textOrNull(maxPayout) }
}
