import type * as v from 'valibot'
import type { Call } from '../../shared/api/call.ts'
import { playerRead, queryOf } from './origin/player-read.ts'
import type { Turn } from './turn.ts'

/** A read of the contract in the player's name, by the call's own row; null when the origin refuses it or does not answer. */
export type OwnRead = <C extends Call>(
  call: C,
  query?: Readonly<Record<string, string | number>>,
) => Promise<v.InferOutput<C['answer']> | null>

/** Reads of a visit that need no word of their own in the list of the origin's calls. */
export const ownRead =
  (turn: Turn): OwnRead =>
  ({ path, answer }, query = {}) =>
    playerRead(turn, path + queryOf(query), answer)
