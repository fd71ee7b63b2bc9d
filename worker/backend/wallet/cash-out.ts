import type { SaleState } from '../../../shared/api/cash-out.ts'
import { offerId, parseOffer, type SaleRefusal, sale } from '../../../shared/domain/cash-out/offer.ts'
import { afterMargin, presentFactor, SELLABLE_TYPES } from '../../../shared/domain/cash-out/value.ts'
import type { Fraction } from '../../../shared/domain/coefficient/fraction.ts'
import { formatMoney, parseMoney } from '../../../shared/domain/money/amount.ts'
import { payoutOf } from '../../../shared/domain/settlement/payout.ts'
import type { ErrorName } from '../../../shared/errors/catalogue.ts'
import type { LegQuote } from '../feed/api.ts'
import { BONUS_ACCOUNT, purseAt } from './accounts.ts'
import type { PlaceAnswer, SaleRules, SellInput } from './api.ts'
import { followCashback } from './cashback.ts'
import { followAdvances } from './conclude.ts'
import { type CouponRow, factorOf, type LegRow, readCoupons, returnLeg, type StoredCoupon } from './coupons.ts'
import { remember } from './idempotency.ts'
import { payIn } from './journal.ts'
import { enqueueCoupon } from './outbox.ts'
import { replay } from './place.ts'
import { placedOf } from './placed-of.ts'
import { decided } from './results.ts'
import type { Sql } from './sql.ts'
import { termsOf } from './terms.ts'

/** The wallet's own coupons of these ids, newest first. */
export const couponsOf = (sql: Sql, ids: readonly number[]): StoredCoupon[] =>
  ids.length === 0 ? [] : readCoupons(sql, `WHERE id IN (${ids.map(Number).join(', ')}) ORDER BY n DESC`)

/** What one unit of the stake is sold for now, or why it is not. `quotes` may be in any order, and more than the coupon's own. */
function worth(
  { coupon, legs }: StoredCoupon,
  quotes: readonly LegQuote[],
  rules: SaleRules,
): { ok: true; factor: Fraction } | { ok: false; reason: NonNullable<SaleState['reason']> } {
  if (coupon.status !== 'open') return { ok: false, reason: 'CLOSED' }
  if (coupon.account_type === BONUS_ACCOUNT || coupon.terms.free) return { ok: false, reason: 'BONUS' }
  // Part of the stake is an advance that is not repaid yet.
  if (coupon.owed) return { ok: false, reason: 'SUSPENDED' }
  if (!rules.types.includes(coupon.type_id)) return { ok: false, reason: 'TYPE' }
  const priceOf = (leg: LegRow) =>
    quotes.find((q) => q.marketId === leg.market_id && q.outcomeId === leg.outcome_id && q.state === 'active')?.coef ??
    null
  const factor = presentFactor(
    coupon.type_id,
    legs.map((leg) => ({ ...returnLeg(leg), now: priceOf(leg) })),
    termsOf(coupon.terms),
  )
  if (!factor) return { ok: false, reason: SELLABLE_TYPES.includes(coupon.type_id) ? 'SUSPENDED' : 'TYPE' }
  const sold = afterMargin(factor, rules.margin)
  return payoutOf(coupon.stake, sold, ruleOf(coupon)) > 0
    ? { ok: true, factor: sold }
    : { ok: false, reason: 'WORTHLESS' }
}

const ruleOf = (c: CouponRow) => ({ rounding: c.rounding, maxPayout: c.max_payout })

/** What is paid for a coupon at `now`, and until when. */
export function offerOf(stored: StoredCoupon, quotes: readonly LegQuote[], rules: SaleRules, now: number): SaleState {
  const found = worth(stored, quotes, rules)
  if (!found.ok) return { offer: null, reason: found.reason }
  const { coupon } = stored
  const amount = payoutOf(coupon.stake, found.factor, ruleOf(coupon))
  const expires = now + rules.offerMs
  return {
    offer: {
      id: offerId({ stake: coupon.stake, amount, expires }),
      stake: formatMoney(coupon.stake, coupon.currency),
      amount: formatMoney(amount, coupon.currency),
      expiresAt: new Date(expires).toISOString(),
      seconds: rules.offerMs / 1000,
    },
    reason: null,
  }
}

const REFUSALS: Record<SaleRefusal, ErrorName> = {
  changed: 'offerChanged',
  expired: 'offerExpired',
  amount: 'saleAmount',
}

/**
 * Sells a coupon or a part of its stake: key, state, prices, offer; then the payment, the coupon, the event and the answer are written
 * together. Call it inside one transaction: a result that this wallet has been told first leaves nothing to sell, and one that comes
 * later finds the coupon sold. A refusal writes nothing.
 */
export function sell(sql: Sql, input: SellInput): PlaceAnswer {
  const before = replay(sql, input.key, input.requestHash)
  if (before) return before
  const { rules, now, quotes } = input
  const [stored] = couponsOf(sql, [input.couponId])
  const offer = parseOffer(input.offerId)
  if (!stored || !offer) return { ok: false, error: 'notFound' }
  const { coupon, legs } = stored
  const { currency } = coupon
  const found = worth(stored, quotes, rules)
  if (!found.ok) return { ok: false, error: 'notSellable', data: { reason: found.reason } }
  // The book may have said the price before the result that this wallet knows by now.
  if (legs.some((leg) => factorOf(leg) === null && decided(sql, leg.market_id, coupon.placed_at)))
    return { ok: false, error: 'notSellable', data: { reason: 'SUSPENDED' } }
  const part = input.amount === null ? coupon.stake : (parseMoney(input.amount, currency) ?? 0)
  const sold = sale(
    offer,
    { stake: coupon.stake, factor: found.factor, time: now, minRest: rules.minRest, rule: ruleOf(coupon) },
    part,
  )
  if (!sold.ok) return { ok: false, error: REFUSALS[sold.why], data: { ...offerOf(stored, quotes, rules, now) } }

  payIn(
    sql,
    // What was sold before grows with each sale, so that each has its own reference.
    { kind: 'cash_out', ref: `coupon:${coupon.id}:${coupon.sold_stake}`, currency, requestId: input.requestId, now },
    'house:payouts',
    sold.paid,
    purseAt(sql, coupon.account_id),
  )
  const after: CouponRow = {
    ...coupon,
    sold_stake: coupon.sold_stake + part,
    sold_paid: coupon.sold_paid + sold.paid,
    ...(sold.rest > 0
      ? {
          stake: sold.rest,
          possible_win: Number((BigInt(coupon.possible_win) * BigInt(sold.rest)) / BigInt(coupon.stake)),
          // Sold and paid together never exceed the largest payout.
          max_payout: Math.max(0, coupon.max_payout - sold.paid),
        }
      : { status: 'sold', payout: sold.paid, settled_at: now }),
  }
  sql.exec(
    `UPDATE coupon SET stake = ?, possible_win = ?, max_payout = ?, status = ?, payout = ?, settled_at = ?, sold_stake = ?, sold_paid = ?
     WHERE id = ?`,
    after.stake,
    after.possible_win,
    after.max_payout,
    after.status,
    after.payout,
    after.settled_at,
    after.sold_stake,
    after.sold_paid,
    coupon.id,
  )
  followAdvances(sql, after, sold.paid, input.requestId, now)
  followCashback(sql, coupon, after, now)
  const shown = placedOf({ coupon: after, legs }, now)
  const body = JSON.stringify({ data: { ...shown, paid: formatMoney(sold.paid, currency) } })
  remember(sql, input.key, input.requestHash, 200, body, now)
  enqueueCoupon(sql, shown, now)
  return { ok: true, status: 200, body, replayed: false }
}
