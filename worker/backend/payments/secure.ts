import { getCookie } from 'hono/cookie'
import type { SecureData } from '../../../shared/api/payments.ts'
import type { Env } from '../env.ts'
import { HttpError } from '../http/error.ts'
import type { Ctx } from '../http/serve.ts'
import { verifyPassword } from '../identity/password.ts'
import { playerById } from '../identity/player.ts'
import type { Session } from '../identity/session.ts'
import { attempt } from '../identity/throttle.ts'
import { signature } from '../signature.ts'
import { payerReference } from './send.ts'
import { isEqual } from './signing.ts'

/** A sign-in is proof enough for so long (api.md, 'The embedded default'); a grant lasts as long as its cookie (spec §9). Milliseconds. */
const FRESH_MS = 15 * 60_000
const GRANT_MS = 30 * 60_000
export const GRANT = 'grant'

const sealOf = (env: Env, { userId, sessionHash }: Session, until: number) =>
  signature(env, 'payment:grant', `${userId}.${sessionHash}.${until}`)

const isFresh = async (env: Env, { sessionHash }: Session, now: number): Promise<boolean> => {
  const created = await env.DB.prepare('SELECT created FROM session WHERE hash = ?1')
    .bind(sessionHash)
    .first<number>('created')
  return created !== null && now - created < FRESH_MS
}

/** Is this the player's password? Tries count like those of the sign-in. */
async function refuseWrong(c: Ctx, userId: number, password: string, now: number): Promise<void> {
  const player = await playerById(c.env, userId)
  if (!player) throw new HttpError('unauthorised')
  const tried = await attempt(c, player.email ?? `player-${userId}`, now)
  const { ok } = await verifyPassword(password, player.password, c.env.PEPPER)
  if (!ok) throw tried.failure()
  await tried.succeeded()
}

/** The payer's reference, and a grant for money out: to who has just signed in, or tells his password. Throws grantNeeded, wrongCredentials. */
export async function secureDataOf(
  c: Ctx,
  session: Session,
  password: string | null,
  now: number,
): Promise<SecureData> {
  if (password !== null) await refuseWrong(c, session.userId, password, now)
  else if (!(await isFresh(c.env, session, now))) throw new HttpError('grantNeeded')
  const until = now + GRANT_MS
  const ggru = await payerReference(c.env, session.userId)
  return { ggru, grant: `${until}.${await sealOf(c.env, session, until)}` }
}

/** Money goes out only to who has signed in a short while ago, or has a grant of this session (ASVS 7.5.3). Throws grantNeeded. */
export async function requireGrant(c: Ctx, session: Session, now: number): Promise<void> {
  const given = c.req.header('x-grant') ?? getCookie(c, GRANT) ?? ''
  const [until = '', seal = ''] = given.split('.')
  if (/^[0-9]{1,16}$/.test(until) && Number(until) > now && isEqual(seal, await sealOf(c.env, session, Number(until))))
    return
  if (!(await isFresh(c.env, session, now))) throw new HttpError('grantNeeded')
}
