import type { Provider } from '../../../shared/api/payments-operator.ts'
import { formatMoney } from '../../../shared/domain/money/amount.ts'
import type { Env } from '../env.ts'
import { signature } from '../signature.ts'
import type { Payment } from '../wallet/payments-api.ts'
import { signed, signedQuery } from './signing.ts'

const PATIENCE_MS = 10_000

/** Reference of a player by which a provider knows him again; it says nothing else of him. */
export const payerReference = async (env: Env, userId: number): Promise<string> =>
  (await signature(env, 'payment:payer', String(userId))).slice(0, 22)

/** The address of a provider's page for a deposit, signed; `site` is where its player comes back to. */
export async function payAddress(
  env: Env,
  { url, secret }: Provider,
  payment: Payment,
  { site, lang }: { site: string; lang: string },
): Promise<string> {
  const query = signedQuery(secret, {
    payment: String(payment.id),
    payer: await payerReference(env, payment.userId),
    amount: formatMoney(payment.amount, payment.currency),
    currency: payment.currency,
    method: String(payment.methodId),
    lang,
    expires: new Date(payment.expiresAt ?? 0).toISOString(),
    back: `${site}/${lang}/onpay`,
  })
  const address = url.startsWith('/') ? site + url : url
  return `${address}${address.includes('?') ? '&' : '?'}${query}`
}

/**
 * Asks a provider to pay a withdrawal. The payment's number is the provider's key: a repeat pays nothing twice. Whether it has paid is what
 * its callback says; here only whether it has heard.
 */
export async function sendPayout(env: Env, { payoutUrl, secret }: Provider, payment: Payment): Promise<boolean> {
  if (!payoutUrl) return false
  const body = JSON.stringify({
    paymentId: payment.id,
    payer: await payerReference(env, payment.userId),
    amount: formatMoney(payment.amount, payment.currency),
    currency: payment.currency,
    method: payment.methodId,
  })
  try {
    const headers = signed(secret, `payout:${payment.id}`, body, Math.floor(Date.now() / 1000))
    const answer = await fetch(payoutUrl, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await answer.body?.cancel()
    if (answer.ok) return true
    console.error(
      JSON.stringify({
        level: 'error',
        message: 'a provider refuses a payout',
        payment: payment.id,
        status: answer.status,
      }),
    )
  } catch (error) {
    console.error(
      JSON.stringify({ level: 'error', message: 'a payout is not sent', payment: payment.id, error: String(error) }),
    )
  }
  return false
}
