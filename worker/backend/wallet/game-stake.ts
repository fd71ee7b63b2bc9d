import type { Round } from '../../../shared/domain/games/play.ts'
import type { ProfileName } from '../../../shared/domain/licence/profiles.ts'
import { formatMoney, parseMoney } from '../../../shared/domain/money/amount.ts'
import { type AccountRow, accountFor, BONUS_ACCOUNT, purseOf } from './accounts.ts'
import { bonusStakeRefusal } from './bonus-row.ts'
import type { TableLimits } from './game-api.ts'
import { addRound, type NewRound } from './game-rounds.ts'
import { balanceOf, post } from './journal.ts'
import { exceeded } from './limits-gate.ts'
import type { Refused } from './refusal.ts'
import type { Sql } from './sql.ts'

/** What a player wants to stake: so much (a decimal string) on each unit of his choice. */
export interface StakeInput {
  amount: string
  accountId: number | null
  table: TableLimits
  licence: ProfileName
  now: number
}
/** Who pays, and how much; minor units. */
export interface Admitted {
  account: AccountRow
  unit: number
  stake: number
}

/** Account, table, the player's own limits and his money: what a stake has to pass before it is booked. */
export function admit(sql: Sql, input: StakeInput, round: Pick<Round, 'units' | 'top'>): Admitted | Refused {
  const account = accountFor(sql, input.accountId)
  if (!account) return { ok: false, error: 'couponAccount' }
  if (account.currency !== input.table.currency)
    return { ok: false, error: 'couponAccount', data: { currency: account.currency } }
  const unit = parseMoney(input.amount, account.currency) ?? 0
  const stake = unit * round.units
  return amountRefusal(unit, round, input.table) ?? stakeRefusal(sql, stake, account, input) ?? { account, unit, stake }
}

/** What the table says of an amount. `top` is compared in whole numbers: a round never brings more than the house pays at most. */
function amountRefusal(
  unit: number,
  { units, top: [num, den] }: Pick<Round, 'units' | 'top'>,
  table: TableLimits,
): Refused | null {
  const { currency, min, max, maxPayout } = table
  const most = Math.min(
    Math.floor(max / units),
    num === 0 ? max : Number((BigInt(maxPayout) * BigInt(den)) / BigInt(num)),
  )
  if (unit === 0) return { ok: false, error: 'couponAmount' }
  if (unit > most) return { ok: false, error: 'couponMax', data: { maxBetAmount: formatMoney(most, currency) } }
  return unit < min ? { ok: false, error: 'couponMin', data: { minBetAmount: formatMoney(min, currency) } } : null
}

/** The terms of the bonus, the player's own limits, and his money; minor units. */
export function stakeRefusal(
  sql: Sql,
  stake: number,
  account: AccountRow,
  { now, licence }: Pick<StakeInput, 'now' | 'licence'>,
): Refused | null {
  const { currency, type } = account
  const limited =
    bonusStakeRefusal(sql, account, stake) ??
    exceeded(sql, 'play', { now, licence, minor: stake, currency, isBonus: type === BONUS_ACCOUNT })
  if (limited) return limited
  return balanceOf(sql, purseOf(account), currency) < stake ? { ok: false, error: 'couponFunds' } : null
}

/** Writes a round and books its stake; gives its number. Call it inside the transaction of an admitted stake. */
export function stakeRound(sql: Sql, account: AccountRow, round: NewRound, requestId: string): number {
  const id = addRound(sql, round)
  const { currency, stake, now } = round
  post(sql, { kind: 'game_bet', ref: `game:${id}`, currency, requestId, now }, [
    { account: purseOf(account), amount: -stake },
    { account: 'house:stakes', amount: stake },
  ])
  return id
}
