import { accountFor, BONUS_ACCOUNT } from './accounts.ts'
import { byKey } from './idempotency.ts'
import { balanceOf, post } from './journal.ts'
import { depositRefusal } from './limits-gate.ts'
import type { Made, NewPayment, Payment } from './payments-api.ts'
import { addPayment, type PaymentRow, paymentOf, rowByKey, tellPayment } from './payments-store.ts'
import type { Refused } from './refusal.ts'
import type { Sql } from './sql.ts'

/** Balances stay far below 2^53, whatever comes in. */
const MOST = Number.MAX_SAFE_INTEGER / 2

/** What the first answer to a key said: the payment as it was made. */
const asMade = (found: PaymentRow) => ({
  ...paymentOf(found, found.created_at),
  status: 'created' as const,
  decidedAt: null,
})

/**
 * Begins a payment, once a key. A deposit has to pass the player's own limits, in which it counts from now on (RG-21, RG-22); a withdrawal is
 * set aside at once, whatever breaks or limits there are: money out stays possible (safer-play.md, RG-39, RG-50). A refusal leaves nothing.
 */
export function newPayment(sql: Sql, input: NewPayment): Made {
  const before = rowByKey(sql, input.key)
  if (before)
    return before.request_hash === input.requestHash
      ? { ok: true, payment: asMade(before), replayed: true }
      : { ok: false, error: 'keyReused' }
  if (byKey(sql, input.key)) return { ok: false, error: 'keyReused' }
  const account = accountFor(sql, input.accountId)
  if (!account) return { ok: false, error: 'notFound' }
  if (account.type === BONUS_ACCOUNT || account.currency !== input.currency)
    return { ok: false, error: 'paymentAccount' }
  const refusal = input.direction === 'deposit' ? refuseDeposit(sql, input) : refuseWithdrawal(sql, input)
  if (refusal) return refusal
  const added = addPayment(sql, {
    user_id: input.userId,
    direction: input.direction,
    account_id: account.id,
    currency: input.currency,
    amount: input.amount,
    method_id: input.methodId,
    method: input.method,
    provider: input.provider,
    flags: input.flags,
    key: input.key,
    request_hash: input.requestHash,
    created_at: input.now,
    expires_at: input.direction === 'deposit' ? input.now + input.lifeMs : null,
  })
  if (!added) return { ok: false, error: 'tooMany' }
  if (added.direction === 'withdraw') setAside(sql, added, input)
  tellPayment(sql, added, input.now)
  return { ok: true, payment: asMade(added), replayed: false }
}

function refuseDeposit(sql: Sql, { amount, currency, licence, now }: NewPayment): Refused | null {
  if (balanceOf(sql, 'player:main', currency) + amount > MOST) return { ok: false, error: 'paymentMax' }
  return depositRefusal(sql, { minor: amount, currency, licence, now })
}

const refuseWithdrawal = (sql: Sql, { amount, currency }: NewPayment): Refused | null =>
  balanceOf(sql, 'player:main', currency) < amount ? { ok: false, error: 'paymentFunds' } : null

function setAside(sql: Sql, found: PaymentRow, { requestId, now }: NewPayment): void {
  post(sql, { kind: 'withdrawal_hold', ref: String(found.id), currency: found.currency, requestId, now }, [
    { account: 'player:main', amount: -found.amount },
    { account: 'player:hold', amount: found.amount },
  ])
}

/** What the first answer to a key said; null when the key was never used for a payment. */
export function paymentByKey(sql: Sql, key: string): { requestHash: string; payment: Payment } | null {
  const found = rowByKey(sql, key)
  return found && { requestHash: found.request_hash, payment: asMade(found) }
}
