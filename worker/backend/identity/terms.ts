import type { AgreementStatus } from '../../../shared/api/terms.ts'
import type { Env } from '../env.ts'
import { changeProfile, type Player } from './player.ts'
import { userConfigOf } from './user-config.ts'

/** Do the rules wait for this player's word (spec §4 'Terms')? */
export function agreementOf(player: Player, now: number): AgreementStatus {
  const { terms_changed, terms_updated_at } = userConfigOf(player, now)
  return { result: terms_changed, updatedAt: terms_updated_at }
}

/**
 * The player agrees to the rules in force; gives the player as it is then, null when there is none. What was agreed to is noted before
 * the flag falls, so that no flag falls without a note.
 */
export async function confirmAgreement(env: Env, player: Player, now: number): Promise<Player | null> {
  const { result, updatedAt } = agreementOf(player, now)
  if (!result) return player
  await env.DB.prepare(
    'INSERT INTO agreement (player, rules, confirmed) VALUES (?1, ?2, ?3) ON CONFLICT (player, rules) DO NOTHING',
  )
    .bind(player.id, updatedAt ?? '', now)
    .run()
  // Rules that changed once more in between wait for an answer of their own.
  return changeProfile(env, player.id, (before) =>
    (before.terms_updated_at ?? null) === (player.profile.terms_updated_at ?? null)
      ? { ...before, terms_changed: false }
      : before,
  )
}
