import * as v from 'valibot'
import { formatMoney, parseMoney } from '../../../shared/domain/money/amount.ts'
import { accountFor, purseOf } from './accounts.ts'
import type { WalletApi } from './api.ts'
import { balanceOf, payIn } from './journal.ts'
import { enqueue } from './outbox.ts'
import { row, type Sql } from './sql.ts'

const earlier = v.object({ currency: v.string(), amount: v.number() })

/** Test money, once a reference: a repeat answers the present balance, another amount under the same reference is refused. */
export function credit(sql: Sql, input: Parameters<WalletApi['credit']>[0]): Awaited<ReturnType<WalletApi['credit']>> {
  const account = accountFor(sql, input.accountId)
  if (!account) return { ok: false, error: 'notFound' }
  const { currency } = account
  const purse = purseOf(account)
  const amount = parseMoney(input.amount, currency)
  if (amount === null || amount === 0) return { ok: false, error: 'invalid' }
  const done = row(
    sql,
    earlier,
    "SELECT currency, -amount AS amount FROM posting WHERE kind = 'credit' AND ref = ? AND account = 'house:test'",
    input.reference,
  )
  if (done && (done.amount !== amount || done.currency !== currency)) return { ok: false, error: 'keyReused' }
  if (!done) {
    if (balanceOf(sql, purse, currency) + amount > Number.MAX_SAFE_INTEGER / 2) return { ok: false, error: 'invalid' }
    payIn(
      sql,
      { kind: 'credit', ref: input.reference, currency, requestId: input.requestId, now: input.now },
      'house:test',
      amount,
      purse,
    )
    enqueue(sql, {
      userId: account.user_id,
      at: new Date(input.now).toISOString(),
      kind: 'credit',
      amount: formatMoney(amount, currency),
      currency,
      reference: input.reference,
    })
  }
  return { ok: true, accountId: account.id, money: formatMoney(balanceOf(sql, purse, currency), currency) }
}
