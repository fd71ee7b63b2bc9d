import { siteConfigOf } from '../config/site-config.ts'
import { HttpError } from '../http/error.ts'
import type { Ctx } from '../http/serve.ts'
import { isCommonPassword } from './common-passwords.ts'
import { readCookie, sendCookie } from './cookies.ts'
import { atText, messageTo } from './messages.ts'
import { post } from './outbox.ts'
import { hashPassword } from './password.ts'
import { payoutLock } from './payout-lock.ts'
import { loginOf, type Player, playerById, playerByLogin, playerOfHolder } from './player.ts'
import { maySend } from './sent.ts'
import { langOf, siteLink, speaks } from './site.ts'
import { forgetFailures } from './throttle.ts'
import { makeTicket, randomCode, takeCode, takeTicket } from './ticket.ts'
import { renewVersion } from './wallet.ts'

/** Who has no player of that address gets a ticket of nobody, so that the answer, its cookie and its time are the same. */
const NOBODY = '0'

/** Sends the link or the code for a new password, if somebody has that address; nothing in the answer tells. Throws tooMany. */
export async function requestReset(c: Ctx, to: { email: string } | { phone: string }, now: number): Promise<void> {
  const { env } = c
  const config = await siteConfigOf(env)
  const lang = langOf(c, config)
  if ('phone' in to) {
    await maySend(c, `phone:${to.phone}`, now)
    const player = await playerOfHolder(env, to.phone)
    const code = randomCode()
    const ticket = { kind: 'reset-sms', subject: String(player?.id ?? NOBODY), code, data: to.phone } as const
    sendCookie(c, 'step', await makeTicket(env, { ...ticket, replaces: player !== null }, now))
    if (player) await post(env, messageTo(to.phone, 'resetCode', code, lang, now))
    return
  }
  await maySend(c, `email:${to.email.toLowerCase()}`, now)
  const player = await playerByLogin(env, to.email)
  const ticket = {
    kind: 'reset-mail',
    subject: String(player?.id ?? NOBODY),
    code: null,
    data: player?.email ?? null,
  } as const
  const token = await makeTicket(env, { ...ticket, replaces: player !== null }, now)
  const link = siteLink(c, config, lang, `/user/passwordreset?token=${token}`)
  if (player?.email) await post(env, messageTo(player.email, 'reset', link, lang, now))
}

/**
 * A new password, checked and stored; throws weakPassword. With it, or not at all, his money stays for a day, and his sessions and what would
 * open others end; the player hears of it.
 */
export async function replacePassword(c: Ctx, player: Player, password: string, now: number): Promise<void> {
  const { env } = c
  refuseWeak(password, loginOf(player))
  const hash = await hashPassword(password, env.PEPPER)
  await env.DB.batch([
    env.DB.prepare('UPDATE player SET password = ?2, password_changed = ?3 WHERE id = ?1').bind(player.id, hash, now),
    payoutLock(env, player.id, now),
    env.DB.prepare(
      "DELETE FROM ticket WHERE subject = ?1 AND kind IN ('reset-mail', 'reset-sms', 'two-step', 'sign-in')",
    ).bind(String(player.id)),
    env.DB.prepare('DELETE FROM session WHERE player = ?1').bind(player.id),
  ])
  await renewVersion(env, player.id)
  const to = player.email ?? player.phone
  if (to !== null) await post(env, messageTo(to, 'changed', atText(now), await speaks(c), now))
}

/** Throws weakPassword for one that is tried first. */
export function refuseWeak(password: string, login: string): void {
  if (isCommonPassword(password) || password.toLowerCase() === login.toLowerCase()) throw new HttpError('weakPassword')
}

/** The token of the mail, or the code of the SMS with the browser's ticket, once (SEC-67); throws tokenOver, weakPassword. */
export async function confirmReset(c: Ctx, token: string, password: string, now: number): Promise<void> {
  const { env } = c
  // A weak password must not use the link up.
  refuseWeak(password, '')
  const step = readCookie(c, 'step')
  const isCode = token.length < 40
  const ticket = isCode
    ? step === undefined
      ? null
      : await takeCode(env, 'reset-sms', step, token, now)
    : await takeTicket(env, 'reset-mail', token, now)
  const player = ticket && (await playerById(env, Number(ticket.subject)))
  if (!ticket || !player) throw new HttpError('tokenOver')
  // Sent to an address that is no longer his.
  if (ticket.data !== (isCode ? player.phone : player.email)) throw new HttpError('tokenOver')
  await replacePassword(c, player, password, now)
  await forgetFailures(env, String(player.id))
  if (isCode) sendCookie(c, 'step', null)
}
