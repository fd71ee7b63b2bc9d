import { formatCoef, parseCoef } from '../../../shared/domain/coefficient/thousandths.ts'
import { type AssessedLeg, assess, type CouponCode } from '../../../shared/domain/coupon/assess.ts'
import { formatMoney } from '../../../shared/domain/money/amount.ts'
import { NOT_CALCULATED } from '../../../shared/domain/settlement/leg-factor.ts'
import type { ErrorName } from '../../../shared/errors/catalogue.ts'
import type { LegQuote } from '../feed/api.ts'
import { accountFor } from './accounts.ts'
import type { PlaceAnswer, PlaceInput } from './api.ts'
import { insertCoupon, insertLeg, type LegInfo, placedOf, readCoupons } from './coupons.ts'
import { byKey, remember } from './idempotency.ts'
import { balanceOf, post } from './journal.ts'
import { enqueue } from './outbox.ts'
import { decided } from './results.ts'
import { count, type Sql } from './sql.ts'

/** The refusal of each reason against a coupon. */
const REFUSALS: Record<CouponCode, ErrorName> = {
  TYPE_NOT_OFFERED: 'couponType',
  BAD_SHAPE: 'couponShape',
  TOO_MANY_LEGS: 'couponLegs',
  CORRELATED: 'couponCorrelated',
  BAD_AMOUNT: 'couponAmount',
  BELOW_MIN: 'couponMin',
  ABOVE_MAX: 'couponMax',
  SUSPENDED: 'couponSuspended',
  NOT_FOUND: 'couponNotFound',
  PRICE_CHANGED: 'priceChanged',
}

/** What a key has answered before: its first answer, or the refusal of another body. Null for a new key. */
export function replay(sql: Sql, key: string, requestHash: string): PlaceAnswer | null {
  const first = byKey(sql, key)
  if (!first) return null
  return first.requestHash === requestHash
    ? { ok: true, status: first.status, body: first.body, replayed: true }
    : { ok: false, error: 'keyReused' }
}

const infoOf = (q: LegQuote, bet: PlaceInput['coupon']['bets'][number]): LegInfo => ({
  blockId: bet.blockId ?? null,
  banker: bet.banker ?? false,
  eventId: q.eventId,
  sportId: q.sportId,
  champId: q.champId,
  champ: q.champ,
  home: q.home,
  away: q.away,
  startsAt: q.startsAt,
  isLive: q.isLive,
  outcome: { ...(q.outcomeTypeId !== null && { typeId: q.outcomeTypeId }), name: q.outcomeName },
  marketTypeId: q.marketTypeId,
  specifiers: q.specifiers,
})

/**
 * Places a coupon: key, rules, balance; then stake, coupon, event and answer are written together. Call it inside one transaction.
 * A refusal writes nothing, so the key stays free for another try (B-23). `newId` gives random ids.
 */
export function place(sql: Sql, input: PlaceInput, newId: () => number): PlaceAnswer {
  const before = replay(sql, input.key, input.requestHash)
  if (before) return before
  const { coupon, quotes, limits, now } = input
  const account = accountFor(sql, coupon.accountId)
  // Limits of one currency say nothing about a stake in another.
  if (account?.currency !== limits.currency) return { ok: false, error: 'couponAccount' }
  const { currency } = account
  const legs = coupon.bets.map((bet, i): AssessedLeg => {
    const q = quotes[i]
    if (q?.outcomeId !== bet.market.outcomeId || q.marketId !== bet.market.id)
      throw new Error('quotes do not answer the bets')
    const state = q.state === 'active' && decided(sql, q.marketId, now) ? 'settled' : q.state
    return {
      outcomeId: q.outcomeId,
      eventId: q.eventId,
      state,
      shown: parseCoef(bet.market.coef) ?? 0,
      current: q.coef,
    }
  })
  const { problems, sums } = assess(
    { typeId: coupon.typeId, amount: coupon.amount ?? null, changeCoefAction: coupon.changeCoefAction, currency },
    legs,
    limits,
  )
  const [first] = problems
  if (first) return refusal(first.code)
  if (!sums?.stake || sums.possibleWin === null) throw new Error('a coupon without a stake passed its checks')
  if (balanceOf(sql, 'player:main', currency) < sums.stake) return { ok: false, error: 'couponFunds' }

  function refusal(code: CouponCode): PlaceAnswer {
    const error = REFUSALS[code]
    if (code === 'PRICE_CHANGED') {
      const changed = legs.filter((leg) => problems.some((p) => p.code === code && p.outcomeId === leg.outcomeId))
      return {
        ok: false,
        error,
        data: { bets: changed.map((leg) => ({ outcomeId: leg.outcomeId, coef: formatCoef(leg.current) })) },
      }
    }
    if (code === 'ABOVE_MAX' && sums)
      return { ok: false, error, data: { maxBetAmount: formatMoney(sums.max, currency) } }
    if (code === 'BELOW_MIN' && sums)
      return { ok: false, error, data: { minBetAmount: formatMoney(sums.min ?? 0, currency) } }
    const bets = problems.filter((p) => p.outcomeId !== undefined)
    return { ok: false, error, ...(bets.length > 0 && { data: { bets } }) }
  }

  const id = freeId(sql, newId)
  post(sql, { kind: 'bet', ref: `coupon:${id}`, currency, requestId: input.requestId, now }, [
    { account: 'player:main', amount: -sums.stake },
    { account: 'house:stakes', amount: sums.stake },
  ])
  insertCoupon(sql, {
    id,
    user_id: input.userId,
    account_id: account.id,
    currency,
    type_id: coupon.typeId,
    stake: sums.stake,
    coef: sums.coef,
    coef_view_id: coupon.coefViewId,
    change_coef_action: coupon.changeCoefAction,
    possible_win: sums.possibleWin,
    max_payout: limits.maxPayout,
    rounding: limits.rounding,
    status: 'open',
    payout: null,
    settlement: 0,
    placed_at: now,
    settled_at: null,
  })
  coupon.bets.forEach((bet, n) => {
    const quote = quotes[n]
    if (!quote) throw new Error('quotes do not answer the bets')
    insertLeg(sql, {
      coupon_id: id,
      n,
      market_id: quote.marketId,
      outcome_id: quote.outcomeId,
      coef: quote.coef,
      status_id: NOT_CALCULATED,
      share_num: null,
      share_den: null,
      info: infoOf(quote, bet),
    })
  })
  const [stored] = readCoupons(sql, 'WHERE id = ?', id)
  if (!stored) throw new Error('a coupon just written is there')
  const placed = placedOf(stored, now)
  const body = JSON.stringify({ data: placed })
  remember(sql, input.key, input.requestHash, 201, body, now)
  enqueue(sql, { userId: input.userId, at: placed.placedAt, kind: 'coupon', coupon: placed })
  return { ok: true, status: 201, body, replayed: false }
}

/** A random id that this wallet has not used; other wallets' ids are told apart by their player. */
function freeId(sql: Sql, newId: () => number): number {
  for (;;) {
    const id = newId()
    if (count(sql, 'SELECT COUNT(*) AS n FROM coupon WHERE id = ?', id) === 0) return id
  }
}
