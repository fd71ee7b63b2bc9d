import { formatCoef } from '../../shared/domain/coefficient/thousandths.ts'
import type { ChangeCoefAction } from '../../shared/domain/coupon/price-policy.ts'
import { formatMoney } from '../../shared/domain/money/amount.ts'
import type { CoefView } from '../../shared/domain/settings/display.ts'
import type { CouponModel, CouponTerms } from '../../shared/ui/islands/coupon/model.ts'
import { textOrNull } from '../api/loose.ts'

/** The body of calculate and place (shared/api/coupon.ts `couponIn`). */
export interface CouponBody extends CouponTerms {
  typeId: number
  accountId?: number
  amount?: string
  promoCode?: string
  hyperBonus?: true
  prepaidAmount?: string
  vipBet?: true
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
  /** The player takes part in the hyper bonus, which is for expresses. */
  hyperBonus?: boolean
  /** Part of the stake that the house lends. */
  prepaidAmount?: string | null
  vipBet?: boolean
}

/** What is sent: the prices that stand on the screen at the press. Lines of many singles have stakes of their own. */
export const couponBody = (
  { typeId, stake, terms, legs, blockIds }: CouponModel,
  currency: string,
  { change, coefViewId, accountId, promoCode, hyperBonus, prepaidAmount, vipBet }: Carried,
): CouponBody => ({
  typeId,
  ...(accountId && { accountId }),
  ...(promoCode && { promoCode }),
  ...(hyperBonus && typeId === 1 && { hyperBonus }),
  ...(prepaidAmount && { prepaidAmount }),
  ...(vipBet && { vipBet }),
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

/** What an answer belongs to: type, bets and their places in it. Limits do not depend on the stake, and a price that moves does not ask again. */
export const outcomesOf = ({ typeId, terms, legs }: CouponModel): string =>
  [
    typeId,
    terms.systemValue,
    terms.bonusBet,
    terms.expressId,
    ...legs.map(({ leg }) => [leg.outcomeId, leg.banker, leg.blockId].join(':')),
  ].join()

/** The type of the coupon that an answer belongs to. */
export const typeIn = (outcomes: string): number => Number.parseInt(outcomes, 10)

/** What the server says of a coupon: limits of its stake, and the house's largest payout. */
export interface Quote {
  /** The total, the choices of k and the price of the opposite, as the wire has them; only the slip's late parts look at these. */
  coef: string | null
  systemValues: readonly unknown[]
  antiExpressCoef: string | null
  /** Coefficient of the bonus bet of an express, null where it gets none. */
  bonusCoef: string | null
  min: string | null
  max: string | null
  maxPayout: string | null
  /** The whole answer, for late parts that know more of it. */
  raw?: unknown
}

/** The answer of calculate. */
export function quoteOf(data: unknown): Quote {
  const {
    minBetAmount,
    maxBetAmount,
    maxPayout,
    coef,
    systemValues,
    antiExpressCoef,
    bonusCoef,
  }: Record<string, unknown> = Object(data)
  return {
    min: textOrNull(minBetAmount),
    max: textOrNull(maxBetAmount),
    maxPayout: textOrNull(maxPayout),
    coef: textOrNull(coef),
    systemValues: Array.isArray(systemValues) ? systemValues : [],
    antiExpressCoef: textOrNull(antiExpressCoef),
    bonusCoef: textOrNull(bonusCoef),
    raw: data,
  }
}
