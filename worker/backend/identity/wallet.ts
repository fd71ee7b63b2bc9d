import { type Env, walletOf } from '../env.ts'
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
