import { type Env, walletOf } from '../env.ts'
import { callWallet } from '../sportsbook/call-wallet.ts'
import type { Player } from './player.ts'

/** Opens the player's wallet; a repeat changes nothing. A failure is logged, not told: the next sign-in tries again. */
export async function openWallet(env: Env, player: Player, now: number): Promise<void> {
  try {
    await walletOf(env, player.id).open({ userId: player.id, currency: player.currency, now })
  } catch (error) {
    console.error(
      JSON.stringify({ level: 'error', message: 'wallet not opened', player: player.id, error: String(error) }),
    )
  }
}

/**
 * Tells the player's wallet that a session of his has ended or his row has changed, after that is written and before it is answered: what
 * isolates have kept of it counts no more (`keptSession`). Throws unknownOutcome when the wallet does not answer.
 */
export const renewVersion = (env: Env, userId: number): Promise<void> =>
  callWallet(env, userId, (wallet) => wallet.renewVersion())
