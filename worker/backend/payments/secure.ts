import { getCookie } from 'hono/cookie'
import type { Body } from '../../../shared/api/call.ts'
import type { getSecureData, SecureData } from '../../../shared/api/payments.ts'
import { GRANT_SECONDS } from '../../../shared/domain/payments/secure.ts'
import type { Env } from '../env.ts'
import { HttpError } from '../http/error.ts'
import type { Ctx } from '../http/serve.ts'
import type { Session } from '../identity/session.ts'
import { isFresh, steppedUp } from '../identity/step-up.ts'
import { proveSecondStep } from '../identity/steps.ts'
import { isTwoFactorOn } from '../identity/two-factor.ts'
import { signature } from '../signature.ts'
import { payerReference } from './send.ts'
import { isEqual } from './signing.ts'

const sealOf = (env: Env, { userId, sessionHash }: Session, until: number) =>
  signature(env, 'payment:grant', `${userId}.${sessionHash}.${until}`)

/**
 * The payer's reference, and a grant for money out: to who has just signed in, or tells his password and, where he signs in by two steps, a code
 * (SEC-15). Throws stepUp, wrongPassword, wrongCode.
 */
export async function secureDataOf(
  c: Ctx,
  session: Session,
  { password, code }: Body<typeof getSecureData>,
  now: number,
): Promise<SecureData> {
  const player = await steppedUp(c, session, password ?? undefined, now)
  if (!(await isFresh(c, session, now)) && (await isTwoFactorOn(c.env, player.id)))
    await proveSecondStep(c, player.id, code ?? '', now)
  const until = now + GRANT_SECONDS * 1000
  const ggru = await payerReference(c.env, session.userId)
  return { ggru, grant: `${until}.${await sealOf(c.env, session, until)}` }
}

/** Money goes out only to who has signed in a short while ago, or has a grant of this session (ASVS 7.5.3). Throws stepUp. */
export async function requireGrant(c: Ctx, session: Session, now: number): Promise<void> {
  const [until = '', seal = ''] = (c.req.header('x-grant') ?? getCookie(c, 'grant') ?? '').split('.')
  const isYoung = /^[0-9]{1,16}$/.test(until) && Number(until) > now
  if (isYoung && isEqual(seal, await sealOf(c.env, session, Number(until)))) return
  if (!(await isFresh(c, session, now))) throw new HttpError('stepUp')
}
