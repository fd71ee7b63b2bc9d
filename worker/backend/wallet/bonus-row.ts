import * as v from 'valibot'
import type { BonusTerms } from '../../../shared/domain/bonus/deposit-bonus.ts'
import { formatMoney } from '../../../shared/domain/money/amount.ts'
import { type AccountRow, BONUS_ACCOUNT } from './accounts.ts'
import { balanceOf, debtOf, payIn, post } from './journal.ts'
import type { Refused } from './refusal.ts'
import { row, type Sql } from './sql.ts'

const terms = v.object({
  percent: v.number(),
  least: v.number(),
  most: v.number(),
  wager: v.number(),
  minCoef: v.number(),
  games: v.optional(v.number(), 0),
  maxStake: v.optional(v.nullable(v.number()), null),
  days: v.number(),
}) satisfies v.GenericSchema<unknown, BonusTerms>
export const bonusRow = v.object({
  n: v.number(),
  offer: v.string(),
  currency: v.string(),
  terms: v.pipe(v.string(), v.parseJson(), terms),
  state: v.picklist(['chosen', 'active', 'converted', 'expired', 'cancelled', 'lost']),
  amount: v.nullable(v.number()),
  required: v.nullable(v.number()),
  wagered: v.number(),
  turned: v.nullable(v.number()),
  chosen_at: v.number(),
  began_at: v.nullable(v.number()),
  due: v.nullable(v.number()),
  ended_at: v.nullable(v.number()),
})
export type BonusRow = v.InferOutput<typeof bonusRow>

/** The bonus that waits for its deposit or is being wagered. */
export const currentBonus = (sql: Sql): BonusRow | null =>
  row(sql, bonusRow, 'SELECT * FROM deposit_bonus WHERE ended_at IS NULL')

/** Ends a bonus; `turned` is what has become the player's own. What its account still owes the house bears: the next bonus starts from nothing. */
export function endBonus(sql: Sql, b: BonusRow, state: BonusRow['state'], turned: number, now: number): void {
  sql.exec('UPDATE deposit_bonus SET state = ?, turned = ?, ended_at = ? WHERE n = ?', state, turned, now, b.n)
  unsettleMoney(sql, { ...b, state: 'lost' }, debtOf(sql, 'player:bonus', b.currency), now, ':owed')
}

export const reasonOf = (
  b: BonusRow,
  kind: 'deposit_bonus' | 'bonus_convert' | 'bonus_expire',
  now: number,
  part = '',
) => ({
  kind,
  ref: `bonus:${b.n}${part}`,
  currency: b.currency,
  requestId: `bonus:${b.n}`,
  now,
})

/** Takes bonus money to the player's own account when the bonus was won, else back to the house. */
export function settleMoney(sql: Sql, b: BonusRow, isWon: boolean, minor: number, now: number, part = ''): void {
  if (minor === 0) return
  if (isWon) payIn(sql, reasonOf(b, 'bonus_convert', now, part), 'player:bonus', minor, 'player:main')
  else
    post(sql, reasonOf(b, 'bonus_expire', now, part), [
      { account: 'player:bonus', amount: -minor },
      { account: 'house:bonus_cost', amount: minor },
    ])
}

/**
 * The other way round: what a bonus that is over has paid too much (minor units) comes back from where it went, the player's own account or
 * the house, so that the bonus account is as if it had never been paid.
 */
export function unsettleMoney(sql: Sql, b: BonusRow, minor: number, now: number, part: string): void {
  const { currency } = b
  const repaid = Math.min(minor, debtOf(sql, 'player:bonus', currency))
  const isOwn = b.state === 'converted'
  const there = isOwn ? Math.min(minor, balanceOf(sql, 'player:main', currency)) : 0
  post(sql, reasonOf(b, isOwn ? 'bonus_convert' : 'bonus_expire', now, part), [
    { account: 'player:main', amount: -there },
    isOwn ? { account: 'player:debt', amount: there - minor } : { account: 'house:bonus_cost', amount: -minor },
    { account: 'player:bonus_debt', amount: repaid },
    { account: 'player:bonus', amount: minor - repaid },
  ])
}

/** Refuses a stake of bonus money (minor units) that is larger than the running bonus allows. */
export function bonusStakeRefusal(sql: Sql, { type, currency }: AccountRow, stake: number): Refused | null {
  if (type !== BONUS_ACCOUNT) return null
  const b = currentBonus(sql)
  const most = b?.state === 'active' && b.currency === currency ? b.terms.maxStake : null
  if (most === null || stake <= most) return null
  return { ok: false, error: 'couponMax', data: { maxBetAmount: formatMoney(most, currency) } }
}
