import * as v from 'valibot'
import type { Body } from '../../../shared/api/call.ts'
import type { loginByEmail } from '../../../shared/api/identity.ts'
import type { loginByPhone } from '../../../shared/api/sign-in.ts'
import { callingCode } from '../../../shared/domain/account/phone.ts'
import { e164 } from '../../../shared/domain/account/phone-number.ts'
import { check } from '../http/body.ts'
import { invalid } from '../http/error.ts'
import type { Ctx } from '../http/serve.ts'
import { base64Text } from './base64-text.ts'
import { enterOrAsk } from './enter.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { emailKey, type Player, playerByLogin, playerByPhone } from './player.ts'
import { attempt } from './throttle.ts'

const login = v.object({ uLogin: v.pipe(base64Text, v.maxLength(254)) })
const secret = v.object({ uPassword: v.pipe(base64Text, v.maxLength(128)) })

/**
 * The player, if the password is his. An unknown one and a wrong password give the same answer after the same work (SEC-13); all ways in count
 * their failures at one place. Throws wrongCredentials, captcha or tooMany. A hash of older parameters is replaced.
 */
async function proved(c: Ctx, player: Player | null, said: string, password: string, now: number): Promise<Player> {
  const { env } = c
  const tried = await attempt(c, player ? String(player.id) : said, now)
  const { ok, outdated } = await verifyPassword(password, player?.password ?? null, env.PEPPER)
  if (!ok || !player) throw tried.failure()
  await tried.succeeded()
  // Not over a password that was changed meanwhile.
  if (outdated)
    await env.DB.prepare('UPDATE player SET password = ?2 WHERE id = ?1 AND password = ?3')
      .bind(player.id, await hashPassword(password, env.PEPPER), player.password)
      .run()
  return player
}

/** The player of an e-mail, or a player's number, and a password, both as they are sent. */
export async function provedLogin(c: Ctx, said: string, password: string, now: number): Promise<Player> {
  const { uLogin } = check(login, { uLogin: said })
  const { uPassword } = check(secret, { uPassword: password })
  return proved(c, await playerByLogin(c.env, uLogin), emailKey(uLogin), uPassword, now)
}

/** Sign-in by e-mail, or by the player's number. */
export async function signInByLogin(c: Ctx, form: Body<typeof loginByEmail>, now: number) {
  const player = await provedLogin(c, form.uLogin, form.uPassword, now)
  return enterOrAsk(c, player, form.save === 1, 'two-step-code', now)
}

/** The number that a form tells in two parts; throws invalid for what is none. */
export function phoneOf(code: string, number: string, path: string): string {
  const phone = e164(callingCode(code), number)
  if (phone === null) throw invalid(path, 'a phone number')
  return phone
}

/** Sign-in by phone and password. */
export async function signInByPhone(c: Ctx, form: Body<typeof loginByPhone>, now: number) {
  const phone = phoneOf(form.country_code, form.phone_number, 'phone_number')
  const { uPassword } = check(secret, { uPassword: form.uPassword })
  const player = await proved(c, await playerByPhone(c.env, phone), phone, uPassword, now)
  return enterOrAsk(c, player, form.save === 1, 'two-step-code', now)
}
