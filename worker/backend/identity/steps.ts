import { HttpError } from '../http/error.ts'
import type { Ctx } from '../http/serve.ts'
import { signature } from '../signature.ts'
import { confirmPhone } from './activation.ts'
import { readCookie, sendCookie } from './cookies.ts'
import { enter, enterOrAsk } from './enter.ts'
import { messageTo } from './messages.ts'
import { post } from './outbox.ts'
import { type Player, playerById, playerOfHolder } from './player.ts'
import { maySend } from './sent.ts'
import { speaks } from './site.ts'
import { attempt } from './throttle.ts'
import { dropTicket, makeTicket, randomCode, type TicketKind, takeCode, takeTicket, tryTicket } from './ticket.ts'
import { takeSecondStep } from './two-factor.ts'

/** After so long a code may be sent again, seconds. */
export const AGAIN_SECONDS = 60
/** How long a token for another device is good, seconds. */
export const TOKEN_SECONDS = 60
/** The one way to sign in by token: the player's own other device. */
const OWN_DEVICE = 1

/** Sends a code to a phone, and its ticket to the browser. Nothing tells whether anybody has that number. */
export async function sendCode(
  c: Ctx,
  phone: string,
  now: number,
  { kind = 'sms', subject = phone }: { kind?: 'sms' | 'activate-phone'; subject?: string } = {},
): Promise<void> {
  await maySend(c, `phone:${phone}`, now)
  const code = randomCode()
  const data = subject === phone ? null : phone
  sendCookie(c, 'step', await makeTicket(c.env, { kind, subject, code, data, replaces: true }, now))
  await post(c.env, messageTo(phone, 'code', code, await speaks(c), now))
}

/** What the browser's ticket says once its code is told; throws wrongCode. */
export async function codeTold(c: Ctx, kind: TicketKind, code: string, now: number) {
  const token = readCookie(c, 'step')
  const ticket = token === undefined ? null : await takeCode(c.env, kind, token, code, now)
  if (!ticket) throw new HttpError('wrongCode')
  sendCookie(c, 'step', null)
  return ticket
}

/** Sign-in with the code of the SMS, which confirms the number; throws wrongCode, and noAccount for a number that opens nobody's account. */
export async function signInBySms(c: Ctx, code: string, now: number) {
  const { subject: phone } = await codeTold(c, 'sms', code, now)
  const player = await playerOfHolder(c.env, phone)
  if (!player) throw new HttpError('noAccount')
  return enterOrAsk(c, await confirmPhone(c.env, player, phone, now), false, 'two-step-code', now)
}

/** A player's second step: a code of the app or a recovery code. Throws wrongCode, captcha, tooMany. */
export async function proveSecondStep(c: Ctx, userId: number, code: string, now: number): Promise<void> {
  const tried = await attempt(c, `two-step:${userId}`, now)
  if (!(await takeSecondStep(c.env, userId, code))) throw tried.failure('wrongCode')
  await tried.succeeded()
}

/** The second step of whoever has done the first (SEC-19): a code of the app or a recovery code. */
export async function finishSecondStep(
  c: Ctx,
  kind: 'two-step' | 'social-two-step',
  code: string,
  now: number,
): Promise<{ user_id: number }> {
  const { env } = c
  const token = readCookie(c, 'step') ?? ''
  const ticket = await tryTicket(env, kind, token, now)
  const player: Player | null = ticket ? await playerById(env, Number(ticket.subject)) : null
  if (!ticket || !player) throw new HttpError('wrongCode')
  await proveSecondStep(c, player.id, code, now)
  await dropTicket(env, token)
  sendCookie(c, 'step', null)
  return enter(c, player, ticket.data === '1', now)
}

const signed = (c: Ctx, method: number, token: string) => signature(c.env, 'sign-in', `${method}:${token}`)

/** A one-time token for another device of the player's. */
export async function tokenFor(c: Ctx, userId: number, now: number) {
  const token = await makeTicket(
    c.env,
    { kind: 'sign-in', subject: String(userId), code: null, data: null, replaces: true },
    now,
  )
  return { method_id: OWN_DEVICE, token, sign: await signed(c, OWN_DEVICE, token), seconds: TOKEN_SECONDS }
}

/** Sign-in with such a token, once; throws wrongCode. */
export async function signInByToken(c: Ctx, given: { method_id: number; token: string; sign: string }, now: number) {
  const isOurs = given.sign === (await signed(c, given.method_id, given.token))
  const ticket = isOurs ? await takeTicket(c.env, 'sign-in', given.token, now) : null
  const player = ticket && (await playerById(c.env, Number(ticket.subject)))
  if (!player) throw new HttpError('wrongCode')
  return enterOrAsk(c, player, false, 'two-step-code', now)
}
