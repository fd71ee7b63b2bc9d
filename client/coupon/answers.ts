import { parseCoef } from '../../shared/domain/coefficient/thousandths.ts'
import type { OwnLimit, PlacedSummary, Refusal } from '../../shared/ui/islands/coupon/placing.ts'
import { type Loose, record, textOrNull } from '../api/loose.ts'

const list = (x: unknown): Loose[] => (Array.isArray(x) ? x.map(record) : [])
const idOrNull = (x: unknown): number | null => (Number.isSafeInteger(x) ? Number(x) : null)

/** A placed coupon as the receipt needs it; null when the answer is none. */
export function placedOf(data: unknown): PlacedSummary | null {
  const { id, amount, currency, coef, possibleWin, status } = record(data)
  return typeof id === 'number' &&
    typeof amount === 'string' &&
    typeof currency === 'string' &&
    typeof coef === 'string' &&
    typeof possibleWin === 'string'
    ? { id, amount, currency, coef, possibleWin, ...(status === 'pending' && { waits: true }) }
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

/** The player's own limit that a refusal names (api.md, limits on the wire); null when it names none. */
function ownLimit({ limitType, available, currency, renewsAt }: Loose): OwnLimit | null {
  return typeof limitType === 'number' && typeof available === 'string' && typeof currency === 'string'
    ? { kind: limitType, left: available, currency, renewsAt: textOrNull(renewsAt) }
    : null
}

/** Limits that a refusal names beside its reason: of the stake, and the player's own. */
export function limitsOf(body: Record<string, unknown>): {
  min: string | null
  max: string | null
  own: OwnLimit | null
} {
  const data = record(body.data)
  return { min: textOrNull(data.minBetAmount), max: textOrNull(data.maxBetAmount), own: ownLimit(data) }
}
