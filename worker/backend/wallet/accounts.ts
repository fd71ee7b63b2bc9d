import * as v from 'valibot'
import type { Account } from '../../../shared/api/accounts.ts'
import { formatMoney } from '../../../shared/domain/money/amount.ts'
import { currencyOf } from '../../../shared/domain/money/currencies.ts'
import { balanceOf } from './journal.ts'
import { row, rows, type Sql } from './sql.ts'

const accountRow = v.object({
  id: v.number(),
  user_id: v.number(),
  type: v.picklist([0, 4, 9]),
  currency: v.string(),
  label: v.string(),
  active: v.number(),
})
export type AccountRow = v.InferOutput<typeof accountRow>

/** The ordinal of a player's account stands in the last two digits of its id. */
const accountId = (userId: number, ordinal: number): number => userId * 100 + ordinal

/** Makes the main account, active, in `currency`; a repeat changes nothing. */
export function open(sql: Sql, { userId, currency }: { userId: number; currency: string }): void {
  sql.exec(
    "INSERT INTO account (id, user_id, type, currency, label, active) SELECT ?, ?, 0, ?, '', 1 WHERE NOT EXISTS (SELECT 1 FROM account)",
    accountId(userId, 1),
    userId,
    currency,
  )
}

/** The account that a call means: the given one, or the active one; null when there is none. */
export const accountFor = (sql: Sql, id: number | null | undefined): AccountRow | null =>
  id
    ? row(sql, accountRow, 'SELECT * FROM account WHERE id = ?', id)
    : row(sql, accountRow, 'SELECT * FROM account WHERE active = 1')

/** The player's accounts with their balances as decimal strings, and the id of the active one (0 when there is none). */
export function accounts(sql: Sql): { accounts: Account[]; active: number } {
  const all = rows(sql, accountRow, 'SELECT * FROM account ORDER BY id')
  return {
    accounts: all.map((a) => ({
      id: a.id,
      type: a.type,
      iso: a.currency,
      currencyId: currencyOf(a.currency)?.id ?? a.id,
      symbol: currencyOf(a.currency)?.symbol ?? a.currency,
      money: formatMoney(balanceOf(sql, 'player:main', a.currency), a.currency),
      points: 0,
      label: a.label,
      isActive: a.active === 1,
    })),
    active: all.find((a) => a.active === 1)?.id ?? 0,
  }
}
