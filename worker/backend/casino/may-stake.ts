import { now } from '../clock/clock.ts'
import type { Env } from '../env.ts'
import { HttpError } from '../http/error.ts'
import type { Player } from '../identity/player.ts'
import { userConfigOf } from '../identity/user-config.ts'
import { refuseInMaintenance } from '../sportsbook/maintenance.ts'
import { gameNow } from './games.ts'
import { isToken } from './token.ts'

interface Asked {
  provider: string
  token: string
}

/** Refuses whoever is not led by a young token of this player's, given to this provider. */
export async function refuseStranger(env: Env, { id }: Player, { provider, token }: Asked): Promise<void> {
  if (!(await isToken(env, token, provider, id, now()))) throw new HttpError('unauthorised')
}

/** Stakes are taken only of a player who plays there now, in a game of this provider's, and may play at all. */
export async function refuseStake(env: Env, player: Player, asked: Asked & { gameId: number }): Promise<void> {
  await refuseStranger(env, player, asked)
  const { ban_level, age_verified } = userConfigOf(player, now())
  if (ban_level > 0) throw new HttpError('banned')
  if (!age_verified) throw new HttpError('notVerified')
  await refuseInMaintenance(env)
  if ((await gameNow(env, asked.gameId))?.provider !== asked.provider) throw new HttpError('notFound')
}
