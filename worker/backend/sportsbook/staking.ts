import type { Env } from '../env.ts'
import { HttpError } from '../http/error.ts'
import { refused } from '../http/refused.ts'
import type { Session } from '../identity/session.ts'
import type { HeldBet, PlaceAnswer } from '../wallet/api.ts'
import { callWallet } from './call-wallet.ts'
import { refuseInMaintenance } from './maintenance.ts'
import { requestHash } from './request-hash.ts'

/** A stored answer as it was first given, byte for byte. */
export const stored = (status: number, body: string, replayed: boolean): Response =>
  new Response(body, {
    status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'private, no-store',
      // Whoever hands the answer on reads it in one step.
      'content-length': String(Buffer.byteLength(body)),
      ...(replayed && { 'idempotent-replayed': 'true' }),
    },
  })

interface Keyed {
  env: Env
  session: Session
  key: string
  body: unknown
}

/** What a key has answered before; null for a new one. Throws keyReused when that was to another body. */
export async function firstAnswer({ env, session, key }: Omit<Keyed, 'body'>, hash: string): Promise<Response | null> {
  const first = await callWallet(env, session.userId, (wallet) => wallet.byKey(key))
  if (first && first.requestHash !== hash) throw new HttpError('keyReused')
  return first && stored(first.status, first.body, true)
}

/** Answers a call that stakes money, once a key. Whatever refuses it here, an answer that the key has already given comes first. */
export async function answerOnce(
  { env, session, key, body }: Keyed,
  decide: (requestHash: string) => Promise<PlaceAnswer>,
): Promise<Response> {
  const hash = requestHash(body)
  try {
    const answer = await decide(hash)
    if (answer.ok) return stored(answer.status, answer.body, answer.replayed)
    throw refused(answer)
  } catch (refusal) {
    if (!(refusal instanceof HttpError) || refusal.error === 'unknownOutcome') throw refusal
    const first = await firstAnswer({ env, session, key }, hash)
    if (!first) throw refusal
    return first
  }
}

/** What shuts every stake off before the wallet is asked: a ban, an age that is not confirmed, maintenance. */
export async function refuseStakes(env: Env, session: Session): Promise<void> {
  if (session.banLevel > 0) throw new HttpError('banned')
  if (!session.ageVerified) throw new HttpError('notVerified')
  await refuseInMaintenance(env)
}

/** Asks the wallet with the bounds of the player's main currency; once more when the account that pays has another one. */
export async function inPayingCurrency<A extends PlaceAnswer | HeldBet>(
  { currency: main }: Session,
  ask: (currency: string) => Promise<A>,
): Promise<A> {
  const answer = await ask(main)
  const other = answer.ok || answer.error !== 'couponAccount' ? undefined : answer.data?.currency
  return typeof other === 'string' ? ask(other) : answer
}
