import type { Env } from '../env.ts'
import { HttpError } from '../http/error.ts'

/** Has this player closed his account? */
export const isClosed = async ({ DB }: Env, userId: number): Promise<boolean> =>
  (await DB.prepare('SELECT 1 FROM closure WHERE player = ?1').bind(userId).first()) !== null

/** Refuses the sign-in to a closed account. */
export async function refuseClosed(env: Env, userId: number): Promise<void> {
  if (await isClosed(env, userId)) throw new HttpError('accountClosed')
}
