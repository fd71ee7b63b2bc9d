import type { PlacedCoupon } from '../../../shared/api/coupon.ts'
import { bonusAfter, bonusCoef } from '../../../shared/domain/bonus/bonus-bet.ts'
import { type HyperTerms, hyperBonus } from '../../../shared/domain/bonus/hyper-bonus.ts'
import { formatCoef, formatFactor } from '../../../shared/domain/coefficient/thousandths.ts'
import { formatMoney } from '../../../shared/domain/money/amount.ts'
import { blockNumbers } from '../../../shared/domain/settlement/blocks.ts'
import { NOT_CALCULATED, NOT_STARTED } from '../../../shared/domain/settlement/leg-factor.ts'
import { type CouponRow, factorOf, type LegInfo, type LegRow } from './coupons.ts'

/** The bonus bet as the wire shows it: at its full price while the coupon is open, then as the results have left it. */
function bonusBetOf(
  { status, terms: { bonus = 'count' } }: Pick<CouponRow, 'status' | 'terms'>,
  legs: readonly LegRow[],
) {
  if (status === 'open') return { coef: formatCoef(bonusCoef(legs.length, bonus)), statusId: NOT_CALCULATED }
  const now = bonusAfter(
    legs.map((leg) => leg.status_id),
    bonus,
  )
  return { coef: formatCoef(now), statusId: now > 1000 && status !== 'lost' ? 1 : 2 }
}

/** The hyper bonus as the wire shows it: what it comes to at best while the coupon is open, then what it has come to. */
function hyperBonusOf(c: Omit<CouponRow, 'n'>, { percent, most }: HyperTerms): PlacedCoupon['hyperBonus'] {
  const minor = c.status === 'open' ? hyperBonus(c.stake, c.possible_win, { percent, most }) : (c.hyper_amount ?? 0)
  const status = c.status === 'open' ? 'open' : minor === 0 ? 'none' : c.hyper_paid === 1 ? 'paid' : 'waiting'
  return {
    percent,
    amount: formatMoney(minor, c.currency),
    status,
    ...(status === 'waiting' && c.hyper_due !== null && { dueAt: new Date(c.hyper_due).toISOString() }),
  }
}

/** Stakes of a conditional's later blocks as the wire shows them. */
function amountByBlockId(
  { terms: { stakes = [] }, currency }: Pick<CouponRow, 'terms' | 'currency'>,
  legs: readonly LegRow[],
) {
  const numbers = blockNumbers(legs.map((leg) => leg.info))
  return Object.fromEntries(
    stakes.slice(1).map((s, i) => [String(numbers[i + 1] ?? i + 2), s === 'max' ? s : formatMoney(s, currency)]),
  )
}

/** Status of an open leg at `now`: not started until its event begins, then not calculated (spec §3). */
const openStatus = (info: LegInfo, now: number) =>
  !info.isLive && Date.parse(info.startsAt) > now ? NOT_STARTED : NOT_CALCULATED

/** A coupon as the wire shows it at `now`. */
export function placedOf(
  { coupon: c, legs }: { coupon: Omit<CouponRow, 'n'>; legs: LegRow[] },
  now: number,
): PlacedCoupon {
  return {
    id: c.id,
    accountId: c.account_id,
    amount: formatMoney(c.stake, c.currency),
    currency: c.currency,
    bets: legs.map((leg) => {
      const factor = factorOf(leg)
      const { marketTypeId, specifiers, ...info } = leg.info
      return {
        market: {
          id: leg.market_id,
          outcomeId: leg.outcome_id,
          coef: formatCoef(leg.coef),
          typeId: marketTypeId,
          specifiers,
        },
        ...info,
        statusId: factor ? leg.status_id : openStatus(leg.info, now),
        factor: factor && formatFactor(factor),
      }
    }),
    changeCoefAction: c.change_coef_action,
    coef: c.coef,
    coefViewId: c.coef_view_id,
    prepaidAmount: c.terms.prepaid ? formatMoney(c.terms.prepaid, c.currency) : null,
    refId: null,
    systemValue: c.terms.k ?? null,
    typeId: c.type_id,
    userId: c.user_id,
    status: c.status,
    possibleWin: formatMoney(c.possible_win, c.currency),
    placedAt: new Date(c.placed_at).toISOString(),
    ...(c.terms.expressId && { expressId: c.terms.expressId }),
    ...(c.terms.bonus && { bonusBet: bonusBetOf(c, legs) }),
    ...(c.terms.hyper && { hyperBonus: hyperBonusOf(c, c.terms.hyper) }),
    ...(c.terms.promoCode && { promoCode: c.terms.promoCode }),
    ...(c.terms.stakes && { amountByBlockId: amountByBlockId(c, legs) }),
    ...(c.payout !== null && { payout: formatMoney(c.payout, c.currency) }),
    ...(c.settled_at !== null && { settledAt: new Date(c.settled_at).toISOString() }),
    ...(c.sold_stake > 0 && {
      sold: { amount: formatMoney(c.sold_stake, c.currency), paid: formatMoney(c.sold_paid, c.currency) },
    }),
  }
}
