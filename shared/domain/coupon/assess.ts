import { bonusBetOf } from '../bonus/bonus-bet.ts'
import { freeFactor } from '../bonus/free-stake.ts'
import { type HyperBonusRule, hyperBonus, hyperPercent } from '../bonus/hyper-bonus.ts'
import type { Fraction } from '../coefficient/fraction.ts'
import { parseMoney } from '../money/amount.ts'
import type { Terms } from '../settlement/returns.ts'
import type { AssessedCoupon, AssessedLeg, Assessment, CouponCode, House, HyperOffer } from './assessment.ts'
import { blockStakes } from './block-stakes.ts'
import { type CheckedLeg, formProblems } from './form-problems.ts'
import { antiOffered, largestStake, maximalCoef } from './maximal.ts'
import { possibleWin, shownCoef } from './preview.ts'
import { type ChangeCoefAction, pricePolicy } from './price-policy.ts'
import type { Problem } from './shape.ts'
import { minStakeOf, variantsOf } from './variants.ts'

const STATES = { active: null, suspended: 'SUSPENDED', settled: 'SUSPENDED', gone: 'NOT_FOUND' } as const
/** A price of 1.000 or less pays nothing: such an outcome cannot be bet on. */
const stateCode = (leg: AssessedLeg): 'SUSPENDED' | 'NOT_FOUND' | null =>
  STATES[leg.state] ?? (leg.current <= 1000 ? 'SUSPENDED' : null)

/** The price that sums are made with. */
export const priceOf = (leg: AssessedLeg): number => (stateCode(leg) ? leg.shown : leg.current)

/** A removed outcome has no event; it must not seem to share one with another. */
const formLegs = (legs: readonly AssessedLeg[]): CheckedLeg[] =>
  legs.map((leg, i) => (leg.state === 'gone' ? { ...leg, eventId: -1 - i } : leg))

/** A leg as sums take it: at the price that counts. */
const pricedLeg = (leg: AssessedLeg) => ({ banker: leg.banker, blockId: leg.blockId, coef: priceOf(leg) })

/** Everything that a coupon's own data decides, for the preview and the decision in the wallet alike; of types 0 to 8 (9: `assessLines`). */
export function assess(coupon: AssessedCoupon, legs: readonly AssessedLeg[], house: House): Assessment {
  const { typeId, currency } = coupon
  if (!house.types.includes(typeId)) return { problems: [{ code: 'TYPE_NOT_OFFERED' }], sums: null }
  const problems: Problem<CouponCode>[] = formProblems(typeId, formLegs(legs), { k: coupon.k, maxLegs: house.maxLegs })
  if (problems.some((p) => p.outcomeId === undefined)) return { problems, sums: null }

  const stake = coupon.amount === null ? null : parseMoney(coupon.amount, currency)
  const priced = legs.map(pricedLeg)
  const blocks = typeId === 5 ? blockStakes(priced, stake || 1, coupon.blockAmounts ?? {}, currency) : null
  const { terms, bonus, hyper } = termsOf(coupon, priced, { paid: stake, byBlock: blocks?.stakes }, house)
  const total = maximalCoef(typeId, priced, terms)
  const { k, minFold } = terms
  const combos = variantsOf(typeId, legs, { ...(k && { k }), ...(minFold && { minFold }) })
  // Limits of a free stake are the promo code's own.
  const min = house.minApplies && !terms.free ? minStakeOf(typeId, combos, house.minStake) : null
  const max =
    house.maxApplies && !terms.free
      ? largestStake(typeId, priced, terms, { legMax: house.maxStake, maxPayout: house.maxPayout })
      : null

  if (typeId === 6 && !antiOffered(priced.map(coefOf), terms.book)) problems.push({ code: 'TYPE_NOT_OFFERED' })
  if (!stake) problems.push({ code: 'BAD_AMOUNT' })
  else {
    if (min !== null && stake < min) problems.push({ code: 'BELOW_MIN' })
    if (blocks) problems.push(...blocks.problems)
  }
  problems.push(...marketProblems(legs, coupon.changeCoefAction))
  if (stake !== null && max !== null && stake > max) problems.push({ code: 'ABOVE_MAX' })
  const winOf = (coef: Fraction): number | null => (stake === null ? null : possibleWin(stake, coef, house))
  return {
    problems,
    sums: {
      coef: shownCoef(total),
      total,
      combos,
      stake,
      min,
      max,
      possibleWin: winOf(terms.free ? freeFactor(total) : total),
      bonusCoef: bonus,
      // It would stand in place of the bonus bet.
      hyper: hyperOffer(hyper, stake, winOf(withoutBonus(total, bonus)), house.hyper),
      blockLimits: (stake && blocks?.limits) || new Map(),
      terms,
    },
  }
}

const coefOf = ({ coef }: { coef: number }): number => coef

/** What stands against the legs by their markets and prices: first what is closed, then what has moved. */
function marketProblems(legs: readonly AssessedLeg[], action: ChangeCoefAction): Problem<CouponCode>[] {
  const closed = legs.flatMap((leg) => {
    const code = stateCode(leg)
    return code ? [{ outcomeId: leg.outcomeId, code }] : []
  })
  const prices = pricePolicy(
    legs.filter((leg) => !stateCode(leg)),
    action,
  )
  const moved = prices.accepted ? [] : prices.changed
  return [...closed, ...moved.map(({ outcomeId }) => ({ outcomeId, code: 'PRICE_CHANGED' as const }))]
}

/**
 * What a coupon is settled by besides its legs; its bonus bet (thousandths), and the percent of the hyper bonus that its bets have a right to. A ready-made express has its uplift and a free stake its gift: no bonus beside them, and of the others
 * only one.
 */
function termsOf(
  coupon: AssessedCoupon,
  legs: readonly { coef: number }[],
  stakes: { paid: number | null; byBlock: Terms['stakes'] },
  house: House,
): { terms: Terms; bonus: number | null; hyper: number | null } {
  const { typeId, uplift, freeStake } = coupon
  const isGifted = uplift !== undefined || freeStake === true
  const hyper = isGifted ? null : hyperPercent(typeId, legs, house.hyper)
  const takesHyper = coupon.hyperBonus === true && hyper !== null && (stakes.paid ?? 0) >= (house.hyper?.minStake ?? 0)
  const bonus = coupon.bonusBet === false || isGifted || takesHyper ? null : bonusBetOf(typeId, legs, house.bonusBet)
  const terms: Terms = {
    ...(coupon.k && { k: coupon.k }),
    ...(typeId === 8 && house.minFold && { minFold: house.minFold }),
    ...(typeId === 6 && house.antiBook && { book: { num: BigInt(house.antiBook), den: 10_000n } }),
    ...(stakes.byBlock && { stakes: stakes.byBlock }),
    ...(bonus !== null && { bonus: house.bonusBet }),
    ...(typeId === 1 && uplift && { uplift }),
    ...(takesHyper && house.hyper && { hyper: { percent: hyper, most: house.hyper.most } }),
    ...(freeStake && { free: true }),
  }
  return { terms, bonus, hyper }
}

const withoutBonus = ({ num, den }: Fraction, bonus: number | null): Fraction =>
  bonus === null ? { num, den } : { num: num * 1000n, den: den * BigInt(bonus) }

function hyperOffer(
  percent: number | null,
  stake: number | null,
  win: number | null,
  rule: HyperBonusRule | undefined,
): HyperOffer | null {
  if (percent === null || !rule) return null
  const { minStake, most } = rule
  const amount = stake !== null && win !== null && stake >= minStake ? hyperBonus(stake, win, { percent, most }) : 0
  return { percent, minStake, most, amount }
}
