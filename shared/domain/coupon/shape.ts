import { SHAPES } from './types.ts'

export type ShapeCode = 'TYPE_NOT_OFFERED' | 'BAD_SHAPE' | 'TOO_MANY_LEGS' | 'CORRELATED'
/** A reason against a coupon, or against one of its legs. */
export interface Problem<Code extends string = string> {
  outcomeId?: number
  code: Code
}

/** What is wrong with the number of legs of a type; empty when nothing is. `types` and `maxLegs` are the house's. */
export function countProblems(
  typeId: number,
  legs: number,
  house: { types: readonly number[]; maxLegs: number },
): Problem<ShapeCode>[] {
  const rule = SHAPES[typeId]
  if (!rule || !house.types.includes(typeId)) return [{ code: 'TYPE_NOT_OFFERED' }]
  if (legs > house.maxLegs) return [{ code: 'TOO_MANY_LEGS' }]
  return legs < rule.minLegs || legs > rule.maxLegs ? [{ code: 'BAD_SHAPE' }] : []
}

/** The legs that depend on each other: every leg of an event that stands in the coupon twice. */
export function clashing(legs: readonly { outcomeId: number; eventId: number }[]): Problem<ShapeCode>[] {
  const count = new Map<number, number>()
  for (const leg of legs) count.set(leg.eventId, (count.get(leg.eventId) ?? 0) + 1)
  return legs
    .filter((leg) => (count.get(leg.eventId) ?? 0) > 1)
    .map(({ outcomeId }) => ({ outcomeId, code: 'CORRELATED' }))
}

/** The clashing legs of a type that combines legs. */
export const correlated = (
  typeId: number,
  legs: readonly { outcomeId: number; eventId: number }[],
): Problem<ShapeCode>[] => (SHAPES[typeId]?.independent ? clashing(legs) : [])
