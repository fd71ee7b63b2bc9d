import type { Env } from '../env.ts'
import { HttpError } from '../http/error.ts'

/** How long no money goes out after a change that a thief would make first, milliseconds (SEC-15: 24 to 72 hours). */
const LOCK_MS = 24 * 3_600_000

/** The player's password, contact or two-step sign-in was changed: a statement for the batch of the change. */
export const payoutLock = ({ DB }: Env, userId: number, now: number): D1PreparedStatement =>
  DB.prepare('UPDATE player SET payouts_from = ?2 WHERE id = ?1').bind(userId, now + LOCK_MS)

/** The same by itself. */
export async function lockPayouts(env: Env, userId: number, now: number): Promise<void> {
  await payoutLock(env, userId, now).run()
}

/** When the player's money may go out again, milliseconds; null when it may now. */
export async function payoutsFrom({ DB }: Env, userId: number, now: number): Promise<number | null> {
  const from = await DB.prepare('SELECT payouts_from FROM player WHERE id = ?1')
    .bind(userId)
    .first<number>('payouts_from')
  return from !== null && from > now ? from : null
}

/** Throws payoutsLocked while the player's money has to stay. */
export async function refuseLocked(env: Env, userId: number, now: number): Promise<void> {
  const from = await payoutsFrom(env, userId, now)
  if (from !== null) throw new HttpError('payoutsLocked', { data: { until: new Date(from).toISOString() } })
}
