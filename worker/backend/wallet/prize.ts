import { accountFor } from './accounts.ts'
import type { PrizeInput } from './game-api.ts'
import { payIn } from './journal.ts'
import { limitBook } from './limits-book.ts'
import { isExcluded } from './limits-gate.ts'
import type { Sql } from './sql.ts'

/**
 * Pays the prize of a tournament to the main account, once: a repeat changes nothing. False while the player is excluded: it is frozen then,
 * not lost. Call it inside one transaction.
 */
export function payPrize(sql: Sql, { tournament, place, amount, currency, now }: PrizeInput): boolean {
  const ref = `tournament:${tournament}:${place}`
  if (sql.exec("SELECT 1 FROM posting WHERE kind = 'bonus' AND ref = ?", ref).length > 0) return true
  if (!accountFor(sql, null) || isExcluded(limitBook(sql), now)) return false
  payIn(sql, { kind: 'bonus', ref, currency, requestId: ref, now }, 'house:bonus_cost', amount, 'player:main')
  return true
}
