import type { PlacedCoupon } from '../../../shared/api/coupon.ts'
import { parseCoef } from '../../../shared/domain/coefficient/thousandths.ts'
import { formatMoney, parseMoney } from '../../../shared/domain/money/amount.ts'
import { NOT_CALCULATED } from '../../../shared/domain/settlement/leg-factor.ts'
import { insertCoupon, insertLeg } from './coupons.ts'
import type { Sql } from './sql.ts'

/** Keeps a coupon that has waited and was refused, for the history; no money of it has moved. Gives it as the wire shows it. */
export function keepRefused(sql: Sql, shown: PlacedCoupon, now: number): PlacedCoupon {
  const { currency } = shown
  const minor = (amount: string) => parseMoney(amount, currency) ?? 0
  insertCoupon(sql, {
    id: shown.id,
    user_id: shown.userId,
    account_id: shown.accountId,
    currency,
    type_id: shown.typeId,
    stake: minor(shown.amount),
    coef: shown.coef,
    coef_view_id: shown.coefViewId,
    change_coef_action: shown.changeCoefAction,
    possible_win: minor(shown.possibleWin),
    max_payout: 0,
    rounding: 'half-up',
    status: 'refused',
    payout: 0,
    settlement: 0,
    placed_at: Date.parse(shown.placedAt),
    settled_at: now,
    terms: shown.systemValue === null ? {} : { k: shown.systemValue },
  })
  shown.bets.forEach(({ market, statusId: _, factor: __, ...facts }, n) => {
    insertLeg(sql, {
      coupon_id: shown.id,
      n,
      market_id: market.id,
      outcome_id: market.outcomeId,
      coef: parseCoef(market.coef) ?? 0,
      status_id: NOT_CALCULATED,
      share_num: null,
      share_den: null,
      info: { ...facts, marketTypeId: market.typeId, specifiers: market.specifiers },
    })
  })
  return { ...shown, status: 'refused', payout: formatMoney(0, currency), settledAt: new Date(now).toISOString() }
}
