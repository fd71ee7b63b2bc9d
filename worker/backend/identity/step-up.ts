import { HttpError } from '../http/error.ts'
import type { Ctx } from '../http/serve.ts'
import { verifyPassword } from './password.ts'
import { type Player, playerById } from './player.ts'
import type { Session } from './session.ts'
import { attempt } from './throttle.ts'

/** A sign-in or registration counts as proof for so long, milliseconds (api.md, 'The embedded default'). */
const FRESH_MS = 15 * 60_000

/** Has the player signed in just now? */
export async function isFresh(c: Ctx, { sessionHash }: Session, now: number): Promise<boolean> {
  const began = await c.env.DB.prepare('SELECT created FROM session WHERE hash = ?1')
    .bind(sessionHash)
    .first<number>('created')
  return began !== null && now - began < FRESH_MS
}

/** The player, if the password is his; a wrong one counts like one of a sign-in. Throws wrongCredentials, captcha, tooMany. */
export async function withPassword(c: Ctx, { userId }: Session, password: string, now: number): Promise<Player> {
  const player = await playerById(c.env, userId)
  if (!player) throw new HttpError('unauthorised')
  const tried = await attempt(c, String(userId), now)
  if (!(await verifyPassword(password, player.password, c.env.PEPPER)).ok) throw tried.failure('wrongPassword')
  await tried.succeeded()
  return player
}

/** The player, for a change that a stolen session must not make (SEC-15): fresh, or with the password. Throws stepUp. */
export async function steppedUp(c: Ctx, session: Session, password: string | undefined, now: number): Promise<Player> {
  if (password !== undefined && password !== '') return withPassword(c, session, password, now)
  if (!(await isFresh(c, session, now))) throw new HttpError('stepUp')
  const player = await playerById(c.env, session.userId)
  if (!player) throw new HttpError('unauthorised')
  return player
}
