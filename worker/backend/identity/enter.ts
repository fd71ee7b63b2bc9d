import { noteDevice } from '../fingerprint/devices.ts'
import { deviceOf } from '../fingerprint/token.ts'
import type { Ctx } from '../http/serve.ts'
import { refuseExcluded } from '../limits/exclusion.ts'
import { refuseClosed } from './closed.ts'
import { sendCookie } from './cookies.ts'
import type { Player } from './player.ts'
import { openSession } from './session.ts'
import { makeTicket } from './ticket.ts'
import { isTwoFactorOn } from './two-factor.ts'
import { enterWallet } from './wallet.ts'

/** A player has come in: his device is noted, where he says it. */
export async function arrived(c: Ctx, player: Player, now: number): Promise<void> {
  const device = await deviceOf(c, now)
  if (device !== null) await noteDevice(c.env, player, device, c.req.header('x-language'), now)
}

/** What is left to do once a player has proved who he is: exclusion, closure and limits, then the session. The same for every way in. */
export async function enter(c: Ctx, player: Player, save: boolean, now: number): Promise<{ user_id: number }> {
  await refuseExcluded(c.env, player, now)
  await refuseClosed(c.env, player.id)
  await enterWallet(c.env, player, now)
  await openSession(c, player, save)
  await arrived(c, player, now)
  return { user_id: player.id }
}

/** The first step is done: in, or to the second where the player has one. */
export async function enterOrAsk<K extends 'two-step-code' | 'social-two-step'>(
  c: Ctx,
  player: Player,
  save: boolean,
  next: K,
  now: number,
): Promise<{ user_id: number } | { next: K }> {
  if (!(await isTwoFactorOn(c.env, player.id))) return enter(c, player, save, now)
  const kind = next === 'two-step-code' ? 'two-step' : 'social-two-step'
  const ticket = { kind, subject: String(player.id), code: null, data: save ? '1' : '0' } as const
  sendCookie(c, 'step', await makeTicket(c.env, ticket, now))
  return { next }
}
