export type ShapeCode = 'TYPE_NOT_OFFERED' | 'BAD_SHAPE' | 'TOO_MANY_LEGS' | 'CORRELATED'
/** A reason against a coupon, against one of its legs, or against the stake of one of its blocks. */
export interface Problem<Code extends string = string> {
  outcomeId?: number
  blockId?: number
  code: Code
}

/** The legs that depend on each other: every leg of an event that stands in the coupon twice. */
export function clashing(legs: readonly { outcomeId: number; eventId: number }[]): Problem<ShapeCode>[] {
  const count = new Map<number, number>()
  for (const leg of legs) count.set(leg.eventId, (count.get(leg.eventId) ?? 0) + 1)
  return legs
    .filter((leg) => (count.get(leg.eventId) ?? 0) > 1)
    .map(({ outcomeId }) => ({ outcomeId, code: 'CORRELATED' }))
}
