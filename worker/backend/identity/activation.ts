import type { SiteConfig } from '../../../shared/api/config.ts'
import { hasEmail, hasPhone, withEmail, withPhone } from '../../../shared/domain/account/activation.ts'
import type { Env } from '../env.ts'
import { HttpError } from '../http/error.ts'
import type { Ctx } from '../http/serve.ts'
import { lockPayouts } from './payout-lock.ts'
import { changeProfile, isPhoneTaken, type Player, playerById, setContact } from './player.ts'
import { langOf, siteLink } from './site.ts'
import { makeTicket, takeTicket } from './ticket.ts'

async function changed(env: Env, player: Player, next: Parameters<typeof changeProfile>[2]): Promise<Player> {
  const found = await changeProfile(env, player.id, next)
  if (!found) throw new HttpError('unauthorised')
  return found
}

/** The player has shown that a number is his (S4.90 – S4.92); money waits a day when it replaces another (SEC-15). Throws phoneTaken when another player has shown it before. */
export async function confirmPhone(env: Env, player: Player, phone: string, now: number): Promise<Player> {
  if (player.phone === phone && hasPhone(player.profile.activation_type ?? 0)) return player
  if (await isPhoneTaken(env, phone, player.id)) throw new HttpError('phoneTaken')
  if (player.phone !== phone) await setContact(env, player.id, { phone })
  if (player.phone !== null && player.phone !== phone) await lockPayouts(env, player.id, now)
  return changed(env, player, (before) => ({
    ...before,
    activation_type: withPhone(before.activation_type ?? 0),
    protection_methods: { ...before.protection_methods, enable_phone_binding: true },
  }))
}

/** Address of the page that confirms an e-mail; what else the player has under way for an address is worthless then. */
export async function emailLink(
  c: Ctx,
  config: SiteConfig,
  { id, email }: { id: number; email: string },
  now: number,
): Promise<string> {
  const ticket = { kind: 'activate-mail', subject: String(id), code: null, data: email, replaces: true } as const
  return siteLink(c, config, langOf(c, config), `/user/activate?token=${await makeTicket(c.env, ticket, now)}`)
}

/** The link of the mail was opened, and its form sent; throws tokenOver. An address that is not the player's yet becomes his. */
export async function confirmEmail(env: Env, token: string, now: number): Promise<Player> {
  const ticket = await takeTicket(env, 'activate-mail', token, now)
  const player = ticket && (await playerById(env, Number(ticket.subject)))
  if (!ticket?.data || !player) throw new HttpError('tokenOver')
  if (player.email === ticket.data.toLowerCase() && hasEmail(player.profile.activation_type ?? 0)) return player
  if (!(await setContact(env, player.id, { email: ticket.data }))) throw new HttpError('emailTaken')
  if (player.email !== null && player.email !== ticket.data.toLowerCase()) await lockPayouts(env, player.id, now)
  return changed(env, player, (before) => ({
    ...before,
    activation_type: withEmail(before.activation_type ?? 0),
  }))
}
