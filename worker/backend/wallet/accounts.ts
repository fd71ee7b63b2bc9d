import * as v from 'valibot'
import { formatMoney } from '../../../shared/domain/money/amount.ts'
import { currencyOf } from '../../../shared/domain/money/currencies.ts'
import type { WalletApi } from './api.ts'
import { balanceOf, debtOf, type Purse } from './journal.ts'
import { kept } from './kept.ts'
import { pointBalance } from './points.ts'
import { count, row, rows, type Sql } from './sql.ts'

const accountRow = v.object({
  id: v.number(),
  user_id: v.number(),
  type: v.picklist([0, 4, 9]),
  currency: v.string(),
  label: v.string(),
  active: v.number(),
})
export type AccountRow = v.InferOutput<typeof accountRow>

/** Account type of bonus money (spec §3: 0 main, 4 bonus, 9 a further currency). */
export const BONUS_ACCOUNT = 4

/** Where an account's money stands in the ledger. Main and currency accounts share a purse: each has a currency of its own. */
export const purseOf = ({ type }: Pick<AccountRow, 'type'>): Purse =>
  type === BONUS_ACCOUNT ? 'player:bonus' : 'player:main'

/** The ordinal of a player's account stands in the last two digits of its id. */
const accountId = (userId: number, ordinal: number): number => userId * 100 + ordinal

/** Makes the main account, active, in `currency`; a repeat changes nothing. */
export function open(sql: Sql, { userId, currency }: { userId: number; currency: string }): void {
  accountRows.forget(sql)
  sql.exec(
    "INSERT INTO account (id, user_id, type, currency, label, active) SELECT ?, ?, 0, ?, '', 1 WHERE NOT EXISTS (SELECT 1 FROM account)",
    accountId(userId, 1),
    userId,
    currency,
  )
}

/**
 * Makes a bonus account, or an account of a further currency; gives its id. A repeat gives the same bonus account. Null when the player has
 * no account yet, or already has one in that currency.
 */
export function addAccount(sql: Sql, { type, currency }: { type: 4 | 9; currency: string }): number | null {
  const main = row(sql, accountRow, 'SELECT * FROM account WHERE type = 0')
  const owned = count(sql, 'SELECT COUNT(*) AS n FROM account WHERE type IN (0, 9) AND currency = ?', currency)
  if (!main || (type === 9 && owned > 0)) return null
  accountRows.forget(sql)
  sql.exec(
    "INSERT OR IGNORE INTO account (id, user_id, type, currency, label, active) VALUES (?, ?, ?, ?, '', 0)",
    accountId(main.user_id, count(sql, 'SELECT MAX(id) % 100 AS n FROM account') + 1),
    main.user_id,
    type,
    currency,
  )
  return row(sql, accountRow, 'SELECT * FROM account WHERE type = ? AND currency = ?', type, currency)?.id ?? null
}

/** The player's accounts. */
export const accountRows = kept((sql) => rows(sql, accountRow, 'SELECT * FROM account ORDER BY id'))

/** The account that a call means: the given one, or the active one; null when there is none. */
export const accountFor = (sql: Sql, id: number | null | undefined): AccountRow | null =>
  accountRows.get(sql).find((account) => (id ? account.id === id : account.active === 1)) ?? null

/** The purse that an account's stakes come from, and that their returns go to. */
export function purseAt(sql: Sql, id: number): Purse {
  const account = accountFor(sql, id)
  if (!account) throw new Error(`no account ${id}`)
  return purseOf(account)
}

/** The player's accounts with their balances as decimal strings, and the id of the active one (0 when there is none). */
export function accounts(sql: Sql): Awaited<ReturnType<WalletApi['accounts']>> {
  const all = accountRows.get(sql)
  const money = (a: AccountRow) => formatMoney(balanceOf(sql, purseOf(a), a.currency), a.currency)
  const owed = (a: AccountRow) => debtOf(sql, purseOf(a), a.currency)
  return {
    accounts: all.map((a) => ({
      id: a.id,
      type: a.type,
      iso: a.currency,
      currencyId: currencyOf(a.currency)?.id ?? a.id,
      symbol: currencyOf(a.currency)?.symbol ?? a.currency,
      money: money(a),
      ...(owed(a) > 0 && { debt: formatMoney(owed(a), a.currency) }),
      points: a.type === 0 ? Math.max(0, pointBalance(sql)) : 0,
      label: a.label,
      isActive: a.active === 1,
    })),
    active: all.find((a) => a.active === 1)?.id ?? 0,
    bonuses: all.filter((a) => a.type === BONUS_ACCOUNT).map((a) => ({ idBonus: a.id, money: money(a) })),
  }
}
