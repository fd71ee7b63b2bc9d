import type { makeDeposit, makeWithdrawal } from '../../../shared/api/payments.ts'
import { parseMoney } from '../../../shared/domain/money/amount.ts'
import type { Direction } from '../../../shared/domain/payments/states.ts'
import { HttpError } from '../http/error.ts'
import { refused } from '../http/refused.ts'
import type { Given } from '../http/serve.ts'
import { asking } from '../limits/ask.ts'
import { callWallet } from '../sportsbook/call-wallet.ts'
import { refuseInMaintenance } from '../sportsbook/maintenance.ts'
import { requestHash } from '../sportsbook/request-hash.ts'
import type { NewPayment, Payment } from '../wallet/payments-api.ts'
import { methodsFor } from './providers.ts'

/** How long a deposit may be paid, milliseconds. */
const LIFE_MS = 60 * 60_000

type Making = Given<typeof makeDeposit> | Given<typeof makeWithdrawal>

/** The method that is asked for and the amount in minor units, within its bounds. Throws paymentMethod, paymentAmount, paymentMin, paymentMax. */
async function readAmount({ env, session, body, now }: Making, direction: Direction, currencies: readonly string[]) {
  const methods = await methodsFor(env, session.userId, direction, currencies, now)
  const method = methods.find(({ id }) => id === body.methodId)
  if (!method) throw new HttpError('paymentMethod')
  const { currency, min, max } = method
  const amount = parseMoney(body.amount, currency)
  if (amount === null || amount === 0) throw new HttpError('paymentAmount')
  if (amount < (parseMoney(min, currency) ?? 0)) throw new HttpError('paymentMin', { data: { min, currency } })
  if (amount > (parseMoney(max, currency) ?? 0)) throw new HttpError('paymentMax', { data: { max, currency } })
  return { method, amount }
}

/** The first answer to the key, if there is one: it comes before whatever would refuse the payment now. */
async function earlier({ env, session, key }: Making, hash: string): Promise<Payment | null> {
  const found = await callWallet(env, session.userId, (wallet) => wallet.paymentByKey(key))
  if (found && found.requestHash !== hash) throw new HttpError('keyReused')
  return found?.payment ?? null
}

/** Begins a payment by the player's word; a repeat of the key gives what it first gave. */
export async function makePayment(given: Making, direction: Direction, admit: () => Promise<void>): Promise<Payment> {
  const { c, env, session, body, key, now } = given
  const hash = requestHash({ direction, ...body })
  const before = await earlier(given, hash)
  if (before) return before
  await admit()
  if (direction === 'deposit') await refuseInMaintenance(env)
  const { licence, requestId } = await asking(c, session, now)
  const owned = await callWallet(env, session.userId, async (wallet) => {
    await wallet.open({ userId: session.userId, currency: session.currency, now })
    return wallet.accounts()
  })
  const account = owned.accounts.find(({ id }) => id === (body.accountId ?? owned.active))
  if (!account) throw new HttpError('notFound')
  const { method, amount } = await readAmount(
    given,
    direction,
    owned.accounts.map(({ iso }) => iso),
  )
  const input: NewPayment = {
    userId: session.userId,
    direction,
    key,
    requestHash: hash,
    accountId: account.id,
    amount,
    currency: method.currency,
    methodId: method.id,
    method: method.name,
    provider: method.provider,
    licence,
    lifeMs: LIFE_MS,
    flags: direction === 'withdraw' && !session.ageVerified ? ['unverified'] : [],
    requestId,
    now,
  }
  const made = await callWallet(env, session.userId, (wallet) => wallet.newPayment(input))
  if (!made.ok) throw refused(made)
  return made.payment
}
