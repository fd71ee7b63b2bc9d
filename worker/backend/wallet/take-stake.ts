import type { PlacedCoupon } from '../../../shared/api/coupon.ts'
import type { Sums } from '../../../shared/domain/coupon/assessment.ts'
import { NOT_CALCULATED } from '../../../shared/domain/settlement/leg-factor.ts'
import type { LegQuote } from '../feed/api.ts'
import { type AccountRow, BONUS_ACCOUNT, purseOf } from './accounts.ts'
import { lend } from './advance.ts'
import type { PlaceInput } from './api.ts'
import { insertCoupon, insertLeg, type LegInfo, type LegRow, type Written } from './coupons.ts'
import { post } from './journal.ts'
import { placedOf } from './placed-of.ts'
import { usePromo } from './promo.ts'
import type { Sql } from './sql.ts'
import { toStored } from './terms.ts'

type BetIn = PlaceInput['coupon']['bets'][number]
/** A bet with the book's answer to it. */
export interface Backed {
  bet: BetIn
  quote: LegQuote
}

/** Gives the number of the coupon that these bets become: random, or the one that it has been shown under while it waited. */
export type NewId = (bets: readonly Backed[]) => number

export interface Stake {
  account: AccountRow
  typeId: PlacedCoupon['typeId']
  sums: Sums
  bets: Backed[]
  /** Part of the stake that the house lends, minor units. */
  prepaid?: number
}

const infoOf = ({ bet, quote: q }: Backed): LegInfo => ({
  blockId: bet.blockId ?? null,
  banker: bet.banker ?? false,
  eventId: q.eventId,
  sportId: q.sportId,
  champId: q.champId,
  champ: q.champ,
  ...(q.champNames && { champNames: q.champNames }),
  home: q.home,
  away: q.away,
  startsAt: q.startsAt,
  isLive: q.isLive,
  outcome: { ...(q.outcomeTypeId !== null && { typeId: q.outcomeTypeId }), name: q.outcomeName },
  marketTypeId: q.marketTypeId,
  specifiers: q.specifiers,
})

/** What other columns and tables say of a coupon just placed. */
const JUST_PLACED = { sold_stake: 0, sold_paid: 0, hyper_amount: null, hyper_due: null, hyper_paid: null }

/** Takes the stake of one coupon that has passed all checks, and writes coupon and legs; the caller tells of it. Call it inside the transaction of placing. */
export function takeStake(
  sql: Sql,
  input: PlaceInput,
  { account, typeId, sums, bets, prepaid = 0 }: Stake,
  newId: NewId,
): PlacedCoupon {
  const { coupon, limits, now } = input
  const { currency } = account
  if (!sums.stake || sums.possibleWin === null) throw new Error('a coupon without a stake passed its checks')
  // 53 random bits: should they come twice, nothing is written and the same press may try again. Other wallets' ids are told apart by their player.
  const id = newId(bets)
  const written: Written = {
    id,
    user_id: input.userId,
    account_id: account.id,
    currency,
    type_id: typeId,
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
    terms: {
      ...toStored(sums.terms),
      ...(sums.terms.uplift && { expressId: input.uplift?.expressId }),
      ...(sums.terms.free && { promoCode: input.promo?.code }),
      ...(prepaid > 0 && { prepaid }),
      ...(limits.loyalty && account.type !== BONUS_ACCOUNT && !sums.terms.free && { loyalty: limits.loyalty }),
    },
  }
  insertCoupon(sql, written)
  post(sql, { kind: 'bet', ref: `coupon:${id}`, currency, requestId: input.requestId, now }, [
    ...(sums.terms.free
      ? [{ account: 'house:bonus_cost' as const, amount: -sums.stake }]
      : [
          { account: purseOf(account), amount: prepaid - sums.stake },
          { account: 'house:advance' as const, amount: -prepaid },
        ]),
    { account: 'house:stakes', amount: sums.stake },
  ])
  if (sums.terms.free && input.promo) usePromo(sql, input.promo.code, id)
  if (prepaid > 0) lend(sql, id, prepaid, now)
  const legs = bets.map(
    (backed, n): LegRow => ({
      coupon_id: id,
      n,
      market_id: backed.quote.marketId,
      outcome_id: backed.quote.outcomeId,
      coef: backed.quote.coef,
      status_id: NOT_CALCULATED,
      share_num: null,
      share_den: null,
      info: infoOf(backed),
    }),
  )
  for (const leg of legs) insertLeg(sql, leg)
  return placedOf(
    { coupon: { ...written, ...JUST_PLACED, account_type: account.type, owed: prepaid > 0 ? prepaid : null }, legs },
    now,
  )
}
