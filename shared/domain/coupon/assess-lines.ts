import { assess } from './assess.ts'
import type { AssessedCoupon, AssessedLeg, Assessment, CouponCode, House } from './assessment.ts'
import { formProblems } from './form-problems.ts'
import type { Problem } from './shape.ts'

/** A line of many singles, assessed as the single that it is. */
export interface AssessedLine extends Assessment {
  leg: AssessedLeg
}

/**
 * Type 9: the form of the whole, and each line with its own amount (decimal string, by outcome id) as a coupon of type 0. A line's reasons
 * name its outcome. The lines are there also when the whole has problems.
 */
export function assessLines(
  coupon: Omit<AssessedCoupon, 'amount'>,
  legs: readonly AssessedLeg[],
  amounts: Readonly<Record<string, string>>,
  house: House,
): { problems: Problem<CouponCode>[]; lines: AssessedLine[] } {
  const offered = house.types.includes(coupon.typeId)
  const problems: Problem<CouponCode>[] = offered
    ? formProblems(coupon.typeId, legs, { k: coupon.k, maxLegs: house.maxLegs })
    : [{ code: 'TYPE_NOT_OFFERED' }]
  // Amounts are by outcome: the same one twice would be paid for twice by one of them.
  if (new Set(legs.map((leg) => leg.outcomeId)).size < legs.length) problems.push({ code: 'BAD_SHAPE' })
  const lines = legs.map((leg): AssessedLine => {
    const { banker: _, blockId: __, ...single } = leg
    const line = assess(
      {
        typeId: 0,
        amount: amounts[leg.outcomeId] ?? null,
        changeCoefAction: coupon.changeCoefAction,
        currency: coupon.currency,
      },
      [single],
      { ...house, types: [0] },
    )
    return { leg, ...line, problems: line.problems.map((p) => ({ ...p, outcomeId: leg.outcomeId })) }
  })
  return { problems, lines }
}
