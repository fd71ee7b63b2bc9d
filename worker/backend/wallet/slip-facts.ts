import { accountFor, accounts } from './accounts.ts'
import { availablePrepaid } from './advance.ts'
import type { WalletApi } from './api.ts'
import { usedPromos } from './promo.ts'
import type { Sql } from './sql.ts'

/** What the slip asks about the account that would pay: null when there is none. */
export function slipFacts(
  sql: Sql,
  { accountId, advance, promo, now }: Parameters<WalletApi['slipFacts']>[0],
): Awaited<ReturnType<WalletApi['slipFacts']>> {
  const own = accountFor(sql, accountId)
  const account = accounts(sql).accounts.find(({ id }) => id === own?.id)
  if (!own || !account) return null
  return {
    account,
    lent: availablePrepaid(sql, own, advance?.[own.currency], now),
    isPromoUsed: promo !== null && usedPromos(sql).includes(promo),
  }
}
