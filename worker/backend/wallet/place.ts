import { isSoon } from '../../../shared/domain/bonus/advance.ts'
import { parseCoef } from '../../../shared/domain/coefficient/thousandths.ts'
import { assess } from '../../../shared/domain/coupon/assess.ts'
import type { AssessedLeg } from '../../../shared/domain/coupon/assessment.ts'
import { formatMoney, parseMoney } from '../../../shared/domain/money/amount.ts'
import { type AccountRow, accountFor, BONUS_ACCOUNT, purseOf } from './accounts.ts'
import { availablePrepaid } from './advance.ts'
import type { HouseLimits, PlaceAnswer, PlaceInput } from './api.ts'
import { byKey, remember } from './idempotency.ts'
import { balanceOf } from './journal.ts'
import { shut, stakeRefusal } from './limits-gate.ts'
import { enqueueAnswer } from './outbox.ts'
import { placeLines } from './place-lines.ts'
import { promoRefusal } from './promo.ts'
import { type Refused, refusalOf } from './refusal.ts'
import { decided } from './results.ts'
import type { Sql } from './sql.ts'
import { type Backed, type NewId, takeStake } from './take-stake.ts'

/** What a key has answered before: its first answer, or the refusal of another body. Null for a new key. */
export function replay(sql: Sql, key: string, requestHash: string): PlaceAnswer | null {
  const first = byKey(sql, key)
  if (!first) return null
  return first.requestHash === requestHash
    ? { ok: true, status: first.status, body: first.body, replayed: true }
    : { ok: false, error: 'keyReused' }
}

/** A coupon on its way: the account that pays, the house's rules for it, and its bets with what the book says of them. */
export interface Draft {
  account: AccountRow
  house: HouseLimits
  bets: Backed[]
  legs: AssessedLeg[]
}

function draftOf(sql: Sql, { coupon, quotes, limits, now }: PlaceInput, account: AccountRow): Draft {
  const bets = coupon.bets.map((bet, i): Backed => {
    const quote = quotes[i]
    if (quote?.outcomeId !== bet.market.outcomeId || quote.marketId !== bet.market.id)
      throw new Error('quotes do not answer the bets')
    return { bet, quote }
  })
  return {
    account,
    // The maximum is not for bonus money (spec §5).
    house: account.type === BONUS_ACCOUNT ? { ...limits, maxApplies: false } : limits,
    bets,
    legs: bets.map(({ bet, quote }) => ({
      outcomeId: quote.outcomeId,
      eventId: quote.eventId,
      state: quote.state === 'active' && decided(sql, quote.marketId, now) ? 'settled' : quote.state,
      shown: parseCoef(bet.market.coef) ?? 0,
      current: quote.coef,
      banker: bet.banker,
      blockId: bet.blockId,
      bannedExpress: quote.bannedExpress,
      disabledBanker: quote.disabledBanker,
    })),
  }
}

/**
 * Places a coupon: key, rules, balance; then stake, coupon, event and answer are written together. Call it inside one transaction.
 * A refusal writes nothing, so the key stays free for another try (B-23). `newId` gives the coupons' numbers.
 */
export function place(sql: Sql, input: PlaceInput, newId: NewId): PlaceAnswer {
  const before = replay(sql, input.key, input.requestHash)
  if (before) return before
  const closed = shut(sql, 'play', { now: input.now, licence: input.limits.licence })
  if (closed) return closed
  const account = accountFor(sql, input.coupon.accountId)
  if (!account) return { ok: false, error: 'couponAccount' }
  // Limits of one currency say nothing about a stake in another: the caller may ask again with the right ones.
  if (account.currency !== input.limits.currency)
    return { ok: false, error: 'couponAccount', data: { currency: account.currency } }
  const draft = draftOf(sql, input, account)
  const answer = input.coupon.typeId === 9 ? placeLines(sql, input, draft, newId) : placeOne(sql, input, draft, newId)
  if ('ok' in answer) return answer
  const body = JSON.stringify({ data: answer })
  remember(sql, input.key, input.requestHash, 201, body, input.now)
  if (input.coupon.typeId !== 9) enqueueAnswer(sql, input.key)
  return { ok: true, status: 201, body, replayed: false }
}

/** Types 0 to 8: one coupon. */
function placeOne(sql: Sql, input: PlaceInput, { account, house, bets, legs }: Draft, newId: NewId) {
  const { coupon } = input
  const { currency } = account
  const assessment = assess(
    {
      typeId: coupon.typeId,
      amount: coupon.amount ?? null,
      k: coupon.systemValue,
      blockAmounts: coupon.amountByBlockId,
      bonusBet: coupon.bonusBet,
      hyperBonus: coupon.hyperBonus,
      freeStake: input.promo !== undefined,
      uplift: input.uplift?.coef,
      changeCoefAction: coupon.changeCoefAction,
      currency,
    },
    legs,
    house,
  )
  const { sums } = assessment
  const refusal = refusalOf(assessment, legs, currency)
  if (refusal) return refusal
  if (!sums?.stake) throw new Error('a coupon without a stake passed its checks')
  const promo = promoRefusal(sql, input, sums)
  const limited = promo ?? stakeRefusal(sql, input, account, sums.stake)
  if (limited) return limited
  const prepaid = parseMoney(coupon.prepaidAmount ?? '0', currency)
  if (prepaid === null) return { ok: false, error: 'couponAmount' } as const
  const short = fundsRefusal(sql, input, { account, own: input.promo ? 0 : sums.stake - prepaid, prepaid })
  return short ?? takeStake(sql, input, { account, typeId: coupon.typeId, sums, bets, prepaid }, newId)
}

/** The player's own part must be there, and the rest must be what the house lends, on events that are live or begin soon. */
function fundsRefusal(
  sql: Sql,
  { quotes, limits, promo, now }: PlaceInput,
  { account, own, prepaid }: { account: AccountRow; own: number; prepaid: number },
): Refused | null {
  const lent =
    prepaid > 0 && !promo && quotes.every((q) => isSoon(q, now))
      ? availablePrepaid(sql, account, limits.advance, now)
      : 0
  if (own >= 0 && prepaid <= lent && balanceOf(sql, purseOf(account), account.currency) >= own) return null
  return {
    ok: false,
    error: 'couponFunds',
    ...(prepaid > 0 && { data: { availablePrepaidAmount: formatMoney(lent, account.currency) } }),
  }
}
