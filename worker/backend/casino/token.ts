import type { Env } from '../env.ts'
import { isEqual } from '../payments/signing.ts'
import { signature } from '../signature.ts'

/** How long a game of another provider may be played without being launched anew, milliseconds. */
const LIFE_MS = 12 * 3_600_000

/** Lets a provider take stakes of one player: who, until when, signed for this provider alone. */
export async function gameToken(env: Env, provider: string, userId: number, now: number): Promise<string> {
  const text = `${userId}.${now + LIFE_MS}`
  return `${text}.${await signature(env, 'casino', `${provider}:${text}`)}`
}

/** Is it this provider's token of this player, and young enough? */
export async function isToken(
  env: Env,
  token: string,
  provider: string,
  userId: number,
  now: number,
): Promise<boolean> {
  const [player, until, signed = ''] = token.split('.')
  if (player !== String(userId) || !/^[0-9]{1,16}$/.test(until ?? '') || Number(until) <= now) return false
  return isEqual(signed, await signature(env, 'casino', `${provider}:${player}.${until}`))
}
