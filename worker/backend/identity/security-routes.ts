import * as v from 'valibot'
import {
  beginTwoFactor,
  changeContact,
  changePassword,
  confirmTwoFactor,
  endSession,
  endTwoFactor,
  getSecurity,
} from '../../../shared/api/security.ts'
import { siteConfigOf } from '../config/site-config.ts'
import type { Env } from '../env.ts'
import { HttpError } from '../http/error.ts'
import { type App, type Ctx, serve } from '../http/serve.ts'
import { refuseExcludedPerson } from '../limits/same-person.ts'
import { emailLink } from './activation.ts'
import { deviceName } from './device-name.ts'
import { atText, messageTo } from './messages.ts'
import { post } from './outbox.ts'
import { lockPayouts, payoutsFrom } from './payout-lock.ts'
import { changeProfile, isPhoneTaken, loginOf, type Player } from './player.ts'
import { replacePassword } from './reset.ts'
import { maySend } from './sent.ts'
import { openSession, type Session } from './session.ts'
import { speaks } from './site.ts'
import { isFresh, steppedUp, withPassword } from './step-up.ts'
import { sendCode } from './steps.ts'
import { attempt } from './throttle.ts'
import { otpUri } from './totp.ts'
import { beginSecret, isTwoFactorOn, recoveryCodesLeft, switchOff, switchOn, takeSecondStep } from './two-factor.ts'
import { renewVersion } from './wallet.ts'

const iso = (at: number) => new Date(at).toISOString()
/** A session's name for its list: a part of its digest, which opens nothing. */
const idOf = (hash: string) => hash.slice(0, 16)
const rows = v.array(v.object({ hash: v.string(), device: v.string(), created: v.number(), seen: v.number() }))

async function sessionsOf({ DB }: Env, session: Session, now: number) {
  const { results } = await DB.prepare(
    'SELECT hash, device, created, seen FROM session WHERE player = ?1 AND expires > ?2 ORDER BY seen DESC LIMIT 50',
  )
    .bind(session.userId, now)
    .all()
  return v.parse(rows, results).map(({ hash, device, created, seen }) => ({
    id: idOf(hash),
    device: deviceName(device),
    startedAt: iso(created),
    seenAt: iso(seen),
    isThis: hash === session.sessionHash,
  }))
}

/** What was changed is told to where the player was reached before (SEC-15). */
async function tell(c: Ctx, player: Player, what: 'twoFactor' | 'contact', now: number): Promise<void> {
  for (const to of [player.email, player.phone])
    if (to !== null) await post(c.env, messageTo(to, what, atText(now), await speaks(c), now))
}

const noteTwoFactor = (env: Env, userId: number, isOn: boolean) =>
  changeProfile(env, userId, (before) => ({
    ...before,
    protection_methods: { ...before.protection_methods, enable_two_factor_auth: isOn },
  }))

/** Two-step sign-in, sessions, password and contacts of the signed-in player. */
export function serveSecurity(app: App): void {
  serve(app, getSecurity, async ({ c, env, session, now }) => {
    const from = await payoutsFrom(env, session.userId, now)
    return {
      isTwoFactorOn: await isTwoFactorOn(env, session.userId),
      recoveryCodesLeft: await recoveryCodesLeft(env, session.userId),
      isFresh: await isFresh(c, session, now),
      sessions: await sessionsOf(env, session, now),
      payoutsFrom: from === null ? null : iso(from),
    }
  })

  serve(app, beginTwoFactor, async ({ c, env, session, body, now }) => {
    const player = await steppedUp(c, session, body.currentPassword, now)
    const secret = await beginSecret(env, player.id)
    if (secret === null) throw new HttpError('dataFixed')
    const { companyName } = await siteConfigOf(env)
    return { secret, uri: otpUri(secret, companyName, loginOf(player)) }
  })
  serve(app, confirmTwoFactor, async ({ c, env, session, body, now }) => {
    const tried = await attempt(c, `two-step:${session.userId}`, now)
    const recoveryCodes = await switchOn(env, session.userId, body.code)
    if (!recoveryCodes) throw tried.failure('wrongCode')
    await tried.succeeded()
    await lockPayouts(env, session.userId, now)
    const player = await noteTwoFactor(env, session.userId, true)
    if (player) await tell(c, player, 'twoFactor', now)
    return { recoveryCodes }
  })
  serve(app, endTwoFactor, async ({ c, env, session, body, now }) => {
    const player = await steppedUp(c, session, body.currentPassword, now)
    const tried = await attempt(c, `two-step:${session.userId}`, now)
    if (!(await takeSecondStep(env, player.id, body.code))) throw tried.failure('wrongCode')
    await tried.succeeded()
    await switchOff(env, player.id)
    await lockPayouts(env, player.id, now)
    await noteTwoFactor(env, player.id, false)
    await tell(c, player, 'twoFactor', now)
    return {}
  })

  serve(app, endSession, async ({ env, session, params: { id } }) => {
    const { meta } = await env.DB.prepare(
      "DELETE FROM session WHERE player = ?1 AND hash <> ?2 AND (?3 = 'others' OR substr(hash, 1, 16) = ?3)",
    )
      .bind(session.userId, session.sessionHash, id)
      .run()
    if (meta.changes === 0 && id !== 'others') throw new HttpError('notFound')
    if (meta.changes > 0) await renewVersion(env, session.userId)
    return { ended: meta.changes }
  })

  serve(app, changePassword, async ({ c, session, body, now }) => {
    const player = await withPassword(c, session, body.currentPassword, now)
    await replacePassword(c, player, body.password, now)
    await openSession(c, player, false)
    return {}
  })

  serve(app, changeContact, async ({ c, env, session, body, now }) => {
    const player = await steppedUp(c, session, body.currentPassword, now)
    const config = await siteConfigOf(env)
    await refuseExcludedPerson(env, body, config, now)
    if (body.phone !== undefined) {
      if (await isPhoneTaken(env, body.phone, player.id)) throw new HttpError('phoneTaken')
      await sendCode(c, body.phone, now, { kind: 'activate-phone', subject: String(player.id) })
      if (player.phone !== null && player.phone !== body.phone) await tell(c, player, 'contact', now)
    }
    if (body.email !== undefined) {
      await maySend(c, `email:${body.email.toLowerCase()}`, now)
      const link = await emailLink(c, config, { id: player.id, email: body.email }, now)
      await post(env, messageTo(body.email, 'activate', link, await speaks(c), now))
      if (player.email !== body.email.toLowerCase()) await tell(c, player, 'contact', now)
    }
    return {}
  })
}
