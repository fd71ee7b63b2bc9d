import * as v from 'valibot'
import { type LimitRules, rulesOf } from '../../../shared/domain/licence/profiles.ts'
import { OUTCOMES, type Outcome } from '../../../shared/domain/payments/states.ts'
import { grantBonus } from './deposit-bonus.ts'
import { payIn, post, type Reason } from './journal.ts'
import { depositRefusal } from './limits-gate.ts'
import type { Asked, Callback, Flag, Heard, Step, Stepped, Why } from './payments-api.ts'
import { movePayment, type PaymentRow, paymentOf, paymentRow, statusOf } from './payments-store.ts'
import { row, type Sql } from './sql.ts'

const reason = (found: PaymentRow, kind: Reason['kind'], { requestId, now }: Asked): Reason => ({
  kind,
  ref: String(found.id),
  currency: found.currency,
  requestId,
  now,
})

/** A withdrawal is not sent: its money goes back from the hold. */
const release = (sql: Sql, found: PaymentRow, asked: Asked): void =>
  payIn(sql, reason(found, 'withdrawal_release', asked), 'player:hold', found.amount, 'player:main')

/** May a player take a withdrawal back? Almost no licence lets him (RG-23: cancelled withdrawals were a way round limits). */
const isReversible = ({ reverseWithdrawal }: LimitRules): boolean => reverseWithdrawal

/** A step of the player's or the operator's. One that is done already changes nothing; one that comes too late is refused (409). */
export function stepPayment(sql: Sql, { id, act, ...asked }: Step): Stepped {
  const found = paymentRow(sql, id)
  if (!found) return { ok: false, error: 'notFound' }
  const status = statusOf(found, asked.now)
  const stay = (): Stepped => ({ ok: true, payment: paymentOf(found, asked.now), changed: false })
  const move = (to: 'pending' | 'declined' | 'cancelled'): Stepped => {
    if (found.direction === 'withdraw' && to !== 'pending') release(sql, found, asked)
    return { ok: true, payment: paymentOf(movePayment(sql, found, to, asked.now), asked.now), changed: true }
  }
  const tooLate: Stepped = { ok: false, error: 'paymentDecided', data: { id, state: status } }
  if (found.direction === 'deposit') {
    if (act === 'open') return status === 'created' ? move('pending') : stay()
    if (act === 'cancel') return status === 'cancelled' ? stay() : status === 'created' ? move('cancelled') : tooLate
    return { ok: false, error: 'notFound' }
  }
  switch (act) {
    case 'cancel':
      if (!isReversible(rulesOf(asked.licence))) return tooLate
      return status === 'cancelled' ? stay() : status === 'created' ? move('cancelled') : tooLate
    case 'approve':
      return status === 'created' ? move('pending') : status === 'pending' ? stay() : tooLate
    case 'decline':
      return status === 'declined' ? stay() : status === 'created' ? move('declined') : tooLate
    default:
      return { ok: false, error: 'notFound' }
  }
}

const known = v.object({ digest: v.string(), outcome: v.picklist(['done', 'ignored', 'review']) })

/** What does not fit the payment that a callback names. */
function misfit(found: PaymentRow, { provider, amount, currency }: Callback): Why | null {
  if (found.provider !== provider) return 'provider'
  if (found.currency !== currency) return 'currency'
  return found.amount === amount ? null : 'amount'
}

/**
 * A provider's word, each callback once: the row that remembers it is written in the transaction that moves the money (SEC-83). What does
 * not fit the payment moves nothing and is kept for the operator.
 */
export function hearProvider(sql: Sql, callback: Callback): Heard {
  const { now } = callback
  const found = paymentRow(sql, callback.id)
  const review = (why: Why, payment: PaymentRow | null = found): Heard => ({
    outcome: 'review',
    why,
    replayed: false,
    payment: payment && paymentOf(payment, now),
  })
  if (!found) return review('unknown')
  const before = row(
    sql,
    known,
    'SELECT digest, outcome FROM payment_callback WHERE provider = ? AND event_id = ?',
    callback.provider,
    callback.eventId,
  )
  if (before && before.digest !== callback.digest) return review('repeated')
  if (before) return { outcome: before.outcome, why: null, replayed: true, payment: paymentOf(found, now) }
  const why = misfit(found, callback)
  if (why === 'provider') return review(why)
  const outcome: Outcome = why ? 'review' : OUTCOMES[found.direction][statusOf(found, now)][callback.word]
  if (outcome === 'review') {
    const isMarked = found.flags.includes('review')
    return review(why ?? 'state', isMarked ? found : movePayment(sql, found, keptStatus(found), now, ['review']))
  }
  sql.exec(
    'INSERT INTO payment_callback (provider, event_id, payment_id, digest, outcome, at) VALUES (?, ?, ?, ?, ?, ?)',
    callback.provider,
    callback.eventId,
    found.id,
    callback.digest,
    outcome,
    now,
  )
  const after = outcome === 'done' ? applyWord(sql, found, callback) : found
  return { outcome, why: null, replayed: false, payment: paymentOf(after, now) }
}

const keptStatus = ({ status }: PaymentRow) => (status === 'expired' ? 'pending' : status)

function applyWord(sql: Sql, found: PaymentRow, callback: Callback): PaymentRow {
  const { word, now, licence } = callback
  if (found.direction === 'withdraw') {
    if (word === 'approved')
      post(sql, reason(found, 'withdrawal', callback), [
        { account: 'player:hold', amount: -found.amount },
        { account: `provider:${found.provider}:clearing`, amount: found.amount },
      ])
    else if (word !== 'pending') release(sql, found, callback)
    return movePayment(sql, found, word === 'cancelled' ? 'declined' : word, now)
  }
  if (word !== 'approved') return movePayment(sql, found, word, now)
  const isLate = statusOf(found, now) === 'expired'
  payIn(sql, reason(found, 'deposit', callback), `provider:${found.provider}:clearing`, found.amount, 'player:main')
  grantBonus(sql, found, { now, licence })
  const credited = movePayment(sql, found, 'approved', now, isLate ? ['late'] : [])
  // The money is there and is never lost (RG-24): one that a limit or a break would have refused is marked, and the limit takes no more.
  const refusal = depositRefusal(sql, { minor: 0, currency: found.currency, licence, now })
  const flags: Flag[] = refusal ? ['over_limit'] : []
  return flags.length > 0 ? movePayment(sql, credited, 'approved', now, flags) : credited
}
