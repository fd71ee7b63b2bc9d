import { accountFor, accountRows, purseOf } from './accounts.ts'
import { balanceOf } from './journal.ts'
import { count, type Sql } from './sql.ts'

/** Makes an account of the player's the active one (exactly one is, S3.66); false when it is none of his. */
export function activate(sql: Sql, id: number): boolean {
  if (!accountFor(sql, id)) return false
  accountRows.forget(sql)
  sql.exec('UPDATE account SET active = 0 WHERE active = 1')
  sql.exec('UPDATE account SET active = 1 WHERE id = ?', id)
  return true
}

export type Removal = 'removed' | 'notFound' | 'inUse'

/**
 * Removes the account of a further currency (type 9). One that has money, is active, or that ever had a bet, a game or a payment stays: its history
 * and what may still come back to it belong to it.
 */
export function removeAccount(sql: Sql, currency: string): Removal {
  const id = count(sql, 'SELECT COALESCE(MAX(id), 0) AS n FROM account WHERE type = 9 AND currency = ?', currency)
  const account = id > 0 ? accountFor(sql, id) : null
  if (!account) return 'notFound'
  const used =
    count(sql, 'SELECT COUNT(*) AS n FROM coupon WHERE account_id = ?', id) +
    count(sql, 'SELECT COUNT(*) AS n FROM held_bet WHERE currency = ?', currency) +
    count(sql, 'SELECT COUNT(*) AS n FROM payment WHERE account_id = ?', id) +
    count(sql, 'SELECT COUNT(*) AS n FROM game_round WHERE account_id = ?', id)
  if (account.active === 1 || used > 0 || balanceOf(sql, purseOf(account), currency) !== 0) return 'inUse'
  accountRows.forget(sql)
  sql.exec('DELETE FROM account WHERE id = ?', id)
  return 'removed'
}
