import { formatMoney } from '../../../shared/domain/money/amount.ts'
import type { Env } from '../env.ts'
import { post } from '../identity/outbox.ts'
import type { Player } from '../identity/player.ts'
import type { Payment } from '../wallet/payments-api.ts'

/**
 * Tells the player by mail that money is asked for: if it was not he, support hears of it in time (security.md SEC-15). The withdrawal stands
 * whatever becomes of the mail.
 */
export async function mailWithdrawal(
  env: Env,
  { email }: Pick<Player, 'email'>,
  { id, amount, currency }: Payment,
  now: number,
): Promise<void> {
  if (!email) return
  const text = `A withdrawal of ${formatMoney(amount, currency)} ${currency} was asked for (number ${id}). If it was not you, write to support at once.`
  try {
    await post(env, { channel: 'email', to: email, subject: 'Withdrawal', text, at: now })
  } catch (error) {
    console.error(JSON.stringify({ level: 'error', message: 'no mail about a withdrawal', error: String(error) }))
  }
}
