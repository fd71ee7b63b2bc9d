import type { UserConfig } from '../../shared/api/identity.ts'
import { request } from '../api/request.ts'
import { $player } from '../stores/player.ts'

/** The part of a player's config that the browser works with. */
type Known = Pick<
  UserConfig,
  'user_email' | 'user_name' | 'user_msg_count' | 'phone_number' | 'is_pay_and_play' | 'isRequiredTransfer'
>

export interface UserConfigState {
  /** Whose config it is; null while none is installed. */
  installed: number | null
  config: Partial<Known>
  error: string | null
}

const isText = (x: unknown): boolean => x === null || typeof x === 'string'
const isFlag = (x: unknown): boolean => typeof x === 'boolean'
const isCount = (x: unknown): boolean => typeof x === 'number' && Number.isSafeInteger(x) && x >= 0
const FIELDS = {
  user_email: isText,
  user_name: isText,
  user_msg_count: isCount,
  phone_number: isText,
  is_pay_and_play: isFlag,
  isRequiredTransfer: isFlag,
} as const satisfies Record<keyof Known, (x: unknown) => boolean>

const NONE: UserConfigState = { installed: null, config: {}, error: null }
let state = NONE
export const userConfigState = (): UserConfigState => state

/** What an answer says, of the fields that are known; a name in `user_data` is the user's name (spec §4). */
export function knownOf(data: unknown): Partial<Known> {
  const said: Record<string, unknown> = Object(data)
  const { name }: { name?: unknown } = Object(said.user_data)
  const all: Record<string, unknown> = { ...said, ...(typeof name === 'string' && { user_name: name }) }
  return Object.fromEntries(
    Object.entries(FIELDS).flatMap(([field, fits]) =>
      field in all && fits(all[field]) ? [[field, all[field]] as const] : [],
    ),
  )
}

/**
 * A signed-in player's config: asked for once, after he has signed in; null for a visitor. When it does not come nothing is installed, and
 * the error is the server's or the general one (spec §8).
 */
export async function loadUserConfig(send: typeof fetch = fetch): Promise<Partial<Known> | null> {
  const player = $player.get()
  if (!player) {
    state = NONE
    return null
  }
  if (state.installed === player.userId) return state.config
  const answer = await request('/web-api/user/config', {}, send)
  if (!answer.ok) {
    const said = answer.answered ? answer.message : ''
    state = { ...NONE, error: said || 'failed to get user config' }
    console.error('user config', state.error)
    return null
  }
  state = { installed: player.userId, config: knownOf(answer.data), error: null }
  const { user_name: name } = state.config
  if (name && $player.get()?.userId === player.userId) $player.set({ ...player, name })
  return state.config
}

/** The config is to be asked for anew: something in it may have changed. */
export const forgetUserConfig = (): void => {
  state = NONE
}
