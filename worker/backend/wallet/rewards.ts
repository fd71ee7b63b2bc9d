import * as v from 'valibot'
import type { Reward } from '../../../shared/api/points.ts'
import { formatMoney } from '../../../shared/domain/money/amount.ts'
import { rows, type Sql } from './sql.ts'

const LAST = 100
const KINDS = [
  'bonus',
  'bonus_reversal',
  'cashback',
  'cashback_reversal',
  'friend_bonus',
  'friend_bonus_reversal',
  'deposit_bonus',
  'bonus_expire',
] as const
const entry = v.object({
  kind: v.picklist(KINDS),
  ref: v.string(),
  currency: v.string(),
  amount: v.number(),
  at: v.number(),
})

/** Kinds whose reference tells more: the casino's cashback and prizes stand in the ledger as cashback and bonuses. */
function kindOf({ kind, ref }: v.InferOutput<typeof entry>): Reward['kind'] {
  if (ref.startsWith('casino-cashback:'))
    return kind === 'cashback_reversal' ? 'casino_cashback_reversal' : 'casino_cashback'
  return ref.startsWith('tournament:') ? 'prize' : kind
}

/**
 * What the house has given the player and taken back, the latest first: hyper bonuses by their coupon, cashback by its week, prizes by their
 * tournament, bonuses for friends and deposits by their number.
 */
export const rewards = (sql: Sql): Reward[] =>
  rows(
    sql,
    entry,
    `SELECT kind, ref, currency, -amount AS amount, at FROM posting
     WHERE account = 'house:bonus_cost' AND kind IN (${KINDS.map((kind) => `'${kind}'`).join(', ')}) ORDER BY seq DESC LIMIT ${LAST}`,
  ).map((row) => ({
    kind: kindOf(row),
    // `hyper:{coupon}:{n}`, `cashback:{Monday}:{n}`, `casino-cashback:{Monday}:{n}`, `tournament:{id}:{place}`, `friend:{player}`, `bonus:{n}`
    of: row.ref.split(':')[1] ?? '',
    amount: formatMoney(row.amount, row.currency),
    currency: row.currency,
    at: new Date(row.at).toISOString(),
  }))
