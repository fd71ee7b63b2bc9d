import { DEFAULT_DISPLAY } from '../../../shared/domain/settings/display.ts'
import { type Env, walletOf } from '../env.ts'
import { refused } from '../http/refused.ts'
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

/** The player's time zone, hours east of UTC. */
export function zoneOf(player: Pick<Player, 'profile'>): number {
  const saved = player.profile.office?.settings.tzo
  return typeof saved === 'number' ? saved : DEFAULT_DISPLAY.tzo
}

/**
 * A player signs in: his wallet is opened, and may refuse him by his exclusion or his session limit (throws limitExceeded). One that does
 * not answer refuses nobody: whatever needs a limit's word asks it again.
 */
export async function enterWallet(env: Env, player: Player, now: number): Promise<void> {
  const refusal = await callWallet(env, player.id, (wallet) =>
    wallet.enter({ userId: player.id, currency: player.currency, hoursEast: zoneOf(player), now }),
  ).catch(() => null)
  if (refusal) throw refused(refusal)
}

/**
 * Tells the player's wallet that a session of his has ended or his row has changed, after that is written and before it is answered: what
 * isolates have kept of it counts no more (`keptSession`). Throws unknownOutcome when the wallet does not answer.
 */
export const renewVersion = (env: Env, userId: number): Promise<void> =>
  callWallet(env, userId, (wallet) => wallet.renewVersion())
