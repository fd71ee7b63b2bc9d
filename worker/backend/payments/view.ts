import type { OwnPayment } from '../../../shared/api/payments.ts'
import { type ProfileName, rulesOf } from '../../../shared/domain/licence/profiles.ts'
import { formatMoney } from '../../../shared/domain/money/amount.ts'
import type { Payment } from '../wallet/payments-api.ts'

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())

/** A payment as its player sees it. */
export const ownView = (payment: Payment, licence: ProfileName): OwnPayment => ({
  id: payment.id,
  direction: payment.direction,
  status: payment.status,
  amount: formatMoney(payment.amount, payment.currency),
  currency: payment.currency,
  accountId: payment.accountId,
  methodId: payment.methodId,
  method: payment.method,
  createdAt: new Date(payment.createdAt).toISOString(),
  expiresAt: iso(payment.expiresAt),
  decidedAt: iso(payment.decidedAt),
  flags: payment.flags.filter((flag) => flag === 'over_limit' || flag === 'late'),
  isCancellable:
    payment.status === 'created' && (payment.direction === 'deposit' || rulesOf(licence).reverseWithdrawal),
})
