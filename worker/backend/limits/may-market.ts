import { type ProfileName, profileOf, rulesOf } from '../../../shared/domain/licence/profiles.ts'
import { siteConfigOf } from '../config/site-config.ts'
import type { Env } from '../env.ts'
import { hasAge } from '../identity/age.ts'
import { isClosed } from '../identity/closed.ts'
import { type Player, playerById } from '../identity/player.ts'
import { callWallet } from '../sportsbook/call-wallet.ts'
import { marksOf, personOf } from './marks.ts'
import { excludedElsewhere } from './same-person.ts'

/** Below this age losses weigh more (RD 176/2023). */
const GROWN = 26

/** Whose play is looked at before he is offered anything. */
export const isYoung = ({ birthday }: Pick<Player, 'birthday'>, now: number): boolean =>
  birthday !== null && !hasAge(birthday, GROWN, now)

/** The licence that players are under. */
export async function licenceOf(env: Env): Promise<ProfileName> {
  const { licenceProfile, countryCode } = await siteConfigOf(env)
  return profileOf(licenceProfile, countryCode)
}

/**
 * May this player be offered anything, on a page or by a message (H19, H20)? Asked for each recipient at the moment of sending. Not while an
 * exclusion counts, here or elsewhere, nor what the wallet says against it; and not when nobody can say.
 */
export async function mayMarket(env: Env, player: Player, now: number): Promise<boolean> {
  const isOut = await env.DB.prepare('SELECT 1 FROM exclusion WHERE player = ?1 AND (ends > ?2 OR asked IS NULL)')
    .bind(player.id, now)
    .first()
  if (
    isOut ||
    (await isClosed(env, player.id)) ||
    (await excludedElsewhere(env, await marksOf(personOf(player)), now)) !== null
  )
    return false
  const asked = { now, licence: await licenceOf(env), isYoung: isYoung(player, now) }
  return callWallet(env, player.id, (wallet) => wallet.mayMarket(asked)).catch(() => false)
}

/** Does his licence call this player's play intensive (RG-91)? Then he gets no offers and no credit, and is warned. */
export async function playsIntensively(env: Env, userId: number, now: number): Promise<boolean> {
  const licence = await licenceOf(env)
  if (rulesOf(licence).intensive === null) return false
  const player = await playerById(env, userId)
  if (!player) return false
  return callWallet(env, userId, (wallet) => wallet.isIntensive({ now, licence, isYoung: isYoung(player, now) }))
}
