import { openOrigin } from '../origin/open.ts'
import type { Turn } from '../turn.ts'

/** Group of a player whose identity is confirmed (spec §4, 'Verified'). */
const VERIFIED = 'VERIFICATION_SUCCESSFUL'

/** Has the player an identification bonus to gain, being not verified yet? Null when the origin does not say. */
export async function readIdentificationBonus(turn: Turn): Promise<boolean | null> {
  const user = await openOrigin(turn).userConfig()
  if (!user) return null
  const isVerified =
    (user.internal_verification_status === 1 || user.verification_status_group_code === VERIFIED) &&
    user.requested_additional_document !== 1
  return user.is_identification_bonus && !isVerified
}
