import * as v from 'valibot'
import type { Reward } from '../../../shared/api/points.ts'
import { formatMoney } from '../../../shared/domain/money/amount.ts'
import { rows, type Sql } from './sql.ts'

const LAST = 100
const entry = v.object({
  kind: v.picklist(['bonus', 'bonus_reversal', 'cashback', 'cashback_reversal']),
  ref: v.string(),
  currency: v.string(),
  amount: v.number(),
  at: v.number(),
})

/** What the house has given the player and taken back, the latest first: hyper bonuses by their coupon, cashback by its week. */
export const rewards = (sql: Sql): Reward[] =>
  rows(
    sql,
    entry,
    `SELECT kind, ref, currency, -amount AS amount, at FROM posting
     WHERE account = 'house:bonus_cost' AND kind IN ('bonus', 'bonus_reversal', 'cashback', 'cashback_reversal') ORDER BY seq DESC LIMIT ${LAST}`,
  ).map(({ kind, ref, currency, amount, at }) => ({
    kind,
    // `hyper:{coupon}:{n}`, `cashback:{Monday}:{n}`
    of: ref.split(':')[1] ?? '',
    amount: formatMoney(amount, currency),
    currency,
    at: new Date(at).toISOString(),
  }))
